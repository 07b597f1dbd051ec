"""Word to browsers that are closed: Web Push (RFC 8030), encrypted for the browser (RFC 8291), signed by us (RFC 8292).

Needs the extra `push`; without it nobody is offered it. The key that signs is made when a server first starts, and kept
in the database with everything else: browsers take word only from the key that they were given when they agreed.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import logging
import os
import time
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from tabletome.server import webhooks
from tabletome.server.errors import Malformed, NotFound, NotNow
from tabletome.server.messages import PushMessage, PushSubscription
from tabletome.server.schema import KeyRow, PersonRow, PushRow
from tabletome.server.storage import Storage, insert_if_new

try:
    import http_ece
    from cryptography.exceptions import UnsupportedAlgorithm
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from py_vapid import Vapid02
except ImportError:
    AVAILABLE = False
else:
    AVAILABLE = True

SIGNING_KEY = "push"
KEY_BYTES, SECRET_BYTES = 65, 16
"""An uncompressed point of P-256, and what a browser adds to it."""
MOST_BROWSERS = 10
"""Of one person; the one that agreed first is forgotten for an eleventh."""
LASTS = 86_400
"""Word of a turn that cannot be delivered within a day has become old."""
SIGNED_FOR = 12 * 3600
"""How long a signature holds; services take at most a day."""
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
"""With these a push service says that a browser does not want word any more."""
log = logging.getLogger(__name__)


class Push:
    """Browsers that want word, and how they get it."""

    def __init__(self, storage: Storage, contact: str, allow_private: bool) -> None:
        self._storage = storage
        self._contact = contact
        self._allow_private = allow_private
        self._signer: Any = None

    async def open(self) -> None:
        """Read the key that signs, or make it."""
        if not AVAILABLE:
            return
        made = _written(ec.generate_private_key(ec.SECP256R1()))
        self._signer = Vapid02.from_pem(
            (await self._storage.write(lambda session: _signing_key(session, made))).encode()
        )

    @property
    def public_key(self) -> str | None:
        """What a browser has to be given; None where this server sends no word to browsers."""
        if self._signer is None:
            return None
        form = serialization.PublicFormat.UncompressedPoint
        return _to_text(self._signer.public_key.public_bytes(serialization.Encoding.X962, form))

    async def subscribe(self, person: PersonRow, session_hash: str, wish: PushSubscription) -> None:
        """Tell this browser from now on, whoever it told of before."""
        if self._signer is None:
            raise NotNow("this server sends no word to browsers")
        await self._check(wish)
        values = {"id": _id(wish.endpoint), "person_id": person.id, "session": session_hash, "endpoint": wish.endpoint}
        values |= {"key": wish.key, "secret": wish.secret, "created": time.time()}
        await self._storage.write(lambda session: _keep(session, values))

    async def _check(self, wish: PushSubscription) -> None:
        target = webhooks.read_target(wish.endpoint)
        if not (target.secure or self._allow_private):
            raise Malformed("a push service is reached by https")
        await webhooks.public_address(target, self._allow_private)
        if len(_to_bytes(wish.secret)) != SECRET_BYTES or len(_to_bytes(wish.key)) != KEY_BYTES:
            raise Malformed("these are no keys of a browser's subscription")
        _point(wish.key)

    async def unsubscribe(self, person: PersonRow, endpoint: str) -> None:
        """Tell a browser no more."""
        own = delete(PushRow).where(PushRow.id == _id(endpoint), PushRow.person_id == person.id)
        found = await self._storage.write(lambda session: session.execute(own.returning(PushRow.id)).first())
        if found is None:
            raise NotFound("this browser is not told of anything")

    async def send(self, person: int, message: PushMessage) -> None:
        """Tell all browsers of somebody; those that do not want it any more are forgotten."""
        if self._signer is None:
            return
        query = select(PushRow).where(PushRow.person_id == person)
        for row in await self._storage.read(lambda session: list(session.scalars(query))):
            status = await webhooks.deliver(
                row.endpoint, _encrypted(row, message), self._headers(row, message), self._allow_private
            )
            if status in GONE:
                await self._storage.write(lambda session, id=row.id: session.execute(_without(id)) and None)  # type: ignore[misc]
            elif status is not None and status >= HTTPStatus.BAD_REQUEST:
                log.warning("a push service refused word with status %s", status)

    def _headers(self, row: PushRow, message: PushMessage) -> dict[str, str]:
        """Of several messages of one topic that wait at the push service only the last is delivered."""
        parts = urlsplit(row.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED_FOR, "sub": self._contact}
        return {
            **self._signer.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": _to_text(hashlib.sha256(message.tag.encode()).digest()[:24]),
            "Urgency": "normal",
        }


def contact_of(url: str, contact: str) -> str:
    """Whom a push service may write to when something is wrong with our messages."""
    return contact or (url if url.startswith("https://") else "mailto:nobody@example.org")


def _encrypted(row: PushRow, message: PushMessage) -> bytes:
    """A message that only the browser can read."""
    encrypted: bytes = http_ece.encrypt(
        msgspec.json.encode(message),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_to_bytes(row.key),
        auth_secret=_to_bytes(row.secret),
    )
    return encrypted


def _point(key: str) -> None:
    """Refuse what is no point of the curve."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _to_bytes(key))
    except (ValueError, UnsupportedAlgorithm):
        raise Malformed("these are no keys of a browser's subscription") from None


def _written(key: Any) -> str:
    """A private key as text."""
    form, secret = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    return str(key.private_bytes(serialization.Encoding.PEM, form, secret).decode())


def _signing_key(session: Session, made: str) -> str:
    """The key of this database; the one just made where there was none."""
    insert_if_new(session, KeyRow, name=SIGNING_KEY, value=made)
    session.flush()
    return session.scalars(select(KeyRow.value).where(KeyRow.name == SIGNING_KEY)).one()


def _keep(session: Session, values: dict[str, Any]) -> None:
    session.execute(_without(values["id"]))
    session.add(PushRow(**values))
    session.flush()
    own = select(PushRow).where(PushRow.person_id == values["person_id"]).order_by(PushRow.created.desc())
    for row in session.scalars(own).all()[MOST_BROWSERS:]:
        session.delete(row)


def _without(id: str) -> Any:
    return delete(PushRow).where(PushRow.id == id)


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _to_bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
