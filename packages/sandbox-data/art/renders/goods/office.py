"""For the counter, the desk and the drawing board."""

from math import cos, pi, sin

import materials as m
import numpy as np
from mathutils import Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt
from parcels import card
from shapes import _mesh, ball, band, box, cylinder, disc, lathe, plate, ring, tube

from .good import good


@good(3, up=44, around=-14)
def label(model):
    """Hang tags with string, sheets of address labels, a roll of price labels."""
    ink = m.rubber("#3b352e")
    if model == 0:
        kraft, string = m.paper("#c59a66"), m.textile("#e9dfc8", 90, 0.7)
        for k, (x, y, lean) in enumerate(((-0.02, 0.012, 34), (0.0, 0.0, 6), (0.024, -0.012, -24))):
            a = lean * pi / 180
            outline = [(-0.022, -0.05), (0.022, -0.05), (0.022, 0.036), (0.011, 0.05), (-0.011, 0.05), (-0.022, 0.036)]
            z = 0.002 * k
            plate(outline, 0.0012, kraft, at=(x, y, z), turn=(0, 0, lean), holes=[disc(0.0032, 20, middle=(0, 0.038))], bevel=0.0003)
            put = lambda p, q: (x + p * cos(a) - q * sin(a), y + p * sin(a) + q * cos(a))
            ring(0.0042, 0.0012, m.brass(), at=(*put(0, 0.038), z + 0.0013), flat=0.5)
            hole = put(0, 0.038)
            tip = put(0.006 - 0.006 * k, 0.09)
            tube([(*hole, z + 0.0025), (*put(0.008, 0.06), z + 0.004), (*tip, 0.001), (*put(-0.008, 0.066), z + 0.004), (*hole, z + 0.003)], 0.0009, string)
            if k == 2:
                for i, w in enumerate((0.03, 0.022, 0.026)):
                    box((w, 0.0028 if i == 0 else 0.0014, 0.0002), ink, at=(*put(0, 0.016 - i * 0.011), z + 0.0013), turn=(0, 0, lean), bevel=0)
        return
    if model == 1:
        for k in range(3):
            card((0.21, 0.297, 0.0008), m.paper("#cfe0ea"), at=(0.012 * k, -0.01 * k, 0.001 * k), turn=(0, 0, 10 - 6 * k), corner=0.002)
        a = -2 * pi / 180
        for i in range(2):
            for j in range(7):
                x, y = -0.0505 + i * 0.101, -0.117 + j * 0.039
                card((0.096, 0.036, 0.0006), m.paper("#fdfcf9"), at=(0.024 + x * cos(a) - y * sin(a), -0.02 + x * sin(a) + y * cos(a), 0.0028), turn=(0, 0, -2), corner=0.004)
                for n, w in enumerate((0.05, 0.062, 0.04) if (i + j) % 2 == 0 else ()):
                    q = y + 0.009 - n * 0.009
                    box((w, 0.0026, 0.0002), ink, at=(0.024 + (x - 0.04 + w / 2) * cos(a) - q * sin(a), -0.02 + (x - 0.04 + w / 2) * sin(a) + q * cos(a), 0.0036), turn=(0, 0, -2), bevel=0)
        return
    lathe([(0.019, 0), (0.042, 0), (0.042, 0.03), (0.019, 0.03)], m.paper("#f7f5f0"), at=(0, 0.015, 0.042), turn=(90, 0, 0))
    lathe([(0.0175, -0.001), (0.0195, -0.001), (0.0195, 0.031), (0.0175, 0.031)], m.paper("#b89b74"), at=(0, 0.015, 0.042), turn=(90, 0, 0))
    band([(-0.005, 0, 0.0005), (0.05, 0, 0.0005), (0.12, 0, 0.0005), (0.15, 0, 0.003)], 0.03, 0.0006, m.paper("#f7f5f0"), across=(0, 1, 0))
    for k in range(4):
        card((0.026, 0.022, 0.0005), m.paper("#f2c230"), at=(0.028 + k * 0.03, 0, 0.0009), corner=0.002)
        box((0.014, 0.004, 0.0002), ink, at=(0.028 + k * 0.03, 0.002, 0.0015), bevel=0)
        box((0.009, 0.002, 0.0002), ink, at=(0.028 + k * 0.03, -0.005, 0.0015), bevel=0)


