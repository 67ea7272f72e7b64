"""Games, tricks, balloons and presents."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import card
from shapes import _mesh, ball, band, box, cylinder, disc, lathe, plate, puff, ring, round_trip, tube

from .good import good


def _pips(value, at, turn, half, ink, size):
    """Dents of a die's face, as flat discs on it."""
    from mathutils import Euler, Vector

    spots = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)], 6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)]}[value]
    e = Euler([a * pi / 180 for a in turn])
    for u, v in spots:
        p = Vector((u * half * 0.5, v * half * 0.5, half - size * 0.75))
        p.rotate(e)
        yield tuple(np.array(at) + np.array(p))


@good(3, up=26, around=-26)
def game_die(model):
    """Dice of wood, dice of many sides, a cup with five dice."""
    ink = m.rubber("#2a221c")

    def die(x, y, z, lean, faces, material, ink):
        half = 0.008
        box((half * 2,) * 3, material, at=(x, y, z + half), turn=(0, 0, lean), bevel=0.0022, segments=4)
        for value, turn in zip(faces, ((0, 0, lean), (90, 0, lean), (90, 0, lean - 90), (90, 0, lean + 90))):
            for p in _pips(value, (x, y, z + half), turn, half, ink, 0.0016):
                ball(0.0016, ink, at=p)

    if model == 1:
        tones = ["#7a3fa8", "#c8352b", "#2f7fa8", "#3d8a5c", "#e0a52b", "#2b2d33"]
        shapes_ = [
            lambda s: ([(1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1)], [(0, 1, 2), (0, 3, 1), (0, 2, 3), (1, 3, 2)]),
            lambda s: ([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], [(4, 0, 2), (4, 2, 1), (4, 1, 3), (4, 3, 0), (5, 2, 0), (5, 1, 2), (5, 3, 1), (5, 0, 3)]),
        ]
        g = (1 + 5**0.5) / 2
        ico = [(-1, g, 0), (1, g, 0), (-1, -g, 0), (1, -g, 0), (0, -1, g), (0, 1, g), (0, -1, -g), (0, 1, -g), (g, 0, -1), (g, 0, 1), (-g, 0, -1), (-g, 0, 1)]
        ico_faces = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8), (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]
        for k, (x, y) in enumerate(((-0.026, 0.008), (0.0, 0.022), (0.026, 0.006), (-0.013, -0.018), (0.016, -0.02), (0.04, -0.016))):
            tone = m.plastic(tones[k], 0.1)
            if k in (2,):
                die(x, y, 0, 24, (5, 3, 6), tone, m.plastic("#f7f3e6"))
                continue
            points, faces = shapes_[k % 2](1) if k in (0, 1) else (ico, ico_faces)
            s = 0.0085 if k == 0 else 0.012 if k == 1 else 0.0062
            low = min(p[2] for p in points)
            made = _mesh([(a * s, b * s, (c - low) * s) for a, b, c in points], faces, tone, (x, y, 0), (0, 0, 30 * k), 5)
            bevel = made.modifiers.new("bevel", "BEVEL")
            bevel.width = 0.0006
            bevel.segments = 2
        return
    wood = m.wood("#e3c08c", "#c99d62") if model == 0 else m.plastic("#f6f3ea", 0.15)
    spots = [(-0.022, 0.012, 0, 12), (0.0, 0.016, 0, -20), (0.022, 0.01, 0, 34), (-0.01, -0.01, 0, 60), (0.014, -0.014, 0, 8), (0.002, 0.012, 0.016, 24)]
    dx = 0.0 if model == 0 else 0.03
    for k, (x, y, z, lean) in enumerate(spots[: 6 if model == 0 else 5]):
        die(x + dx, y - (0.0 if model == 0 else 0.03), z if model == 0 else 0, lean, [(6, 3, 5), (5, 1, 4), (3, 6, 2), (1, 4, 5), (4, 2, 6), (2, 3, 1)][k], wood, ink)
    if model == 2:
        leather = m.leather("#7a4a2a")
        lathe([(0, 0), (0.031, 0), (0.034, 0.002), (0.038, 0.085), (0.039, 0.09), (0.036, 0.09), (0.032, 0.006), (0, 0.006)], leather, at=(-0.03, 0.035, 0))
        for z, r in ((0.008, 0.0345), (0.083, 0.0382)):
            ring(r, 0.0012, m.textile("#e6cfa0", 90), at=(-0.03, 0.035, z))


