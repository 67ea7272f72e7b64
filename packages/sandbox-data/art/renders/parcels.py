"""Pouches, jars, tins and heaps: what loose goods are sold in, and lie before."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import _mesh, box, cylinder, disc, lathe, plate, vessel


def coil(radius, rise, turns, steps=40, start=0.0, base=0.0):
    """Points of a winding around z."""
    ends = np.linspace(0, 2 * pi * turns, max(2, int(turns * steps)))
    return [(radius * cos(start + t), radius * sin(start + t), base + rise * t / (2 * pi)) for t in ends]


def heap(count, radius, high, seed=1, at=(0, 0)):
    """Places and turns of things poured onto the floor: `(x, y, z), (a, b, c)`; in a golden spiral, so that they are evenly dense."""
    rng = np.random.default_rng(seed)
    for i in range(count):
        far = (i + 0.5) / count
        a = i * 2.39996 + rng.uniform(-0.2, 0.2)
        r = radius * far**0.5
        z = high * max(0, 1 - r / radius) * rng.uniform(0.75, 1.0)
        yield (at[0] + r * cos(a), at[1] + r * sin(a), z), tuple(rng.uniform(0, 360, 3))


def _pouch_grid(size, across, along, lift=0.0, back=False, seed=0):
    w, d, h = size
    rng = np.random.default_rng(seed)
    p, q = rng.uniform(0, 6, 2)
    rows = []
    for v in along:
        full = float(np.interp(v, [0, 0.06, 0.16, 0.5, 0.78, 0.9, 0.93, 1], [0.86, 1, 1, 0.78, 0.36, 0.08, 0.03, 0.03]))
        for u in across:
            deep = d / 2 * full * max(0.0, 1 - abs(u) ** 3) ** 0.55 + 0.0006
            deep += 0.012 * d * sin(7 * u + 9 * v + p) * sin(4 * v * pi + q) * (1 - abs(u)) * (full > 0.1)
            deep += lift
            rows.append((u * w / 2 * (1 - 0.05 * (full > 0.5) * (1 - v)), deep if back else -deep, v * h))
    return rows


def pouch(size, material, label=None, ink="#4a4036", art=None, at=(0, 0, 0), turn=(0, 0, 0), seed=0):
    """
    A bag that stands on its fold and is welded shut at the top: width, depth and height. `label` is a material that lies on its front
    with lines in `ink`, and a spot of the material `art`.
    """
    across, along = np.linspace(-1, 1, 41), np.linspace(0, 1, 49)

    def sheet(x, y, made_of, lift=0.0, back=False):
        points = _pouch_grid(size, x, y, lift, back, seed)
        n = len(x)
        faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(len(y) - 1) for i in range(n - 1)]
        return _mesh(points, faces, made_of, at, turn, 60)

    sheet(across, along, material)
    sheet(across, along, material, back=True)
    lip = np.linspace(0.935, 0.94, 2)
    sheet(across, lip, m.rubber("#9a8f80"), 0.0004)
    if label is not None:
        lift = size[1] * 0.012
        sheet(np.linspace(-0.66, 0.66, 30), np.linspace(0.16, 0.68, 30), label, lift)
        dark = m.rubber(ink)
        for v, half, thick in ((0.6, 0.46, 0.03), (0.545, 0.3, 0.014), (0.235, 0.5, 0.01), (0.205, 0.36, 0.01)):
            sheet(np.linspace(-half, half, 20), np.linspace(v - thick / 2, v + thick / 2, 3), dark, lift * 1.5)
        if art is not None:
            sheet(np.linspace(-0.4, 0.4, 24), np.linspace(0.29, 0.49, 12), art, lift * 1.5)


def label_around(radius, low, high, label, ink="#4a4036", art=None, wide=2 * pi):
    """A paper label around a turned body, with lines in `ink` that face the camera."""
    lathe([(radius + 0.0004, low), (radius + 0.0004, high)], label)
    tall = high - low
    for k, (v, half, thick) in enumerate(((0.8, 0.55, 0.09), (0.66, 0.36, 0.04), (0.14, 0.5, 0.03))):
        arc_patch(radius + 0.0008, low + v * tall, tall * thick, half, m.rubber(ink))
    if art is not None:
        arc_patch(radius + 0.0008, low + 0.4 * tall, tall * 0.3, 0.5, art)


def arc_patch(radius, z, height, half, material, middle=-0.38):
    """A strip that lies on a turned body. `half` and `middle` are radians around z from straight in front."""
    ends = np.linspace(middle - half, middle + half, 24)
    points = [(radius * sin(t), -radius * cos(t), z + s * height / 2) for s in (-1, 1) for t in ends]
    n = len(ends)
    return _mesh(points, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], material)


def jar_of(radius, height, fill, lid, level=0.9, glass=None):
    """A glass jar with a screw lid; `fill` is what is in it, or None."""
    r, h = radius, height
    glass = glass or m.glass("#f7fbfa")
    lathe([(0, 0), (r - 0.004, 0), (r, 0.004), (r, h * 0.84), (r * 0.86, h * 0.94), (r * 0.86, h)], glass)
    if fill is not None:
        m.behind_glass(fill)
        lathe([(0, 0.003), (r - 0.0045, 0.004), (r - 0.0025, 0.008), (r - 0.0025, h * 0.84 * level), (0, h * 0.84 * level)], fill)
    cylinder(r * 0.9, h * 0.13, lid, at=(0, 0, h * 0.93), bevel=0.002)


def tin(radius, height, material, lid=None):
    """A tin with a lid that overlaps."""
    cylinder(radius, height, material, bevel=0.0015)
    cylinder(radius * 1.015, height * 0.16, lid or material, at=(0, 0, height * 0.87), bevel=0.002)


def bowl(radius, material, at=(0, 0, 0)):
    r = radius
    return vessel([(r * 0.5, 0), (r * 0.55, r * 0.05), (r * 0.85, r * 0.3), (r, r * 0.55)], r * 0.04, material, at=at)


def card(size, material, at=(0, 0, 0), turn=(0, 0, 0), corner=0.003):
    """A thin sheet that lies flat, with round corners."""
    w, h, d = size
    c = corner
    corners = ((w / 2 - c, h / 2 - c, 0), (-w / 2 + c, h / 2 - c, pi / 2), (-w / 2 + c, -h / 2 + c, pi), (w / 2 - c, -h / 2 + c, 1.5 * pi))
    outline = [(x + c * cos(a + t), y + c * sin(a + t)) for x, y, a in corners for t in np.linspace(0, pi / 2, 7)]
    return plate(outline, d, material, at=at, turn=turn, bevel=min(d * 0.3, 0.001))


__all__ = ["arc_patch", "bowl", "box", "card", "coil", "disc", "heap", "jar_of", "label_around", "pouch", "tin"]