@good(3, up=12, around=-22)
def spiral_calendar(model):
    """Three months for the wall, for the desk, a planner with five columns."""
    white, red, ink, steel = m.paper("#fbfaf6"), m.plastic("#c8352b", 0.4), m.rubber("#3c3f44"), m.steel(0.2, "#3b3d42")

    def month(x, y, z, w, h, lean, head, marked):
        """A sheet with its days, leaning back by `lean` degrees."""
        a = lean * pi / 180
        at = lambda u, v, d=0.0: (x + u, y + v * sin(a) - d * cos(a), z + v * cos(a) + d * sin(a))
        box((w, 0.001, h), white, at=at(0, h / 2), turn=(-lean, 0, 0), bevel=0.0004)
        box((w * 0.92, 0.0006, h * 0.14), head, at=at(0, h * 0.83, 0.0008), turn=(-lean, 0, 0), bevel=0)
        box((w * 0.4, 0.0006, h * 0.045), white, at=at(0, h * 0.83, 0.0014), turn=(-lean, 0, 0), bevel=0)
        for j in range(5):
            for i in range(7):
                tone = red if i == 6 or (i, j) == marked else ink
                box((w * 0.055, 0.0005, h * 0.045), tone, at=at((i - 3) * w * 0.126, h * (0.63 - j * 0.125), 0.0008), turn=(-lean, 0, 0), bevel=0)

    def wire(x, y, z, w, count):
        for k in range(count):
            ring(0.0055, 0.0009, steel, at=(x + (k - (count - 1) / 2) * w / count, y, z), turn=(0, 90, 0))

    if model == 1:
        for s in (-1, 1):
            box((0.2, 0.002, 0.135), m.paper("#4a4d53"), at=(0, s * 0.033, 0.063), turn=(s * 27, 0, 0), bevel=0.0006)
        box((0.2, 0.075, 0.002), m.paper("#4a4d53"), at=(0, 0, 0.001), bevel=0.0006)
        month(0, -0.0605, 0.006, 0.185, 0.115, 27, red, (3, 2))
        wire(0, 0.0, 0.122, 0.18, 18)
        return
    if model == 2:
        box((0.24, 0.002, 0.34), white, at=(0, 0, 0.17), bevel=0.0006)
        for k in range(5):
            tone = m.plastic(["#c8453c", "#e0a52b", "#4f9a63", "#3f7fb5", "#8a5aa0"][k], 0.4)
            box((0.04, 0.001, 0.024), tone, at=(-0.088 + k * 0.044, -0.0013, 0.3), bevel=0)
            for j in range(15):
                box((0.04, 0.0006, 0.0008), ink, at=(-0.088 + k * 0.044, -0.0012, 0.275 - j * 0.018), bevel=0)
                if (k * 7 + j * 3) % 8 == 0:
                    box((0.03, 0.0008, 0.006), tone, at=(-0.09 + k * 0.044, -0.0013, 0.281 - j * 0.018), bevel=0)
        wire(0, 0, 0.342, 0.22, 20)
        ring(0.01, 0.0012, steel, at=(0, 0, 0.352), turn=(90, 0, 0))
        return
    box((0.15, 0.003, 0.36), m.paper("#d9d4c8"), at=(0, 0.003, 0.18), bevel=0.001)
    box((0.15, 0.004, 0.07), m.plastic("#2f5f8a", 0.4), at=(0, 0, 0.325), bevel=0.001)
    tube([(-0.05, -0.003, 0.31), (-0.02, -0.003, 0.335), (0.01, -0.003, 0.316), (0.05, -0.003, 0.34)], 0.003, m.plastic("#f2c230"))
    for k in range(3):
        month(0, -0.003, 0.008 + (2 - k) * 0.096, 0.14, 0.088, 0, [ink, red, ink][k], (4, 1) if k == 1 else (9, 9))
        wire(0, -0.002, 0.098 + (2 - k) * 0.096, 0.13, 12)
    ring(0.006, 0.001, steel, at=(0, 0.003, 0.366), turn=(90, 0, 0))


