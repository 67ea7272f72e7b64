"""All builders, by the name of their kind."""

from importlib import import_module
from pathlib import Path

from .good import goods

for file in sorted(Path(__file__).parent.glob("*.py")):
    if file.stem not in ("__init__", "good"):
        import_module(f"{__name__}.{file.stem}")

__all__ = ["goods"]
