"""Files for browsers: read once, known by their paths, sent pressed where it helps."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response

ASSETS: Final = "/assets/"
"""What lies here has its hash in its name, so that it never changes."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"
PRESSED: Final = ".gz"

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_ANY: Final = "application/octet-stream"


@dataclass(frozen=True)
class File:
    """What is sent, as it is and pressed, and how long a browser may keep it."""

    body: bytes
    type: str
    pressed: bytes | None = None
    kept: str | None = None
    vary: str = ""

    @cached_property
    def tag(self) -> str:
        return sha256(self.body).hexdigest()[:20]


def press(body: bytes) -> bytes:
    """The same bytes for the same content, whenever it is built."""
    return gzip.compress(body, compresslevel=9, mtime=0)


def read_files(folder: Path) -> dict[str, File]:
    """Every file of a folder by its path; no other path leads to any file."""
    found: dict[str, File] = {}
    for path in sorted(folder.rglob("*")):
        name = f"/{path.relative_to(folder).as_posix()}"
        if path.is_file() and path.suffix != PRESSED and "/." not in name:
            pressed = path.with_name(path.name + PRESSED)
            found[name] = File(
                path.read_bytes(),
                _TYPES.get(path.suffix, _ANY),
                pressed.read_bytes() if pressed.is_file() else None,
                FOR_EVER if name.startswith(ASSETS) else A_DAY,
            )
    return found


def send(
    request: Request[Any, Any, Any],
    file: File,
    status: int = 200,
    headers: Mapping[str, str] | None = None,
) -> Response[bytes]:
    """The answer with a file; one that the browser has already is not sent again."""
    pressed = file.pressed if "gzip" in wished(request.headers.get("accept-encoding", "")) else None
    body = file.body if pressed is None else pressed
    varies = [file.vary] if file.vary else []
    told = {"content-type": file.type, **(headers or {})}
    if file.pressed is not None:
        varies.append("accept-encoding")
    if varies:
        told["vary"] = ", ".join(varies)
    if pressed is not None:
        told["content-encoding"] = "gzip"
    if status == 200 and file.kept is not None:
        tag = f'"{file.tag}"' if pressed is None else f'"{file.tag}-gz"'
        told |= {"cache-control": file.kept, "etag": tag}
        if tag in _tags(request.headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=told)
    if request.method == "HEAD":
        told["content-length"] = str(len(body))
        body = b""
    return Response(body, status_code=status, headers=told)


def _tags(header: str) -> set[str]:
    return {tag.strip().removeprefix("W/") for tag in header.split(",")}


def wished(header: str) -> list[str]:
    """What an `Accept-` header asks for in small letters, the most wished for first."""
    wishes: list[tuple[float, str]] = []
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        try:
            wish = float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            wish = 0.0
        if wish > 0:
            wishes.append((wish, name.strip()))
    return [name for _, name in sorted(wishes, key=lambda pair: -pair[0])]