@good(3, up=14, around=-32)
def file_cabinet(model):
    """Four drawers of steel, three on casters, a box of birch for cards."""
    if model == 2:
        birch = m.wood("#e6c793", "#cfa868")
        for s in (-1, 1):
            box((0.006, 0.18, 0.09), birch, at=(s * 0.085, 0, 0.045), bevel=0.001)
            box((0.17, 0.006, 0.09), birch, at=(0, s * 0.09, 0.045), bevel=0.001)
        box((0.17, 0.18, 0.006), birch, at=(0, 0, 0.004), bevel=0.001)
        for k in range(22):
            tone = ["#f7f3e6", "#f7f3e6", "#e9c9a0", "#f7f3e6", "#bcd3df"][k % 5]
            tall = 0.105 if k % 5 in (2, 4) else 0.098
            box((0.148, 0.0012, tall), m.paper(tone), at=(0, 0.078 - k * 0.007, tall / 2 + 0.004), turn=(-10, 0, 0), bevel=0)
            if k % 5 in (2, 4):
                box((0.03, 0.0012, 0.012), m.paper(tone), at=(-0.05 + 0.033 * (k % 4), 0.078 - k * 0.007 + 0.009, tall + 0.008), turn=(-10, 0, 0), bevel=0)
        box((0.05, 0.003, 0.024), m.brass(), at=(0, -0.0935, 0.05), bevel=0.001)
        box((0.042, 0.002, 0.016), m.paper("#fbf8ee"), at=(0, -0.0948, 0.05), bevel=0)
        return
    body = m.painted("#c9ccce", 0.35) if model == 0 else m.painted(None, 0.35)
    count, h = (4, 1.32) if model == 0 else (3, 0.6)
    w, d, base = 0.46, 0.6, 0.0 if model == 0 else 0.06
    box((w, d, h), body, at=(0, 0, base + h / 2), bevel=0.006)
    step = (h - 0.03) / count
    for k in range(count):
        z = base + 0.015 + step * (k + 0.5)
        box((w - 0.03, 0.024, step - 0.014), body, at=(0, -d / 2 - 0.01, z), bevel=0.006)
        box((0.13, 0.02, 0.02), m.steel(0.25), at=(0, -d / 2 - 0.03, z + step * 0.12), bevel=0.006)
        box((0.085, 0.003, 0.034), m.steel(0.3), at=(0, -d / 2 - 0.0225, z + step * 0.3), bevel=0.001)
        box((0.075, 0.002, 0.025), m.paper("#fbf8ee"), at=(0, -d / 2 - 0.0238, z + step * 0.3), bevel=0)
    cylinder(0.01, 0.008, m.steel(), at=(w * 0.4, -d / 2 - 0.021, base + h - 0.05), turn=(90, 0, 0))
    if model == 1:
        for x in (-0.19, 0.19):
            for y in (-0.24, 0.24):
                cylinder(0.03, 0.02, m.rubber(), at=(x - 0.01, y, 0.03), turn=(0, 90, 0))


