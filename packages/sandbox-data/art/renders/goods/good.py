"""Registers builders."""

from dataclasses import dataclass, field
from typing import Callable


@dataclass
class Good:
    build: Callable[[int], None]
    models: int
    camera: dict = field(default_factory=dict)


goods: dict[str, Good] = {}


def good(models=1, **camera):
    """`models` is how many kinds the builder has; `camera` is what `studio.shoot` takes."""

    def register(build):
        goods[build.__name__.rstrip("_").replace("_", "-")] = Good(build, models, camera)
        return build

    return register