def _jigsaw(x, y, tabs, size):
    """Outline of a piece; `tabs` are 1, -1 or 0 for bottom, right, top, left."""
    corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
    line = []
    for k, tab in enumerate(tabs):
        a, b = np.array(corners[k], float), np.array(corners[(k + 1) % 4], float)
        way, out = b - a, np.array(((b - a)[1], -(b - a)[0]))
        line.append(a)
        if tab:
            for along, far in ((0.3, 0.0), (0.4, -0.015), (0.43, 0.03), (0.37, 0.11), (0.38, 0.19), (0.44, 0.235), (0.5, 0.245), (0.56, 0.235), (0.62, 0.19), (0.63, 0.11), (0.57, 0.03), (0.6, -0.015), (0.7, 0.0)):
                line.append(a + way * along + out * far * tab)
    return [tuple((p + (x, y)) * size) for p in line]


@good(3, up=50, around=-8)
def puzzle_piece(model):
    """Pieces of a jigsaw, some put together; a puzzle of wood for toddlers."""
    tones = [["#1f3350", "#2f4f7a", "#e0a54a", "#8fb0c8", "#c8672f", "#3f6f8f"], ["#7fb05a", "#a9cf7a", "#f2d24a", "#8fc4e0", "#e07a5a", "#5f9a4a"], ["#d9482f", "#f0b52e", "#3f9a5c", "#2f7fc1", "#8a4f9a", "#e8e0d0"]][model]
    if model == 2:
        card((0.3, 0.2, 0.012), m.wood("#e3c08c", "#c99d62"), corner=0.012)
        outlines = [disc(0.034), [(-0.032, -0.03), (0.032, -0.03), (0.032, 0.03), (-0.032, 0.03)], [(-0.036, -0.03), (0.036, -0.03), (0, 0.036)], [((0.038 if k % 2 == 0 else 0.019) * cos(k * pi / 5 + pi / 2), (0.038 if k % 2 == 0 else 0.019) * sin(k * pi / 5 + pi / 2)) for k in range(10)], disc(0.036, 6), disc(0.034, 40, 0.7)]
        for k, outline in enumerate(outlines):
            x, y = (k % 3 - 1) * 0.092, 0.045 - 0.09 * (k // 3)
            plate(outline, 0.012, m.painted(tones[k % 5], 0.25), at=(x, y, 0.008), bevel=0.002)
            lathe([(0.003, 0), (0.003, 0.008), (0.008, 0.012), (0.006, 0.018), (0, 0.02)], m.wood("#e3c08c", "#c99d62"), at=(x, y, 0.019))
        return
    size = 0.03
    rows, columns = 3, 4
    for j in range(rows):
        for i in range(columns):
            bottom = 0 if j == 0 else (-1 if (i + j - 1) % 2 else 1)
            top = 0 if j == rows - 1 else (1 if (i + j) % 2 else -1)
            left = 0 if i == 0 else (-1 if (i - 1 + j * 2) % 3 else 1)
            right = 0 if i == columns - 1 else (1 if (i + j * 2) % 3 else -1)
            loose = (i, j) in ((3, 0), (3, 2))
            at, turn = (-0.07 + (0.022 if loose else 0), -0.04 + (-0.014 if j == 0 and loose else 0.012 if loose else 0), 0), (0, 0, 0)
            tone = m.plastic(tones[(i + 2 * j + (i * j) % 2) % 6], 0.35)
            plate(_jigsaw(i, j, (bottom, right, top, left), size), 0.0035, tone, at=at, turn=turn, bevel=0.0009)
    for k, (x, y, lean) in enumerate(((0.035, -0.085, 24), (-0.06, -0.082, -30))):
        plate(_jigsaw(0, 0, (1, -1, 1, -1), size), 0.0035, m.plastic(tones[2 + 2 * k], 0.35), at=(x, y, 0), turn=(0, 0, lean), bevel=0.0009)


@good(3, up=14, around=-20)
def magic_wand(model):
    """A top hat with a wand, a wand that glows, a pack of cards."""
    black, white = m.painted("#17171a", 0.15), m.painted("#f4f2ec", 0.2)
    if model == 2:
        box((0.064, 0.089, 0.02), m.paper("#b3262b"), at=(-0.04, 0.02, 0.0105), turn=(0, 0, 12), bevel=0.0015)
        for k in range(9):
            a = (k - 4) * 11
            r = a * pi / 180
            card((0.063, 0.088, 0.0006), m.paper("#fbfaf6"), at=(0.04 + 0.05 * sin(-r) * 0.9, -0.05 + 0.05 * cos(r), 0.0012 * k), turn=(0, 0, a), corner=0.004)
        from math import radians

        top = radians(44)
        heart = [(0.0085 * 16 / 16 * sin(t) ** 3, 0.0085 * (13 * cos(t) - 5 * cos(2 * t) - 2 * cos(3 * t) - cos(4 * t)) / 16) for t in np.linspace(0, 2 * pi, 40, endpoint=False)]
        plate(heart, 0.0004, m.plastic("#c8202b", 0.3), at=(0.04 + 0.05 * sin(-top) * 0.9, -0.05 + 0.05 * cos(top), 0.0104), turn=(0, 0, 44), bevel=0.0001)
        return
    if model == 1:
        tube([(-0.12, 0, 0.008), (0.08, 0, 0.03)], 0.006, m.plastic(None, 0.2), smooth=False)
        star = [((0.03 if k % 2 == 0 else 0.0135) * cos(k * pi / 5 + pi / 2), (0.03 if k % 2 == 0 else 0.0135) * sin(k * pi / 5 + pi / 2)) for k in range(10)]
        plate(star, 0.012, m.glow("#ffe08a", 1.2), at=(0.1, 0.006, 0.034), turn=(80, 0, 0), bevel=0.004)
        tube([(-0.12, 0, 0.008), (-0.06, 0, 0.0146)], 0.0085, m.plastic("#f4f2ec", 0.25), smooth=False)
        return
    felt = m.textile("#1c1c20", 300, 0.3)
    lathe([(0.115, 0.004), (0.1, 0.0), (0.075, 0.002), (0.07, 0.008), (0.067, 0.06), (0.074, 0.13), (0.0, 0.132)][:-1] + [(0.076, 0.136), (0.07, 0.137), (0.062, 0.06), (0.06, 0.02), (0, 0.02)], felt, smooth=False)
    lathe([(0.1155, 0.0035), (0.117, 0.006), (0.1, 0.004)], felt)
    lathe([(0.0705, 0.01), (0.0712, 0.011), (0.0695, 0.036), (0.068, 0.036)], m.textile("#b3262b", 300, 0.2))
    tube([(0.0, -0.15, 0.0075), (0.15, -0.075, 0.0075)], 0.0065, black, smooth=False)
    for a, b in ((-0.0, 0.14), (0.86, 1.0)):
        tube([(0.15 * a, -0.15 + 0.075 * a, 0.0075), (0.15 * b, -0.15 + 0.075 * b, 0.0075)], 0.0068, white, smooth=False)
    for k, (x, y, lean, tone) in enumerate(((0.02, 0.01, 20, "#fbfaf6"), (-0.012, 0.02, -14, "#fbfaf6"))):
        card((0.05, 0.075, 0.0008), m.paper(tone), at=(x, y, 0.142), turn=(72, lean, 10 * k), corner=0.004)
        plate(disc(0.009, 4), 0.0006, m.plastic("#c8202b" if k == 0 else "#17171a"), at=(x, y - 0.0015, 0.142), turn=(72, lean, 10 * k), bevel=0.0001)
    silk = m.textile("#e0a52b", 400, 0.2)
    puff(round_trip([(-0.05, -0.02), (0.0, 0.02), (0.05, 0.0), (0.07, -0.05), (0.02, -0.07), (-0.03, -0.05)]), 0.012, silk, rim=0.03, folds=0.06, seed=4, fold_size=0.03, at=(-0.1, -0.1, 0))


@good(3, up=4, around=-16)
def balloon(model):
    """Three of latex, a number of foil, a garland."""
    def one(x, y, z, r, tone, tail=0.2):
        skin = m.plastic(tone, 0.12)
        lathe([(0, -1.32), (0.05, -1.3), (0.1, -1.22), (0.5, -0.86), (0.86, -0.34), (1.0, 0.16), (0.9, 0.6), (0.55, 0.92), (0, 1.03)], skin, at=(x, y, z), smooth=True).scale = (r, r, r)
        lathe([(0.05, -1.3), (0.12, -1.37), (0.13, -1.39), (0, -1.36)], skin, at=(x, y, z)).scale = (r, r, r)
        if tail:
            foot = z - 1.37 * r
            tube([(x, y, foot), (x * 0.8 + 0.01, y, foot - tail * 0.3), (x * 0.45 - 0.01, y, foot - tail * 0.65), (x * 0.2, y, 0)], 0.0012, m.textile("#e9e4d8", 90))

    if model == 1:
        gold = m.steel(0.1, "#d9a948")
        line = [(-0.1, 0, 0.32), (-0.07, 0, 0.4), (0.0, 0, 0.44), (0.08, 0, 0.41), (0.11, 0, 0.32), (0.07, 0, 0.22), (-0.03, 0, 0.11), (-0.1, 0, 0.045), (0.0, 0, 0.04), (0.12, 0, 0.045)]
        made = tube(line, 0.045, gold)
        made.scale = (1, 0.8, 1)
        for p in (line[0], line[-1], line[-3]):
            ball(0.046, gold, at=p, scale=(1, 0.8, 1))
        return
    if model == 2:
        rng = np.random.default_rng(8)
        tones = ["#e8b8a8", "#f3ece0", "#d9906f", "#c9a46a", "#e9d3b8"]
        for k in range(26):
            t = k / 25
            x, z = -0.5 + t, 0.25 + 0.22 * sin(pi * t)
            one(x + rng.uniform(-0.03, 0.03), rng.uniform(-0.05, 0.05), z + rng.uniform(-0.06, 0.06), rng.uniform(0.045, 0.09), tones[k % 5], 0)
        return
    for x, y, z, r, tone in ((-0.13, 0.02, 0.62, 0.125, "#c8323c"), (0.13, 0.04, 0.66, 0.125, "#2f7fae"), (0.005, -0.05, 0.5, 0.125, "#e8b53a")):
        one(x, y, z, r, tone, 0.4)


@good(3, up=18, around=-30)
def wrapped_gift(model):
    """A box with a bow, paper on a roll with tags, a box of surprises."""
    tone, silk = [("#b3262b", "#f2e6c8"), ("#3f7a5c", "#f2e6c8"), ("#7a4fa0", "#f0c230")][model]
    paper, satin = m.plastic(tone, 0.4), m.plastic(silk, 0.3)
    if model == 1:
        for k, (y, t) in enumerate(((0.03, "#3f7a5c"), (-0.02, "#d9b36a"), (0.006, "#c8453c"))):
            lathe([(0.012, -0.15), (0.02, -0.15), (0.021, -0.148), (0.021, 0.148), (0.02, 0.15), (0.012, 0.15)], m.paper(t), at=(0, y, 0.021 + 0.036 * (k == 2)), turn=(0, 90, 8 - 4 * k))
            ring(0.0212, 0.0014, m.textile("#f2e6c8"), at=(0.02, y, 0.021 + 0.036 * (k == 2)), turn=(0, 90, 8 - 4 * k))
        for k in range(2):
            card((0.05, 0.03, 0.001), m.paper("#e6d3a8"), at=(-0.06 + 0.07 * k, -0.085, 0.001 + 0.001 * k), turn=(0, 0, 16 - 40 * k), corner=0.003)
        lathe([(0.006, 0), (0.018, 0), (0.018, 0.05), (0.006, 0.05)], m.textile("#b98a52", 60, 0.8), at=(0.1, -0.08, 0))
        return
    w, h = 0.2, 0.15
    box((w, w, h), paper, at=(0, 0, h / 2), bevel=0.003)
    box((w * 1.03, w * 1.03, h * 0.26), paper, at=(0, 0, h * 0.9), bevel=0.003)
    for size in ((w * 1.035, 0.026, h * 1.035), (0.026, w * 1.035, h * 1.035)):
        box(size, satin, at=(0, 0, h * 0.517), bevel=0.001)
    top = h * 1.035
    for s in (-1, 1):
        for lift, far in ((0.04, 0.07), (0.058, 0.05)):
            turn = 0.5 if far > 0.06 else -0.7
            loop = [(0, 0, 0.004), (far * 0.5, 0.0, lift), (far, 0, lift * 0.9), (far * 1.05, 0, lift * 0.4), (far * 0.6, 0, 0.008), (0, 0, 0.006)]
            c, q = cos(turn), sin(turn)
            band([(s * (x * c), s * (x * q), top + z) for x, _, z in loop], 0.026, 0.0012, satin, across=(-q, c, 0))
        c, q = cos(-0.35), sin(-0.35)
        band([(s * x * c, s * x * q, top + z) for x, z in ((0, 0.006), (0.05, 0.018), (0.085, 0.004))], 0.024, 0.0012, satin, across=(-q, c, 0))
    ball(0.014, satin, at=(0, 0, top + 0.014), scale=(1, 1, 0.9))