@good(3, up=44, around=-14)
def clipboard(model):
    """Of hardboard, of acrylic, a case with a clip."""
    board = [m.wood("#9a6a3e", "#7d522c"), m.plastic(None, 0.1), m.plastic("#2b2d33", 0.4)][model]
    steel = m.steel(0.12)
    card((0.228, 0.318, 0.004 if model < 2 else 0.024), board, corner=0.012)
    z = 0.004 if model < 2 else 0.024
    for k in range(3):
        card((0.2, 0.27, 0.0004), m.paper("#fcfbf8"), at=(0.001 * k, -0.012 - 0.0008 * k, z + 0.0005 * k), turn=(0, 0, 0.6 * k - 0.6), corner=0.001)
    ink = m.rubber("#6f757d")
    box((0.09, 0.009, 0.0003), m.rubber("#2f3a48"), at=(-0.045, 0.085, z + 0.002), bevel=0)
    for k in range(9):
        box((0.15 if k % 3 else 0.11, 0.0032, 0.0003), ink, at=(-0.005 - (0 if k % 3 else 0.02), 0.058 - k * 0.02, z + 0.002), bevel=0)
        card((0.008, 0.008, 0.0003), ink, at=(-0.088, 0.058 - k * 0.02, z + 0.0016), corner=0.001)
    card((0.11, 0.03, 0.005), steel, at=(0, 0.135, z + 0.001), corner=0.006)
    plate([(-0.045, 0.0), (0.045, 0.0), (0.02, 0.028), (-0.02, 0.028)], 0.006, steel, at=(0, 0.14, z + 0.004), turn=(10, 0, 0), bevel=0.002)
    tube([(-0.052, 0.142, z + 0.008), (0.052, 0.142, z + 0.008)], 0.0042, steel, smooth=False)
    tube([(0.13, -0.1, 0.005), (0.15, 0.03, 0.005)], 0.0042, m.plastic("#2f5f9a", 0.25), smooth=False)
    tube([(0.13, -0.1, 0.005), (0.1285, -0.11, 0.005)], 0.0022, steel, smooth=False)


