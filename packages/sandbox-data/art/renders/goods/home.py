"""Furniture, light and decoration."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, band, box, cushion, cylinder, disc, lathe, plate, puff, ring, tube, vessel

from .good import good


@good(6, up=12, around=-32)
def chair(model):
    """Dining chair with curved back, café chair, ladder back, reading chair, folding chair, bar chair."""
    wood = [m.wood("#8a5a36", "#5f3a20"), m.wood("#d8b079", "#b98a50"), m.painted("#dfe3dd", 0.45), m.wood("#b98a52", "#946635"), m.wood("#d2a66c", "#ad7d43"), m.painted("#26272a", 0.5)][model]
    seat, width, back = [(0.45, 0.44, 0.82), (0.45, 0.42, 0.8), (0.46, 0.43, 0.95), (0.38, 0.6, 0.76), (0.45, 0.4, 0.8), (0.75, 0.38, 1.0)][model]
    w = width / 2
    for x in (-w + 0.03, w - 0.03):
        tube([(x * 1.08, -w * 1.05, 0), (x, -w + 0.04, seat - 0.01)], 0.017, wood)
        tube([(x * 1.06, w * 1.1, 0), (x, w - 0.04, seat), (x * 0.98, w + 0.02, seat + 0.2), (x * 0.96, w + 0.07, back)], 0.017, wood)
    cloth = m.textile("#d9d2c3") if model == 3 else None
    if cloth:
        cushion((width, width, 0.11), cloth, at=(0, 0, seat + 0.045))
        cushion((width * 0.94, 0.12, 0.4), cloth, at=(0, w - 0.0, seat + 0.25), turn=(-9, 0, 0))
        for x in (-w, w):
            tube([(x * 1.03, -w * 0.9, seat - 0.02), (x * 1.03, -w * 0.85, seat + 0.2), (x * 1.03, w, seat + 0.22)], 0.02, wood)
    else:
        outline = [(-w, -w), (-w * 0.4, -w * 1.06), (w * 0.4, -w * 1.06), (w, -w), (w * 0.92, w), (-w * 0.92, w)]
        plate(outline, 0.026, m.rubber("#2b2b2d") if model == 5 else wood, at=(0, 0, seat - 0.005), bevel=0.01)
    rungs = {2: (0.1, 0.22, 0.34, 0.45), 4: (0.2, 0.3), 0: (0.3,), 1: (0.32,), 5: (0.22,)}.get(model, ())
    for up in rungs:
        t = 0.03 + 0.045 * up / 0.4
        tall = 0.06 if model in (2, 4) else 0.13
        bend = [(-w + 0.04, w + t - 0.01, seat + up), (0, w + t + 0.035, seat + up + 0.008), (w - 0.04, w + t - 0.01, seat + up)]
        band(bend, tall, 0.018, wood)
    if model == 1:
        tube([(-w + 0.05, w + 0.07, back - 0.02), (-w * 0.5, w + 0.09, back + 0.05), (w * 0.5, w + 0.09, back + 0.05), (w - 0.05, w + 0.07, back - 0.02)], 0.016, wood)
    for y in (-w + 0.04, w - 0.02):
        height = 0.2 if model != 5 else 0.26
        tube([(-w + 0.02, y, height), (w - 0.02, y, height)], 0.011, m.steel() if model == 5 else wood)
    if model == 4:
        for x in (-w + 0.02, w - 0.02):
            tube([(x, -w * 0.9, 0.02), (x, w * 1.1, seat + 0.02)], 0.014, wood)


@good(1, up=11, around=-20)
def couch_and_lamp(model):
    cloth = m.textile()
    legs = m.wood("#9c6c3c", "#7a4f28")
    cushion((1.5, 0.8, 0.26), cloth, at=(0, 0, 0.25))
    for x in (-0.38, 0.38):
        cushion((0.74, 0.68, 0.17), cloth, at=(x, -0.06, 0.42))
        cushion((0.73, 0.2, 0.46), cloth, at=(x, 0.27, 0.66), turn=(-10, 0, 0))
    for x in (-0.82, 0.82):
        cushion((0.2, 0.84, 0.46), cloth, at=(x, 0, 0.4))
    cushion((1.6, 0.18, 0.6), cloth, at=(0, 0.38, 0.48))
    for x in (-0.72, 0.72):
        for y in (-0.3, 0.32):
            cylinder(0.018, 0.16, legs, at=(x, y, 0), top=0.027)
    cushion((0.38, 0.13, 0.36), m.textile("#e9e2d2"), at=(-0.5, -0.02, 0.66), turn=(-20, 0, 14))
    metal = m.painted("#2a2b2d", 0.45)
    cylinder(0.15, 0.02, metal, at=(1.25, 0.25, 0))
    tube([(1.25, 0.25, 0.01), (1.25, 0.25, 1.3)], 0.011, metal)
    shade = m.textile("#f3ead6", 200)
    lathe([(0.2, 1.22), (0.145, 1.5)], shade, at=(1.25, 0.25, 0))
    ball(0.05, m.glow("#ffd9a0", 5), at=(1.25, 0.25, 1.34))


@good(5)
def candle(model):
    """Pillar candles in soy, bees' and rapeseed wax, a floating one, a long one."""
    radius, height = [(0.035, 0.1), (0.035, 0.12), (0.04, 0.08), (0.025, 0.024), (0.025, 0.3)][model]
    wax = m.wax(["#f3ead9", "#dca83e", "#f5f0e0", "#f6f1e8", "#f3ebd6"][model])
    top = height
    lathe([(0, 0), (radius - 0.002, 0), (radius, 0.003), (radius if model != 3 else radius * 1.2, top - 0.004), (radius - 0.004, top), (radius * 0.6, top - 0.004), (0, top - 0.005)], wax, flute=0)
    tube([(0, 0, top - 0.006), (0.0008, 0, top + 0.005), (0.002, 0, top + 0.01)], 0.0009, m.rubber("#2a211a"))
    flame = [(0, 0), (0.0042, 0.006), (0.0046, 0.011), (0.0022, 0.021), (0, 0.028)]
    lathe(flame, m.glow("#ffb54a", 6), at=(0.002, 0, top + 0.007), smooth=True, around=32)


