"""Groceries: sweets, bread, oil, spices and tea."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import bowl, heap, jar_of, label_around, pouch
from shapes import _mesh, ball, box, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


@good(4, up=24)
def candy(model):
    """Boiled sweets, herbal drops, toffee in paper, fruit jellies; each in a jar and before it."""
    tones = [["#d8576b", "#e88a94", "#c93c56"], ["#7fa05a", "#a9bf73", "#5f8a4e"], ["#c98a3e", "#b9772e", "#d9a052"], ["#d9482f", "#f0a52e", "#7fa63a"]][model]
    made_of = [m.plastic(t, 0.1) if model < 2 else m.wax(t) for t in tones]
    wrap = m.plastic("#efe0bd", 0.35)

    kept = [m.behind_glass(m.plastic(t, 0.3), 0.45) for t in tones]

    def sweet(i, at, turn, made_of=made_of):
        if model == 2:
            box((0.022, 0.013, 0.011), made_of[i % 3] if i % 2 else wrap, at=at, turn=(0, 0, turn[2]), bevel=0.004)
            if not i % 2:
                a = turn[2] * pi / 180
                for s in (-1, 1):
                    lathe([(0.003, 0), (0.008, 0.008), (0.0095, 0.009)], wrap, at=(at[0] + s * 0.011 * cos(a), at[1] + s * 0.011 * sin(a), at[2]), turn=(0, s * 90, turn[2]), flute=9, depth=0.18)
        elif model == 3:
            lathe([(0, 0), (0.012, 0), (0.0135, 0.002), (0.0115, 0.012), (0.009, 0.0135), (0, 0.0138)], made_of[i % 3], at=(at[0], at[1], at[2] - 0.006), turn=(turn[0] % 20, turn[1] % 20, 0), smooth=True)
        else:
            ball(0.0115, made_of[i % 3], at=at, scale=(1, 0.85, 0.8), turn=turn)

    r, h = 0.05, 0.11
    lathe([(0, 0), (r - 0.004, 0), (r, 0.004), (r, h * 0.8), (r * 0.82, h * 0.93), (r * 0.82, h)], m.glass("#f9fcfc"), at=(0.02, 0.05, 0))
    cylinder(r * 0.88, 0.016, m.steel(0.2, "#d8b26a"), at=(0.02, 0.05, h * 0.95))
    n = 0
    for layer in range(5):
        for (x, y, z), turn in heap(11, r * 0.76, 0, layer, (0.02, 0.05)):
            sweet(n, (x, y, 0.012 + layer * 0.0165), turn, kept)
            n += 1
    for i, ((x, y, z), turn) in enumerate(heap(11, 0.056, 0.012, 8, (-0.03, -0.055))):
        sweet(i, (x, y, 0.009 + z), turn)


@good(4, up=26)
def cookie(model):
    """Butter, chocolate, almond and ginger cookies: a stack, and one that leans on it."""
    crumb = m.clay(["#dcae6b", "#b98650", "#e0b87a", "#a8693a"][model])
    chip = m.plastic(["#c99a55", "#3b2318", "#f0e0bd", "#8a5230"][model], 0.4)

    def one(at, turn, seed):
        rng = np.random.default_rng(seed)
        r = 0.034
        if model == 0:
            lathe([(0, 0.001), (r * 0.95, 0), (r, 0.003), (r * 0.96, 0.008), (0, 0.009)], crumb, at=at, turn=turn, flute=22, depth=0.03, around=132)
            for k in range(9):
                t = k * 2.4
                far = r * 0.8 * ((k + 0.5) / 9) ** 0.5
                made = cylinder(0.0018, 0.0009, m.rubber("#a8793c"), at=(far * cos(t), far * sin(t), 0.0088), bevel=0)
                _carry(made, at, turn)
            return
        lathe([(0, 0), (r * 0.9, 0), (r, 0.004), (r * 0.92, 0.008), (r * 0.6, 0.0105), (0, 0.0115)], crumb, at=at, turn=turn, smooth=True)
        for k in range(15):
            t = k * 2.39996 + rng.uniform(0, 0.5)
            far = r * 0.86 * ((k + 0.5) / 15) ** 0.5
            z = 0.0108 - 0.003 * (far / r) ** 2
            if model == 2:
                made = ball(0.005, chip, at=(far * cos(t), far * sin(t), z), scale=(1.2, 0.7, 0.4), turn=(0, 0, rng.uniform(0, 180)))
            else:
                made = box((0.0065, 0.0055, 0.004), chip, at=(far * cos(t), far * sin(t), z), turn=tuple(rng.uniform(0, 40, 3)), bevel=0.0014)
            _carry(made, at, turn)

    for i in range(5):
        one((0.004 * sin(i * 2), 0.004 * cos(i * 3), i * 0.0112), (0, 0, 30 * i), i)
    one((-0.022, -0.052, 0.034), (72, 0, -22), 9)
    one((0.05, -0.045, 0.0), (0, 0, 50), 11)


def _carry(made, at, turn):
    """Moves a part that was placed on a thing along with it."""
    import bpy
    from mathutils import Euler, Matrix

    bpy.context.view_layer.update()
    made.matrix_world = Matrix.Translation(at) @ Euler([a * pi / 180 for a in turn]).to_matrix().to_4x4() @ made.matrix_world


@good(3, up=50, around=0)
def lollipop(model):
    """Round lollipops on paper sticks; a swirl."""
    stick = m.paper("#f5f2ea")
    if model == 2:
        white, tone = m.plastic("#fbf7ef", 0.12), [m.plastic(c, 0.12) for c in ("#e0407a", "#f0b52e", "#3f9ad0")]
        line = [(0.0026 * t * cos(t), 0.0026 * t * sin(t)) for t in np.linspace(1.2, 6.2 * pi, 200)]
        for k in range(4):
            a = k * pi / 2
            spiral = [(x * cos(a) - y * sin(a), x * sin(a) + y * cos(a), 0.009) for x, y in line[: 150]]
            tube(spiral, 0.0052, white if k == 3 else tone[k], smooth=False)
        lathe([(0, 0.004), (0.037, 0.004), (0.039, 0.009), (0.037, 0.013), (0, 0.013)], tone[0])
        tube([(0, -0.03, 0.008), (0.0, -0.14, 0.006)], 0.0026, stick, smooth=False)
        return
    tones = ["#c81f3a", "#e0364c", "#b0142e"] if model == 0 else ["#e8a81f", "#f2c43a", "#d9921a"]
    for k, (x, y, lean) in enumerate(((-0.034, 0.012, 24), (0.002, 0.03, 2), (0.037, 0.008, -22))):
        a = lean * pi / 180
        ball(0.0155, m.plastic(tones[k], 0.08), at=(x, y, 0.0155))
        ring(0.0155, 0.0013, m.plastic(tones[k], 0.08), at=(x, y, 0.0155), turn=(0, 0, lean))
        tube([(x + 0.014 * sin(a), y - 0.014 * cos(a), 0.0145), (x + 0.088 * sin(a), y - 0.088 * cos(a), 0.003)], 0.0021, stick, smooth=False)


@good(3, up=10)
def olive(model):
    """Oil in a bottle; whole olives in a jar; paste in a jar. Some olives beside."""
    green, black = m.plastic("#8a9440", 0.25), m.plastic("#38303a", 0.25)
    if model == 0:
        r, h = 0.031, 0.2
        lathe([(0, 0), (r - 0.003, 0), (r, 0.004), (r, h * 0.62), (r * 0.8, h * 0.74), (0.012, h * 0.84), (0.011, h * 0.97), (0.0135, h * 0.98), (0.0135, h)], m.plastic("#32401f", 0.08))
        label_around(r, h * 0.14, h * 0.52, m.paper("#f4efdf"), "#46502a", m.plastic("#8a9440", 0.5))
        cylinder(0.0145, 0.024, m.steel(0.3, "#b99a4d"), at=(0, 0, h * 0.965))
        bowl(0.034, m.glazed("#f2ece0"), at=(0.075, -0.03, 0))
        for i, ((x, y, z), turn) in enumerate(heap(13, 0.02, 0.01, 2, (0.075, -0.03))):
            ball(0.0085, green if i % 3 else black, at=(x, y, z + 0.014), scale=(1.25, 0.95, 0.95), turn=(0, 20, turn[2]))
    else:
        brine = m.plastic("#a8a24a" if model == 1 else "#5b5a2e", 0.35)
        jar_of(0.036, 0.1, brine if model == 2 else None, m.steel(0.2, "#cfae62"))
        if model == 1:
            for layer in range(6):
                for i, ((x, y, z), turn) in enumerate(heap(9, 0.026, 0, layer)):
                    ball(0.0085, green, at=(x, y, 0.012 + layer * 0.012), scale=(1.2, 0.95, 0.95), turn=(0, 20, turn[2]))
        label_around(0.036, 0.026, 0.06, m.paper("#f4efdf"), "#46502a", green if model == 2 else None)
        for x, y, lean in ((0.055, -0.02, 20), (0.075, -0.005, 80), (0.066, -0.036, -30)):
            ball(0.0095, green if model == 1 else black, at=(x, y, 0.009), scale=(1.3, 0.95, 0.95), turn=(0, 0, lean))
    for s in (-1, 1):
        plate(round_trip([(0, 0), (0.012, 0.0045), (0.036, 0), (0.012, -0.0045)]), 0.0008, m.leaf("#6d7f4a"), at=(0.05, -0.058, 0.001), turn=(0, 0, 20 + s * 24), bevel=0.0002)


@good(3, up=18)
def salt(model):
    """A mill-free jar of coarse salt, smoked flakes, herb salt; each with a bowl and a spoon."""
    grain = m.plastic(["#f7f6f3", "#d9c7ae", "#cdd2b0"][model], 0.3)
    wood = m.wood("#b98a58", "#8f6337")
    jar_of(0.034, 0.1, grain, wood)
    label_around(0.034, 0.022, 0.062, m.paper("#f6f2e8"), "#3d4a52", m.plastic(["#4f86a8", "#6b5038", "#5f8a4e"][model], 0.5))
    bowl(0.036, wood, at=(0.085, -0.02, 0))
    rng = np.random.default_rng(3)
    for i, ((x, y, z), turn) in enumerate(heap(110, 0.027, 0.012, 2, (0.085, -0.02))):
        s = rng.uniform(0.6, 1.2) * 0.005
        box((s, s, s * (0.4 if model == 1 else 0.9)), grain if model != 2 or i % 4 else m.leaf("#5c7a3c"), at=(x, y, z + 0.011), turn=turn, bevel=0.0005)
    for (x, y, z), turn in heap(24, 0.04, 0, 6, (0.07, -0.075)):
        box((0.0042, 0.0042, 0.0036), grain, at=(x, y, 0.002), turn=turn, bevel=0.0005)


@good(3, up=20)
def hot_pepper(model):
    """Flakes and powder in jars, and whole pods."""
    red = m.plastic("#b81f16", 0.22)
    dark = m.plastic("#8c1a14", 0.3)
    stem = m.leaf("#6b7a38")

    def pod(x, y, z, lean, size=1.0, tone=red):
        a = lean * pi / 180
        line = [(0, 0), (0.03, 0.002), (0.06, 0.0), (0.085, -0.008), (0.104, -0.022)]
        points = [(x + size * (p * cos(a) - q * sin(a)), y + size * (p * sin(a) + q * cos(a)), z) for p, q in line]
        made = tube(points, 0.0105 * size, tone)
        n = len(made.data.splines[0].points)
        for i, p in enumerate(made.data.splines[0].points):
            p.radius = min(1.0, 0.72 + 2 * i / n) * max(0.06, 1 - (i / n) ** 1.8)
        tube([(x + 0.002 * cos(a), y + 0.002 * sin(a), z), (x - size * 0.014 * cos(a), y - size * 0.014 * sin(a), z + 0.001), (x - size * 0.026 * cos(a + 0.3), y - size * 0.026 * sin(a + 0.3), z + 0.006)], 0.003 * size, stem)
        ball(0.0075 * size, stem, at=(x, y, z), scale=(0.6, 0.95, 0.95), turn=(0, 0, lean))

    if model == 2:
        for k, (x, y, z, lean) in enumerate(((-0.05, 0.03, 0.009, -12), (-0.055, -0.005, 0.009, 6), (-0.045, -0.04, 0.009, -24), (-0.03, 0.015, 0.025, -40), (-0.05, -0.025, 0.025, 26), (0.0, -0.055, 0.009, 14))):
            pod(x, y, z, lean, 1, dark if k % 2 else red)
        return
    fill = m.clay("#b03a22" if model == 0 else "#a8421f")
    jar_of(0.03, 0.092, fill, m.steel(0.2, "#2a2b2f"))
    label_around(0.03, 0.02, 0.055, m.paper("#f6f0e2"), "#5a2018", red)
    flake = [m.plastic(t, 0.4) for t in ("#b5281a", "#c9502a", "#8c1a14", "#e0b25a")]
    for i, ((x, y, z), turn) in enumerate(heap(90, 0.035, 0.012, 4, (0.06, -0.055))):
        if model == 0:
            plate(disc(0.0028, 5), 0.0007, flake[i % 7 % 4], at=(x, y, z + 0.001), turn=(turn[0] % 50, turn[1] % 50, turn[2]), bevel=0.0001)
    if model == 1:
        lathe([(0.036, 0), (0.022, 0.009), (0.008, 0.017), (0, 0.0185)], fill, at=(0.06, -0.055, 0), smooth=True)
    pod(-0.085, -0.02, 0.0085, -40, 0.85)
    pod(-0.08, 0.02, 0.0085, -22, 0.85, dark)


@good(3, up=30, around=-30)
def spaghetti(model):
    """A bundle tied with string; egg noodles in nests."""
    pasta = m.plastic(["#e8b94a", "#b07c40", "#efcb66"][model], 0.4)
    if model == 2:
        for x, y, z in ((-0.045, 0, 0), (0.045, 0.012, 0), (0.0, -0.06, 0), (0.002, -0.01, 0.03)):
            rng = np.random.default_rng(int(abs(x * 1e4)) + 5)
            for k in range(16):
                r = rng.uniform(0.018, 0.038)
                p, q = rng.uniform(0, 6, 2)
                line = [(x + r * cos(t) * (1 + 0.15 * sin(3 * t + p)), y + r * sin(t) * (1 + 0.15 * cos(2 * t + q)), z + 0.006 + 0.02 * (k / 16) * (1 - r / 0.06) + 0.003 * sin(4 * t + p)) for t in np.linspace(0, 2 * pi, 30)]
                tube(line, 0.0019, pasta, closed=True)
        return
    rng = np.random.default_rng(4)
    count, r = 240, 0.021
    for i in range(count):
        t, far = i * 2.39996, (i / count) ** 0.5
        y, z = r * far * cos(t), r * far * sin(t)
        d = rng.uniform(-0.007, 0.007)
        flare = rng.uniform(1.05, 1.5)
        tube([(-0.125 + d, y * flare, 0.021 + z * flare * (0.8 if z < 0 else 1)), (0, y, 0.021 + z), (0.125 + d, y * flare, 0.021 + z * flare * (0.8 if z < 0 else 1))], 0.00095, pasta)
    string = m.textile("#b5533a" if model == 0 else "#e8e0cc", 90, 0.7)
    for x in (-0.004, 0.0, 0.004):
        ring(0.0222, 0.0016, string, at=(x, 0, 0.0215), turn=(0, 90, 0))
    for s in (-1, 1):
        loop = [(0, -0.006, 0.044), (s * 0.012, -0.01, 0.056), (s * 0.03, -0.012, 0.056), (s * 0.026, -0.012, 0.046), (0, -0.006, 0.044)]
        tube(loop, 0.0015, string)
        tube([(0, -0.007, 0.044), (s * 0.012, -0.024, 0.038), (s * 0.018, -0.034, 0.022)], 0.0015, string)


@good(3, up=18)
def brown_mushroom(model):
    """Dried slices in a bag, a growing kit, button mushrooms in a jar."""
    cap, stem = m.wax("#a9764a"), m.wax("#ead9bf")

    def one(x, y, z, size, turn=(0, 0, 0)):
        lathe([(0.006, 0.0), (0.0085, 0.004), (0.0075, 0.014), (0.009, 0.022)], stem, at=(x, y, z), turn=turn, smooth=True).scale = (size,) * 3
        lathe([(0.009, 0.0195), (0.019, 0.0185), (0.021, 0.022), (0.0195, 0.029), (0.012, 0.0355), (0, 0.0375)], cap, at=(x, y, z), turn=turn, smooth=True).scale = (size,) * 3

    if model == 0:
        pouch((0.15, 0.07, 0.2), m.paper("#b99468"), m.paper("#f6f0e2"), "#4a3626", m.plastic("#a9764a", 0.5), at=(0.03, 0.07, 0))
        for x, y, size, turn in ((-0.07, -0.02, 1.2, (0, 0, 0)), (-0.03, -0.06, 1.0, (0, 0, 0)), (0.04, -0.055, 1.1, (78, 0, 40)), (0.085, -0.05, 0.9, (0, 0, 0))):
            one(x, y, 0.0 if turn[0] == 0 else 0.018, size, turn)
    elif model == 1:
        box((0.19, 0.11, 0.13), m.paper("#c7a06b"), at=(0, 0, 0.065), bevel=0.003)
        box((0.12, 0.002, 0.07), m.paper("#f6f0e2"), at=(0.0, -0.0555, 0.075), bevel=0.0005)
        oyster = m.wax("#d9cdb9")
        for i, ((x, y, z), turn) in enumerate(heap(15, 0.055, 0.045, 3)):
            lathe([(0.004, 0), (0.006, 0.02), (0.02, 0.034), (0.024, 0.036), (0.016, 0.0405), (0, 0.039)], oyster, at=(x * 1.35, y * 0.8, 0.125 + z * 0.6), turn=(turn[0] % 40 - 20, turn[1] % 40 - 20, 0), smooth=True)
        for k, w in enumerate((0.08, 0.05, 0.065)):
            box((w, 0.0006, 0.007 if k == 0 else 0.003), m.rubber("#4a3626"), at=(0, -0.057, 0.098 - k * 0.016), bevel=0)
    else:
        jar_of(0.038, 0.1, m.plastic("#e0cfa8", 0.35), m.steel(0.2, "#cfae62"))
        label_around(0.038, 0.024, 0.06, m.paper("#f4efdf"), "#4a3626", m.plastic("#a9764a", 0.5))
        for x, y, turn in ((0.065, -0.02, (0, 0, 0)), (0.05, -0.055, (80, 0, 30)), (-0.05, -0.04, (0, 0, 0))):
            one(x, y, 0.0 if turn[0] == 0 else 0.018, 1.0, turn)


def _loaf(length, wide, high, crust, at=(0, 0, 0), turn=(0, 0, 0), cut=False):
    """A loaf along x that bulges over its tin; a slice of one has no round ends."""
    stations, around_ = np.linspace(-1, 1, 41), np.linspace(0, 2 * pi, 48, endpoint=False)
    points = []
    for s in stations:
        end = 1 if cut else max(0.02, 1 - abs(s) ** 9) ** 0.5
        for a in around_:
            y, z = cos(a), sin(a)
            top = 1.0 if z > 0 else 0.9
            y = np.sign(y) * abs(y) ** 0.62 * wide / 2 * (1.0 if z > 0.1 else 0.92)
            z = high * (0.45 + 0.55 * np.sign(z) * abs(z) ** 0.7 if z > 0 else 0.45 - 0.45 * abs(z) ** 0.35) * top
            points.append((s * length / 2 * (0.97 + 0.03 * end), y * end ** 0.4, 0.45 * high + (z - 0.45 * high) * end ** 0.4))
    n = len(around_)
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(stations) - 1) for k in range(n)]
    faces += [tuple(range(n)), tuple(len(points) - n + k for k in range(n))]
    return _mesh(points, faces, crust, at, turn, 60)


@good(3, up=22, around=-32)
def bread(model):
    """A rye loaf with slices, a bag of baking mix with a loaf, toast."""
    crust = m.clay(["#7a4a28", "#b5793f", "#c48a4c"][model])
    crumb = m.clay(["#b58a5c", "#ecd9b4", "#e3c795"][model])
    if model == 1:
        pouch((0.17, 0.1, 0.25), m.paper("#cbb38c"), m.paper("#f8f4ea"), "#5a4026", m.plastic("#b5793f", 0.5), at=(0.05, 0.09, 0))
        lathe([(0, 0), (0.06, 0.004), (0.082, 0.026), (0.072, 0.054), (0.04, 0.072), (0, 0.077)], crust, at=(-0.04, -0.06, 0), smooth=True)
        for k in range(4):
            x = -0.085 + k * 0.03
            tube([(x, -0.105, 0.046 + 0.01 * (k in (1, 2))), (x + 0.006, -0.06, 0.071 - 0.006 * (k in (0, 3)) ), (x + 0.01, -0.02, 0.058)], 0.0035, m.clay("#f0e0bd"))
        return
    wide, high = (0.1, 0.09) if model == 0 else (0.11, 0.11)
    _loaf(0.16, wide, high, crust, at=(0.05, 0, 0))
    for k in range(3):
        x = -0.055 - k * 0.024
        _loaf(0.015, wide, high, crust, at=(x, 0, 0.0), turn=(0, -5 - 9 * k, 0), cut=True)
        _loaf(0.0155, wide * 0.93, high * 0.93, crumb, at=(x - 0.0004, 0, high * 0.035), turn=(0, -5 - 9 * k, 0), cut=True)
    _loaf(0.0155, wide * 0.93, high * 0.93, crumb, at=(-0.0255, 0, high * 0.035), cut=True)
    for k in range(5 if model == 0 else 0):
        x = 0.0 + k * 0.026
        tube([(x - 0.004, -0.03, high * 0.93), (x, 0, high * 1.0), (x + 0.008, 0.03, high * 0.93)], 0.002, m.clay("#c9a06b"))


@good(3, up=26)
def croissant(model):
    crust, light = m.plastic("#c07a30", 0.3), m.plastic("#e3ad5c", 0.35)

    def one(x, y, z, lean, size):
        a = lean * pi / 180
        import bpy
        from mathutils import Euler, Matrix

        before = set(bpy.context.scene.objects)
        for k in range(-4, 5):
            t = k / 4
            bend = t * 1.15
            px, py = 0.075 * sin(bend), 0.05 * (1 - cos(bend)) * -1.4
            r = 0.033 * (1 - 0.66 * abs(t) ** 1.3)
            lathe([(0, -r * 0.8), (r * 0.55, -r * 0.72), (r * 0.95, -r * 0.2), (r, 0.1 * r), (r * 0.8, r * 0.7), (0, r * 0.85)], crust if k % 2 else light, at=(px, py, 0.027 - 0.004 * abs(k)), turn=(0, 90 - 12 * t, -bend * 57), smooth=True, oval=1.0)
        for k in range(-4, 5):
            t = (k + 0.5 * (1 if k >= 0 else -1)) / 4.4
            bend = t * 1.15
            px, py = 0.075 * sin(bend), 0.05 * (1 - cos(bend)) * -1.4
            r = 0.0335 * (1 - 0.62 * abs(t) ** 1.3)
            ring(r * 0.9, r * 0.12, crust, at=(px, py, 0.027 - 0.004 * abs(k)), turn=(0, 90, -bend * 57 + (10 if t > 0 else -10)))
        move = Matrix.Translation((x, y, z)) @ Euler((0, 0, a)).to_matrix().to_4x4() @ Matrix.Scale(size, 4)
        bpy.context.view_layer.update()
        for item in set(bpy.context.scene.objects) - before:
            item.matrix_world = move @ item.matrix_world

    one(-0.035, 0.03, 0, 14, 1)
    one(0.045, -0.055, 0, -12, 1)
    if model == 2:
        one(-0.075, -0.085, 0, 40, 0.75)
    if model == 1:
        flake = m.wax("#f1e2c2")
        for x, y, lean in ((-0.06, 0.03, 20), (-0.02, 0.04, -30), (0.0, 0.03, 60), (0.03, -0.055, 10), (0.06, -0.05, 70), (0.075, -0.062, -40), (-0.04, 0.035, 50)):
            plate(round_trip([(0, 0), (0.006, 0.005), (0.014, 0), (0.006, -0.005)]), 0.0012, flake, at=(x, y, 0.061), turn=(14, 10, lean), bevel=0.0004)


@good(3, up=22)
def cooked_rice(model):
    """A bag of rice, and a bowl of it."""
    grain = m.plastic(["#f6f2e8", "#faf8f2", "#c49a68"][model], 0.35)
    tone = ["#3f7a5c", "#b5303a", "#8a6a3c"][model]
    pouch((0.17, 0.1, 0.26), m.paper("#efe6d2"), m.plastic(tone, 0.45), "#fbf6e8", m.plastic("#f6f0de", 0.5), at=(0.03, 0.09, 0))
    bowl(0.062, m.glazed("#3f5f7a" if model != 1 else "#2b2c30"), at=(-0.03, -0.07, 0))
    lathe([(0, 0.046), (0.03, 0.043), (0.056, 0.03)], grain, at=(-0.03, -0.07, 0), smooth=True)
    long = (1, 0.4, 0.4) if model == 0 else (1, 0.55, 0.55)
    for i, ((x, y, z), turn) in enumerate(heap(230, 0.056, 0.018, 2, (-0.03, -0.07))):
        r = ((x + 0.03) ** 2 + (y + 0.07) ** 2) ** 0.5
        ball(0.0043, grain, at=(x, y, 0.0475 - 0.017 * (r / 0.056) ** 2), scale=long, turn=(turn[0] % 40, turn[1] % 40, turn[2]))
    for (x, y, z), turn in heap(26, 0.05, 0, 6, (0.06, -0.1)):
        ball(0.0043, grain, at=(x, y, 0.0018), scale=long, turn=(0, 0, turn[2]))
