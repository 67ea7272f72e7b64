"""
Renders goods with Blender's Cycles: `blender --background --python render.py -- FOLDER [GOOD …]`.

Each builder of `goods/` puts one thing into the empty studio. A builder is named as `art` of `families/` calls its kind (`-` as `_`), gets
the number of the model within its kind, and says with `@good(models)` how many it has. What the folder holds already is left alone.
"""

import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio  # noqa: E402
from goods import goods  # noqa: E402


def main(folder, names):
    os.makedirs(folder, exist_ok=True)
    # First models first: a run that is ended early has something of every kind.
    most = int(os.environ.get("RENDER_MODELS", max(good.models for good in goods.values())))
    for model in range(most):
        for name, good in goods.items():
            path = os.path.join(folder, f"{name}-{model}")
            if model >= good.models or (names and name not in names) or os.path.exists(path + ".size"):
                continue
            begun = time.time()
            try:
                studio.empty()
                good.build(model)
                size = studio.settle()
                studio.shoot(path, **good.camera)
            except Exception as problem:  # One good that fails does not keep the others from being made.
                print(f"FAILED {name}-{model}: {problem!r}", flush=True)
                continue
            with open(path + ".size", "w", encoding="utf-8") as file:
                file.write(f"{size:.4f}\n")
            print(f"RENDERED {name}-{model} {time.time() - begun:.1f} s", flush=True)


if __name__ == "__main__":
    _, *arguments = sys.argv[sys.argv.index("--") :]
    main(arguments[0], arguments[1:])
