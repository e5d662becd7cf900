"""The web page: its files, its head for each language and each table, and what it never does."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from coyote.catalogue import LANGUAGES, Catalogue, catalogue
from coyote.server.config import Config
from coyote.server.files import press, read_files, wished
from coyote.server.page import Page
from coyote.server.serving import make_app
from coyote.table import requests

LOCAL = "http://127.0.0.1:8017"
INDEX = """<!doctype html>
<html lang="en">
  <head>
    <title>Coyote</title>
    <!--page-head-->
    <script type="module" crossorigin src="/assets/index-abc.js"></script>
  </head>
  <body><div id="app"></div></body>
</html>
"""
FILES = {
    "index.html": INDEX.encode(),
    "assets/index-abc.js": b"export const howl = 1;\n" * 40,
    "assets/night-def.css": b"body { color: white }\n" * 40,
    "assets/round-ghi.woff2": b"wOF2",
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": b"{}",
    "og.png": b"\x89PNG",
    "icons/192.png": b"\x89PNG",
    ".vite/manifest.json": b"{}",
}


class Head(HTMLParser):
    """What stands in the head of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.metas: dict[str, str] = {}
        self.tags: list[str] = []
        self.title = ""
        self.language: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.tags.append(tag)
        if tag == "html":
            self.language = found.get("lang")
        if tag == "meta":
            name = found.get("property") or found.get("name")
            self.metas[str(name)] = str(found.get("content"))

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["title"] and not self.title:
            self.title = data


def built(folder: Path) -> Path:
    """A folder such as a build leaves."""
    for name, body in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
        if path.suffix in (".js", ".css"):
            path.with_name(path.name + ".gz").write_bytes(press(body))
    return folder


@contextmanager
def served(folder: Path, page: Path | None = None, **settings: Any) -> Iterator[TestClient[Any]]:
    config = Config(database=f"sqlite:///{folder}/coyote.db", **settings)
    app = make_app(config, page=Page(built(folder / "page") if page is None else page))
    with TestClient(app, LOCAL) as client:
        yield client


def open_table(client: TestClient[Any], name: str) -> str:
    answer = client.post("/api/tables", json={"name": name})
    assert answer.status_code == 201
    return str(answer.json()["code"])


# Files


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/assets/index-abc.js", "text/javascript; charset=utf-8", "public, max-age=31536000, i"),
        ("/assets/night-def.css", "text/css; charset=utf-8", "public, max-age=31536000, i"),
        ("/assets/round-ghi.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/favicon.svg", "image/svg+xml", "public, max-age=86400"),
        ("/manifest.webmanifest", "application/manifest+json", "public, max-age=86400"),
        ("/og.png", "image/png", "public, max-age=86400"),
        ("/icons/192.png", "image/png", "public, max-age=86400"),
    ],
)
def test_a_file_has_its_type_and_is_kept_as_long_as_it_is_good(
    tmp_path: Path, path: str, kind: str, kept: str
) -> None:
    with served(tmp_path) as client:
        answer = client.get(path)
    assert answer.status_code == 200
    assert answer.content == FILES[path[1:]]
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"].startswith(kept)
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_file_goes_pressed_to_who_takes_it(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        path = "/assets/index-abc.js"
        packed = client.get(path, headers={"accept-encoding": "br, gzip;q=0.8"})
        plain = client.get(path, headers={"accept-encoding": "gzip;q=0, br"})
        font = client.get("/assets/round-ghi.woff2", headers={"accept-encoding": "gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(FILES[path[1:]])
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content == FILES[path[1:]]
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]
    assert "content-encoding" not in font.headers
    assert "vary" not in font.headers


def test_what_a_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        for path in ("/", "/og.png", "/assets/index-abc.js"):
            first = client.get(path)
            tag = first.headers["etag"]
            again = client.get(path, headers={"if-none-match": f'"other", W/{tag}'})
            other = client.get(path, headers={"if-none-match": '"other"'})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
            assert again.headers["cache-control"] == first.headers["cache-control"]
            assert (other.status_code, other.content) == (200, first.content)


@pytest.mark.parametrize("path", ["/", "/t/BFKLMR", "/og.png", "/assets/index-abc.js"])
def test_a_head_is_the_answer_without_its_body(tmp_path: Path, path: str) -> None:
    with served(tmp_path) as client:
        whole, head = client.get(path), client.head(path)
    assert head.content == b""
    assert head.status_code == whole.status_code
    for name in ("content-type", "content-length", "content-encoding", "etag", "cache-control"):
        assert head.headers.get(name) == whole.headers.get(name), name


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-abc.js.gz",
        "/assets/other.js",
        "/assets/..%2findex.html",
        "/assets/../../coyote.db",
        "/..%2f..%2fcoyote.db",
        "/index.html",
        "/page/index.html",
        "/.vite/manifest.json",
        "/%00",
    ],
)
def test_no_other_path_leads_to_a_file(tmp_path: Path, path: str) -> None:
    with served(tmp_path) as client:
        answer = client.get(path)
    assert (answer.status_code, answer.json()) == (404, {"code": "not-found", "facts": {}})


