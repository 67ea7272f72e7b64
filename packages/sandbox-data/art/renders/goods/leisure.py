"""For sport, play and writing."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, band, box, curve, cylinder, disc, lathe, plate, puff, ring, round_trip, tube

from .good import good


@good(2, up=10)
def soccer_ball(model):
    """The 32 panels come from the corners of an icosahedron: a point belongs to the nearest panel."""
    from shapes import _mesh
    import bpy

    g = (1 + 5**0.5) / 2
    corners = np.array([v for a in (-1, 1) for b in (-g, g) for v in ((0, a, b), (a, b, 0), (b, 0, a))]) / (1 + g * g) ** 0.5
    faces = []
    for i in range(12):
        for j in range(i):
            for k in range(j):
                if all(abs(np.linalg.norm(corners[p] - corners[q]) - 1.0515) < 0.01 for p, q in ((i, j), (j, k), (i, k))):
                    c = corners[[i, j, k]].sum(axis=0)
                    faces.append(c / np.linalg.norm(c))
    panels = np.vstack([corners, faces])
    weight = np.array([1.009] * 12 + [1.0] * 20)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=7 if model == 0 else 6, radius=1)
    made = bpy.context.object
    co = np.empty(len(made.data.vertices) * 3)
    made.data.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    turn = _turn(0.35, 0.5)
    near = np.sort((co @ turn) @ panels.T * weight, axis=1)
    gap = near[:, -1] - near[:, -2]
    co = co * (0.11 - 0.0022 * np.exp(-((gap / 0.012) ** 2)))[:, None]
    made.data.vertices.foreach_set("co", co.ravel())
    centers = np.empty(len(made.data.polygons) * 3)
    made.data.polygons.foreach_get("center", centers)
    kind = ((centers.reshape(-1, 3) / np.linalg.norm(centers.reshape(-1, 3), axis=1)[:, None] @ turn) @ panels.T * weight).argmax(axis=1) < 12
    for material in (m.leather("#f3f2ef"), m.leather("#1f2124") if model == 0 else m.leather("#2f6f9f")):
        made.data.materials.append(material.data)
    made.data.polygons.foreach_set("material_index", kind.astype(int))
    made.data.polygons.foreach_set("use_smooth", [True] * len(kind))
    made.location.z = 0.11


def _turn(a, b):
    return np.array([[cos(a), -sin(a), 0], [sin(a), cos(a), 0], [0, 0, 1]]) @ np.array([[1, 0, 0], [0, cos(b), -sin(b)], [0, sin(b), cos(b)]])


@good(1, up=10)
def basketball(model):
    skin = m.leather("#c9672c")
    seam = m.rubber("#26201c")
    ball(0.12, skin, at=(0, 0, 0.12))
    for turn in ((0, 0, 0), (90, 0, 20), (90, 0, 110)):
        ring(0.1195, 0.0018, seam, at=(0, 0, 0.12), turn=turn)
    for side in (-1, 1):
        line = []
        for t in np.linspace(0, 2 * pi, 80, endpoint=False):
            v = np.array([0.62 * cos(t), side * (0.72 + 0.12 * cos(2 * t)), 0.66 * sin(t)])
            v = v / np.linalg.norm(v) * 0.1198
            a = 20 * pi / 180
            line.append((v[0] * cos(a) - v[1] * sin(a), v[0] * sin(a) + v[1] * cos(a), v[2] + 0.12))
        tube(line, 0.0018, seam, closed=True)


@good(2, up=12, around=-24)
def skateboard(model):
    from shapes import _mesh

    top = m.rubber("#26262a") if model == 0 else m.wood("#d0a468", "#a97d45")
    edge = m.wood("#d9b27b", "#b98a50")
    rows, columns = 60, 12
    for thick, material, lift in ((0.0, top, 0.0012), (0.0, edge, -0.0045)):
        points, faces = [], []
        for i in range(rows + 1):
            x = (i / rows - 0.5) * 0.8
            e = abs(x)
            half = 0.1 if e < 0.3 else 0.1 * max(0.001, 1 - ((e - 0.3) / 0.1) ** 2.2) ** 0.5
            rise = 0.0 if e < 0.28 else 0.42 * (e - 0.28) ** 1.25
            for j in range(columns + 1):
                y = (j / columns - 0.5) * 2
                points.append((x, y * half, 0.1 + rise + 0.008 * y * y + lift))
        for i in range(rows):
            for j in range(columns):
                a = i * (columns + 1) + j
                faces.append((a, a + 1, a + columns + 2, a + columns + 1))
        made = _mesh(points, faces, material, smooth=70)
        solid = made.modifiers.new("solid", "SOLIDIFY")
        solid.thickness = 0.0055 if lift < 0 else 0.001
    steel = m.steel()
    wheel = m.plastic("#f1ead9" if model == 0 else "#c2473a", 0.3)
    for x in (-0.22, 0.22):
        box((0.055, 0.06, 0.012), steel, at=(x, 0, 0.088), bevel=0.003)
        box((0.025, 0.03, 0.045), steel, at=(x, 0, 0.062), bevel=0.006)
        tube([(x, -0.095, 0.03), (x, 0.095, 0.03)], 0.007, steel)
        for y in (-0.085, 0.085):
            lathe([(0.008, -0.017), (0.022, -0.017), (0.0275, -0.012), (0.0275, 0.012), (0.022, 0.017), (0.008, 0.017)], wheel, at=(x, y, 0.0275), turn=(90, 0, 0))
            cylinder(0.008, 0.03, steel, at=(x, y + 0.015, 0.0275), turn=(90, 0, 0))


@good(1, up=7, around=-16)
def bicycle(model):
    paint = m.painted(None, 0.2)
    steel = m.steel(0.18)
    black = m.rubber("#1d1e20")
    tan = m.leather("#8a5632")
    r = 0.34
    rear, front = (-0.52, 0, r), (0.55, 0, r)
    crank, seat, head = (-0.08, 0, 0.3), (-0.2, 0, 0.78), (0.4, 0, 0.86)
    low = (0.43, 0, 0.74)
    for hub in (rear, front):
        ring(r - 0.018, 0.018, black, at=hub, turn=(90, 0, 0))
        ring(r - 0.04, 0.009, steel, at=hub, turn=(90, 0, 0))
        cylinder(0.022, 0.08, steel, at=(hub[0], 0.04, hub[2]), turn=(90, 0, 0))
        for i in range(28):
            a = i / 28 * 2 * pi
            side = 0.025 * (1 if i % 2 else -1)
            tube([(hub[0] + 0.02 * cos(a + 0.9), side, hub[2] + 0.02 * sin(a + 0.9)), (hub[0] + (r - 0.045) * cos(a), 0, hub[2] + (r - 0.045) * sin(a))], 0.0016, steel)
        guard = [(hub[0] + (r + 0.022) * cos(t), 0, hub[2] + (r + 0.022) * sin(t)) for t in np.linspace(*((0.15, 2.9) if hub is rear else (0.5, 2.7)), 30)]
        band(guard, 0.045, 0.003, paint, across=(0, 1, 0), smooth=False)
    tube([crank, seat], 0.017, paint)
    tube([crank, low], 0.019, paint)
    tube([(-0.175, 0, 0.68), (0.405, 0, 0.82)], 0.016, paint)
    tube([low, head], 0.02, paint)
    for y in (-0.05, 0.05):
        tube([(crank[0], y * 0.5, crank[2]), (rear[0], y, rear[2])], 0.01, paint)
        tube([(seat[0] + 0.01, y * 0.3, seat[2] - 0.06), (rear[0], y, rear[2])], 0.009, paint)
        tube([(low[0] - 0.005, y * 0.8, low[2] - 0.02), (0.49, y, 0.5), (front[0], y, front[2])], 0.011, paint)
    tube([seat, (-0.228, 0, 0.9)], 0.013, steel)
    saddle = round_trip([(-0.38, 0.085), (-0.3, 0.09), (-0.18, 0.03), (-0.08, 0.018), (-0.08, -0.018), (-0.18, -0.03), (-0.3, -0.09), (-0.38, -0.085)])
    plate(saddle, 0.045, tan, at=(0, 0, 0.9), bevel=0.02)
    tube([head, (0.385, 0, 0.96)], 0.013, steel)
    tube([(0.22, -0.27, 1.0), (0.32, -0.24, 1.02), (0.41, -0.08, 0.985), (0.41, 0.08, 0.985), (0.32, 0.24, 1.02), (0.22, 0.27, 1.0)], 0.011, steel)
    for y in (-1, 1):
        tube([(0.225, y * 0.27, 1.0), (0.29, y * 0.25, 1.015)], 0.016, tan)
    ring(0.085, 0.006, steel, at=(crank[0], -0.05, crank[2]), turn=(90, 0, 0))
    cylinder(0.02, 0.12, steel, at=(crank[0], 0.06, crank[2]), turn=(90, 0, 0))
    for side in (-1, 1):
        end = (crank[0] + side * 0.13, side * -0.09 * -1, crank[2] - side * 0.1)
        tube([(crank[0], end[1] * 0.75, crank[2]), (end[0], end[1] * 0.75, end[2])], 0.009, steel)
        box((0.09, 0.06, 0.018), black, at=(end[0], end[1] * 1.2, end[2]), bevel=0.004)
    for z in (0.012, -0.012):
        tube([(rear[0], -0.05, rear[2] + z * 2), (crank[0], -0.05, crank[2] + z * 6)], 0.004, black)
    lathe([(0, -0.03), (0.03, -0.02), (0.042, 0.02), (0, 0.022)], steel, at=(0.49, 0, 0.84), turn=(0, 90, 0), smooth=True)


@good(1, up=16, around=-34)
def tent(model):
    cloth = m.textile(None, 500, 0.15)
    inner = m.textile("#e9e2d0", 500, 0.1)
    from shapes import _mesh
    w, l, h = 0.75, 1.1, 1.1
    rows = 24
    points, faces = [], []
    for i in range(rows + 1):
        y = (i / rows - 0.5) * 2 * l
        sag = 0.05 * (1 - (y / l) ** 2)
        for side in (-1, 1):
            for k in range(rows + 1):
                t = k / rows
                points.append((side * w * t, y, (h - sag) * (1 - t) - 0.05 * sin(pi * t) * (1 - (y / l) ** 2)))
    n = rows + 1
    for i in range(rows):
        for s in range(2):
            for k in range(rows):
                a = i * 2 * n + s * n + k
                faces.append((a, a + 1, a + 2 * n + 1, a + 2 * n))
    _mesh(points, faces, cloth, smooth=60)
    dark = m.textile("#4a4438", 300)
    _mesh([(-w * 0.95, -l + 0.25, 0), (w * 0.95, -l + 0.25, 0), (0, -l + 0.25, h * 0.95)], [(0, 1, 2)], dark)
    for side in (-1, 1):
        # The door's cloth is tied back from the pole.
        flap = [(0, -l - 0.01, h), (side * w, -l, 0.0), (side * w * 0.6, -l - 0.03, 0.0), (side * 0.2, -l - 0.05, h * 0.4)]
        order = [(0, 3, 2), (0, 2, 1)] if side > 0 else [(0, 2, 3), (0, 1, 2)]
        _mesh(flap, order, cloth, smooth=60)
        tube([(side * w, -l, 0.015), (side * w, l, 0.015)], 0.012, inner, smooth=False)
    _mesh([(-w, l, 0), (w, l, 0), (0, l, h)], [(0, 1, 2)], cloth)
    _mesh([(-w, -l, 0.004), (w, -l, 0.004), (w, l, 0.004), (-w, l, 0.004)], [(0, 1, 2, 3)], inner)
    pole = m.wood()
    tube([(0, -l - 0.02, 0), (0, -l - 0.02, h + 0.09)], 0.015, pole)
    rope = m.textile("#efe6d2", 100)
    tube([(0, -l, h + 0.03), (0, -l - 0.7, 0)], 0.006, rope)
    for side in (-1, 1):
        for y in (-l, 0, l):
            tube([(side * w, y, 0.02), (side * (w + 0.2), y, 0)], 0.006, rope)


@good(1, up=8, around=-10)
def teddy_bear(model):
    fur = m.plush("#b27b49")
    pale = m.plush("#e2c9a4")
    dark = m.plastic("#1d1512", 0.15)
    ball(0.085, fur, at=(0, 0, 0.095), scale=(1, 0.9, 1.1))
    ball(0.055, pale, at=(0, -0.034, 0.095), scale=(1, 0.8, 1.2))
    ball(0.068, fur, at=(0, -0.005, 0.23), scale=(1.08, 0.95, 0.95))
    ball(0.03, pale, at=(0, -0.062, 0.216), scale=(1.15, 0.9, 0.85))
    ball(0.0095, dark, at=(0, -0.09, 0.226), scale=(1.25, 0.8, 0.8))
    tube([(0, -0.091, 0.218), (0, -0.09, 0.208), (0.012, -0.086, 0.203)], 0.0014, dark)
    tube([(0, -0.09, 0.208), (-0.012, -0.086, 0.203)], 0.0014, dark, smooth=False)
    for side in (-1, 1):
        ball(0.0065, dark, at=(side * 0.026, -0.0625, 0.246))
        ball(0.027, fur, at=(side * 0.055, 0.005, 0.282), scale=(1, 0.6, 1))
        ball(0.018, pale, at=(side * 0.055, -0.008, 0.281), scale=(1, 0.5, 1))
        ball(0.036, fur, at=(side * 0.092, -0.012, 0.125), scale=(0.85, 0.9, 1.75), turn=(-14, side * -34, 0))
        ball(0.043, fur, at=(side * 0.062, -0.09, 0.042), scale=(0.92, 1.5, 0.95), turn=(0, 0, side * 16))
        ball(0.03, pale, at=(side * 0.079, -0.146, 0.046), scale=(0.9, 0.4, 1), turn=(0, 0, side * 16))
    bow = m.textile("#9c2f35", 200)
    for side in (-1, 1):
        ball(0.02, bow, at=(side * 0.02, -0.072, 0.172), scale=(1.1, 0.5, 0.7), turn=(0, side * 16, 0))
    ball(0.009, bow, at=(0, -0.08, 0.172))


@good(1, up=56, around=-10)
def kite(model):
    tones = ["#c8403a", "#e8b23a", "#2f6fa3", "#3f8a5c"]
    top, right, low, left = (0, 0.34), (0.26, 0.1), (0, -0.4), (-0.26, 0.1)
    middle = (0, 0.1)
    for tone, (a, b) in zip(tones, ((top, right), (right, low), (low, left), (left, top))):
        puff([middle, b, a], 0.02, m.textile(tone, 500, 0.1), rim=0.12)
    stick = m.wood()
    tube([(0, 0.345, 0.018), (0, -0.405, 0.018)], 0.004, stick, smooth=False)
    tube([(-0.262, 0.1, 0.014), (0, 0.1, 0.028), (0.262, 0.1, 0.014)], 0.004, stick)
    tail = [(0.05 * sin(i * 0.9), -0.4 - i * 0.05, 0.006) for i in range(8)]
    tube(tail, 0.0025, m.textile("#e9e0cd"))
    for i in range(1, 8):
        for side in (-1, 1):
            ball(0.016, m.textile(tones[i % 4], 300), at=(tail[i][0] + side * 0.016, tail[i][1], 0.012), scale=(1, 0.6, 0.5))


@good(3, up=32, around=-34)
def fountain_pen(model):
    body = [m.painted("#1c2536", 0.12), m.painted(None, 0.12), m.wood("#7a4a2c", "#4f2d18", 0.25)][model]
    gold = m.brass(0.14) if model != 1 else m.steel(0.12)
    z, turn = 0.0066, (0, 90, 0)
    lathe([(0, -0.07), (0.0035, -0.0695), (0.0048, -0.065), (0.0062, -0.02), (0.0064, 0.02)], body, at=(0, 0, z), turn=turn, smooth=True)
    ring(0.0062, 0.0007, gold, at=(0.02, 0, z), turn=turn)
    lathe([(0.0055, 0.021), (0.0045, 0.038), (0.0052, 0.042), (0, 0.043)], m.plastic("#16171a", 0.2), at=(0, 0, z), turn=turn)
    plate([(0.042, -0.0035), (0.05, -0.0045), (0.066, 0), (0.05, 0.0045), (0.042, 0.0035)], 0.0008, m.steel(0.15, "#d9b766") if model != 1 else m.steel(0.15), at=(0, 0, z + 0.001), bevel=0.0003)
    lathe([(0, -0.032), (0.005, -0.0315), (0.0066, -0.028), (0.0071, 0.032), (0.0066, 0.033)], body, at=(0.02, 0.034, z), turn=(0, 90, 12))
    ring(0.007, 0.0008, gold, at=(0.0495, 0.0405, z), turn=(0, 90, 12))
    tube([(-0.01, 0.0278, z + 0.008), (0.012, 0.0325, z + 0.0092), (0.032, 0.0365, z + 0.0082)], 0.0012, gold)


@good(1, up=26, around=-24)
def notebook(model):
    cover = m.leather(None)
    for i, (turn, z) in enumerate(((0, 0.0), (-14, 0.0195))):
        box((0.145, 0.21, 0.0155), m.paper("#f4efe3"), at=(0.001, 0, z + 0.0095), turn=(0, 0, turn), bevel=0.001)
        for dz in (0.0, 0.0175):
            box((0.15, 0.215, 0.002), cover, at=(0, 0, z + dz + 0.001), turn=(0, 0, turn), bevel=0.0009)
        a = turn * pi / 180
        band([(-0.0745 * cos(a) - y * sin(a), -0.0745 * sin(a) + y * cos(a), z + 0.0095) for y in (-0.1065, 0, 0.1065)], 0.019, 0.003, cover, smooth=False)
        x = 0.06
        box((0.005, 0.2165, 0.021), m.textile("#1e1f22", 300), at=(x * cos(a), x * sin(a), z + 0.0097), turn=(0, 0, turn), bevel=0.0007)
