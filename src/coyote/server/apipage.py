"""The API as a page: plain HTML from the OpenAPI document, without scripts or outside files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

PATH: Final = "/schema"

_STYLE: Final = """\
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 2.5rem } h3 { margin: 1.75rem 0 0.25rem }
code { font-family: ui-monospace, monospace } dd { margin: 0 0 0.5rem 1.5rem }
:root { color-scheme: light dark }
"""


class Page(OpenAPIRenderPlugin):
    """Shows the document to people at `/schema`."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return "\n".join(_page(openapi_schema)).encode()

    def receive_router(self, router: Router) -> None:
        router.register(get_style)


@get("/style.css", media_type="text/css", sync_to_thread=False, include_in_schema=False)
def get_style() -> str:
    return _STYLE


def api_page(version: str) -> OpenAPIConfig:
    """What the app needs to serve the document and the page."""
    return OpenAPIConfig(
        title="Coyote",
        version=version,
        openapi_router=Router(
            PATH, route_handlers=[], include_in_schema=False, after_request=_never_lost
        ),
        render_plugins=[Page(), JsonRenderPlugin()],
    )


def _never_lost(response: Response[Any]) -> Response[Any]:
    """The framework has a page of its own for what is not there; ours is a code."""
    if response.status_code == 404:
        raise NotFoundException
    return response


def _page(document: Mapping[str, Any]) -> Iterator[str]:
    title = escape(f"{document['info']['title']} {document['info']['version']}")
    yield '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f'<title>{title}</title><link rel="stylesheet" href="{PATH}/style.css"></head>'
    yield f'<body>\n<h1>{title}</h1>\n<p><a href="{PATH}/openapi.json">openapi.json</a></p>'
    for path, item in sorted(document.get("paths", {}).items()):
        for method, operation in item.items():
            if method in ("get", "post", "put", "patch", "delete"):
                yield from _operation(method, path, operation)
    for name, schema in sorted(document.get("components", {}).get("schemas", {}).items()):
        yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3>'
        yield f"{_paragraph(schema.get('description'))}<dl>"
        for field, part in schema.get("properties", {}).items():
            star = "" if field in schema.get("required", ()) else " ?"
            yield f"<dt><code>{escape(field)}</code>{star}</dt><dd>{_type(part)}</dd>"
        yield "</dl>"
    yield "</body>\n</html>"


def _operation(method: str, path: str, operation: Mapping[str, Any]) -> Iterator[str]:
    yield f"<h2><code>{method.upper()} {escape(path)}</code></h2>"
    yield _paragraph(operation.get("summary"))
    yield f"{_paragraph(operation.get('description'))}<dl>"
    for parameter in operation.get("parameters", ()):
        where = escape(f"{parameter['name']} ({parameter['in']})")
        yield f"<dt><code>{where}</code></dt><dd>{_type(parameter.get('schema', {}))}</dd>"
    bodies = {"body": operation.get("requestBody", {}), **operation.get("responses", {})}
    for name, body in bodies.items():
        for content in body.get("content", {}).values():
            yield f"<dt><code>{escape(name)}</code></dt><dd>{_type(content.get('schema', {}))}</dd>"
    yield "</dl>"


def _paragraph(text: str | None) -> str:
    return f"<p>{escape(text)}</p>\n" if text else ""


def _type(part: Mapping[str, Any]) -> str:
    """A type in few words, with links to those that have a name."""
    match part:
        case {"$ref": str(reference)}:
            name = escape(reference.rpartition("/")[2])
            return f'<a href="#{name}"><code>{name}</code></a>'
        case {"oneOf": list(choices)} | {"anyOf": list(choices)}:
            return " | ".join(_type(choice) for choice in choices)
        case {"enum": list(values)}:
            return " | ".join(f"<code>{escape(str(value))}</code>" for value in values)
        case {"const": value}:
            return f"<code>{escape(str(value))}</code>"
        case {"type": "array", "items": items}:
            return f"[{_type(items)}]"
        case {"type": list(types)}:
            return " | ".join(map(escape, types))
        case {"type": kind}:
            return escape(str(kind))
        case _:
            return "any"