def test_the_same_content_is_pressed_to_the_same_bytes() -> None:
    assert press(b"howl" * 99) == press(b"howl" * 99)
    assert gzip.decompress(press(b"howl")) == b"howl"


def test_the_page_is_not_among_the_files_that_are_kept_for_long(tmp_path: Path) -> None:
    assert "/index.html" in read_files(built(tmp_path))
    assert "/index.html" not in Page(tmp_path).files


# The page


@pytest.mark.parametrize("path", ["/", "/learn", "/rules", "/settings"])
def test_each_place_is_the_page(tmp_path: Path, path: str) -> None:
    with served(tmp_path, base_url="https://coyote.example.org") as client:
        answer = client.get(path, headers={"accept-encoding": "gzip"})
    head = Head(answer.text)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "accept-language, accept-encoding"
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert '<script type="module" crossorigin src="/assets/index-abc.js"></script>' in answer.text
    assert "<!--" not in answer.text
    assert head.title == head.metas["og:title"] == "Coyote"
    assert head.metas["og:image"] == "https://coyote.example.org/og.png"
    assert head.metas["og:url"] == f"https://coyote.example.org{path}"
    assert head.metas["og:description"] == head.metas["description"]
    assert head.metas["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en-GB,fr;q=0.5", "en"),
        ("es, en;q=0.3, fr;q=0.7", "fr"),
        ("xx", "en"),
        ("", "en"),
        ("fr;q=nonsense", "en"),
    ],
)
def test_the_page_is_in_the_language_of_the_browser(
    tmp_path: Path, wishes: str, language: str
) -> None:
    with served(tmp_path) as client:
        head = Head(client.get("/", headers={"accept-language": wishes}).text)
    assert head.language == language
    assert head.metas["description"] == catalogue(language).text("page-description")


def test_a_language_that_is_not_there_yet_is_said_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lacking(language: str = LANGUAGES[0]) -> object:
        if language != LANGUAGES[0]:
            raise FileNotFoundError(language)
        return catalogue()

    monkeypatch.setattr("coyote.server.page._catalogue", lacking)
    with served(tmp_path) as client:
        head = Head(client.get("/", headers={"accept-language": "de"}).text)
    assert (head.language, head.title) == ("en", "Coyote")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_are_those_of_the_catalogue(language: str) -> None:
    part, whole = Catalogue(language, only="page-"), catalogue(language)
    for name in ("page-title", "page-title-table", "page-description", "page-not-built"):
        assert part.text(name, name="Ann") == whole.text(name, name="Ann")
    assert "serve-ready" not in part
    # A message that goes on over many lines is whole.
    assert Catalogue(language, only="edition-").text("edition-starts", fact="winner") == (
        whole.text("edition-starts", fact="winner")
    )


def test_the_weights_of_wishes_count() -> None:
    assert wished("a;q=0.5, B, c;q=0, d;q=x, e; q=0.7") == ["b", "e", "a"]


def test_a_path_that_leads_nowhere_is_the_page_for_a_browser_and_a_code_for_a_program(
    tmp_path: Path,
) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    with served(tmp_path) as client:
        page = client.get("/nowhere/at/all", headers=browser)
        assert page.status_code == 404
        assert page.headers["cache-control"] == "no-store"
        assert "etag" not in page.headers
        assert Head(page.text).title == "Coyote"
        for path, headers in (
            ("/nowhere", {}),
            ("/nowhere", {"accept": "*/*"}),
            ("/api/nowhere", browser),
            ("/api/tables/BFKLMR/log", browser),
            ("/assets/gone-123.js", browser),
        ):
            answer = client.get(path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "not-found"), path
        assert client.post("/nowhere", headers=browser).json()["code"] == "not-found"


# What the page asks for