@good(5, up=10)
def potted_plant(model):
    """Rubber plant, peace lily, zamioculcas, snake plant, monstera."""
    rng = np.random.default_rng(model + 3)
    pot = [m.clay(), m.glazed(), m.plastic("#3b3c3e", 0.6), m.textile("#c8a46b", 60, 0.9), m.glazed("#ece9e2")][model]
    vessel([(0.075, 0), (0.082, 0.01), (0.1, 0.14), (0.108, 0.145), (0.108, 0.17)] if model == 0 else [(0.08, 0), (0.095, 0.02), (0.105, 0.1), (0.1, 0.16)], 0.006, pot, smooth=model != 0)
    soil = m.clay("#3b2c20")
    cylinder(0.094, 0.01, soil, at=(0, 0, 0.14))
    green = m.leaf(["#2f5a35", "#3d7440", "#2f6434", "#4a6f3f", "#2e6b3a"][model])
    pale = m.leaf("#7f9a50")
    if model == 3:
        for i in range(11):
            a = i * 2.4
            r = 0.014 + 0.045 * (i / 11) ** 0.5
            blade = [(-0.016, 0), (-0.024, 0.12), (-0.018, 0.3), (0, 0.4 - 0.012 * i), (0.018, 0.3), (0.024, 0.12), (0.016, 0)]
            tilt = 5 + r * 150
            plate(blade, 0.004, green if i % 3 else pale, at=(r * cos(a), r * sin(a), 0.14), turn=(90 - tilt * sin(a), tilt * cos(a), 30 * i), bevel=0.0015, smooth=True)
        return
    stems = [1, 16, 12, 0, 13][model]
    if model == 0:
        tube([(0, 0, 0.14), (0.005, 0, 0.35), (-0.005, 0, 0.56)], 0.006, m.wood("#7a6a4d", "#5d4d35"))
        for i in range(13):
            z = 0.21 + i * 0.028
            _leaf(0.19 - i * 0.005, 0.085 - i * 0.002, green, (0, 0, z), i * 137.5, 38 + i * 2.6)
        return
    for i in range(stems):
        a = i * 137.5
        lean = rng.uniform(12, 42)
        length = rng.uniform(0.2, 0.34)
        dx, dy = sin(lean * pi / 180) * cos(a * pi / 180) * length, sin(lean * pi / 180) * sin(a * pi / 180) * length
        tip = (dx, dy, 0.145 + cos(lean * pi / 180) * length)
        tube([(dx * 0.1, dy * 0.1, 0.14), (dx * 0.45, dy * 0.45, 0.145 + length * 0.55), tip], 0.0034, green if model != 2 else pale)
        if model == 2:
            for k in range(9):
                f = 0.3 + 0.7 * k / 8
                spot = (dx * f, dy * f, 0.145 + (tip[2] - 0.145) * f)
                _leaf(0.075, 0.034, green, spot, a + (80 if k % 2 else -80), 42)
        elif model == 1 and i % 5 == 0:
            _leaf(0.11, 0.07, m.plastic("#f4f1e6", 0.5), tip, a, 70)
            cylinder(0.006, 0.06, m.wax("#e6d592"), at=tip)
        else:
            _leaf(0.2 if model == 1 else 0.19, 0.07 if model == 1 else 0.17, green, tip, a, 5 if model == 4 else 30, split=model == 4)


