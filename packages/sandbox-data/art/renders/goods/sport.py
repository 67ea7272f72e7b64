"""For sport and water: balls, rackets, boards and boats."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import _mesh, ball, band, box, cushion, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


@good(2, up=12)
def volleyball(model):
    """Eighteen panels in three colors; panels of two colors for the beach."""
    tones = [m.leather("#f6f3ea"), m.leather(None), m.leather("#e8c64a")] if model == 0 else [m.leather(None), m.leather("#f6f3ea"), m.leather("#e0662e")]
    seam = m.rubber("#3c4046")
    r = 0.105
    for axis in range(3):
        for side in (-1, 1):
            for strip in range(3):
                rows, columns = 14, 26
                low, high = -1 + strip * 2 / 3 + 0.012, -1 + (strip + 1) * 2 / 3 - 0.012
                points = []
                for u in np.linspace(low, high, rows):
                    for v in np.linspace(-0.985, 0.985, columns):
                        p = np.array([np.tan(u * pi / 4), np.tan(v * pi / 4), 1.0])
                        rim = 1 - 0.012 * max(abs((u - low) / (high - low) * 2 - 1), abs(v)) ** 14
                        p = p / np.linalg.norm(p) * r * rim
                        p[2] *= side
                        points.append(tuple(np.roll(p, axis)))
                faces = [(i * columns + k, i * columns + k + 1, (i + 1) * columns + k + 1, (i + 1) * columns + k) for i in range(rows - 1) for k in range(columns - 1)]
                tone = tones[(axis + (strip == 1)) % 3] if model == 0 else tones[strip]
                _mesh(points, faces, tone, (0, 0, r), (18, 24, 10), 80)
    ball(r * 0.986, seam, at=(0, 0, r))


def _racket(at, turn, frame, grip, strings, head=(0.125, 0.165), shaft=0.12, handle=0.17, thick=0.0095, holes=14):
    """Lies flat; its head points to +y."""
    import bpy

    before = set(bpy.context.scene.objects)
    w, h = head
    tube([(w * cos(t), h * sin(t), 0.0) for t in np.linspace(0, 2 * pi, 80, endpoint=False)], thick, frame, closed=True)
    if holes:
        for k in range(1, holes):
            x = -w + 2 * w * k / holes
            y = h * (1 - (x / w) ** 2) ** 0.5
            tube([(x, -y, 0), (x, y, 0)], 0.0009, strings, smooth=False)
        count = int(holes * h / w)
        for k in range(1, count):
            y = -h + 2 * h * k / count
            x = w * (1 - (y / h) ** 2) ** 0.5
            tube([(-x, y, 0.0006), (x, y, 0.0006)], 0.0009, strings, smooth=False)
    else:
        plate(disc(w, 64, h / w), 0.022, strings, at=(0, 0, -0.011), holes=[disc(0.007, 14, middle=(0.03 * i, 0.03 * j)) for i in range(-2, 3) for j in range(-3, 4) if abs(i) + abs(j) < 5], bevel=0.004)
    foot = -h - shaft
    if thick > 0.006:
        for s in (-1, 1):
            tube([(s * w * 0.55, -h * 0.83, 0), (s * 0.022, -h - shaft * 0.55, 0), (s * 0.008, foot, 0)], thick * 0.9, frame)
        tube([(-w * 0.5, -h * 0.86, 0), (0, -h * 0.78, 0), (w * 0.5, -h * 0.86, 0)], thick * 0.8, frame)
    else:
        tube([(0, -h, 0), (0, foot, 0)], thick * 0.85, frame, smooth=False)
    radius = 0.0155 if thick > 0.006 else 0.0125
    lathe([(0, 0), (radius, 0.001), (radius, handle - 0.012), (radius * 1.16, handle - 0.008), (radius * 1.16, handle), (0, handle)], grip, at=(0, foot, 0), turn=(90, 0, 0), around=8)
    for k in range(9):
        ring(radius * 0.99, 0.0008, m.rubber("#3a3a3d"), at=(0, foot - 0.012 - k * handle / 10, 0), turn=(82, 0, 0))
    from mathutils import Euler, Matrix

    move = Matrix.Translation(at) @ Euler([a * pi / 180 for a in turn]).to_matrix().to_4x4()
    bpy.context.view_layer.update()
    for item in set(bpy.context.scene.objects) - before:
        item.matrix_world = move @ item.matrix_world


@good(3, up=48, around=-10)
def tennis(model):
    frame = m.painted(None, 0.2)
    grip = m.leather("#26272b")
    if model == 2:
        _racket((0, 0, 0.016), (0, 0, -32), frame, grip, m.plastic("#24262b", 0.35), (0.12, 0.135), 0.05, 0.13, 0.018, 0)
    else:
        _racket((0, 0, 0.0155), (0, 0, -32), frame, grip, m.plastic("#f7f4ea", 0.4))
    felt = m.textile("#d3e04a", 260, 0.8)
    for x, y in ((-0.17, -0.1), (-0.2, -0.19)) if model != 1 else ((-0.17, -0.12),):
        ball(0.033, felt, at=(x, y, 0.033))
        t = np.linspace(0, 2 * pi, 60, endpoint=False)
        seam = [(0.75 * cos(a) + 0.25 * cos(3 * a), 0.75 * sin(a) - 0.25 * sin(3 * a), 0.866 * sin(2 * a)) for a in t]
        tube([(x + 0.0332 * p / np.sqrt(p * p + q * q + w * w), y + 0.0332 * q / np.sqrt(p * p + q * q + w * w), 0.033 + 0.0332 * w / np.sqrt(p * p + q * q + w * w)) for p, q, w in seam], 0.0013, m.plastic("#f4f3e6", 0.6), closed=True)


def _shuttle(x, y, z, turn, scale=1.0):
    cork, vane = m.plastic("#f3efe6", 0.5), m.plastic("#fbfaf5", 0.6)
    import bpy

    before = set(bpy.context.scene.objects)
    lathe([(0, -0.013), (0.008, -0.0115), (0.0125, -0.005), (0.0125, 0.006)], cork, smooth=True)
    lathe([(0.0128, 0.001), (0.0128, 0.006), (0, 0.0065)], m.painted("#2f6f9f"))
    for k in range(16):
        a = k * pi / 8
        foot, tip = np.array([0.009 * cos(a), 0.009 * sin(a), 0.005]), np.array([0.031 * cos(a), 0.031 * sin(a), 0.064])
        tube([foot, tip], 0.0007, vane, smooth=False)
        side = np.array([-sin(a + 0.45), cos(a + 0.45), 0])
        mid, top = foot + (tip - foot) * 0.5, tip
        _mesh([tuple(p) for p in (mid - side * 0.003, mid + side * 0.003, top + side * 0.0066, top - side * 0.0066)], [(0, 1, 2, 3)], vane)
    for r, z_ in ((0.0158, 0.0225), (0.0195, 0.033)):
        ring(r, 0.0006, vane, at=(0, 0, z_))
    from mathutils import Euler, Matrix

    move = Matrix.Translation((x, y, z)) @ Euler([a * pi / 180 for a in turn]).to_matrix().to_4x4() @ Matrix.Scale(scale, 4)
    bpy.context.view_layer.update()
    for item in set(bpy.context.scene.objects) - before:
        item.matrix_world = move @ item.matrix_world


@good(3, up=46, around=-10)
def badminton(model):
    if model == 2:
        for k in range(2):
            _shuttle(-0.055 + k * 0.005, -0.02 - 0.075 * k, 0.026, (90, 0, 100 + 30 * k))
        lathe([(0, 0), (0.034, 0), (0.034, 0.2), (0.0335, 0.2)], m.glass("#e9f2ee"), at=(0.05, 0, 0))
        for k in range(5):
            _shuttle(0.05, 0, 0.018 + k * 0.024, (0, 0, 11 * k))
        for z in (0, 0.2):
            cylinder(0.0355, 0.012, m.plastic(None, 0.35), at=(0.05, 0, z))
        return
    tones = (None, "#c8413a") if model == 0 else (None,)
    for k, tone in enumerate(tones):
        _racket((0.05 * k, 0.0, 0.0125 + 0.014 * k), (0, 0, -40 + 62 * k), m.painted(tone, 0.2), m.leather("#f0eee6" if k == 0 else "#2a2b2f"), m.plastic("#f7f5ee", 0.4), (0.095, 0.12), 0.2, 0.15, 0.0045, 16)
    for x, y, lean in ((-0.16, -0.06, 60), (-0.1, -0.16, 120))[: 2 if model == 0 else 1]:
        _shuttle(x, y, 0.029, (90, 0, lean), 1.25)


@good(3, up=20, around=-24)
def boxing_glove(model):
    skin, cuff = m.leather(None), m.leather("#f2efe7")
    for side, dx, dy in ((1, 0.085, 0.02), (-1, -0.085, -0.02)):
        ball(0.062, skin, at=(dx, dy, 0.155), scale=(1.02, 0.95, 1.12))
        ball(0.055, skin, at=(dx, dy, 0.105), scale=(1, 0.85, 0.9))
        ball(0.028, skin, at=(dx + side * -0.056, dy - 0.026, 0.13), scale=(0.95, 1, 1.65), turn=(0, side * -16, 0))
        lathe([(0.04, 0), (0.044, 0.006), (0.043, 0.05), (0.047, 0.075)], cuff if model != 2 else skin, at=(dx, dy, 0.0), smooth=True)
        lathe([(0.04, 0.001), (0, 0.001)], m.rubber("#2a2524"), at=(dx, dy, 0))
        ring(0.0455, 0.0032, m.textile("#2a2b30"), at=(dx, dy, 0.066))
        ring(0.0425, 0.003, skin, at=(dx, dy, 0.004))
        box((0.036, 0.006, 0.03), m.textile("#26272b"), at=(dx + side * 0.014, dy - 0.0415, 0.032), bevel=0.002)


@good(3, up=40, around=-20)
def flying_disc(model):
    body = m.plastic(None, 0.3)
    r = 0.136
    shell = [(0, 0.03), (r * 0.6, 0.0296), (r * 0.8, 0.028), (r * 0.94, 0.022), (r, 0.011), (r * 0.995, 0.002), (r * 0.97, 0), (r * 0.95, 0.003)]
    lathe(shell, body, smooth=True, around=128)
    for k in range(7):
        ring(r * (0.66 + 0.03 * k), 0.0008, body, at=(0, 0, 0.0293 - 0.0035 * (k / 6) ** 2))
    ink = m.plastic("#fbf8f0", 0.4)
    z = 0.0304
    if model == 0:
        for k in range(3):
            a = k * 2 * pi / 3
            arc = [(0.055 * cos(a + t), 0.055 * sin(a + t), z + 0.0004) for t in np.linspace(0, 1.5, 20)]
            band(arc, 0.0006, 0.012, ink, smooth=False)
        plate(disc(0.022), 0.0008, ink, at=(0, 0, z - 0.0003), bevel=0.0002)
    elif model == 1:
        star = [((0.055 if k % 2 == 0 else 0.024) * cos(k * pi / 5), (0.055 if k % 2 == 0 else 0.024) * sin(k * pi / 5)) for k in range(10)]
        plate(star, 0.0008, ink, at=(0, 0, z - 0.0003), bevel=0.0002)
    else:
        plate(disc(0.03), 0.0008, ink, at=(0, -0.008, z - 0.0003), bevel=0.0002)
        for k in range(4):
            plate(disc(0.0115), 0.0008, ink, at=(-0.04 + k * 0.0267, 0.036 - 0.012 * abs(k - 1.5), z - 0.0003), bevel=0.0002)


@good(3, up=12, around=-30)
def kick_scooter(model):
    body, steel, dark = m.painted(None, 0.25), m.steel(0.2), m.rubber("#202226")
    r = [0.1, 0.06, 0.055][model]
    lean = 0.09
    box((0.55, 0.11, 0.018), body, at=(-0.04, 0, r * 0.85), bevel=0.006)
    box((0.45, 0.092, 0.004), m.rubber("#2b2d31"), at=(-0.06, 0, r * 0.85 + 0.0105), bevel=0.001)
    tube([(0.2, 0, r * 0.85), (0.27, 0, r * 0.95 + 0.03), (0.33, 0, r + 0.14)], 0.019, body)
    top = 0.92 if model == 0 else 0.76
    tube([(0.375 - 0.0, 0, r + 0.02), (0.375 - lean, 0, top)], 0.0165, body if model != 0 else steel, smooth=False)
    tube([(0.372, 0, r + 0.06), (0.355, 0, r + 0.22)], 0.022, body, smooth=False)
    bar = 0.375 - lean
    tube([(bar, -0.21, top), (bar, 0.21, top)], 0.012, steel, smooth=False)
    for s in (-1, 1):
        tube([(bar, s * 0.12, top), (bar, s * 0.23, top)], 0.017, dark, smooth=False)
    wheels = [(0.385, 0.0), (-0.36, 0.0)] if model != 1 else [(0.385, -0.09), (0.385, 0.09), (-0.34, 0.0)]
    for x, y in wheels:
        lathe([(r * 0.72, -0.016), (r * 0.92, -0.016), (r, -0.008), (r, 0.008), (r * 0.92, 0.016), (r * 0.72, 0.016)], dark, at=(x, y, r), turn=(90, 0, 0))
        lathe([(r * 0.74, -0.012), (r * 0.6, -0.008), (r * 0.6, 0.008), (r * 0.74, 0.012)], m.plastic("#e9e7e1", 0.3), at=(x, y, r), turn=(90, 0, 0))
        for k in range(5):
            a = k * 2 * pi / 5
            tube([(x, y, r), (x + r * 0.65 * cos(a), y, r + r * 0.65 * sin(a))], 0.0075, m.plastic("#e9e7e1", 0.3), smooth=False)
        cylinder(0.014, 0.044, steel, at=(x, y + 0.022, r), turn=(90, 0, 0))
    if model == 1:
        tube([(0.385, -0.1, r), (0.385, 0.1, r)], 0.012, steel, smooth=False)
    fender = [(-0.36 + r * 1.12 * cos(t), 0, r + r * 1.12 * sin(t)) for t in np.linspace(0.25, 2.0, 20)]
    band(fender, 0.045, 0.004, body, across=(0, 1, 0))


@good(3, up=26, around=-24)
def fishing_pole(model):
    """A rod laid slanting, with its reel and a float."""
    blank, cork, steel = m.painted("#24282d", 0.2), m.wood("#d0a877", "#b18352"), m.steel(0.14)
    way = lambda t: (-0.2 + 0.4 * t, 0.08 - 0.16 * t, 0.02 + 0.02 * t)
    far = 1.05
    made = tube([way(t) for t in np.linspace(0.3, far, 12)], 0.0058, blank)
    count = len(made.data.splines[0].points)
    for i, p in enumerate(made.data.splines[0].points):
        p.radius = 1.05 - 0.5 * i / count
    # The upper parts lie beside, as the rod is packed.
    for k, (lift, thick) in enumerate(((0.05, 0.0042), (0.095, 0.0028))):
        aside = [(x + 0.03, y + lift, 0.006) for x, y, _ in (way(0.12), way(1.02))]
        tube(aside, thick, blank, smooth=False)
        tube([aside[0], tuple(np.array(aside[0]) * 0.9 + np.array(aside[1]) * 0.1)], thick * 1.5, m.brass())
        for t in (0.3, 0.6, 0.9):
            x, y, z = np.array(aside[0]) * (1 - t) + np.array(aside[1]) * t
            ring(0.0075 - 0.0015 * k, 0.0012, steel, at=(x, y + 0.006, z + 0.002), turn=(60, 0, 0))
    for a, b, r in ((0.0, 0.12, 0.014), (0.22, 0.36, 0.0125)):
        tube([way(a), way((a + b) / 2), way(b)], r, cork)
    tube([way(0.12), way(0.22)], 0.0095, m.painted("#1c1e21", 0.3), smooth=False)
    tube([way(-0.015), way(0.0)], 0.0145, m.rubber(), smooth=False)
    for k, t in enumerate((0.5, 0.7, 0.88, 1.02)):
        x, y, z = way(t)
        s = 0.013 - 0.0016 * k
        ring(s, 0.0013, steel, at=(x, y, z - s - 0.003), turn=(90, 0, 69))
        tube([(x - 0.012, y + 0.0046, z), (x, y, z - 0.004), (x + 0.012, y - 0.0046, z)], 0.0024, m.painted("#c8352b"))
    x, y, z = way(0.17)
    body = m.painted(None, 0.2)
    tube([(x, y, z - 0.004), (x + 0.004, y - 0.004, z - 0.04)], 0.005, body, smooth=False)
    import bpy
    lathe([(0, -0.032), (0.022, -0.03), (0.026, -0.02), (0.018, -0.014), (0.018, 0.012), (0.026, 0.016), (0.027, 0.022), (0, 0.03)], body, at=(x + 0.014, y - 0.006, z - 0.058), turn=(0, 90, -21))
    lathe([(0.0184, -0.013), (0.0205, -0.008), (0.0205, 0.008), (0.0184, 0.012)], m.plastic("#e8e3c8", 0.3), at=(x + 0.014, y - 0.006, z - 0.058), turn=(0, 90, -21))
    tube([(x + 0.0, y - 0.02, z - 0.058), (x - 0.002, y - 0.05, z - 0.058), (x - 0.025, y - 0.052, z - 0.05)], 0.003, steel)
    ball(0.0095, m.rubber(), at=(x - 0.03, y - 0.055, z - 0.05), scale=(0.8, 1.3, 0.8))
    bail = [(x + 0.04 + 0.012 * sin(t), y - 0.012 + 0.03 * cos(t), z - 0.058 + 0.03 * sin(t)) for t in np.linspace(-0.2, pi, 20)]
    tube(bail, 0.0016, steel)
    lathe([(0, -0.02), (0.008, -0.012), (0.013, 0.0), (0.013, 0.001)], m.plastic("#f4f1e8", 0.15), at=(0.05, -0.09, -0.034), turn=(0, 78, 20), smooth=True)
    lathe([(0.013, 0.0), (0.01, 0.012), (0.0, 0.022)], m.plastic("#d6321f", 0.15), at=(0.05, -0.09, -0.034), turn=(0, 78, 20), smooth=True)
    tube([(0.028, -0.098, -0.035), (0.09, -0.075, -0.03)], 0.0014, m.plastic("#2a2b2f"), smooth=False)


@good(3, up=24, around=-38)
def canoe(model):
    """An open canoe with its seats, a kayak of air, a paddle."""
    wood = m.wood("#c99a63", "#9c6b3b")
    if model == 2:
        _paddle(wood, (0, 0, 0.012), 20)
        return
    skin = m.plastic(None, 0.22) if model == 0 else m.plastic(None, 0.4)
    half, wide, deep = 1.0, 0.19, 0.16
    stations, around_ = np.linspace(-1, 1, 61), np.linspace(-1, 1, 31)

    def hull(scale, lift):
        points = []
        for t in stations:
            b = wide * scale * max(0.0, 1 - abs(t) ** 2.4) ** 0.9
            rise = 0.09 * abs(t) ** 3.4
            for u in around_:
                x = half * scale ** 0.3 * t
                points.append((x, b * np.sign(u) * abs(u) ** 0.6, lift + 0.02 * abs(t) ** 4 + (deep + rise - 0.02) * (abs(u) ** 2.6)))
        n = len(around_)
        return points, [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(len(stations) - 1) for k in range(n - 1)]

    if model == 0:
        _mesh(*hull(1.0, 0), skin, smooth=70)
        _mesh(*hull(0.965, 0.008), m.plastic("#e6d9bf", 0.45), smooth=70)
        for s in (-1, 1):
            gunwale = [(half * t, s * wide * max(0.0, 1 - abs(t) ** 2.4) ** 0.9, deep + 0.09 * abs(t) ** 3.4) for t in stations]
            tube(gunwale, 0.011, wood, smooth=False)
        for x in (-0.5, 0.02, 0.52):
            b = wide * (1 - abs(x) ** 2.4) ** 0.9
            box((0.13, 2 * b, 0.012), wood, at=(x, 0, 0.115), bevel=0.004)
        tube([(-0.24, -0.19, 0.15), (-0.24, 0.19, 0.15)], 0.011, wood, smooth=False)
        _paddle(wood, (0.05, -0.33, 0.014), 4)
    else:
        floor = round_trip([(1.0 * cos(t), 0.2 * sin(t)) for t in np.linspace(0, 2 * pi, 20, endpoint=False)])
        plate([(x * 0.9, y * 0.85) for x, y in floor], 0.07, m.plastic("#3b3f45", 0.5), bevel=0.03)
        for s in (-1, 1):
            tube([(1.02 * cos(t), s * 0.2 * sin(t), 0.08 + 0.1 * abs(cos(t)) ** 5) for t in np.linspace(0, pi, 30)], 0.072, skin)
        for x in (-0.35, 0.3):
            cushion((0.08, 0.24, 0.2), m.textile("#33373d"), at=(x - 0.1, 0, 0.2), turn=(0, -12, 0))
            cushion((0.26, 0.24, 0.06), m.textile("#33373d"), at=(x + 0.05, 0, 0.1))


def _paddle(wood, at, lean):
    a = lean * pi / 180
    x, y, z = at
    put = lambda far: (x + far * cos(a), y + far * sin(a), z)
    tube([put(-0.5), put(0.3)], 0.011, wood, smooth=False)
    box((0.03, 0.07, 0.022), wood, at=put(-0.51), turn=(0, 0, lean), bevel=0.009)
    blade = round_trip([(0, 0.012), (0.08, 0.055), (0.24, 0.075), (0.33, 0.05), (0.345, 0), (0.33, -0.05), (0.24, -0.075), (0.08, -0.055), (0, -0.012)])
    plate(blade, 0.013, wood, at=(*put(0.24)[:2], z - 0.006), turn=(0, 0, lean), bevel=0.005)
