"""The API as a page: plain HTML from the OpenAPI document, without scripts or outside files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any, Final

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from coyote.catalogue import catalogue

PATH: Final = "/schema"

_STYLE: Final = """\
:root { color-scheme: light dark; --sky: #f6efe2; --ink: #2a2440; --sand: #e7d7b8; --link: #1d5a8a }
@media (prefers-color-scheme: dark) {
  :root { --sky: #1c1a33; --ink: #f4ecd8; --sand: #3a3157; --link: #9fd0f5 }
}
body {
  font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem;
  background: var(--sky); color: var(--ink); overflow-wrap: anywhere;
}
a { color: var(--link) }
h2 {
  font-size: 1.125rem; margin: 2.5rem 0 0.5rem; padding-top: 0.75rem;
  border-top: 2px solid var(--sand);
}
h3 { font-size: 1rem; margin: 1.75rem 0 0.25rem }
p { margin: 0.25rem 0 0.75rem }
code { font-family: ui-monospace, monospace }
dl {
  display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: 0.25rem 1rem;
  margin: 0;
}
dd { margin: 0 }
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
        description=catalogue().text("api-page"),
        use_handler_docstrings=True,
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
    yield f"<body>\n<h1>{title}</h1>\n{_paragraph(document['info'].get('description'))}"
    yield f'<p><a href="{PATH}/openapi.json">openapi.json</a></p>'
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
    yield f"{_paragraph(operation.get('description') or operation.get('summary'))}<dl>"
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