def _leaf(length, width, material, at, around, up, split=False):
    """A leaf that begins at a point, bent along its middle."""
    from shapes import _mesh
    import bpy
    from mathutils import Matrix, Vector
    from math import radians

    rows, columns = 18, 8
    points, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        half = width / 2 * sin(pi * t**0.75) ** 0.8 if 0 < t < 1 else 0.0005
        if split and i % 4 == 3 and 0.2 < t < 0.9:
            half *= 0.45
        for j in range(columns + 1):
            s = j / columns * 2 - 1
            points.append((t * length, s * half, abs(s) * half * 0.35 - (t**2) * length * 0.28))
    for i in range(rows):
        for j in range(columns):
            a = i * (columns + 1) + j
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    made = _mesh(points, faces, material, smooth=80)
    made.matrix_world = Matrix.Translation(Vector(at)) @ Matrix.Rotation(radians(around), 4, "Z") @ Matrix.Rotation(radians(-up), 4, "Y")
    return made


@good(1, up=8, around=-18)
def alarm_clock(model):
    body = m.painted(None, 0.25)
    metal = m.steel(0.16)
    ring(0.06, 0.009, body, at=(0, -0.022, 0.075), turn=(90, 0, 0))
    cylinder(0.061, 0.045, body, at=(0, 0.026, 0.075), turn=(90, 0, 0), bevel=0.01)
    cylinder(0.055, 0.003, m.paper("#f6f3ea"), at=(0, -0.017, 0.075), turn=(90, 0, 0))
    ink = m.rubber("#232323")
    for i in range(60):
        a = i * pi / 30
        big = i % 5 == 0
        box((0.0032 if big else 0.001, 0.0008, 0.008 if big else 0.003), ink, at=(0.047 * sin(a), -0.0205, 0.075 + 0.047 * cos(a)), turn=(0, i * 6, 0), bevel=0)
    for a, length, width in ((-58, 0.026, 0.005), (60, 0.04, 0.0036)):
        r = a * pi / 180
        box((width, 0.001, length), ink, at=(sin(r) * length / 2, -0.022, 0.075 + cos(r) * length / 2), turn=(0, a, 0), bevel=0.0004)
    cylinder(0.004, 0.003, metal, at=(0, -0.021, 0.075), turn=(90, 0, 0))
    for side in (-1, 1):
        a = side * 34
        r = a * pi / 180
        x, z = 0.088 * sin(r), 0.075 + 0.088 * cos(r)
        lathe([(0.03, 0), (0.029, 0.008), (0.02, 0.018), (0.008, 0.023), (0, 0.024)], metal, at=(x, 0, z), turn=(0, a, 0), smooth=True)
        ball(0.006, metal, at=(0.117 * sin(r), 0, 0.075 + 0.117 * cos(r)))
        tube([(0.05 * sin(side * 2.5), 0, 0.075 + 0.05 * cos(2.5)), (0.09 * sin(side * 2.55), 0, 0.002)], 0.0055, metal)
    tube([(-0.045, 0, 0.155), (-0.035, 0, 0.185), (0, 0, 0.197), (0.035, 0, 0.185), (0.045, 0, 0.155)], 0.0034, metal)
    tube([(0, 0, 0.14), (0, 0, 0.163)], 0.0025, metal)
    ball(0.007, metal, at=(0, 0, 0.165))


