"""Clothes laid flat, shoes, bags and what goes with them."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, band, box, curve, cushion, cylinder, disc, lathe, mirrored, plate, puff, ring, round_trip, tube, vessel

from .good import good

FLAT = {"up": 62, "around": 0}


@good(2, **FLAT)
def t_shirt(model):
    """Round neck with a chest stripe, and V-neck."""
    cloth = m.textile()
    half = [(0, 0.3), (0.06, 0.315), (0.09, 0.345), (0.2, 0.3), (0.36, 0.13), (0.27, 0.06), (0.22, 0.12), (0.225, -0.1), (0.23, -0.35), (0, -0.355)]
    if model == 1:
        half[0] = (0, 0.22)
        half[1] = (0.045, 0.3)
    puff(mirrored(half), 0.03, cloth, rim=0.06, folds=0.02, seed=4)
    neck = m.textile(None, 120, 0.5)
    line = [(-0.088, 0.342, 0.014), (-0.06, 0.312, 0.02), (0, 0.298 if model == 0 else 0.222, 0.026), (0.06, 0.312, 0.02), (0.088, 0.342, 0.014)]
    tube(line, 0.007, neck)
    inside = m.textile("#8d8a86", 200)
    puff([(-0.088, 0.345), (0.088, 0.345), (0.06, 0.315), (0, 0.3 if model == 0 else 0.22), (-0.06, 0.315)], 0.009, inside, rim=0.02)
    if model == 0:
        white = m.textile("#f4f1ea", 300)
        for y in (0.085, 0.05):
            puff([(-0.2185, y), (0.2185, y), (0.2185, y + 0.022), (-0.2185, y + 0.022)], 0.0355, white, rim=0.01, folds=0.02, seed=4)


@good(1, **FLAT)
def jeans(model):
    denim = m.textile("#3d5878", 420, 0.5)
    noise = denim.texture("ShaderNodeTexNoise", 6, Detail=5.0)
    denim.mottle(noise, "Fac", m.rgb("#33496a"), m.rgb("#5f7d9f"))
    half = [(0, 0.5), (0.19, 0.5), (0.215, 0.36), (0.235, 0.2), (0.215, -0.1), (0.2, -0.5), (0.045, -0.505), (0.025, -0.1), (0, 0.2)]
    puff(mirrored(half), 0.035, denim, rim=0.05, folds=0.026, seed=2)
    stitch = m.textile("#b9823f", 200)
    band = m.textile("#34496a", 420, 0.5)
    puff([(-0.192, 0.465), (0.192, 0.465), (0.19, 0.505), (-0.19, 0.505)], 0.045, band, rim=0.015)
    for side in (-1, 1):
        tube([(side * 0.1, 0.464, 0.046), (side * 0.115, 0.4, 0.046), (side * 0.16, 0.36, 0.044), (side * 0.212, 0.35, 0.026)], 0.0016, stitch)
        tube([(side * 0.197, -0.485, 0.018), (side * 0.12, -0.488, 0.036), (side * 0.05, -0.49, 0.016)], 0.0014, stitch)
        box((0.012, 0.05, 0.005), band, at=(side * 0.105, 0.485, 0.047), bevel=0.002)
    tube([(0.004, 0.465, 0.046), (0.006, 0.33, 0.042), (-0.004, 0.22, 0.03)], 0.0016, stitch)
    cylinder(0.009, 0.006, m.brass(), at=(0.002, 0.485, 0.045), bevel=0.002)


@good(2, **FLAT)
def coat(model):
    wool = m.textile("#8c6a48" if model == 0 else "#3a4250", 160, 0.6)
    half = [(0, 0.42), (0.07, 0.44), (0.2, 0.39), (0.27, 0.2), (0.33, -0.22), (0.245, -0.25), (0.215, 0.05), (0.25, -0.55), (0, -0.56)]
    puff(mirrored(half), 0.04, wool, rim=0.06, folds=0.018, seed=7)
    edge = m.rubber("#2c2118")
    tube([(0.035, 0.25, 0.042), (0.037, -0.1, 0.042), (0.03, -0.55, 0.03)], 0.0016, edge)
    for side in (-1, 1):
        lapel = [(side * 0.015, 0.43), (side * 0.085, 0.445), (side * 0.12, 0.36), (side * 0.09, 0.34), (side * 0.105, 0.3), (side * 0.02, 0.12)]
        puff(lapel if side > 0 else lapel[::-1], 0.052, wool, rim=0.025)
        pocket = [(side * 0.07, -0.17), (side * 0.18, -0.15), (side * 0.185, -0.185), (side * 0.075, -0.205)]
        puff(pocket[::-1] if side > 0 else pocket, 0.05, wool, rim=0.012)
    for y in (0.08, -0.05, -0.18):
        for x in (0.015, 0.075) if model else (0.01,):
            cylinder(0.016, 0.006, m.plastic("#33251a", 0.25), at=(x, y, 0.041), bevel=0.002)
    puff([(-0.075, 0.445), (0.075, 0.445), (0.04, 0.38), (0, 0.3), (-0.04, 0.38)], 0.03, m.textile("#4f3d2b" if model == 0 else "#222833", 160), rim=0.03)


@good(1, **FLAT)
def scarf(model):
    cloth = m.textile(None, 90, 0.7)
    pale = m.textile("#f2ede2", 90, 0.6)
    for base, lean, x0, seed in ((0, -5, -0.075, 3), (0.02, 4, 0.06, 8)):
        turn = (0, 0, lean)
        w, low, top = 0.075, -0.2, 0.24
        puff([(-w, low), (w, low), (w, top), (-w, top)], 0.022, cloth, rim=0.03, folds=0.012, seed=seed, at=(x0, 0, base), turn=turn)
        for y in (low + 0.03, low + 0.06):
            puff([(-w + 0.001, y), (w - 0.001, y), (w - 0.001, y + 0.013), (-w + 0.001, y + 0.013)], 0.0245, pale, rim=0.006, at=(x0, 0, base), turn=turn)
        a = lean * pi / 180
        for i in range(18):
            x = -w + 0.004 + i * (2 * w - 0.008) / 17
            line = [(x, low + 0.006, 0.012), (x + 0.002 * sin(i * 3), low - 0.025, 0.009), (x + 0.006 * sin(i * 5), low - 0.058, 0.004)]
            tube([(x0 + p * cos(a) - q * sin(a), p * sin(a) + q * cos(a), base * 0.6 + z) for p, q, z in line], 0.003, cloth)


@good(2, **FLAT)
def socks(model):
    main, tip = [("#59606b", "#c9cdd2"), ("#d8b4a0", "#f3ece2")][model]
    knit = m.textile(main, 70, 0.7)
    accent = m.textile(tip, 70, 0.7)
    for x, turn, base in ((-0.095, 6, 0), (0.075, -5, 0)):
        leg = round_trip([(-0.04, 0.2), (0.04, 0.2), (0.043, 0.02), (0.055, -0.04), (0.14, -0.1), (0.15, -0.14), (0.11, -0.165), (0.03, -0.15), (-0.035, -0.1), (-0.042, 0.0)])
        puff(leg[::-1], 0.028, knit, rim=0.035, folds=0.008, at=(x, 0, base), turn=(0, 0, turn), seed=6)
        rib = [(-0.041, 0.15), (0.042, 0.15), (0.041, 0.205), (-0.041, 0.205)]
        puff(rib, 0.031, accent, rim=0.03, at=(x, 0, base), turn=(0, 0, turn))
        toe = round_trip([(0.112, -0.085), (0.145, -0.105), (0.152, -0.14), (0.115, -0.167), (0.098, -0.165)])
        puff(toe[::-1], 0.027, accent, rim=0.02, at=(x, 0, base + 0.003), turn=(0, 0, turn))


@good(2, **FLAT)
def dress(model):
    cloth = m.textile(None, 300, 0.25)
    half = [(0, 0.32), (0.055, 0.36), (0.065, 0.43), (0.095, 0.44), (0.13, 0.36), (0.14, 0.27), (0.105, 0.12), (0.18, -0.1), (0.29, -0.42), (0.15, -0.45), (0, -0.455)]
    if model == 1:
        half = [(0, 0.33), (0.07, 0.4), (0.11, 0.42), (0.2, 0.36), (0.29, 0.14), (0.225, 0.11), (0.15, 0.24), (0.115, 0.12), (0.17, -0.1), (0.22, -0.48), (0, -0.49)]
    puff(mirrored(half), 0.03, cloth, rim=0.05, folds=0.022, seed=9, fold_size=0.2)
    belt = m.textile(None, 200) if model == 0 else m.leather("#6e4a2e")
    puff([(-0.107, 0.105), (0.107, 0.105), (0.107, 0.14), (-0.107, 0.14)], 0.038, belt, rim=0.015)
    if model == 1:
        for y in (0.27, 0.2, 0.04, -0.04, -0.12, -0.2, -0.28):
            cylinder(0.006, 0.004, m.plastic("#f1ece0", 0.3), at=(0, y, 0.034), bevel=0.001)


def _shoe(cloth, sole, accent, lining, high=0.1, boot=False):
    """A left shoe along x, toe to the right, lofted from cross-sections."""
    from shapes import _mesh

    stations = np.linspace(0, 1, 44)
    points, faces, ring_ = [], [], 28
    length = 0.28
    for t in stations:
        x = (t - 0.5) * length
        wide = 0.037 * (0.72 + 0.42 * sin(pi * min(1, t * 0.92 + 0.04)) ** 0.9 + 0.12 * np.exp(-((t - 0.72) / 0.16) ** 2))
        wide *= min(1, (t / 0.05 + 0.25)) ** 0.5 * min(1, ((1 - t) / 0.1 + 0.02)) ** 0.55
        top = np.interp(t, [0, 0.06, 0.25, 0.42, 0.6, 0.8, 0.93, 1], [0.06, high, high * 0.96, high * 0.86, high * 0.74, 0.05, 0.036, 0.012] if not boot else [0.07, high, high, high * 0.98, 0.085, 0.062, 0.052, 0.014])
        bend = y0 = 0.012 * sin(pi * t) * -0.6
        for k in range(ring_):
            a = k / ring_ * 2 * pi
            up = (1 - cos(a)) / 2
            side = sin(a)
            points.append((x, y0 + side * wide * (0.92 if up < 0.15 else 1) * (1 - float(np.interp(t, [0.3, 0.55], [0.12 if boot else 0.38, 0.38])) * (1 - (1 - up) ** 0.5)), 0.018 + up * (top - 0.0)))
    for i in range(len(stations) - 1):
        for k in range(ring_):
            a, b = i * ring_ + k, i * ring_ + (k + 1) % ring_
            faces.append((a, b, b + ring_, a + ring_))
    for i in (0, len(stations) - 1):
        faces.append(tuple(i * ring_ + k for k in range(ring_)))
    _mesh(points, faces, cloth, smooth=60)
    outline = []
    for t in np.linspace(0, 1, 30):
        wide = 0.041 * (0.74 + 0.4 * sin(pi * min(1, t * 0.92 + 0.04)) + 0.12 * np.exp(-((t - 0.72) / 0.16) ** 2)) * min(1, (t / 0.06 + 0.2)) ** 0.5 * min(1, ((1 - t) / 0.12 + 0.03)) ** 0.5
        outline.append(((t - 0.5) * (length + 0.014), wide, -0.012 * sin(pi * t) * 0.6))
    full = [(x, y + c) for x, y, c in outline] + [(x, -y + c) for x, y, c in reversed(outline)]
    plate(full, 0.028 if not boot else 0.03, sole, bevel=0.006)
    return full


@good(2, up=16, around=-22)
def running_shoe(model):
    cloth = m.textile(None, 500, 0.6) if model == 0 else m.textile("#e9e4d8", 500, 0.4)
    foam = m.rubber("#f4f3f0") if model == 0 else m.rubber("#b9824d")
    white = m.plastic("#f6f5f2", 0.5)
    dark = m.rubber("#24262a")
    for y, dx in ((-0.055, 0.0), (0.06, 0.06)):
        _pair(cloth, foam, white, dark, dx, y)


def _pair(cloth, foam, white, dark, dx, y, boot=False, high=0.08):
    import bpy

    before = set(bpy.context.scene.objects)
    full = _shoe(cloth, foam, white, dark, high, boot)
    plate([(x * 0.99, q * 0.96) for x, q in full], 0.005, dark, at=(0, 0, -0.003), bevel=0.001)
    collar = high - 0.002
    hole = [(-0.085 + (0.044 if boot else 0.046) * cos(t), (0.0245 if boot else 0.02) * sin(t) - 0.004, collar + (0.016 if boot else 0.014) - 0.006 * cos(t)) for t in np.linspace(0, 2 * pi, 40, endpoint=False)]
    plate([(p[0], p[1]) for p in hole], 0.004, dark, at=(0, 0, collar + 0.0165), bevel=0.001)
    tube(hole, 0.004 if not boot else 0.005, cloth, closed=True)
    for i in range(5):
        x = -0.028 + i * 0.0165
        z = 0.018 + float(np.interp(x / 0.28 + 0.5, [0.25, 0.42, 0.6, 0.8], [high * (0.96 if not boot else 1), high * (0.86 if not boot else 0.98), high * 0.74 if not boot else 0.085, 0.05])) + 0.001
        tube([(x, -0.019, z - 0.011), (x + 0.004, 0, z + 0.0015), (x, 0.013, z - 0.009)], 0.0023, white)
    for item in set(bpy.context.scene.objects) - before:
        item.location.x += dx
        item.location.y += y


@good(2, up=14, around=-22)
def hiking_boot(model):
    skin = m.leather("#8a5c36") if model == 0 else m.leather("#4b4f57")
    for y, dx in ((-0.055, 0.0), (0.065, 0.05)):
        _pair(skin, m.rubber("#2a2a2b"), m.textile("#c5473a"), m.rubber("#1d1d1f"), dx, y, boot=True, high=0.15)


@good(2, up=20, around=-38)
def billed_cap(model):
    cloth = m.textile(None, 260)
    crown = [(0.098, 0), (0.1, 0.02), (0.094, 0.06), (0.072, 0.098), (0.035, 0.118), (0, 0.122)]
    lathe(crown, cloth, smooth=True, around=96, oval=1.12)
    rows, columns = 14, 40
    from shapes import _mesh
    points, faces = [], []
    for i in range(rows + 1):
        s = i / rows
        for j in range(columns + 1):
            a = (j / columns - 0.5) * 2.1
            reach = 0.075 * cos(a / 2.1 * pi) ** 0.6 if abs(a) < 1.049 else 0
            r = 0.1
            x, y = r * sin(a), -r * 1.12 * cos(a) - reach * s
            points.append((x * (1 + 0.05 * s), y, 0.012 - 0.05 * (x / 0.09) ** 2 * s * 0.6 - 0.006 * s))
    for i in range(rows):
        for j in range(columns):
            a = i * (columns + 1) + j
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    bill = _mesh(points, faces, cloth if model == 0 else m.textile("#2b2c30", 260), smooth=80)
    solid = bill.modifiers.new("solid", "SOLIDIFY")
    solid.thickness = 0.004
    ball(0.008, cloth, at=(0, 0, 0.122), scale=(1, 1, 0.5))
    seam = m.textile(None, 100)
    for k in range(6):
        a = k * pi / 3 + pi / 6
        tube([(r * 1.003 * cos(a), r * 1.003 * 1.12 * sin(a), z + 0.0005) for r, z in curve(crown)], 0.0011, seam, smooth=False)
        b = a + pi / 6
        ring(0.0042, 0.0011, seam, at=(0.0745 * cos(b), 0.0745 * 1.12 * sin(b), 0.0962), turn=(0, 0, 0))


@good(2, up=8, around=-28)
def backpack(model):
    cloth = m.textile(None, 260, 0.4)
    dark = m.textile("#26282c", 260)
    cushion((0.3, 0.15, 0.44), cloth, at=(0, 0, 0.225))
    cushion((0.25, 0.09, 0.2), cloth, at=(0, -0.09, 0.14))
    zip_ = m.rubber("#202226")
    arch = [(-0.118, -0.088, 0.2), (-0.12, -0.088, 0.33), (-0.08, -0.086, 0.405), (0, -0.083, 0.418), (0.08, -0.086, 0.405), (0.12, -0.088, 0.33), (0.118, -0.088, 0.2)]
    tube(arch, 0.004, zip_)
    tube([(-0.1, -0.13, 0.205), (0, -0.134, 0.215), (0.1, -0.13, 0.205)], 0.0035, zip_)
    box((0.01, 0.004, 0.035), m.brass(), at=(0.09, -0.137, 0.19), bevel=0.002)
    band([(-0.04, 0.0, 0.43), (-0.035, 0, 0.465), (0, 0, 0.478), (0.035, 0, 0.465), (0.04, 0, 0.43)], 0.022, 0.008, dark, across=(0, 1, 0))
    for side in (-1, 1):
        band([(side * 0.08, 0.07, 0.42), (side * 0.12, 0.16, 0.34), (side * 0.13, 0.17, 0.18), (side * 0.12, 0.08, 0.04)], 0.05, 0.012, dark, across=(1, 0, 0))
        box((0.012, 0.1, 0.15), dark, at=(side * 0.15, 0, 0.1), bevel=0.005)
    box((0.07, 0.003, 0.035), m.leather("#7a4e30"), at=(0, -0.137, 0.125), bevel=0.001)
    if model == 1:
        box((0.302, 0.02, 0.05), dark, at=(0, -0.085, 0.4), bevel=0.008)


@good(3, up=12, around=-24)
def handbag(model):
    skin = m.leather("#7d4a2d") if model == 0 else m.leather(None)
    gold = m.brass()
    from shapes import _mesh
    w, d, h = [(0.3, 0.12, 0.22), (0.36, 0.14, 0.27), (0.24, 0.16, 0.25)][model]
    lower = 0.5
    body = box((w, d, h), skin, at=(0, 0, h / 2), bevel=0.022, segments=5)
    for v in body.data.vertices:
        if v.co.z > 0:
            v.co.y *= lower
            v.co.x *= 0.9 if model != 1 else 1.04
    for y in (-1, 1):
        off = y * d * 0.27
        span = w * 0.23
        tube([(-span, off, h * 0.8), (-span, off * 1.0, h * 1.02), (-span * 0.75, off, h * 1.36), (0, off, h * 1.48), (span * 0.75, off, h * 1.36), (span, off, h * 1.02), (span, off, h * 0.8)], 0.0065, skin)
        for x in (-span, span):
            ring(0.012, 0.0024, gold, at=(x, y * d * 0.33, h * 0.83), turn=(72 * -y, 0, 0))
    if model == 0:
        flap = [(-w * 0.44, 0.0), (w * 0.44, 0.0), (w * 0.43, -h * 0.34), (0.02, -h * 0.46), (-0.02, -h * 0.46), (-w * 0.43, -h * 0.34)]
        plate(flap, 0.005, skin, at=(0, -d * 0.29, h * 0.985), turn=(82, 0, 0), bevel=0.002)
        box((0.034, 0.008, 0.026), gold, at=(0, -d * 0.385, h * 0.55), bevel=0.004)
    if model == 2:
        box((w * 0.9, d * 0.55, 0.012), gold, at=(0, 0, h), bevel=0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            ball(0.008, gold, at=(x * w * 0.42, y * d * 0.38, 0.002), scale=(1, 1, 0.6))


@good(2, up=14, around=-30)
def sunglasses(model):
    rim = m.plastic("#1e1f21", 0.18) if model == 0 else m.plastic("#8a5730", 0.2)
    lens = m.steel(0.08, "#30343a") if model == 0 else m.steel(0.1, "#5a4632")
    for side in (-1, 1):
        shape = round_trip([(side * 0.012, 0.012), (side * 0.04, 0.021), (side * 0.064, 0.015), (side * 0.062, -0.012), (side * 0.04, -0.023), (side * 0.018, -0.016)])
        shape = shape if side > 0 else shape[::-1]
        tube([(x, 0.001 * 0, y + 0.026) for x, y in shape], 0.0029, rim, closed=True, turn=(0, 0, side * -5))
        plate([(x, y) for x, y in shape], 0.0016, lens, at=(0, 0, 0.026), turn=(90, 0, side * -5), bevel=0.0005)
        band([(side * 0.066, -0.004 + 0.0, 0.037), (side * 0.068, 0.05, 0.036), (side * 0.068, 0.1, 0.032), (side * 0.066, 0.135, 0.012)], 0.006, 0.003, rim)
        cylinder(0.0012, 0.001, m.steel(), at=(side * 0.061, -0.0075, 0.038), turn=(90, 0, 0), bevel=0)
    tube([(-0.013, 0, 0.037), (0, -0.001, 0.041), (0.013, 0, 0.037)], 0.0028, rim)


@good(1, up=10, around=-26)
def luggage(model):
    shell = m.plastic(None, 0.35)
    dark = m.rubber("#25272b")
    w, d, h = 0.36, 0.22, 0.5
    box((w, d, h), shell, at=(0, 0, h / 2 + 0.045), bevel=0.05, segments=6)
    for i in range(-4, 5):
        box((0.016, d + 0.008, h - 0.09), shell, at=(i * 0.034, 0, h / 2 + 0.045), bevel=0.007)
    box((0.006, 0.02, 0.02), dark, at=(0, 0, h), bevel=0.002)
    ring_line = [(sx * (w / 2 + 0.001), 0, z) for sx, z in ((-1, 0.1), (-1, h), (1, h), (1, 0.1))]
    box((w + 0.004, 0.012, h + 0.004), dark, at=(0, 0, h / 2 + 0.045), bevel=0.05, segments=6)
    for x in (-0.14, 0.14):
        for y in (-0.075, 0.075):
            cylinder(0.022, 0.02, dark, at=(x - 0.01, y, 0.022), turn=(0, 90, 0), bevel=0.005)
            box((0.03, 0.03, 0.03), dark, at=(x, y, 0.045), bevel=0.008)
    metal = m.brushed()
    for x in (-0.075, 0.075):
        tube([(x, 0.085, h), (x, 0.085, h + 0.24)], 0.0065, metal)
    box((0.19, 0.026, 0.026), dark, at=(0, 0.085, h + 0.245), bevel=0.009)
    tube([(-0.06, 0, h + 0.044), (-0.05, 0, h + 0.068), (0.05, 0, h + 0.068), (0.06, 0, h + 0.044)], 0.008, dark)
    box((0.02, 0.03, 0.05), dark, at=(w / 2, 0, 0.38), bevel=0.004)


@good(2, up=26, around=-20)
def umbrella(model):
    cloth = m.textile(None, 400, 0.15)
    metal = m.steel()
    count = 96
    rows = 20
    from shapes import _mesh
    points, faces = [], []
    for i in range(rows + 1):
        t = i / rows
        for k in range(count):
            a = k / count * 2 * pi
            rib = abs(sin(a * 4))
            r = 0.55 * t * (1 - 0.075 * t**2 * rib)
            points.append((r * cos(a), r * sin(a), 0.62 - 0.2 * t**2 - 0.022 * rib * t))
    for i in range(rows):
        for k in range(count):
            a, b = i * count + k, i * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    _mesh(points, faces, cloth, turn=(0, 0, 0), smooth=50)
    tube([(0, 0, 0.68), (0, 0, -0.12)], 0.006, metal)
    grip = m.wood("#a86f3c", "#7d4f28")
    tube([(0, 0, -0.08), (0, 0, -0.2), (0.0, 0, -0.23), (0.03, 0, -0.265), (0.065, 0, -0.25), (0.075, 0, -0.215)], 0.011, grip)
    for k in range(8):
        a = k * pi / 4
        ball(0.006, metal, at=(0.55 * cos(a), 0.55 * sin(a), 0.42))