def test_the_editions_and_the_qr_code_go_pressed_to_who_takes_it(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        for path in ("/api/editions", f"/api/tables/{open_table(client, 'Ann')}/qr.svg"):
            packed = client.get(path, headers={"accept-encoding": "gzip"})
            plain = client.get(path, headers={"accept-encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(plain.content) / 2
            assert packed.content == plain.content
            assert packed.headers["content-type"] == plain.headers["content-type"]


# Tables


def test_the_link_of_a_table_tells_whose_it_is(tmp_path: Path) -> None:
    with served(tmp_path, base_url="https://coyote.example.org") as client:
        code = open_table(client, "Ann")
        answer = client.get(f"/t/{code.lower()}", headers={"accept-language": "en"})
    head = Head(answer.text)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-cache"
    assert head.title == head.metas["og:title"] == "Ann’s table · Coyote"
    assert head.metas["og:url"] == f"https://coyote.example.org/t/{code}"
    assert head.metas["og:image"] == "https://coyote.example.org/og.png"


@pytest.mark.parametrize(
    "name",
    [
        '"><script>alert(1)',
        "</title><b>",
        "<!--page-head-->",
        "' onload='x",
        r"\g<top> \1 {x} %s",
        "&lt;b&gt; &amp;",
    ],
)
def test_a_name_stays_a_name(tmp_path: Path, name: str) -> None:
    with served(tmp_path) as client:
        plain = Head(client.get(f"/t/{open_table(client, 'Ann')}").text)
        answer = client.get(f"/t/{open_table(client, name)}")
    head = Head(answer.text)
    assert head.tags == plain.tags
    assert head.metas.keys() == plain.metas.keys()
    assert head.title == head.metas["og:title"] == f"{name}’s table · Coyote"


def test_a_table_that_is_not_there_is_the_page_that_can_say_so(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        for code in ("BFKLMR", "nonsense", "%3Cscript%3E"):
            answer = client.get(f"/t/{code}")
            assert answer.status_code == 404
            assert Head(answer.text).metas["og:title"] == "Coyote"
            assert code not in answer.text
            assert "script>" not in answer.text.replace("</script>", "")


def test_who_guesses_at_tables_by_their_pages_is_refused_them_all(tmp_path: Path) -> None:
    with served(tmp_path, lookups_per_minute=3) as client:
        code = open_table(client, "Ann")
        guesses = [client.get(f"/t/BFKLM{letter}").status_code for letter in "BFKLM"]
        answer = client.get(f"/t/{code}")
        assert client.get(f"/api/tables/{code}").status_code == 429
    assert guesses == [404, 404, 404, 429, 429]
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) > 0
    assert "Ann" not in answer.text


def test_a_name_that_came_while_cards_are_hidden_is_not_in_the_link(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        code = open_table(client, "Ann")
        client.post(f"/api/tables/{code}/people", json={"name": "Bo"})
        house = client.app.state.house
        (live,) = house.tables.values()
        table = live.table

        def title() -> str:
            return Head(client.get(f"/t/{code}").text).title

        assert title() == "Ann’s table · Coyote"
        table.handle(1, requests.Start(), house.now())
        while table.book.game is None or not table.book.game.hidden:
            table.tick(house.now() + 60_000)
        late, _ = table.join("YOU WEAR 7", None, "hash", house.now(), sit=False)
        table.book.host = late
        assert title() == "Coyote"


# No page


def test_without_a_build_one_line_says_how(tmp_path: Path) -> None:
    with served(tmp_path, tmp_path / "nothing") as client:
        answers = [client.get(path) for path in ("/", "/rules", "/t/BFKLMR")]
        assert client.get("/api/editions").status_code == 200
        assert client.get("/nowhere", headers={"accept": "text/html"}).json()["code"] == "not-found"
    for answer in answers:
        assert answer.status_code == 503
        assert "make web" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"


def test_a_page_that_is_not_ours_is_not_served(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Another</title>", encoding="utf-8")
    with pytest.raises(ValueError, match="no page of ours"):
        Page(tmp_path)


def test_the_page_of_the_sources_has_a_place_for_its_head() -> None:
    source = Path(__file__).parents[2] / "web" / "index.html"
    text = source.read_text(encoding="utf-8")
    assert '<html lang="en">' in text
    assert text.count("<title>Coyote</title>") == text.count("<!--page-head-->") == 1
    assert text.index("<title>") < text.index("<!--page-head-->") < text.index("</head>")
