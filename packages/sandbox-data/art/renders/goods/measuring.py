"""Instruments, ladders and what a garden starts with."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import card, heap, pouch
from shapes import _mesh, ball, box, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


@good(3, up=10, around=-24)
def thermometer(model):
    """On a board for the wall, with a hook for the fridge, with a spike for sugar and oil."""
    red, ink = m.plastic("#d0201c", 0.15), m.rubber("#2a2b2e")
    if model == 2:
        steel = m.steel(0.12)
        cylinder(0.027, 0.012, steel, at=(0, 0, 0.17), turn=(90, 0, 0))
        cylinder(0.0245, 0.001, m.painted("#f8f6ef", 0.4), at=(0, -0.0116, 0.17), turn=(90, 0, 0))
        for k in range(25):
            a = -2.3 + k * 4.6 / 24
            box((0.0008 if k % 4 else 0.0015, 0.0004, 0.003), ink, at=(0.0208 * sin(a), -0.0129, 0.17 + 0.0208 * cos(a)), turn=(0, a * 180 / pi, 0), bevel=0)
        box((0.0014, 0.0006, 0.019), red, at=(0.0055, -0.0135, 0.177), turn=(0, 40, 0), bevel=0)
        cylinder(0.003, 0.002, ink, at=(0, -0.0127, 0.17), turn=(90, 0, 0))
        lathe([(0, 0), (0.0022, 0.012), (0.0022, 0.15)], steel)
        box((0.016, 0.012, 0.03), m.plastic("#2a2c30"), at=(0, 0, 0.11), bevel=0.003)
        return
    w, h = (0.055, 0.21) if model == 0 else (0.034, 0.13)
    board = m.wood("#c99a63", "#a5733f") if model == 0 else m.plastic("#f7f6f2", 0.3)
    card((w, h, 0.009), board, at=(0, 0, h / 2), turn=(90, 0, 0), corner=w * 0.4)
    card((w * 0.62, h * 0.84, 0.001), m.painted("#f8f6ef", 0.4), at=(0, -0.0088, h / 2), turn=(90, 0, 0), corner=w * 0.2)
    y = -0.0125
    lathe([(0, 0), (0.0026, 0.001), (0.0026, h * 0.7), (0, h * 0.7 + 0.002)], m.glass("#ffffff"), at=(0, y, h * 0.2))
    tube([(0, y, h * 0.16), (0, y, h * 0.58)], 0.0016, red, smooth=False)
    ball(0.0052, red, at=(0, y, h * 0.155))
    for k in range(31):
        long = w * (0.16 if k % 5 == 0 else 0.09)
        for s in (-1, 1):
            box((long, 0.0004, 0.0006 if k % 5 else 0.001), ink, at=(s * (0.005 + long / 2), -0.0101, h * (0.22 + 0.02 * k)), bevel=0)
    if model == 1:
        tube([(0, 0, h), (0, 0.0, h + 0.016), (0, 0.008, h + 0.022), (0, 0.016, h + 0.014)], 0.0024, m.plastic("#f7f6f2", 0.3))
    else:
        ring(0.006, 0.0016, m.steel(), at=(0, -0.004, h + 0.004), turn=(90, 0, 0))


@good(3, up=46, around=-10)
def straight_ruler(model):
    ink = m.rubber("#26272b")
    if model == 1:
        wood = m.wood("#e0b871", "#c2934a")
        spots = [(-0.16, -0.045), (0.04, 0.06), (0.04, -0.1), (0.2, -0.03), (0.17, 0.1)]
        for k in range(len(spots) - 1):
            (x0, y0), (x1, y1) = spots[k], spots[k + 1]
            lean = np.arctan2(y1 - y0, x1 - x0)
            long = np.hypot(x1 - x0, y1 - y0) + 0.02
            z = 0.003 + 0.0035 * (k % 2)
            box((long, 0.016, 0.0032), wood, at=((x0 + x1) / 2, (y0 + y1) / 2, z), turn=(0, 0, lean * 180 / pi), bevel=0.0012)
            for i in range(int(long / 0.005)):
                f = -long / 2 + 0.008 + i * 0.005
                if f > long / 2 - 0.008:
                    break
                deep = 0.007 if i % 5 == 0 else 0.004
                side = 0.008 - deep / 2
                box((0.0006, deep, 0.0002), ink, at=((x0 + x1) / 2 + f * cos(lean) - side * sin(lean), (y0 + y1) / 2 + f * sin(lean) + side * cos(lean), z + 0.0017), turn=(0, 0, lean * 180 / pi), bevel=0)
            if k:
                cylinder(0.0055, 0.009, m.brass(), at=(x0, y0, 0.0005), bevel=0.001)
        return
    long, wide = (0.3, 0.03) if model == 0 else (0.4, 0.045)
    steel = m.brushed() if model == 0 else m.steel(0.35, "#d2d4d6")
    lean = 24
    a = lean * pi / 180
    plate([(-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2)], 0.0025 if model == 0 else 0.006, steel, turn=(0, 0, lean), bevel=0.0005, holes=[disc(0.004, 20, middle=(-long / 2 + 0.01, 0))])
    z = 0.0026 if model == 0 else 0.0061
    for i in range(int((long - 0.02) / 0.0025)):
        f = -long / 2 + 0.012 + i * 0.0025
        deep = 0.012 if i % 10 == 0 else 0.008 if i % 5 == 0 else 0.005
        side = wide / 2 - deep / 2
        box((0.0005, deep, 0.0002), ink, at=(f * cos(a) - side * sin(a), f * sin(a) + side * cos(a), z), turn=(0, 0, lean), bevel=0)
        if i % 10 == 0:
            s2 = wide / 2 - 0.0165
            box((0.0024, 0.0034, 0.0002), ink, at=(f * cos(a) - s2 * sin(a), f * sin(a) + s2 * cos(a), z), turn=(0, 0, lean), bevel=0)
    if model == 1:
        box((long, 0.006, 0.0008), m.plastic("#e07a2a", 0.4), at=(0.016 * sin(a), -0.016 * cos(a), z), turn=(0, 0, lean), bevel=0)


@good(3, up=40, around=-18)
def compass(model):
    """On a clear base with a mirror, in a brass case, in a ball with a foot."""
    ink, red, white = m.rubber("#1d1e21"), m.plastic("#d0201c", 0.2), m.plastic("#f6f4ee", 0.3)
    z = 0.0
    if model == 0:
        card((0.06, 0.11, 0.004), m.plastic("#dfe9ec", 0.08), at=(0, -0.02, 0), corner=0.006)
        for k in range(20):
            box((0.0006, 0.004 if k % 5 else 0.007, 0.0002), ink, at=(-0.024 + k * 0.0025, -0.0715, 0.0042), bevel=0)
        card((0.06, 0.06, 0.005), m.plastic(None, 0.35), at=(0, 0.05, 0.03), turn=(62, 0, 0), corner=0.008)
        card((0.05, 0.046, 0.0008), m.steel(0.02), at=(0, 0.0452, 0.033), turn=(62, 0, 0), corner=0.006)
        z = 0.004
    elif model == 2:
        lathe([(0.02, 0), (0.024, 0.004), (0.012, 0.01), (0.01, 0.018)], ink, smooth=True)
        z = 0.016
    case = [m.plastic("#26282c", 0.4), m.brass(0.14), m.plastic("#26282c", 0.4)][model]
    r = 0.026
    lathe([(0, z), (r, z), (r + 0.001, z + 0.002), (r + 0.001, z + 0.009), (r - 0.002, z + 0.01), (r - 0.003, z + 0.007), (0, z + 0.007)], case, flute=60 if model == 0 else 0, depth=0.008, around=180)
    cylinder(r - 0.003, 0.0006, m.painted("#f7f4ea", 0.4), at=(0, 0, z + 0.0066), bevel=0)
    top = z + 0.0074
    for k in range(36):
        a = k * pi / 18
        deep = 0.0045 if k % 9 == 0 else 0.002
        box((0.0009 if k % 9 == 0 else 0.0004, deep, 0.0002), red if k == 0 else ink, at=((r - 0.0045 - deep / 2) * sin(a), (r - 0.0045 - deep / 2) * cos(a), top), turn=(0, 0, -10 * k), bevel=0)
    lean = 0.6
    for s, tone in ((1, red), (-1, white if model != 1 else ink)):
        tip = (s * 0.0175 * sin(lean), s * 0.0175 * cos(lean))
        side = (0.0026 * cos(lean), -0.0026 * sin(lean))
        plate([side, tip, (-side[0], -side[1])][:: 1 if s < 0 else -1], 0.0008, tone, at=(0, 0, top + 0.0004), bevel=0.0002)
    cylinder(0.0016, 0.002, m.brass(), at=(0, 0, top), bevel=0.0005)
    if model == 1:
        lathe([(0, 0), (r + 0.001, 0), (r + 0.001, 0.004), (r - 0.002, 0.005), (0, 0.006)], case, at=(0, 0.036, 0.022), turn=(100, 0, 0))
        ring(r - 0.006, 0.0007, m.brass(), at=(0, 0.0315, 0.022), turn=(100, 0, 0))
        cylinder(0.003, 0.016, case, at=(-0.008, 0.028, 0.005), turn=(0, 90, 0))
        cylinder(0.003, 0.008, case, at=(0, -0.026, 0.005), turn=(90, 0, 0))
        ring(0.007, 0.0014, case, at=(0, -0.04, 0.006), turn=(0, 0, 0))


@good(3, up=12, around=-20)
def balance_scale(model):
    """Two pans on a beam: brass, a school balance with buckets, a counter scale for looks."""
    metal = m.brass(0.14) if model != 1 else m.plastic(None, 0.35)
    base = m.wood("#8a5a33", "#5f3b20") if model == 0 else m.plastic("#f1efe9", 0.35) if model == 1 else m.painted("#2b2d31", 0.25)
    box((0.2, 0.11, 0.022), base, at=(0, 0, 0.011), bevel=0.005)
    lathe([(0.03, 0.022), (0.03, 0.028), (0.012, 0.036), (0.008, 0.06), (0.011, 0.1), (0.007, 0.14), (0.007, 0.235), (0.011, 0.24), (0, 0.25)], metal)
    ball(0.009, metal, at=(0, 0, 0.258))
    tilt = 0.06
    beam = [(0.15 * t, 0, 0.23 + 0.15 * t * tilt + 0.014 * (1 - t * t) * 0.6) for t in np.linspace(-1, 1, 17)]
    tube(beam, 0.0046, metal)
    tube([(0.0, -0.006, 0.232), (0.004, -0.007, 0.16)], 0.0014, m.steel(), smooth=False)
    for s in (-1, 1):
        x, top = s * 0.15, 0.23 + s * 0.15 * tilt
        low = top - 0.13
        ball(0.006, metal, at=(x, 0, top))
        for k in range(3):
            a = k * 2 * pi / 3 + 0.5
            tube([(x, 0, top), (x + 0.052 * cos(a), 0.052 * sin(a), low + 0.012)], 0.0011, metal, smooth=False)
        if model == 1:
            lathe([(0, low - 0.05), (0.042, low - 0.05), (0.053, low + 0.012), (0.051, low + 0.012), (0.04, low - 0.047), (0, low - 0.047)], m.glass("#e9f2f4"), at=(x, 0, 0))
        else:
            lathe([(0, low - 0.008), (0.03, low - 0.006), (0.055, low + 0.012), (0.056, low + 0.0135), (0.03, low - 0.0045), (0, low - 0.006)], metal, at=(x, 0, 0), smooth=True)
    if model != 1:
        for k, (x, r) in enumerate(((0.13, 0.009), (0.155, 0.007))):
            z = 0.23 + 0.15 * tilt - 0.136
            lathe([(0, 0), (r, 0), (r, r * 1.8), (r * 0.4, r * 2.1), (r * 0.4, r * 2.4), (r * 0.62, r * 2.8), (0, r * 3)], metal, at=(x, -0.01, z))
        for k in range(4):
            r = 0.013 - 0.002 * k
            lathe([(0, 0), (r, 0), (r, r * 1.8), (r * 0.4, r * 2.1), (r * 0.4, r * 2.4), (r * 0.62, r * 2.8), (0, r * 3)], metal, at=(-0.07 + 0.03 * k, -0.085, 0))


@good(3, up=8, around=-36)
def ladder(model):
    """Step ladder, extension ladder, folding ladder."""
    rail, dark = m.steel(0.34, "#c6c8ca"), m.plastic("#26282c", 0.45)
    if model == 0:
        top = 1.1
        for s in (-1, 1):
            tube([(s * 0.22, -0.3, 0), (s * 0.17, 0.0, top)], 0.017, rail, smooth=False)
            tube([(s * 0.2, 0.34, 0), (s * 0.16, 0.02, top - 0.04)], 0.013, rail, smooth=False)
            for y, x in ((-0.3, 0.22), (0.34, 0.2)):
                box((0.05, 0.05, 0.04), dark, at=(s * x, y, 0.015), bevel=0.01)
        for k in range(5):
            t = (k + 0.8) / 5.2
            box((0.4 - 0.1 * t, 0.1, 0.025), rail, at=(0, -0.3 + 0.3 * t, top * t), bevel=0.006)
            box((0.36 - 0.1 * t, 0.08, 0.006), dark, at=(0, -0.3 + 0.3 * t, top * t + 0.0125), bevel=0.002)
        box((0.36, 0.26, 0.04), m.plastic("#e0662e", 0.35), at=(0, 0.03, top), bevel=0.012)
        for z in (0.3, 0.65):
            tube([(-0.19, 0.34 - 0.32 * z / top, z), (0.19, 0.34 - 0.32 * z / top, z)], 0.009, rail, smooth=False)
        return
    parts = ((0.0, 0.21), (0.05, 0.18)) if model == 1 else ((0.0, 0.21),)
    for k, (y, half) in enumerate(parts):
        lift = 0.35 * k
        for s in (-1, 1):
            box((0.028, 0.05, 1.5), rail, at=(s * half, y, 0.77 + lift), turn=(-9, 0, 0), bevel=0.005)
        for i in range(9):
            z = 0.12 + i * 0.165
            tube([(-half, y + (z - 0.77) * 0.158, z + lift), (half, y + (z - 0.77) * 0.158, z + lift)], 0.015, rail, smooth=False)
    box((0.56, 0.06, 0.06), dark, at=(0, -0.122, 0.02), bevel=0.012)
    if model == 2:
        for s in (-1, 1):
            tube([(s * 0.21, 0.13, 1.5), (s * 0.24, 0.62, 0.02)], 0.02, rail, smooth=False)
            cylinder(0.05, 0.03, m.plastic("#e0662e", 0.35), at=(s * 0.2, 0.13, 1.5), turn=(0, 90 * s, 0))
        for i in range(8):
            t = (i + 0.7) / 9
            tube([(-0.235 + 0.02 * (1 - t), 0.62 - 0.49 * t, 0.02 + 1.48 * t), (0.235 - 0.02 * (1 - t), 0.62 - 0.49 * t, 0.02 + 1.48 * t)], 0.013, rail, smooth=False)


def _log(radius, length, at, turn, bark, cut, wedge=None):
    """A log along x, or a split wedge of one."""
    ends = np.linspace(0, 2 * pi, 40, endpoint=False) if wedge is None else np.linspace(0, wedge, 16)
    rng = np.random.default_rng(int(abs(at[0] * 7919 + at[2] * 104729) * 100) % 9973)
    rough = 1 + rng.uniform(-0.035, 0.035, len(ends))
    outline = [(radius * r * cos(t), radius * r * sin(t)) for t, r in zip(ends, rough)]
    if wedge is not None:
        outline.append((0.0, 0.0))
    n = len(outline)
    points = [(s * length / 2, y, z) for s in (-1, 1) for y, z in outline]
    sides = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    skin = sides if wedge is None else sides[:-2]
    _mesh(points, skin, bark, at, turn, 30)
    flat = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + ([] if wedge is None else sides[-2:])
    _mesh(points, flat, cut, at, turn, 10)


@good(3, up=16, around=-38)
def wood(model):
    """Split firewood in a stack, kindling in a bundle, a blank for turning."""
    bark = m.clay("#7d6a55")
    cut = m.wood("#e2bd86", "#c99a5e")
    if model == 2:
        olive = m.wood("#b98a4a", "#6f4a22")
        box((0.06, 0.24, 0.06), olive, at=(0, 0, 0.03), bevel=0.002)
        box((0.0606, 0.012, 0.0606), m.wax("#e8d9a8"), at=(0, -0.1145, 0.03), bevel=0.001)
        box((0.06, 0.24, 0.06), olive, at=(0.085, 0.02, 0.03), turn=(0, 0, -10), bevel=0.002)
        box((0.06, 0.24, 0.06), olive, at=(0.03, 0.0, 0.091), turn=(0, 0, 14), bevel=0.002)
        return
    if model == 1:
        rng = np.random.default_rng(5)
        for i in range(60):
            t, far = i * 2.39996, (i / 60) ** 0.5
            y, z = 0.075 * far * cos(t), 0.075 * far * sin(t)
            box((0.24 + rng.uniform(-0.02, 0.02), 0.016, 0.014), m.wood("#e8cb98", "#d0a868"), at=(rng.uniform(-0.008, 0.008), y, 0.08 + z), turn=(rng.uniform(0, 90), 0, rng.uniform(-2, 2)), bevel=0.001)
        for x in (-0.05, 0.05):
            ring(0.083, 0.003, m.textile("#b5533a", 90, 0.7), at=(x, 0, 0.08), turn=(0, 90, 0))
        return
    rows = [(0.0, [(-0.15, 0, 1.9), (-0.03, 0.4, 1.5), (0.1, 0, 1.7)]), (0.068, [(-0.1, 0.2, 1.7), (0.02, 0.0, 2.0)]), (0.13, [(-0.045, 0.3, 1.6)])]
    for z, logs in rows:
        for y, start, wedge in logs:
            _log(0.078, 0.3, (0.0, y, z + 0.004), (0, 0, 0) if start == 0 else (start * 24, 0, 0), bark, cut, wedge)
    _log(0.05, 0.3, (0.0, 0.17, 0.05), (0, 0, 0), bark, cut)
    for k in range(2):
        ring(0.018 + 0.014 * k, 0.0012, m.clay("#b98a52"), at=(-0.1505, 0.17, 0.05), turn=(0, 90, 0))


@good(3, up=28, around=-24)
def seedling(model):
    """A tray of young tomatoes, a bag of seeds with cress, lawn seed."""
    soil, green = m.clay("#4a3527"), m.leaf("#5f9a45")

    def sprout(x, y, z, tall, pairs, seed):
        rng = np.random.default_rng(seed)
        bend = rng.uniform(-0.1, 0.1, 2) * tall
        stem = [(x, y, z), (x + bend[0] * 0.5, y + bend[1] * 0.5, z + tall * 0.6), (x + bend[0], y + bend[1], z + tall)]
        tube(stem, tall * 0.028, m.leaf("#8fb35c"))
        for k in range(pairs):
            h = tall * (0.55 + 0.45 * k / max(1, pairs - 1)) if pairs > 1 else tall
            base = rng.uniform(0, pi)
            for s in range(2):
                a = base + s * pi + k * pi / 2
                long = tall * rng.uniform(0.34, 0.44)
                outline = round_trip([(0, 0), (long * 0.4, long * 0.24), (long, 0), (long * 0.4, -long * 0.24)], 4)
                f = h / tall
                plate(outline, tall * 0.012, green, at=(x + bend[0] * f, y + bend[1] * f, z + h), turn=(0, -24 + rng.uniform(-10, 10), a * 180 / pi), bevel=tall * 0.004)

    if model == 0:
        tray = m.plastic("#2b2d2f", 0.45)
        for i in range(4):
            for k in range(3):
                x, y = (i - 1.5) * 0.05, (k - 1) * 0.05
                lathe([(0.017, 0), (0.024, 0.045), (0.0245, 0.045)], tray, at=(x, y, 0), around=4, turn=(0, 0, 45))
                cylinder(0.022, 0.004, soil, at=(x, y, 0.038))
                sprout(x, y, 0.04, 0.06 + 0.008 * ((i * 3 + k) % 3), 3, i * 3 + k)
        for s in (-1, 1):
            box((0.205, 0.004, 0.006), tray, at=(0, s * 0.078, 0.044), bevel=0.001)
            box((0.004, 0.16, 0.006), tray, at=(s * 0.102, 0, 0.044), bevel=0.001)
        return
    pouch((0.13, 0.05, 0.18) if model == 1 else (0.19, 0.09, 0.27), m.paper("#d9c7a0" if model == 1 else "#3f7a4a"), m.paper("#f6f2e4"), "#3c5a34", green, at=(0.03, 0.06, 0))
    if model == 1:
        box((0.1, 0.06, 0.03), m.wood("#d0a46a", "#a5763f"), at=(-0.03, -0.05, 0.015), bevel=0.003)
        box((0.09, 0.05, 0.004), soil, at=(-0.03, -0.05, 0.0305), bevel=0.001)
        for i, ((x, y, z), _) in enumerate(heap(30, 0.024, 0, 3)):
            sprout(-0.03 + x * 1.7, -0.05 + y * 0.9, 0.03, 0.03, 1, i)
    else:
        seed = m.clay("#c9a86a")
        for (x, y, z), turn in heap(120, 0.07, 0.018, 4, (-0.02, -0.07)):
            ball(0.005, seed, at=(x, y, z + 0.002), scale=(1, 0.3, 0.3), turn=turn)
