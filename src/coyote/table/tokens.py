"""Tokens: what a device holds, and what the table keeps of it."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256


def token_from(secret: bytes) -> str:
    """A token for a device, from 32 bytes of chance."""
    return urlsafe_b64encode(secret).decode().rstrip("=")


def hashed(token: str) -> str:
    """What is stored of a token or of a one-time code: whoever reads the log can use neither."""
    return sha256(token.encode(errors="replace")).hexdigest()
