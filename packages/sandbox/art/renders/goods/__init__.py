"""All builders, by the name of the drawing they replace."""

from importlib import import_module

from .good import goods

for shelf in ("kitchen", "home", "tech", "tools", "fashion", "care", "leisure", "pantry", "small"):
    import_module(f"{__name__}.{shelf}")

__all__ = ["goods"]
