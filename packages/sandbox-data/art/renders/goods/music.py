"""Instruments, and what drawing and sewing take."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import card
from shapes import _mesh, ball, box, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


@good(3, up=58, around=0)
def guitar(model):
    """An electric guitar with a long scale, with a short one, with its amplifier."""
    body = m.painted(None, 0.1) if model != 2 else m.wood("#b5622f", "#6b2f16", 0.2)
    maple, rosewood = m.wood("#e3c08c", "#c99d62"), m.wood("#5a3822", "#3d2415")
    steel, black, white = m.steel(0.12), m.plastic("#1d1d20", 0.25), m.plastic("#f4f1e8", 0.25)
    outline = round_trip([(0.0, -0.2), (0.11, -0.19), (0.155, -0.11), (0.125, -0.02), (0.1, 0.03), (0.118, 0.09), (0.11, 0.145), (0.075, 0.13), (0.055, 0.085), (-0.045, 0.08), (-0.075, 0.13), (-0.1, 0.19), (-0.135, 0.17), (-0.13, 0.08), (-0.105, 0.03), (-0.13, -0.03), (-0.158, -0.11), (-0.11, -0.19)])
    neck = 0.36 if model == 0 else 0.3
    plate(outline, 0.045, body, bevel=0.008)
    guard = round_trip([(0.02, -0.13), (0.09, -0.14), (0.12, -0.09), (0.085, 0.0), (0.085, 0.08), (0.03, 0.075), (-0.06, 0.07), (-0.06, -0.02), (0.0, -0.05)])
    plate(guard, 0.003, white, at=(0, 0, 0.0445), bevel=0.001)
    box((0.056, neck + 0.06, 0.024), maple, at=(0, 0.06 + neck / 2, 0.042), bevel=0.008)
    box((0.05, neck + 0.06, 0.006), rosewood, at=(0, 0.06 + neck / 2, 0.056), bevel=0.001)
    top = 0.06 + neck + 0.03
    count = 19
    for k in range(count):
        y = top - (top - 0.04) * (1 - 0.955 ** k) / (1 - 0.955 ** count)
        box((0.05, 0.0022, 0.002), steel, at=(0, y, 0.0597), bevel=0)
        if k in (2, 4, 6, 8, 11, 14):
            cylinder(0.004, 0.0006, white, at=(0, y + 0.006, 0.0588), bevel=0)
    head = [(-0.024, top), (0.024, top), (0.04, top + 0.03), (0.036, top + 0.15), (0.0, top + 0.17), (-0.03, top + 0.13), (-0.034, top + 0.03)]
    plate(round_trip(head), 0.018, maple, at=(0, 0, 0.034), bevel=0.004)
    for k in range(6):
        y = top + 0.035 + k * 0.02
        cylinder(0.0045, 0.012, steel, at=(-0.018 + 0.002 * k, y, 0.05))
        box((0.016, 0.01, 0.008), steel, at=(-0.045 + 0.0015 * k, y, 0.045), bevel=0.003)
        x = -0.019 + k * 0.0076
        tube([(x, -0.11, 0.0625), (x * 0.85, top + 0.005, 0.0625), (-0.018 + 0.002 * k, y, 0.058)], 0.0007 + 0.0002 * (5 - k), steel, smooth=False)
    for y in (-0.065, 0.02):
        card((0.075, 0.026, 0.012), black, at=(0.0, y, 0.046), corner=0.012)
        for k in range(6):
            cylinder(0.0024, 0.001, steel, at=(-0.019 + k * 0.0076, y, 0.058), bevel=0)
    box((0.075, 0.032, 0.012), steel, at=(0, -0.115, 0.05), bevel=0.003)
    tube([(0.03, -0.115, 0.058), (0.07, -0.09, 0.075), (0.09, -0.04, 0.07)], 0.0028, steel)
    for x, y in ((0.082, -0.075), (0.1, -0.11), (0.09, -0.145)):
        cylinder(0.0105, 0.011, black, at=(x, y, 0.047))
    if model == 2:
        box((0.22, 0.2, 0.1), black, at=(-0.28, -0.1, 0.05), bevel=0.01)
        plate([(-0.09, -0.08), (0.09, -0.08), (0.09, 0.05), (-0.09, 0.05)], 0.004, m.textile("#7a6a55", 200), at=(-0.28, -0.1, 0.099), bevel=0.001)
        for k in range(5):
            cylinder(0.007, 0.008, steel, at=(-0.34 + k * 0.028, -0.03, 0.1))


@good(3, up=18, around=-26)
def drum(model):
    """A snare drum with its sticks; one for children; one to march with."""
    shell = [m.wood("#c98a52", "#9a5f30", 0.25), m.painted("#2f6fa8", 0.2), m.painted(None, 0.15)][model]
    steel, skin = m.steel(0.1), m.plastic("#f6f3ea", 0.45)
    r, h = [(0.178, 0.14), (0.12, 0.11), (0.15, 0.2)][model]
    hoop = steel if model != 1 else m.painted("#c8352b", 0.2)
    lathe([(r * 0.985, 0.01), (r * 0.985, h - 0.01)], shell, around=120)
    lathe([(0, h), (r * 0.97, h), (r, h - 0.012)], skin, around=120)
    for z in (0.008, h - 0.01):
        lathe([(r * 0.99, z - 0.01), (r * 1.04, z - 0.01), (r * 1.045, z), (r * 1.03, z + 0.014), (r * 0.99, z + 0.014)], hoop, around=120)
    for k in range(8):
        a = k * pi / 4 + 0.2
        x, y = r * 1.03 * cos(a), r * 1.03 * sin(a)
        if model == 1:
            for s in (-1, 1):
                b = a + s * pi / 8
                tube([(r * 1.02 * cos(a), r * 1.02 * sin(a), h - 0.012), (r * 1.0 * cos((a + b) / 2), r * 1.0 * sin((a + b) / 2), h / 2), (r * 1.02 * cos(b), r * 1.02 * sin(b), 0.012)], 0.0026, m.textile("#f4efe2", 90))
            continue
        tube([(x, y, -0.0), (x, y, h + 0.004)], 0.0032, steel, smooth=False)
        box((0.018, 0.014, h * 0.34), steel, at=(x * 0.99, y * 0.99, h / 2), turn=(0, 0, a * 180 / pi), bevel=0.004)
        cylinder(0.005, 0.008, steel, at=(x, y, h + 0.002))
    stick = m.wood("#e3c08c", "#c99d62")
    for s in (-1, 1):
        a, b = (-0.12 * s - 0.02, -0.16, h + 0.035), (0.13 * s, 0.05, h + 0.012)
        if model == 1:
            a, b = tuple(np.array(a) * (0.7, 0.7, 1)), tuple(np.array(b) * (0.7, 0.7, 1))
        tube([a, b], 0.0072, stick, smooth=False)
        ball(0.0085, stick, at=b, scale=(1.2, 1.2, 0.9))


@good(3, up=18, around=-24)
def maracas(model):
    """A pair of wood, eggs to shake, a cabasa of steel beads."""
    if model == 1:
        for k, (x, y, tone) in enumerate(((-0.05, 0.02, "#d9482f"), (0.005, 0.035, "#f0b52e"), (0.05, 0.0, "#3f9a5c"), (-0.005, -0.03, "#2f7fc1"))):
            ball(0.022, m.plastic(tone, 0.15), at=(x, y, 0.022), scale=(1.28, 1, 1), turn=(0, 0, 30 * k))
        return
    wood = m.wood("#d9ad70", "#b5854a")
    if model == 2:
        lathe([(0, 0), (0.05, 0), (0.052, 0.002), (0.052, 0.058), (0.05, 0.06), (0, 0.06)], m.wood("#b5763f", "#8a5328"), at=(0, 0, 0.11))
        for j in range(8):
            for k in range(52):
                a = (k + 0.5 * (j % 2)) * 2 * pi / 52
                ball(0.0032, m.steel(0.1), at=(0.0545 * cos(a), 0.0545 * sin(a), 0.115 + j * 0.0068))
        lathe([(0.012, -0.01), (0.015, 0.03), (0.012, 0.1), (0.03, 0.108)], wood, smooth=True)
        return
    for k, (x, y, lean, tone) in enumerate(((-0.04, 0.025, 24, None), (0.045, -0.03, -10, None))):
        skin = m.painted(tone, 0.15)
        turn = (0, 90, lean)
        a = lean * pi / 180
        at = (x, y, 0.034)
        lathe([(0.0085, -0.15), (0.0115, -0.145), (0.0105, -0.1), (0.0085, -0.03)], wood, at=at, turn=turn, smooth=True)
        lathe([(0.0086, -0.035), (0.016, -0.022), (0.031, 0.0), (0.036, 0.026), (0.031, 0.052), (0.014, 0.068), (0, 0.071)], skin, at=at, turn=turn, smooth=True)
        for f, r, t in ((0.006, 0.0333, "#f2c230"), (0.012, 0.0348, "#f7f2e4"), (0.046, 0.0333, "#c8352b")):
            ring(r, 0.0016, m.painted(t, 0.2), at=(x + f * cos(a), y + f * sin(a), 0.034), turn=turn)
        lathe([(0, -0.1515), (0.012, -0.15), (0.0125, -0.143)], m.painted("#c8352b", 0.2), at=at, turn=turn)


@good(3, up=30, around=-24)
def musical_keyboard(model):
    """Sixty-one keys, a piano to roll up, a melodica."""
    white, black, dark = m.plastic("#fbfaf6", 0.2), m.plastic("#17171a", 0.2), m.plastic("#2b2d32", 0.4)
    whites, step = (22, 0.0225) if model != 2 else (15, 0.0165)
    wide = whites * step
    deep = 0.11 if model != 2 else 0.07
    if model == 1:
        card((wide + 0.08, 0.18, 0.006), m.plastic(None, 0.45), corner=0.01)
        z, y0 = 0.006, -0.075
    else:
        box((wide + 0.05, 0.24 if model == 0 else 0.13, 0.05 if model == 0 else 0.035), dark if model == 0 else m.plastic(None, 0.25), at=(0, 0.03 if model == 0 else 0.02, 0.022), bevel=0.008)
        z, y0 = 0.034 if model == 0 else 0.028, -0.093 if model == 0 else -0.05
    for k in range(whites):
        x = -wide / 2 + (k + 0.5) * step
        box((step * 0.94, deep, 0.014), white, at=(x, y0 + deep / 2, z + (0.008 if model != 1 else -0.003)), bevel=0.0016)
        if k % 7 not in (2, 6) and k < whites - 1:
            box((step * 0.56, deep * 0.62, 0.012), black, at=(x + step / 2, y0 + deep * 0.68, z + (0.018 if model != 1 else 0.006)), bevel=0.002)
    if model == 0:
        top = 0.0475
        card((0.09, 0.04, 0.002), m.glow("#6fb3d9", 0.5), at=(0, 0.1, top), corner=0.003)
        for s in (-1, 1):
            for i in range(9):
                for j in range(4):
                    cylinder(0.004, 0.001, m.rubber("#101012"), at=(s * (wide * 0.5 - 0.02 - i * 0.0115), 0.08 + j * 0.0115, top - 0.0003), bevel=0)
        for k in range(6):
            card((0.014, 0.008, 0.003), m.plastic(["#d9482f", "#e6e4de", "#e6e4de"][k % 3], 0.3), at=(-0.1 + k * 0.018 - 0.02, 0.1, top), corner=0.002)
        for k in range(2):
            cylinder(0.01, 0.009, m.plastic("#8a8d93", 0.3), at=(0.075 + 0.03 * k, 0.1, top))
    elif model == 1:
        lathe([(0.01, -0.09), (0.024, -0.09), (0.026, 0.0), (0.024, 0.09), (0.01, 0.09)], m.plastic(None, 0.45), at=(wide / 2 + 0.05, 0, 0.024), turn=(90, 0, 0))
        box((0.05, 0.16, 0.02), dark, at=(-wide / 2 - 0.05, 0, 0.011), bevel=0.004)
    else:
        tube([(-wide / 2 - 0.02, 0.02, 0.02), (-wide / 2 - 0.06, 0.02, 0.02), (-wide / 2 - 0.11, -0.0, 0.012), (-wide / 2 - 0.1, -0.06, 0.008)], 0.007, m.plastic("#e6e4de", 0.3))
        box((wide + 0.03, 0.03, 0.01), dark, at=(0, 0.06, 0.04), bevel=0.003)


@good(4, up=40, around=-18)
def pencil(model):
    """Hexagonal of cedar, for drawing, for carpenters, with a seed in its end."""
    tone = ["#e3a52b", "#2b2d33", "#b5302a", "#c9a878"][model]
    cedar, lead = m.wood("#dcb283", "#c79862"), m.rubber("#2e2f33")
    for k, (y, lean, x) in enumerate(((0.03, 6, 0.0), (0.008, -3, 0.01), (-0.016, 4, -0.008))):
        paint = m.painted(tone if model != 1 or k != 1 else "#3f5f7f", 0.2)
        r, h = (0.0038, 0.15) if model != 2 else (0.006, 0.16)
        at, turn = (x - 0.08, y, r), (0, 90, lean)
        squash = 1.0 if model != 2 else 0.55
        lathe([(0, 0), (r, 0), (r, h)], paint, at=at, turn=turn, around=6 if model != 2 else 24, oval=squash if model != 2 else 1.5)
        lathe([(r, h), (r * 0.86, h + 0.002), (0.0011, h + 0.019)], cedar, at=at, turn=turn, oval=1 if model != 2 else 1.5)
        lathe([(0.00115, h + 0.0188), (0.0, h + 0.0235)], lead, at=at, turn=turn)
        a = lean * pi / 180
        back = lambda f: (at[0] + f * cos(a), at[1] + f * sin(a), r)
        if model in (0, 3):
            lathe([(r * 1.02, 0), (r * 1.05, 0.003), (r * 1.02, 0.006), (r * 1.05, 0.009), (r * 1.02, 0.012)], m.brass(0.18) if model == 0 else m.leaf("#4f8a4a"), at=back(-0.012), turn=turn)
            lathe([(0, 0), (r * 0.9, 0.001), (r, 0.004), (r, 0.012)], m.rubber("#d98a85") if model == 0 else m.leaf("#6fae5c"), at=back(-0.022), turn=turn)
        else:
            ring(r * 1.01, 0.0005, m.brass(), at=back(0.012), turn=turn)
            lathe([(0, 0), (r * 1.01, 0), (r * 1.01, 0.009)], m.painted("#f0ece0", 0.2), at=back(-0.001), turn=turn, around=6 if model != 2 else 24, oval=1 if model != 2 else 1.5)
    if model == 3:
        for k in range(7):
            ball(0.0028, m.clay("#8a6a42"), at=(0.05 + 0.008 * (k % 3), -0.045 + 0.007 * (k // 3), 0.002), scale=(1.3, 1, 0.7))


@good(3, up=40, around=-14)
def artist_palette(model):
    """A tin of watercolors, tubes of gouache, a palette of wood."""
    tones = ["#f2d230", "#f0a52e", "#e0662e", "#c8282b", "#a8285a", "#6b3f8f", "#2f4f9a", "#2f8fc1", "#2f8a7a", "#4f9a45", "#8ab04a", "#b5853f", "#7a4a2a", "#f4f1e8", "#8a8d92", "#26262a"]
    brush, hair, steel = m.painted("#8c2a24", 0.2), m.rubber("#5a3a22"), m.steel(0.14)

    def paint_brush(a, b, size=1.0):
        a, b = np.array(a, float), np.array(b, float)
        tube([a, a + (b - a) * 0.6], 0.0036 * size, brush, smooth=False)
        tube([a + (b - a) * 0.58, a + (b - a) * 0.8], 0.004 * size, steel, smooth=False)
        made = tube([a + (b - a) * t for t in (0.78, 0.86, 0.94, 1.0)], 0.0046 * size, hair)
        points = made.data.splines[0].points
        for i, p in enumerate(points):
            p.radius = max(0.05, 1 - (i / (len(points) - 1)) ** 2.4)

    if model == 0:
        box((0.24, 0.1, 0.016), m.painted("#1d1e21", 0.2), at=(0, 0, 0.008), bevel=0.003)
        card((0.232, 0.092, 0.001), m.painted("#f4f3ef", 0.25), at=(0, 0, 0.0157), corner=0.003)
        for i in range(12):
            for j in range(2):
                x, y = -0.1045 + i * 0.019, 0.022 - j * 0.036
                box((0.0165, 0.029, 0.006), m.plastic("#fbfaf6", 0.3), at=(x, y, 0.017), bevel=0.001)
                card((0.0138, 0.026, 0.002), m.plastic(tones[(i * 2 + j * 5) % 13], 0.45), at=(x, y, 0.0192), corner=0.002)
        box((0.24, 0.004, 0.1), m.painted("#1d1e21", 0.2), at=(0, 0.068, 0.062), turn=(-18, 0, 0), bevel=0.002)
        box((0.228, 0.002, 0.09), m.painted("#f7f6f2", 0.2), at=(0, 0.0655, 0.062), turn=(-18, 0, 0), bevel=0.001)
        for k in range(3):
            plate(round_trip([(0.018 * cos(t) * (1 + 0.2 * sin(3 * t + k)), 0.014 * sin(t)) for t in np.linspace(0, 2 * pi, 14, endpoint=False)]), 0.0008, m.plastic(["#8fc0dd", "#f0c27a", "#d98a8a"][k], 0.2), at=(-0.07 + k * 0.07, 0.0635, 0.062), turn=(72, 0, 0), bevel=0.0002)
        paint_brush((-0.11, -0.075, 0.004), (0.07, -0.068, 0.004))
        return
    if model == 1:
        for k in range(12):
            x, y = -0.1 + (k % 6) * 0.04, 0.04 - 0.1 * (k // 6)
            metal, paint = m.painted("#f2f1ed", 0.25), m.plastic(tones[k], 0.35)
            box((0.024, 0.05, 0.012), metal, at=(x, y, 0.008), bevel=0.005)
            box((0.028, 0.006, 0.003), metal, at=(x, y + 0.028, 0.007), bevel=0.001)
            box((0.0246, 0.022, 0.0126), paint, at=(x, y, 0.008), bevel=0.005)
            cylinder(0.0065, 0.011, m.plastic("#f4f1e8", 0.3), at=(x, y - 0.025, 0.008), turn=(90, 0, 0))
        return
    outline = round_trip([(-0.15, 0.0), (-0.12, 0.08), (-0.02, 0.11), (0.09, 0.1), (0.15, 0.04), (0.14, -0.04), (0.09, -0.065), (0.05, -0.045), (0.02, -0.075), (-0.05, -0.1), (-0.12, -0.07)])
    plate(outline, 0.006, m.wood("#d9ad70", "#b5854a"), bevel=0.002, holes=[disc(0.014, 32, 0.85, (0.075, -0.01))[::-1]])
    for k in range(8):
        a = 0.35 + k * 0.36
        x, y = -0.02 + 0.105 * cos(a), 0.0 + 0.075 * sin(a)
        lathe([(0.014, 0), (0.012, 0.004), (0.006, 0.006), (0.002, 0.011), (0, 0.012)], m.plastic(tones[(k * 2) % 13], 0.15), at=(x, y, 0.006), smooth=True)
    paint_brush((-0.1, -0.11, 0.012), (0.02, 0.02, 0.014), 1.2)


@good(3, up=16, around=-24)
def thread(model):
    """Spools of thread, of cotton, skeins of embroidery floss."""
    yarn = m.textile(None, 700, 0.5)
    if model == 2:
        for x in (-0.03, 0.0, 0.03):
            for i in range(9):
                s = (i - 4) * 0.0022
                tube([(x + s, -0.055, 0.004), (x + s * 1.6, -0.03, 0.008), (x + s * 0.8, 0.0, 0.007), (x + s * 1.6, 0.03, 0.008), (x + s, 0.055, 0.004)], 0.0016, yarn)
            for y in (-0.03, 0.032):
                box((0.021, 0.012, 0.015), m.paper("#f4f1e8" if y > 0 else "#2b2d33"), at=(x, y, 0.0075), bevel=0.004)
        return
    core = m.plastic("#f3efe4", 0.3) if model == 0 else m.wood("#e3c08c", "#c99d62")
    for k, (x, y, lie) in enumerate(((-0.026, 0.0, 0), (0.02, 0.022, 0), (0.024, -0.036, 1))):
        r, h = (0.014, 0.05) if model == 0 else (0.015, 0.034)
        at, turn = ((x, y, 0), (0, 0, 0)) if not lie else ((x - 0.026, y, r * 1.15), (0, 90, 16))
        for z in (0, h - 0.003):
            lathe([(0.004, z), (r * 1.12, z), (r * 1.15, z + 0.001), (r * 1.12, z + 0.003), (0.004, z + 0.003)], core, at=at, turn=turn)
        lathe([(0.0032, 0), (0.0042, 0), (0.0042, h), (0.0032, h)], core, at=at, turn=turn)
        wound = [(r * (0.96 + 0.012 * (i % 2)), 0.0035 + i * (h - 0.007) / 60) for i in range(61)]
        lathe([(0.004, 0.0032), *wound, (0.004, h - 0.0032)], yarn, at=at, turn=turn)
    line = [(0.012, -0.02, 0.0165), (0.04, -0.03, 0.002), (0.06, -0.015, 0.001), (0.075, -0.04, 0.001), (0.05, -0.062, 0.001), (0.02, -0.064, 0.001), (-0.01, -0.055, 0.001)]
    tube(line, 0.0006, yarn)
    tube([(-0.055, -0.03, 0.0012), (-0.01, -0.056, 0.0012)], 0.0007, m.steel(0.1), smooth=False)


@good(3, up=10, around=-24)
def carousel_horse(model):
    """A rocking horse of beech, a carousel that plays, a horse of air to ride."""
    if model == 1:
        return _carousel()
    wood = m.wood("#dcb27a", "#b98a50") if model == 0 else m.plastic(None, 0.25)
    dark, red = m.textile("#4a3120", 90, 0.8), m.painted("#b5302a", 0.3)
    body = [(-0.16, 0, 0.33), (-0.08, 0, 0.335), (0.02, 0, 0.325), (0.12, 0, 0.345)]
    made = tube(body, 0.068, wood)
    for p, r in zip(made.data.splines[0].points, np.interp(np.linspace(0, 1, 25), [0, 0.2, 0.5, 0.8, 1], [0.85, 1.1, 0.95, 1.08, 0.85])):
        p.radius = r
    ball(0.066, wood, at=(-0.165, 0, 0.332))
    ball(0.062, wood, at=(0.125, 0, 0.345))
    neck = tube([(0.12, 0, 0.36), (0.17, 0, 0.44), (0.195, 0, 0.51), (0.2, 0, 0.55)], 0.05, wood)
    for p, r in zip(neck.data.splines[0].points, np.linspace(1.1, 0.72, 25)):
        p.radius = r
    head = tube([(0.19, 0, 0.56), (0.235, 0, 0.54), (0.285, 0, 0.505), (0.305, 0, 0.49)], 0.04, wood)
    for p, r in zip(head.data.splines[0].points, np.linspace(1.08, 0.68, 25)):
        p.radius = r
    ball(0.028, wood, at=(0.308, 0, 0.488))
    for s in (-1, 1):
        lathe([(0, 0), (0.014, 0.004), (0.011, 0.03), (0, 0.048)], wood, at=(0.19, s * 0.022, 0.59), turn=(s * -8, 0, 0), smooth=True)
        ball(0.0075, m.plastic("#17130f", 0.05), at=(0.228, s * 0.0385, 0.558))
        for x, foot in ((-0.14, -0.2), (0.11, 0.17)):
            tube([(x, s * 0.045, 0.3), ((x + foot) / 2, s * 0.085, 0.18), (foot, s * 0.1, 0.075)], 0.024, wood)
    for k in range(12):
        t = k / 11
        x, z = float(np.interp(t, [0, 0.5, 1], [0.105, 0.14, 0.19])), float(np.interp(t, [0, 0.5, 1], [0.4, 0.5, 0.605]))
        tube([(x, 0, z), (x - 0.035, 0.012 * (-1) ** k, z + 0.004), (x - 0.045, 0.026 * (-1) ** k, z - 0.035)], 0.011, dark)
    for k in range(7):
        tube([(-0.225, 0, 0.36), (-0.265, 0.012 * (k - 3), 0.33), (-0.28, 0.014 * (k - 3), 0.24)], 0.011, dark)
    saddle = [[(x, 0.078 * sin(a), 0.332 + 0.078 * cos(a) + 0.022 * (x + 0.02) ** 2 * 100 * 0.3) for a in np.linspace(-1.5, 1.5, 24)] for x in np.linspace(-0.09, 0.06, 14)]
    _mesh([p for row in saddle for p in row], [(i * 24 + j, i * 24 + j + 1, (i + 1) * 24 + j + 1, (i + 1) * 24 + j) for i in range(13) for j in range(23)], m.leather("#9a3a2a"), smooth=60).modifiers.new("thick", "SOLIDIFY").thickness = 0.01
    tube([(0.2, -0.07, 0.52), (0.2, 0.07, 0.52)], 0.012, red, smooth=False)
    for s in (-1, 1):
        tube([(0.25, s * 0.037, 0.53), (0.22, s * 0.055, 0.47), (0.08, s * 0.06, 0.42)], 0.004, m.leather("#5a2a1c"))
        if model == 0:
            tube([(x, s * 0.105, 0.03 + 0.5 * x * x) for x in np.linspace(-0.36, 0.36, 25)], 0.02, wood)
    if model == 0:
        for x in (-0.24, 0.0, 0.24):
            box((0.05, 0.23, 0.018), wood, at=(x, 0, 0.05 + 0.5 * x * x), turn=(0, -x * 57, 0), bevel=0.005)
    else:
        for s in (-1, 1):
            for x in (-0.2, 0.17):
                ball(0.04, wood, at=(x, s * 0.1, 0.05), scale=(1.2, 1, 0.8))


def _carousel():
    gold, cream, red = m.brass(0.12), m.painted("#f6ecd6", 0.2), m.painted(None, 0.2)
    lathe([(0, 0), (0.09, 0), (0.095, 0.006), (0.09, 0.022), (0.082, 0.03), (0, 0.03)], red)
    ring(0.09, 0.003, gold, at=(0, 0, 0.023))
    cylinder(0.016, 0.13, cream, at=(0, 0, 0.03))
    lathe([(0.1, 0.15), (0.098, 0.162), (0.05, 0.19), (0.012, 0.225), (0, 0.23)], red, flute=16, depth=0.03, around=192)
    ring(0.1, 0.004, gold, at=(0, 0, 0.153))
    ball(0.009, gold, at=(0, 0, 0.238))
    for k in range(6):
        a = k * pi / 3 + 0.2
        x, y, z = 0.064 * cos(a), 0.064 * sin(a), 0.075 + 0.014 * (k % 2)
        tube([(x, y, 0.03), (x, y, 0.155)], 0.0018, gold, smooth=False)
        way = np.array((-sin(a), cos(a), 0))
        put = lambda f, up: tuple(np.array((x, y, z)) + way * f + np.array((0, 0, up)))
        tube([put(-0.016, 0), put(0.014, 0.002)], 0.0085, cream)
        tube([put(0.014, 0.002), put(0.021, 0.02), put(0.023, 0.026)], 0.0058, cream)
        tube([put(0.022, 0.026), put(0.034, 0.019)], 0.0045, cream, smooth=False)
        for f in (-0.014, 0.012):
            for s in (-1, 1):
                q = np.array((cos(a), sin(a), 0)) * 0.005 * s
                tube([tuple(np.array(put(f, -0.004)) + q), tuple(np.array(put(f + 0.006, -0.022)) + q), tuple(np.array(put(f, -0.03)) + q)], 0.0025, cream)
        tube([put(-0.018, 0.003), put(-0.028, -0.004), put(-0.028, -0.018)], 0.003, gold)
        tube([put(-0.004, 0.008), put(0.005, 0.008)], 0.006, red, smooth=False)