@good(3, up=10, around=-26)
def globe_showing_europe_africa(model):
    """Continents by their outlines in degrees; lit, in relief, of chalkboard."""
    sea = [m.plastic("#4f93c4", 0.2), m.plastic("#7fb3d0", 0.3), m.rubber("#26292c")][model]
    tones = [["#d9b66a", "#8fae5c", "#c98a4e", "#b3b05c", "#d0a85a", "#e9e6de"], ["#6f9a55", "#c9a765", "#8a8a50", "#b58a55", "#9aa65c", "#f0eee8"], ["#e9e6de"] * 6][model]
    r, tilt = 0.125, 23.4
    center = (0, 0, 0.2)
    lands = [
        [(-17, 15), (-10, 30), (0, 36), (11, 37), (20, 32), (32, 31), (37, 20), (43, 12), (51, 11), (42, -1), (40, -15), (33, -27), (25, -34), (18, -34), (12, -18), (9, -2), (5, 5), (-8, 5)],
        [(-9, 37), (-9, 43), (-1, 46), (-4, 48), (4, 52), (8, 57), (6, 60), (14, 68), (26, 71), (40, 67), (60, 69), (60, 50), (45, 42), (28, 41), (23, 37), (19, 41), (13, 45), (17, 40), (12, 43), (3, 42), (0, 38)],
        [(60, 69), (75, 73), (105, 77), (140, 73), (178, 68), (162, 58), (142, 54), (130, 43), (122, 38), (121, 28), (108, 20), (104, 9), (98, 16), (90, 22), (80, 14), (77, 8), (72, 20), (66, 25), (57, 26), (58, 21), (45, 13), (35, 28), (36, 36), (45, 42), (60, 50)],
        [(-80, 9), (-62, 10), (-50, 0), (-35, -7), (-40, -22), (-55, -34), (-66, -45), (-72, -53), (-73, -38), (-71, -18), (-81, -4)],
        [(-95, 16), (-97, 26), (-82, 28), (-80, 33), (-66, 45), (-56, 52), (-65, 60), (-82, 55), (-95, 60), (-85, 70), (-120, 70), (-160, 70), (-162, 58), (-135, 58), (-124, 46), (-117, 32), (-105, 20)],
        [(114, -22), (122, -17), (131, -12), (137, -16), (143, -11), (153, -26), (148, -38), (138, -34), (127, -32), (115, -34)],
    ]
    move = Matrix.Translation(center) @ Matrix.Rotation(tilt * pi / 180, 4, "Y") @ Matrix.Rotation(-(90 + 24 + 12) * pi / 180, 4, "Z")

    def on(lon, lat, far):
        a, b = lon * pi / 180, lat * pi / 180
        return move @ Vector((far * cos(b) * cos(a), far * cos(b) * sin(a), far * sin(b)))

    ball(r, sea, at=center)
    for k, land in enumerate(lands):
        edge = []
        for p, q in zip(land, land[1:] + land[:1]):
            n = max(1, int(np.hypot(q[0] - p[0], q[1] - p[1]) / 4))
            edge += [(p[0] + (q[0] - p[0]) * t / n, p[1] + (q[1] - p[1]) * t / n) for t in range(n)]
        lon, lat = [p[0] for p in edge], [p[1] for p in edge]
        grid = [(x, y) for x in np.arange(min(lon), max(lon), 5) for y in np.arange(min(lat), max(lat), 5)]
        flat, _, faces, *_ = delaunay_2d_cdt([Vector(p) for p in edge + grid], [], [list(range(len(edge)))], 1, 1e-4)
        points = [tuple(on(p.x, p.y, r * 1.006)) for p in flat]
        _mesh(points, faces, m.plastic(tones[k], 0.35), smooth=80)
    for lat in (-60, -30, 0, 30, 60):
        tube([tuple(on(x, lat, r * 1.002)) for x in range(0, 360, 5)], 0.0004, m.plastic("#e9f0f2"), closed=True)
    for lon in range(0, 180, 30):
        tube([tuple(on(lon + (180 if y > 90 else 0), y if y <= 90 else 180 - y, r * 1.002)) for y in range(-90, 270, 6)], 0.0004, m.plastic("#e9f0f2"), closed=True)
    metal = m.brass(0.16) if model != 2 else m.steel(0.2)
    arc = [(center[0] + (r + 0.014) * sin(t), 0, center[2] + (r + 0.014) * cos(t)) for t in np.linspace(tilt * pi / 180, tilt * pi / 180 + pi, 40)]
    band(arc, 0.013, 0.004, metal, across=(0, 1, 0), smooth=False)
    for lat in (-90, 90):
        tube([tuple(on(0, lat, r * 0.98)), tuple(on(0, lat, r + 0.02))], 0.0035, metal, smooth=False)
    base = m.wood("#6b4528", "#482c18")
    lathe([(0, 0), (0.085, 0), (0.088, 0.006), (0.08, 0.014), (0.03, 0.022), (0.016, 0.034), (0.013, 0.05), (0, 0.062)], base, at=(0.0, 0, 0), smooth=True)


