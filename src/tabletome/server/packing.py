"""Live messages packed: each is told in terms of those before it.

What has changed of a view after a move (`scene/difference.py`) has some 1 KB, and 0.1 KB when it is packed. For clients
that want whole views, of 10 to 45 KB, packing makes 0.2 to 0.5 KB of those that are smaller than the 32 KB that it
remembers.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as PlainProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

__all__ = ["PackedProtocol", "PlainProtocol"]

THEIR_WINDOW = 9
"""What clients say is short."""
SETTINGS = {"level": 6, "memLevel": 5}
"""Lower levels find far less of what was there before. The window is as wide as it can be, 32 KB, to reach back to the
view before; with that a connection takes 144 KB of memory."""


class PackedProtocol(PlainProtocol):
    """A live connection whose messages are compressed, if the client can read them so."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        packing = ServerPerMessageDeflateFactory(client_max_window_bits=THEIR_WINDOW, compress_settings=SETTINGS)
        self.conn = ServerProtocol(extensions=[packing], max_size=self.config.ws_max_size, logger=self.conn.logger)
