"""Web Push: a message that only the browser can read (RFC 8291), from a server that says who it is (RFC 8292, VAPID).

The key pair follows from the server's secret, so there is nothing more to keep, and subscriptions outlive a restart.
"""

from __future__ import annotations

import base64
import json
import os
import time
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096
HALF_A_DAY: Final = 12 * 3600


class Vapid:
    """Who this server is to the browsers' push services."""

    def __init__(self, secret: str, contact: str) -> None:
        number = int.from_bytes(sha256(b"hhour vapid " + secret.encode()).digest(), "big") % (ORDER - 1) + 1
        self._key: Final = ec.derive_private_key(number, CURVE)
        self.public: Final = to_text(raw(self._key.public_key()))
        self.contact: Final = contact

    def header(self, endpoint: str) -> str:
        """The Authorization header for a message to this endpoint."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        claims = {"aud": audience, "exp": int(time.time()) + HALF_A_DAY, "sub": self.contact}
        signed = ".".join(to_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{to_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def sealed(
    text: bytes, browser: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b""
) -> bytes:
    """A message for the browser with these two keys; ValueError if they are none. `own` and `salt` are for tests."""
    theirs, secret = from_text(browser), from_text(auth)
    if len(secret) != 16:
        raise ValueError("auth has 16 bytes")
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    ours = raw(own.public_key())
    shared = _derived(secret, own.exchange(ec.ECDH(), public), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(salt, shared, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, shared, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    """A point as browsers write it: 65 bytes."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """The same, read again; ValueError if it is none."""
    return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