@good(3, up=14, around=-32)
def shopping_cart(model):
    """For a shop, with two wheels to fold, a platform with a handle."""
    wire, dark, red = m.steel(0.2), m.rubber("#232529"), m.plastic("#c8352b", 0.3)

    def caster(x, y, r=0.05):
        lathe([(0, -0.014), (r * 0.85, -0.014), (r, -0.008), (r, 0.008), (r * 0.85, 0.014), (0, 0.014)], dark, at=(x, y, r), turn=(90, 0, 0))
        for s in (-1, 1):
            box((0.03, 0.003, r * 1.2), wire, at=(x + 0.01, y + s * 0.019, r * 1.5), turn=(0, 14, 0), bevel=0.001)
        cylinder(0.02, 0.012, wire, at=(x + 0.018, y, r * 2.05))

    if model == 2:
        box((0.8, 0.5, 0.035), m.plastic("#3b3e44", 0.45), at=(0, 0, 0.16), bevel=0.012)
        box((0.76, 0.46, 0.004), m.rubber("#2a2c30"), at=(0, 0, 0.178), bevel=0.001)
        for x in (-0.32, 0.32):
            for y in (-0.19, 0.19):
                caster(x, y, 0.06)
        tube([(0.38, -0.2, 0.17), (0.4, -0.2, 0.88), (0.4, -0.17, 0.93), (0.4, 0.17, 0.93), (0.4, 0.2, 0.88), (0.38, 0.2, 0.17)], 0.015, m.painted(None, 0.3))
        tube([(0.39, -0.2, 0.5), (0.39, 0.2, 0.5)], 0.012, m.painted(None, 0.3), smooth=False)
        return
    if model == 1:
        bag = m.textile(None, 200, 0.4)
        box((0.3, 0.22, 0.5), bag, at=(0, 0, 0.36), bevel=0.035, segments=5)
        box((0.31, 0.23, 0.07), bag, at=(0, -0.004, 0.6), bevel=0.03, segments=5)
        box((0.22, 0.02, 0.2), bag, at=(0, -0.115, 0.28), bevel=0.01)
        for s in (-1, 1):
            tube([(s * 0.13, 0.13, 0.08), (s * 0.13, 0.13, 0.92), (s * 0.1, 0.15, 0.96)], 0.011, wire)
            lathe([(0.06, -0.012), (0.078, -0.014), (0.085, 0), (0.078, 0.014), (0.06, 0.012)], dark, at=(s * 0.17, 0.11, 0.085), turn=(0, 90, 0))
            cylinder(0.06, 0.014, m.plastic("#e9e7e1", 0.3), at=(s * 0.17 - 0.007, 0.11, 0.085), turn=(0, 90, 0))
        tube([(-0.1, 0.15, 0.96), (0.1, 0.15, 0.96)], 0.015, dark, smooth=False)
        tube([(-0.13, -0.08, 0.0), (-0.13, -0.08, 0.1), (0.13, -0.08, 0.1), (0.13, -0.08, 0.0)], 0.01, wire, smooth=False)
        return
    # The basket narrows toward its front, which is on the left.
    def corner(x, s, z):
        t = (x + 0.4) / 0.8
        return (x, s * (0.17 + 0.09 * t) * (0.86 + 0.14 * z), 0.5 + 0.06 * (1 - t) * (1 - z) + z * (0.42 - 0.06 * (1 - t)))

    for s in (-1, 1):
        for z in np.linspace(0, 1, 8):
            tube([corner(-0.4, s, z), corner(0.4, s, z)], 0.005 if 0 < z < 1 else 0.0085, wire, smooth=False)
        for x in np.linspace(-0.4, 0.4, 17):
            tube([corner(x, s, 0), corner(x, s, 1)], 0.0038, wire, smooth=False)
    for x in (-0.4, 0.4):
        for z in np.linspace(0, 1, 8):
            tube([corner(x, -1, z), corner(x, 1, z)], 0.005 if 0 < z < 1 else 0.0085, wire, smooth=False)
        for k in np.linspace(-1, 1, 9):
            a, b = corner(x, 1, 0), corner(x, 1, 1)
            tube([(a[0], a[1] * k, a[2]), (b[0], b[1] * k, b[2])], 0.0038, wire, smooth=False)
    for x in np.linspace(-0.4, 0.4, 15):
        tube([corner(x, -1, 0), corner(x, 1, 0)], 0.0038, wire, smooth=False)
    handle = corner(0.4, 1, 1)
    for s in (-1, 1):
        tube([corner(0.4, s, 0), corner(0.4, s, 1), (0.5, s * 0.25, 0.98)], 0.011, wire, smooth=False)
        tube([(0.42, s * 0.24, 0.5), (0.4, s * 0.25, 0.2), (0.34, s * 0.24, 0.13), (-0.3, s * 0.16, 0.13), (-0.36, s * 0.16, 0.15)], 0.011, wire)
        tube([(-0.34, s * 0.15, 0.14), (-0.1, s * 0.19, 0.5)], 0.009, wire, smooth=False)
        caster(0.33, s * 0.23)
        caster(-0.34, s * 0.15)
    tube([(handle[0] + 0.1, -0.26, 0.98), (handle[0] + 0.1, 0.26, 0.98)], 0.018, red, smooth=False)
    box((0.012, 0.34, 0.2), red, at=(0.4, 0, 0.72), turn=(0, 8, 0), bevel=0.004)