@good(1, up=20)
def basket(model):
    willow = [m.wood("#c69a5f", "#96683a"), m.wood("#b78a50", "#84592e")]
    for i in range(15):
        z = 0.008 + i * 0.0135
        r = 0.15 + 0.035 * sin(i / 14 * pi * 0.75)
        count = 96
        line = [((r + 0.0055 * cos(k / count * pi * 28 + (pi if i % 2 else 0))) * cos(k / count * 2 * pi) * 1.2, (r + 0.0055 * cos(k / count * pi * 28 + (pi if i % 2 else 0))) * sin(k / count * 2 * pi) * 0.85, z) for k in range(count)]
        tube(line, 0.0072, willow[i % 2], closed=True)
    for i in range(28):
        a = i / 28 * 2 * pi
        tube([((0.15 + 0.035 * sin(t * pi * 0.75)) * cos(a) * 1.2, (0.15 + 0.035 * sin(t * pi * 0.75)) * sin(a) * 0.85, t * 0.205) for t in np.linspace(0, 1, 6)], 0.005, willow[1])
    cylinder(0.15, 0.008, willow[1])
    rim = [(0.176 * cos(t) * 1.2, 0.176 * sin(t) * 0.85, 0.212) for t in np.linspace(0, 2 * pi, 90, endpoint=False)]
    tube(rim, 0.011, willow[0], closed=True)
    for off in (-0.008, 0.008):
        tube([(0.205 * cos(t), off + 0.004 * sin(t * 16 + off * 500), 0.2 + 0.19 * sin(t)) for t in np.linspace(0, pi, 60)], 0.0075, willow[off > 0], smooth=False)


@good(4, up=8, around=-14)
def mirror(model):
    """Oval wall mirror, on a brass stand, arched, vanity mirror."""
    shine = m.steel(0.02, "#e6ebee")
    frame = [m.brass(), m.brass(), m.painted("#222326", 0.4), m.steel()][model]
    if model == 2:
        outline = [(-0.3, 0), (0.3, 0), *[(0.3 * cos(t), 1.3 + 0.3 * sin(t)) for t in np.linspace(0, pi, 40)]]
        plate(outline, 0.02, frame, turn=(84, 0, 0), bevel=0.004)
        inner = [(x * 0.93, 0.02 + y * 0.985) for x, y in outline]
        plate(inner, 0.004, shine, at=(0, -0.021, 0.002), turn=(84, 0, 0), bevel=0.001)
        return
    radius = [0.25, 0.12, 0, 0.1][model]
    squash = 1.35 if model == 0 else 1
    lift = [0.35, 0.3, 0, 0.26][model]
    plate(disc(radius, squash=squash), 0.012, frame, at=(0, 0, lift), turn=(82, 0, 0), bevel=0.004)
    plate(disc(radius * 0.93, squash=squash), 0.003, shine, at=(0, -0.0135, lift), turn=(82, 0, 0), bevel=0.001)
    if model:
        cylinder(0.075, 0.012, frame, bevel=0.004)
        tube([(0, 0.01, 0.01), (0, 0.012, lift - radius)], 0.006, frame)


@good(4, up=8, around=-16)
def framed_picture(model):
    frame = [m.wood(), m.painted("#1f2022", 0.4), m.wood("#8a5a36", "#6a4125"), m.paper("#efece4")][model]
    w, h = [(0.5, 0.4), (0.4, 0.5), (0.35, 0.48), (0.55, 0.38)][model]
    d = 0.02 if model != 3 else 0.035
    lean = -8
    def place(size, x, y, depth, material, turn=0):
        a = lean * pi / 180
        box(size, material, at=(x, -depth * cos(a) - y * sin(a) * 1, y * cos(a)), turn=(lean, turn, 0), bevel=0.0015)
    if model != 3:
        for x in (-w / 2, w / 2):
            place((0.02, d, h + 0.02), x, h / 2, 0, frame)
        for y in (0, h):
            place((w + 0.02, d, 0.02), 0, y, 0, frame)
    place((w, 0.008, h), 0, h / 2, 0, m.paper("#f4f1ea"))
    e = 0.0 if model in (1, 3) else 0.05
    pw, ph = w - 2 * e, h - 2 * e
    if model in (0, 3):
        sky, land, front_, sun = [("#bcd3dc", "#7f9b8a", "#54705c", "#f0d9a8"), 0, 0, ("#c5dbe6", "#3f7d9c", "#e3cfa3", "#f6efe0")][model]
        place((pw, 0.002, ph), 0, h / 2, 0.005, m.paper(sky))
        place((pw, 0.002, ph * 0.45), 0, e + ph * 0.225, 0.006, m.paper(land))
        place((pw, 0.002, ph * 0.2), 0, e + ph * 0.1, 0.007, m.paper(front_))
        plate(disc(ph * 0.11), 0.001, m.paper(sun), at=(pw * 0.2, -0.0075, h * 0.7), turn=(90, 0, 0), bevel=0.0002)
    elif model == 1:
        for i, (c, x, y, s) in enumerate((("#c8573d", -0.07, 0.32, 0.1), ("#2f5d73", 0.07, 0.2, 0.12), ("#e0b04c", 0.06, 0.36, 0.055), ("#22262b", -0.08, 0.14, 0.06))):
            plate(disc(s), 0.001, m.paper(c), at=(x, -0.006 - i * 0.001 - (y - 0.25) * 0.14 * -1 - 0.02, y), turn=(82, 0, 0), bevel=0.0002)
    else:
        for k in range(7):
            y = 0.12 + k * 0.035
            for side in (-1, 1):
                leafs = [(0, 0), (0.03, 0.012), (0.075, 0.004), (0.03, -0.012)]
                plate([(side * x, z) for x, z in leafs], 0.001, m.paper("#4f7350"), at=(0, -0.006, y), turn=(90 + lean, 0, 0), bevel=0.0002, smooth=True)


