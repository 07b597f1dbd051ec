"""Live messages packed: each is told in terms of those before it.

What has changed of a view after a move (`scene/difference.py`) has some 1.5 KB, and a third of that when it is packed;
what is short is sent as it is. For clients that want whole views, of 10 to 45 KB, packing leaves little of those that
are smaller than the 32 KB that it remembers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as PlainProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

__all__ = ["PackedProtocol", "PlainProtocol"]

THEIR_WINDOW = 9
"""What clients say is short."""
SETTINGS = {"level": 1, "memLevel": 5}
"""Level 4 packs a fifth better and takes half as long again. The window is as wide as it can be, 32 KB, to reach back
to the view before; with that a connection takes 144 KB of memory."""


SMALL = 1024
"""Messages up to this size are sent as they are: they fit into one packet of the network anyway, and with many
connections, none of whose windows is in the processor's cache, packing one takes as long as drawing half a view."""


class _Packing(PerMessageDeflate):
    """Packs what is worth it."""

    def encode(self, frame: Frame) -> Frame:
        is_whole = frame.fin and frame.opcode is not Opcode.CONT
        return frame if is_whole and len(frame.data) <= SMALL else super().encode(frame)


class _Factory(ServerPerMessageDeflateFactory):
    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, plain = super().process_request_params(params, accepted_extensions)
        return agreed, _Packing(
            plain.remote_no_context_takeover,
            plain.local_no_context_takeover,
            plain.remote_max_window_bits,
            plain.local_max_window_bits,
            plain.compress_settings,
        )


class PackedProtocol(PlainProtocol):
    """A live connection whose messages are compressed, if the client can read them so."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        packing = _Factory(client_max_window_bits=THEIR_WINDOW, compress_settings=SETTINGS)
        self.conn = ServerProtocol(extensions=[packing], max_size=self.config.ws_max_size, logger=self.conn.logger)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back at once what packing takes: the connection is part of a ring, and rings are looked for rarely."""
        super().connection_lost(exc)
        self.conn.extensions = []
