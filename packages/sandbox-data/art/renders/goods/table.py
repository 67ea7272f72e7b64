"""For the table, the balcony and the tea kitchen."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import bowl, heap, jar_of, label_around, pouch, tin
from shapes import _mesh, ball, band, box, cylinder, lathe, plate, ring, round_trip, tube

from .good import good


@good(3, up=26, around=-24)
def diya_lamp(model):
    """Lamps of terracotta, of brass, glazed; with their flame."""
    body = [m.clay("#b5623c"), m.brass(0.12), m.glazed(None)][model]
    def lamp(x, y, lean, size):
        n = 64
        line = [(0.018, 0), (0.022, 0.003), (0.036, 0.016), (0.043, 0.026), (0.0435, 0.029), (0.041, 0.029), (0.034, 0.018), (0.018, 0.008), (0, 0.007)]
        points = []
        for k in range(n):
            a = k * 2 * pi / n
            pinch = max(0.0, cos(a)) ** 9
            for r, z in [(0, 0), *line]:
                reach = r * (1 + 0.42 * pinch * (z / 0.029))
                points.append((reach * cos(a), reach * sin(a) * (1 - 0.25 * pinch), z + 0.008 * pinch * (z / 0.029)))
        c = len(line) + 1
        faces = [(k * c + j, ((k + 1) % n) * c + j, ((k + 1) % n) * c + j + 1, k * c + j + 1) for k in range(n) for j in range(c - 1)]
        made = _mesh(points, faces, body, (x, y, 0), (0, 0, lean), 40)
        made.scale = (size,) * 3
        a = lean * pi / 180
        put = lambda f, z: (x + f * size * cos(a), y + f * size * sin(a), z * size)
        lathe([(0, 0.019), (0.0365, 0.019)], m.plastic("#c9932e", 0.06), at=(x, y, 0)).scale = (size,) * 3
        tube([put(0.01, 0.021), put(0.035, 0.026), put(0.053, 0.037), put(0.0555, 0.042)], 0.0028 * size, m.textile("#f1e8d2", 90))
        lathe([(0, 0), (0.0042, 0.004), (0.0052, 0.01), (0.003, 0.02), (0, 0.03)], m.glow("#ffc04d", 5), at=put(0.0555, 0.04), smooth=True).scale = (size,) * 3
        lathe([(0, 0), (0.002, 0.003), (0.0022, 0.007), (0, 0.012)], m.glow("#fff3cf", 8), at=put(0.0555, 0.041), smooth=True).scale = (size,) * 3
        if model != 1:
            for k in range(18):
                t = k * 2 * pi / 18
                if cos(t) < 0.75:
                    ball(0.0016 * size, m.painted("#f2d9a0" if model == 0 else "#f6efe0", 0.3), at=(x + 0.0405 * size * cos(t + a), y + 0.0405 * size * sin(t + a), 0.0225 * size))

    if model == 1:
        lathe([(0.03, 0), (0.032, 0.003), (0.01, 0.012), (0.007, 0.03), (0.012, 0.04), (0.006, 0.05), (0.018, 0.064)], body, at=(0, 0, -0.064), smooth=True)
        lamp(0, 0, -60, 1)
        return
    lamp(-0.03, 0.025, -70, 1)
    lamp(0.05, -0.03, -40, 0.85)


@good(4, up=56, around=-4)
def fork_and_knife(model):
    """Knife, fork and spoon: brushed, slim, with wooden grips, for children."""
    steel = m.steel(0.2 if model == 0 else 0.1)
    grip = m.wood("#8a5a33", "#5f3b20") if model == 2 else m.plastic(None, 0.35) if model == 3 else None
    s = 0.78 if model == 3 else 1.0
    thin = 0.8 if model == 1 else 1.0

    def handle(x, top):
        if grip is None:
            plate(round_trip([(-0.0035, 0), (-0.0045 * thin, -0.04), (-0.0085 * thin, -0.105), (0, -0.114), (0.0085 * thin, -0.105), (0.0045 * thin, -0.04), (0.0035, 0)], 5), 0.0036, steel, at=(x, top, 0.001), bevel=0.0014)
        else:
            plate(round_trip([(-0.006, 0), (-0.0075, -0.03), (-0.0095, -0.09), (0, -0.1), (0.0095, -0.09), (0.0075, -0.03), (0.006, 0)], 5), 0.0095, grip, at=(x, top, 0), bevel=0.004)
            if model == 2:
                for y in (-0.025, -0.07):
                    cylinder(0.0024, 0.001, m.brass(), at=(x, top + y, 0.0092), bevel=0.0002)

    def dished(x, top, wide, long, deep):
        rows, columns = 26, 15
        points = []
        for i in range(rows + 1):
            v = i / rows
            w = wide * sin(pi * min(1, max(0.0, 0.04 + 0.96 * v))) ** 0.62 * (0.86 + 0.18 * v)
            for k in range(columns + 1):
                u = k / columns * 2 - 1
                points.append((x + u * max(w, 0.0036 * (1 - v)), top + v * long, 0.0045 - deep * (1 - u * u) * sin(pi * v) ** 0.8 + 0.004 * v))
        n = columns + 1
        made = _mesh(points, [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(rows) for k in range(columns)], steel, smooth=70)
        thick = made.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.0016

    # The fork.
    x = -0.04 * s
    handle(x, 0)
    tines = [(-0.0035, -0.002), (-0.004, 0.02), (-0.012, 0.036), (-0.0125, 0.07)]
    outline = list(tines)
    for k in range(4):
        left, right = -0.0125 + k * 0.0069, -0.0125 + k * 0.0069 + 0.0042
        outline += [(left, 0.086), (left + 0.0021, 0.0905), (right, 0.086)]
        if k < 3:
            outline += [(right + 0.0004, 0.05), (right + 0.0013, 0.0475), (right + 0.0023, 0.05)]
    outline += [(-a, b) for a, b in reversed(tines)]
    plate([p for i, p in enumerate(outline) if i == 0 or p != outline[i - 1]], 0.0024, steel, at=(x, 0, 0.0025), bevel=0.0008)
    # The knife.
    handle(0, 0)
    plate(round_trip([(0.004, -0.002), (0.0052, 0.03), (0.0046, 0.085), (0.0, 0.108), (-0.0075, 0.09), (-0.0095, 0.05), (-0.0055, 0.008), (-0.004, -0.002)], 5), 0.0024, steel, at=(0, 0, 0.002), bevel=0.0009)
    # The spoon.
    handle(0.04 * s, 0)
    tube([(0.04 * s, -0.004, 0.0028), (0.04 * s, 0.03, 0.004)], 0.0032, steel, smooth=False)
    dished(0.04 * s, 0.026, 0.0205, 0.064, 0.0075)


@good(4, up=14, around=-20)
def tulip(model):
    """Early bulbs with a flower, late bulbs, a single stem of silk, dried flowers."""
    green, pale = m.leaf("#5f8f4a"), m.leaf("#8fae7a")
    tone = m.textile(["#d8475f", "#d9742f", "#a84fa8", "#d9b98a"][model], 600, 0.2)
    skin, root = m.plastic("#a8683a", 0.4), m.clay("#e0cfb0")

    def flower(x, y, z, size, open_=0.0):
        for k in range(6):
            a = k * pi / 3 + (0.3 if k % 2 else 0)
            inside = 0.85 if k % 2 else 1.0
            rows, columns = 14, 9
            points = []
            for i in range(rows + 1):
                v = i / rows
                wide = 0.62 * sin(pi * min(1, 0.12 + v * 0.86)) ** 0.8
                far = (0.0225 * sin(pi * (0.06 + 0.62 * v)) ** 0.8 + open_ * 0.014 * v**2) * inside
                for c in range(columns + 1):
                    u = (c / columns * 2 - 1) * wide
                    fringe = 0.003 * sin(17 * u + 5 * k) * v**4 if model == 1 else 0
                    points.append((x + size * far * cos(a + u), y + size * far * sin(a + u), z + size * (0.056 * v - 0.003 * u * u + fringe)))
            n = columns + 1
            _mesh(points, [(i * n + c, i * n + c + 1, (i + 1) * n + c + 1, (i + 1) * n + c) for i in range(rows) for c in range(columns)], tone, smooth=70)

    def blade(x, y, z, lean, long, turn):
        a = turn * pi / 180
        line = [(x + long * lean * t**1.6 * cos(a), y + long * lean * t**1.6 * sin(a), z + long * (t - 0.35 * lean * t**3)) for t in np.linspace(0, 1, 14)]
        points = []
        for k, (p, q, w) in enumerate(line):
            half = 0.014 * sin(pi * (0.12 + 0.86 * k / 13)) ** 0.8
            for u in (-1, 0, 1):
                points.append((p - half * u * sin(a) - abs(u) * 0.004 * cos(a) * -1, q + half * u * cos(a) + abs(u) * 0.004 * sin(a), w))
        _mesh(points, [(i * 3 + c, i * 3 + c + 1, (i + 1) * 3 + c + 1, (i + 1) * 3 + c) for i in range(13) for c in range(2)], green, smooth=80)

    def bulb(x, y, size, turn=(0, 0, 0)):
        lathe([(0, 0), (0.008, 0.0), (0.019, 0.011), (0.017, 0.024), (0.006, 0.037), (0.0015, 0.045), (0, 0.046)], skin, at=(x, y, 0.002 if turn[0] == 0 else 0.016), turn=turn, smooth=True).scale = (size,) * 3
        if turn[0] == 0:
            for k in range(9):
                a = k * 2.4
                tube([(x + 0.004 * cos(a), y + 0.004 * sin(a), 0.003), (x + 0.011 * cos(a), y + 0.011 * sin(a), 0.001)], 0.0008, root)

    if model < 2:
        for x, y, size, turn in ((0.045, -0.02, 1.0, (0, 0, 0)), (0.085, 0.01, 0.9, (0, 0, 0)), (0.07, -0.055, 0.9, (74, 0, 40)), (0.035, 0.03, 0.85, (0, 0, 0))):
            bulb(x, y, size, turn)
        bulb(-0.03, 0, 1.1)
        tube([(-0.03, 0, 0.045), (-0.032, 0.002, 0.12), (-0.03, 0, 0.19)], 0.0034, pale)
        flower(-0.03, 0, 0.188, 1.15, 0.3 * model)
        blade(-0.03, 0, 0.045, 0.32, 0.13, 160)
        blade(-0.03, 0, 0.045, 0.26, 0.11, -20)
        return
    if model == 2:
        tube([(0, 0, 0.0), (0.006, 0, 0.12), (0.0, 0, 0.26)], 0.0034, pale)
        flower(0, 0, 0.258, 1.3)
        blade(0.004, 0, 0.07, 0.4, 0.17, 170)
        blade(0.004, 0, 0.05, 0.34, 0.15, -20)
        return
    rng = np.random.default_rng(2)
    for k in range(9):
        a, r = k * 2.4, 0.016 * (k / 9) ** 0.5
        tip = (3.2 * r * cos(a), 3.2 * r * sin(a), 0.26 + rng.uniform(-0.04, 0.03))
        tube([(0.3 * r * cos(a), 0.3 * r * sin(a), 0), (r * cos(a), r * sin(a), 0.12), tip], 0.0018, m.clay("#b5a06a"))
        for i in range(16):
            b, f = i * 2.4, 0.013 * (i / 16) ** 0.5
            ball(0.0038, m.clay(["#e6cfa0", "#d9a8a0", "#c8b0d0"][k % 3]), at=(tip[0] + f * cos(b), tip[1] + f * sin(b), tip[2] + 0.006 * cos(f * 120)))
    band([(0.011 * cos(t), 0.011 * sin(t), 0.1) for t in np.linspace(0, 2 * pi, 30)], 0.014, 0.002, m.textile("#c9a878", 90), smooth=False)


@good(3, up=4, around=-20)
def wind_chime(model):
    """Of glass with a strip of paper, of painted porcelain, of five brass tubes."""
    string = m.textile("#8a6a48", 90)
    if model == 2:
        wood, brass = m.wood("#a5703c", "#734a24"), m.brass(0.14)
        cylinder(0.06, 0.012, wood, at=(0, 0, 0.36))
        cylinder(0.028, 0.01, wood, at=(0, 0, 0.21))
        for k in range(5):
            a = k * 2 * pi / 5 + 0.3
            x, y, long = 0.045 * cos(a), 0.045 * sin(a), 0.17 + 0.03 * k
            tube([(x, y, 0.36), (x, y, 0.335)], 0.001, string, smooth=False)
            lathe([(0.0055, 0), (0.0075, 0), (0.0075, long), (0.0055, long)], brass, at=(x, y, 0.335 - long))
        for k in range(3):
            a = k * 2 * pi / 3
            tube([(0.04 * cos(a), 0.04 * sin(a), 0.372), (0, 0, 0.42)], 0.001, string, smooth=False)
        ring(0.009, 0.0018, brass, at=(0, 0, 0.428), turn=(90, 0, 0))
        tube([(0, 0, 0.36), (0, 0, 0.1)], 0.001, string, smooth=False)
        plate(round_trip([(-0.02, 0.0), (0.0, 0.03), (0.02, 0.0), (0.0, -0.045)]), 0.005, wood, at=(0, 0.0025, 0.075), turn=(90, 0, 0), bevel=0.002)
        return
    body = m.glass("#cfe8f4") if model == 0 else m.glazed("#f6f3ec")
    lathe([(0.03, 0), (0.043, 0.018), (0.047, 0.04), (0.04, 0.064), (0.022, 0.08), (0.006, 0.085), (0.004, 0.085), (0.021, 0.077), (0.038, 0.062), (0.0448, 0.04), (0.041, 0.019), (0.0285, 0.0)], body, at=(0, 0, 0.2), smooth=True)
    tone = ["#d9415a", "#2f6fa8"][model]
    paint = m.plastic(tone, 0.2)
    for k in range(7):
        a = -0.38 + (k - 3) * 0.36
        z = 0.24 + 0.008 * sin(k * 2)
        for i in range(5):
            b = i * 2 * pi / 5
            f, g = 0.006 * cos(b), 0.006 * sin(b)
            r = 0.0472
            ball(0.0036, paint, at=(r * sin(a + f / r), -r * cos(a + f / r), z + g), scale=(1, 0.5, 1), turn=(0, 0, a * 57))
        ball(0.0028, m.plastic("#f2c230"), at=(0.048 * sin(a), -0.048 * cos(a), z))
    tube([(0, 0, 0.34), (0, 0, 0.28), (0, 0, 0.14)], 0.0011, m.textile("#c8453c", 90), smooth=False)
    ring(0.006, 0.0014, m.textile("#c8453c", 90), at=(0, 0, 0.346), turn=(90, 0, 0))
    ball(0.008, m.plastic("#c8453c", 0.2), at=(0, 0, 0.288))
    lathe([(0.002, 0), (0.003, -0.03), (0.0045, -0.032), (0, -0.034)], m.glass("#f0f8fb") if model == 0 else m.glazed("#2f6fa8"), at=(0, 0, 0.225))
    strip = m.paper("#f7f2e4")
    band([(0.0, 0, 0.145), (0.003, 0, 0.1), (-0.003, 0, 0.05), (0.004, 0, 0.005)], 0.034, 0.0008, strip, across=(0.93, -0.36, 0))
    for k in range(4):
        box((0.016, 0.0006, 0.0035 if k else 0.012), paint if k == 0 else m.rubber("#3b4a5a"), at=(-0.0006, -0.0016, 0.12 - k * 0.022), turn=(0, 0, -21), bevel=0)


@good(3, up=18)
def bubble_tea(model):
    """Tapioca pearls in a bag, tea in a tin, pearls that pop in a jar; and a cup of it."""
    tone = ["#6b4328", "#3f5a48", "#d9688a"][model]
    dark, pearl = m.plastic("#2b1a12", 0.12), m.plastic(["#2b1a12", "#2b1a12", "#f0a8bc"][model], 0.1)
    if model == 1:
        tin(0.045, 0.13, m.painted(tone, 0.25), m.painted("#d9c08a", 0.2))
        label_around(0.0455, 0.03, 0.09, m.paper("#f4efdf"), "#3f3526", m.plastic("#a8602f", 0.5))
    elif model == 2:
        jar_of(0.045, 0.125, None, m.plastic("#f6f4ee", 0.3))
        for layer in range(7):
            for (x, y, z), _ in heap(17, 0.034, 0, layer):
                ball(0.0075, pearl, at=(x, y, 0.013 + layer * 0.0125))
        label_around(0.0455, 0.036, 0.078, m.paper("#fbf6f0"), "#7a3a50", pearl)
    else:
        pouch((0.16, 0.08, 0.22), m.plastic(tone, 0.35), m.paper("#f6f0e2"), "#4a3020", dark, at=(-0.02, 0.05, 0))
    x, y = 0.095, -0.03
    tea = m.plastic(["#c99a6c", "#b5703a", "#f2c9cf"][model], 0.15)
    lathe([(0, 0), (0.026, 0), (0.036, 0.11), (0.037, 0.112)], m.glass("#fbfdfd"), at=(x, y, 0))
    lathe([(0, 0.02), (0.0272, 0.02), (0.0335, 0.092), (0, 0.092)], tea, at=(x, y, 0))
    for k in range(34):
        a = k * 2.39996
        r = 0.0225 if k % 3 else 0.015
        ball(0.0052, pearl, at=(x + r * cos(a), y + r * sin(a), 0.0075 + 0.0085 * (k % 2)))
    lathe([(0.038, 0.11), (0.039, 0.113), (0.036, 0.122), (0.02, 0.128), (0, 0.129)], m.glass("#ffffff"), at=(x, y, 0), smooth=False)
    tube([(x + 0.004, y, 0.02), (x + 0.012, y - 0.004, 0.185)], 0.0055, m.plastic(["#e07a3a", "#3f7a5c", "#d9487a"][model], 0.25), smooth=False)
    for i, ((px, py, z), _) in enumerate(heap(16, 0.035, 0.006, 4, (0.02, -0.075))):
        if model != 1:
            ball(0.0062, pearl, at=(px, py, z + 0.006))


@good(3, up=22)
def mate(model):
    """Leaves in a bag, and in a bowl before it; roasted, green, of herbs."""
    tone = ["#7a5a34", "#4f7a45", "#7a5f8a"][model]
    pouch((0.16, 0.08, 0.23), m.paper(tone), m.paper("#f6f1e2"), "#3f3a2a", m.leaf("#6f8f4a"), at=(0.02, 0.08, 0))
    cup = (-0.045, -0.05)
    bowl(0.05, m.glazed("#e9e2d2") if model else m.wood("#8a5a33", "#5f3b20"), at=(*cup, 0))
    leaves = [m.leaf(c) for c in [("#6b4f2a", "#7f6234", "#54401f"), ("#5f7f3a", "#7f9a4a", "#48682f"), ("#7f8f4a", "#a8865f", "#b58fc0")][model]]
    for i, ((x, y, z), turn) in enumerate(heap(150, 0.044, 0.018, 3, cup)):
        outline = [(-0.005, 0), (0, 0.0018), (0.006, 0), (0, -0.0018)]
        plate(outline, 0.0007, leaves[i % 3], at=(x, y, z + 0.022), turn=(turn[0] % 70 - 35, turn[1] % 70 - 35, turn[2]), bevel=0.0002)
    for i, ((x, y, z), turn) in enumerate(heap(26, 0.045, 0.0, 6, (0.05, -0.06))):
        outline = [(-0.005, 0), (0, 0.0018), (0.006, 0), (0, -0.0018)]
        plate(outline, 0.0007, leaves[i % 3], at=(x, y, 0.0015), turn=(turn[0] % 20 - 10, turn[1] % 20 - 10, turn[2]), bevel=0.0002)
    scoop = m.wood("#c99a63", "#a5733f")
    tube([(0.05, -0.03, 0.008), (0.1, -0.02, 0.012)], 0.004, scoop, smooth=False)
    lathe([(0, -0.002), (0.012, 0.0), (0.016, 0.008), (0.0145, 0.008), (0.011, 0.003), (0, 0.001)], scoop, at=(0.042, -0.032, 0.003), smooth=True, oval=1.2)