@good(2, up=12)
def red_paper_lantern(model):
    paper = m.textile(None, 120, 0.2)
    lathe([(0.06, 0.04), (0.13, 0.075), (0.165, 0.15), (0.13, 0.225), (0.06, 0.26)] if model == 0 else [(0.05, 0.02), (0.1, 0.06), (0.11, 0.2), (0.1, 0.3), (0.05, 0.34)], paper, smooth=True, flute=0)
    top, low = (0.26, 0.04) if model == 0 else (0.34, 0.02)
    for i in range(9):
        t = (i + 0.5) / 9
        z = low + (top - low) * t
        r = (0.06 + 0.105 * sin(pi * t) ** 0.8) if model == 0 else (0.05 + 0.06 * sin(pi * t) ** 0.45)
        ring(r, 0.0016, paper, at=(0, 0, z))
    gold = m.brass()
    cylinder(0.062 if model == 0 else 0.052, 0.018, gold, at=(0, 0, top - 0.004))
    cylinder(0.062 if model == 0 else 0.052, 0.018, gold, at=(0, 0, low - 0.014))
    tube([(-0.04, 0, top + 0.01), (0, 0, top + 0.07), (0.04, 0, top + 0.01)], 0.002, gold)


@good(4, up=16)
def bucket(model):
    material = m.plastic() if model != 3 else m.painted(None, 0.3)
    vessel([(0.1, 0), (0.104, 0.004), (0.14, 0.26), (0.147, 0.262), (0.147, 0.275)], 0.004, material, smooth=False)
    steel = m.steel()
    tube([(-0.143, 0, 0.25), (-0.15, -0.05, 0.28), (-0.09, -0.09, 0.35), (0, -0.105, 0.38), (0.09, -0.09, 0.35), (0.15, -0.05, 0.28), (0.143, 0, 0.25)], 0.003, steel)
    tube([(-0.05, -0.099, 0.371), (0.05, -0.099, 0.371)], 0.011, m.plastic("#2a2b2e") if model != 3 else m.wood())
    if model == 1:
        vessel([(0.05, 0.2), (0.075, 0.27), (0.09, 0.31)], 0.004, m.plastic("#3a3b3f"), at=(0.045, 0, 0), smooth=False, flute=18, depth=0.04)


@good(3, up=18)
def bed(model):
    wood = [m.wood("#dcb47c", "#bd9058"), m.textile("#b9b3a8"), m.wood("#cfa369", "#aa7c45")][model]
    w, l = (1.4, 2.0) if model != 2 else (0.9, 2.0)
    box((w + 0.08, l + 0.06, 0.22), wood, at=(0, 0, 0.25), bevel=0.02)
    head = 0.95 if model != 2 else 0.75
    if model == 1:
        for x in (-w / 3, 0, w / 3):
            cushion((w / 3 + 0.03, 0.13, 0.75), wood, at=(x, l / 2 + 0.04, 0.75))
    else:
        box((w + 0.08, 0.05, head), wood, at=(0, l / 2 + 0.03, head / 2), bevel=0.015)
        for x in (-w / 2, w / 2):
            for y in (-l / 2, l / 2):
                box((0.07, 0.07, 0.2), wood, at=(x, y, 0.1), bevel=0.01)
    linen = m.textile("#f3f1ec", 60, 0.2)
    cushion((w, l, 0.22), linen, at=(0, 0, 0.44))
    for x in ((-w / 4, w / 4) if model != 2 else (0,)):
        cushion((0.6, 0.36, 0.15), m.textile("#faf8f4", 60), at=(x, l / 2 - 0.28, 0.62), turn=(14, 0, 3))
    cushion((w + 0.08, l * 0.66, 0.12), m.textile(None, 70), at=(0, -l * 0.16, 0.54))
