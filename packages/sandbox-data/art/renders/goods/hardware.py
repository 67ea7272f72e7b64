"""Saws, locks, safety and measuring: what hangs on the wall of a workshop."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import arc_patch
from shapes import _mesh, ball, band, box, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


def _teeth(x0, y0, x1, y1, count, deep):
    """Points of a toothed edge; teeth point to the right of the way."""
    a, b = np.array((x0, y0), float), np.array((x1, y1), float)
    side = np.array(((b - a)[1], -(b - a)[0])) / np.linalg.norm(b - a)
    return [tuple(a + (b - a) * (k / count) + side * (deep if k % 2 else 0)) for k in range(count + 1)]


@good(4, up=48, around=-8)
def carpentry_saw(model):
    """Hand saw, back saw, folding pruning saw, pull saw with two edges."""
    steel, wood = m.steel(0.2), m.wood("#b9814c", "#8a5a30")
    if model == 0:
        blade = [(-0.13, 0.055), (0.33, 0.03), (0.35, 0.0)] + _teeth(0.35, -0.018, -0.13, -0.065, 70, -0.0055)
        plate(blade, 0.0018, steel, at=(0, 0, 0.012), bevel=0.0004)
    elif model == 1:
        blade = [(-0.13, 0.03), (0.2, 0.03)] + _teeth(0.2, -0.035, -0.13, -0.045, 80, -0.003)
        plate(blade, 0.0015, steel, at=(0, 0, 0.012), bevel=0.0004)
        box((0.33, 0.014, 0.008), m.brass(), at=(0.035, 0.03, 0.0128), bevel=0.002)
    elif model == 2:
        edge = [(0.0, 0.03), (0.1, 0.036), (0.19, 0.022)] + _teeth(0.2, 0.012, 0.0, -0.002, 40, -0.006)
        plate(edge, 0.002, steel, at=(0, 0, 0.011), bevel=0.0004)
        grip = round_trip([(0.02, 0.03), (-0.08, 0.026), (-0.19, 0.0), (-0.205, -0.025), (-0.18, -0.035), (-0.08, -0.008), (0.02, -0.006)])
        plate(grip, 0.024, m.plastic(None, 0.35), at=(0, 0, 0), bevel=0.007)
        cylinder(0.007, 0.005, steel, at=(0.0, 0.012, 0.0225))
        return
    else:
        blade = [(-0.02, 0.03)] + _teeth(0.27, 0.048, -0.02, 0.03, 60, -0.0035)[::-1] + _teeth(0.27, -0.048, -0.02, -0.03, 36, -0.006)
        plate(blade, 0.0014, steel, at=(0, 0, 0.014), bevel=0.0003)
        lathe([(0.011, 0), (0.0145, 0.03), (0.012, 0.12), (0.015, 0.25), (0.014, 0.255), (0, 0.256)], m.wood("#d8b684", "#b38a55"), at=(-0.02, 0, 0.0147), turn=(0, -90, 0), smooth=True)
        for k in range(26):
            ring(0.0138, 0.0011, m.textile("#2a2c30", 200), at=(-0.08 - 0.006 * k, 0, 0.0147), turn=(0, 78, 0))
        return
    outer = round_trip([(-0.115, 0.06), (-0.15, 0.075), (-0.205, 0.062), (-0.232, 0.03), (-0.222, -0.02), (-0.235, -0.07), (-0.2, -0.09), (-0.165, -0.066), (-0.12, -0.07), (-0.112, -0.01)])
    hole = round_trip([(-0.145, 0.028), (-0.18, 0.035), (-0.202, 0.012), (-0.196, -0.022), (-0.18, -0.046), (-0.15, -0.03), (-0.14, 0.0)])
    plate(outer, 0.024, wood, at=(0, 0, 0.001), bevel=0.007, holes=[hole[::-1]])
    for y in (0.035, -0.04):
        cylinder(0.007, 0.003, m.brass(), at=(-0.124, y, 0.0235))


@good(3, up=42, around=-14)
def axe(model):
    """Splitting axe, hatchet, carpenter's axe."""
    steel, wood = m.steel(0.24, "#a8abb0"), m.wood("#d0a46a", "#a5763f")
    long = [0.62, 0.3, 0.4][model]
    z = 0.03
    spine = [(0, 0.03, z), (0.004, -long * 0.35, z), (0.0, -long * 0.7, z), (-0.012, -long * 0.92, z), (-0.03, -long, z)]
    made = tube(spine, 0.0165, wood)
    made.data.bevel_resolution = 8
    head = round_trip([(-0.05, 0.03), (0.02, 0.032), (0.07, 0.048), (0.1, 0.07), (0.115, 0.01), (0.1, -0.075), (0.06, -0.035), (0.02, -0.022), (-0.05, -0.024)], 5)
    if model == 2:
        head = [(-0.045, 0.03), (0.02, 0.03), (0.1, 0.05), (0.1, -0.11), (0.06, -0.05), (0.02, -0.024), (-0.045, -0.026)]
    n = len(head)
    fat = lambda x: 0.03 * float(np.interp(x, [-0.05, 0.02, 0.07, 0.11], [1, 0.95, 0.5, 0.03]))
    points = [(x, y, z + s * fat(x)) for s in (-1, 1) for x, y in head] + [(0.02, 0, z - 0.0285), (0.02, 0, z + 0.0285)]
    faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
    faces += [((k + 1) % n, k, 2 * n) for k in range(n)] + [(n + k, n + (k + 1) % n, 2 * n + 1) for k in range(n)]
    tone = m.painted(["#b5302a", "#2b2d31", "#33363b"][model], 0.3)
    _mesh(points, faces, steel, smooth=35)
    box((0.066, 0.06, 0.0606), tone, at=(-0.016, 0.004, z), bevel=0.006)
    tube([(0, 0.02, z), (0, 0.05, z)], 0.017, wood, smooth=False)
    tube([spine[3], spine[4]], 0.0168, m.painted("#b5302a" if model == 0 else "#33363b"), smooth=False)
    if model == 1:
        guard = [(0.06, 0.055), (0.12, 0.08), (0.132, 0.0), (0.118, -0.082), (0.06, -0.05)]
        plate(round_trip(guard), 0.036, m.leather("#7a4a28"), at=(0, 0, z - 0.018), bevel=0.008)


@good(3, up=36, around=-16)
def clamp(model):
    """One-hand bar clamp, screw clamp, spring clamps."""
    steel, dark = m.steel(0.22), m.plastic("#26282d", 0.4)
    tone = m.plastic(None, 0.35)
    if model == 2:
        for k, (x, y, lean) in enumerate(((-0.05, 0.0, 8), (0.045, -0.02, -14))):
            import bpy

            before = set(bpy.context.scene.objects)
            for s in (-1, 1):
                arm = round_trip([(s * 0.006, 0.07), (s * 0.022, 0.05), (s * 0.02, 0.01), (s * 0.034, -0.06), (s * 0.024, -0.066), (s * 0.006, 0.0), (s * 0.004, 0.045)])
                plate(arm if s < 0 else arm[::-1], 0.02, tone, at=(0, 0, 0), bevel=0.005)
                box((0.01, 0.02, 0.02), m.rubber("#e07a2a"), at=(s * 0.007, 0.064, 0.01), turn=(0, 0, s * 12), bevel=0.003)
            cylinder(0.009, 0.024, steel, at=(0, 0.012, -0.002))
            tube([(0.016 * cos(t), 0.012 + 0.016 * sin(t), 0.022) for t in np.linspace(-0.6, pi + 0.6, 24)], 0.002, steel)
            for item in set(bpy.context.scene.objects) - before:
                item.location.x += x
                item.location.y += y
                item.rotation_euler.z += lean * pi / 180
        return
    long = 0.34 if model == 0 else 0.4
    box((long, 0.018, 0.007), steel, at=(0, 0, 0.02), bevel=0.0015)
    jaw = [(0, 0.01), (0.03, 0.01), (0.03, -0.03), (0.022, -0.085), (0.004, -0.085), (0, -0.03)]
    body = tone if model == 0 else m.painted("#8c2a24", 0.35)
    plate([(x - long / 2 - 0.002, y) for x, y in jaw], 0.024, body, at=(0, 0, 0.008), bevel=0.005)
    cylinder(0.011, 0.009, m.rubber("#e07a2a") if model == 0 else steel, at=(-long / 2 + 0.02, -0.075, 0.02), turn=(0, 90, 0))
    x = 0.06 if model == 0 else 0.02
    plate([(x, 0.02), (x + 0.05, 0.02), (x + 0.05, -0.03), (x + 0.032, -0.085), (x + 0.012, -0.085), (x, -0.04)], 0.028, body, at=(0, 0, 0.006), bevel=0.006)
    if model == 0:
        cylinder(0.011, 0.009, m.rubber("#e07a2a"), at=(x + 0.002, -0.075, 0.02), turn=(0, -90, 0))
        grip = round_trip([(x + 0.05, 0.01), (x + 0.13, -0.03), (x + 0.15, -0.055), (x + 0.138, -0.064), (x + 0.045, -0.026)])
        plate(grip, 0.026, dark, at=(0, 0, 0.007), bevel=0.008)
        lever = round_trip([(x + 0.045, -0.03), (x + 0.11, -0.07), (x + 0.12, -0.085), (x + 0.108, -0.09), (x + 0.035, -0.05)])
        plate(lever, 0.018, tone, at=(0, 0, 0.011), bevel=0.006)
    else:
        screw = [(0.0055 + 0.0009 * (i % 2), -0.075 + i * 0.0022) for i in range(70)]
        lathe([(0, -0.075), *screw, (0, 0.08)], steel, at=(x + 0.035, -0.072, 0.02), turn=(0, 90, 0))
        cylinder(0.014, 0.008, steel, at=(x - 0.045, -0.072, 0.02), turn=(0, -90, 0))
        lathe([(0.007, 0), (0.0155, 0.008), (0.0145, 0.05), (0.016, 0.085), (0.009, 0.094), (0, 0.095)], m.wood("#c8935a", "#9a6a38"), at=(x + 0.11, -0.072, 0.02), turn=(0, 90, 0), smooth=True)


@good(3, up=38, around=-16)
def chains(model):
    """Welded links, laid in a bow."""
    steel = [m.steel(0.34, "#b9bcc0"), m.steel(0.08), m.painted("#1c1d20", 0.25)][model]
    path = [(0.1 * (1 - t / 22) * cos(t) + 0.01 * t, 0.075 * (1 - t / 24) * sin(t)) for t in np.linspace(0.3, 11.2, 600)]
    path += [(path[-1][0] + 0.0005 * k, path[-1][1] + 0.0002 * k) for k in range(1, 140)]
    way = np.array(path)
    gone = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    pitch, thick = 0.0185, 0.0031
    for k in range(int(gone[-1] / pitch)):
        s = k * pitch
        x, y = np.interp(s, gone, way[:, 0]), np.interp(s, gone, way[:, 1])
        dx = np.interp(s + 0.002, gone, way[:, 0]) - x
        dy = np.interp(s + 0.002, gone, way[:, 1]) - y
        lean = np.arctan2(dy, dx) * 180 / pi
        outline = [(0.0085 * np.sign(cos(t)) * (abs(cos(t)) > 0.02) * 0.45 + 0.0085 * cos(t), 0.0082 * sin(t), 0) for t in np.linspace(0, 2 * pi, 28, endpoint=False)]
        tube(outline, thick, steel, closed=True, at=(x, y, 0.008), turn=(62 if k % 2 else -28, 0, lean))


def _padlock(x, y, size, body, shackle, turn=0.0):
    import bpy

    before = set(bpy.context.scene.objects)
    box((0.04 * size, 0.016 * size, 0.034 * size), body, at=(0, 0, 0.017 * size), bevel=0.003 * size)
    tube([(-0.0125 * size, 0, 0.03 * size), (-0.0125 * size, 0, 0.044 * size), (-0.009 * size, 0, 0.054 * size), (0, 0, 0.058 * size), (0.009 * size, 0, 0.054 * size), (0.0125 * size, 0, 0.044 * size), (0.0125 * size, 0, 0.03 * size)], 0.0033 * size, shackle)
    for z in (0.006, 0.028):
        box((0.0404 * size, 0.0164 * size, 0.001 * size), m.rubber("#6b5528"), at=(0, 0, z * size), bevel=0)
    for item in set(bpy.context.scene.objects) - before:
        if turn:
            from mathutils import Matrix

            bpy.context.view_layer.update()
            item.matrix_world = Matrix.Rotation(turn, 4, "Z") @ item.matrix_world
        item.location.x += x
        item.location.y += y


def _key(x, y, lean, metal):
    bow = [(0.0085 * cos(t), 0.0085 * sin(t)) for t in np.linspace(0.35, 2 * pi - 0.35, 30)]
    shank = [(0.012, -0.003)] + [(0.013 + 0.0026 * k, -0.003 + (0.0013 if k % 2 else 0)) for k in range(8)] + [(0.036, 0.0), (0.034, 0.003), (0.012, 0.003)]
    plate(bow + shank, 0.0018, metal, at=(x, y, 0), turn=(0, 0, lean), holes=[disc(0.0032, 16, middle=(-0.003, 0))], bevel=0.0004)


@good(4, up=16, around=-20)
def locked(model):
    brass, steel = m.steel(0.2, "#cfa250"), m.steel(0.1)
    if model == 3:
        steel_body = m.brushed()
        lathe([(0, 0), (0.033, 0), (0.036, 0.004), (0.036, 0.02), (0.033, 0.024), (0, 0.024)], steel_body, at=(0, 0.012, 0.036), turn=(90, 0, 0))
        ring(0.026, 0.001, m.rubber(), at=(0, -0.0125, 0.036), turn=(90, 0, 0))
        box((0.03, 0.03, 0.02), m.rubber("#151619"), at=(0, 0, 0.068), bevel=0.004)
        tube([(-0.02, 0, 0.066), (-0.01, 0, 0.0735), (0.01, 0, 0.0735), (0.02, 0, 0.066)], 0.0048, steel)
        cylinder(0.008, 0.003, brass, at=(0, -0.011, 0.03), turn=(90, 0, 0))
        box((0.0012, 0.002, 0.007), m.rubber("#111111"), at=(0, -0.0142, 0.03), bevel=0)
    elif model == 2:
        _padlock(0, 0, 1.25, m.painted("#2b2d33", 0.3), steel)
        for k in range(4):
            z = 0.012 + k * 0.0066
            lathe([(0.0062, -0.0028), (0.007, -0.0022), (0.007, 0.0022), (0.0062, 0.0028)], brass, at=(0, -0.0065, z), flute=20, depth=0.03)
            box((0.0026, 0.0004, 0.0036), m.rubber("#26262a"), at=(0.0, -0.0139, z), bevel=0)
        return
    else:
        for x, y, turn in ((0, 0, 0),) if model == 0 else ((-0.045, 0.02, 0.2), (0.005, 0.035, -0.1), (0.03, -0.012, 0.1), (-0.022, -0.03, -0.15)):
            _padlock(x, y, 1.0, brass, steel, turn)
    for x, y, lean in ((0.03, -0.03, 12), (0.028, -0.042, -18), (0.034, -0.018, 38)):
        _key(x + (0.03 if model == 1 else 0), y - (0.03 if model == 1 else 0), lean, brass if model != 3 else steel)


@good(3, up=18, around=-28)
def hook(model):
    """A coat hook with its plate, screw hooks, a ceiling hook."""
    if model == 0:
        zinc = m.steel(0.26, "#a9a49a")
        plate(round_trip([(-0.016, 0.0), (-0.018, 0.06), (0, 0.085), (0.018, 0.06), (0.016, 0.0), (0, -0.02)]), 0.006, zinc, at=(0, 0.0, 0.05), turn=(90, 0, 0), bevel=0.002)
        for z in (0.035, 0.118):
            lathe([(0.0052, 0), (0.0045, 0.0025), (0, 0.003)], m.brass(), at=(0, -0.006, z + 0.0), turn=(90, 0, 0))
            box((0.006, 0.001, 0.001), m.rubber(), at=(0, -0.0092, z), turn=(0, 30, 0), bevel=0)
        tube([(0, -0.004, 0.1), (0, -0.03, 0.096), (0, -0.055, 0.11), (0, -0.066, 0.14)], 0.0055, zinc)
        ball(0.01, zinc, at=(0, -0.067, 0.146))
        tube([(0, -0.004, 0.07), (0, -0.016, 0.04), (0, -0.034, 0.03), (0, -0.046, 0.044)], 0.005, zinc)
        ball(0.0085, zinc, at=(0, -0.047, 0.049))
    elif model == 1:
        brass = m.brass(0.16)
        for k, (y, lean) in enumerate(((0.03, 10), (0.0, -4), (-0.032, 6))):
            a = lean * pi / 180
            put = lambda x, q, z: (x * cos(a) - q * sin(a), y + x * sin(a) + q * cos(a), z)
            thread = [(0.0021 + 0.0007 * (i % 2), i * 0.0012) for i in range(18)]
            lathe([(0, -0.004), *thread], brass, at=put(-0.045, 0, 0.004), turn=(0, 90, lean))
            hook_line = [put(-0.025, 0, 0.004), put(0.0, 0, 0.004)] + [put(0.018 - 0.014 * cos(t) - 0.004, 0.0 + 0.014 * sin(t), 0.004) for t in np.linspace(0.15, pi + 1.0, 20)]
            tube(hook_line, 0.0027, brass)
            lathe([(0.0027, 0), (0.006, 0.001), (0.0027, 0.002)], brass, at=put(-0.022, 0, 0.0045), turn=(0, 90, lean))
    else:
        steel = m.steel(0.16)
        lathe([(0, 0.1), (0.03, 0.1), (0.03, 0.097), (0.026, 0.092), (0.008, 0.088)], m.painted("#eceae5", 0.3))
        tube([(0, 0, 0.1), (0, 0, 0.06), (0.0, 0, 0.055)], 0.0038, steel)
        tube([(0.02 * sin(t), 0, 0.035 + 0.02 * cos(t)) for t in np.linspace(0, 1.5 * pi, 30)], 0.0038, steel)
        lathe([(0, 0), (0.03, 0), (0.03, 0.003), (0.026, 0.008), (0.008, 0.012), (0, 0.012)], m.painted("#eceae5", 0.3), at=(0.07, -0.02, 0))
        thread = [(0.0024 + 0.0007 * (i % 2), i * 0.0012) for i in range(26)]
        lathe([(0, -0.004), *thread], steel, at=(0.02, -0.045, 0.0035), turn=(0, 90, 20))


@good(4, up=16, around=-34)
def rescue_workers_helmet(model):
    """Vented, with visor, for climbing, and a bump cap of cloth."""
    shell = m.plastic(["#f2c21f", "#f4f3ef", "#d9482f", "#2f3b52"][model], 0.2) if model != 3 else m.textile("#2f3b52", 200)
    r, h = 0.105, 0.12
    crown = [(r * 1.02, 0), (r * 1.03, 0.02), (r * 0.97, 0.065), (r * 0.72, 0.105), (r * 0.35, 0.124), (0, 0.128)]
    lathe(crown, shell, smooth=True, oval=1.22, around=96)
    lathe([(r * 0.99, 0.002), (0, 0.002)], m.rubber("#2a2a2d"), oval=1.22)
    if model != 2:
        rim = [(r * 1.0, 0.004), (r * 1.1, 0.0), (r * 1.12, -0.004), (r * 1.1, -0.005), (r * 0.98, 0)]
        lathe(rim, shell, oval=1.22)
        rows, columns = 8, 40
        points = []
        for i in range(rows + 1):
            s = i / rows
            for j in range(columns + 1):
                a = (j / columns - 0.5) * 2.0
                reach = 0.05 * max(0, cos(a / 2.0 * pi)) ** 0.7
                points.append((r * 1.08 * sin(a), -r * 1.08 * 1.22 * cos(a) - reach * s, 0.001 - 0.012 * s))
        n = columns + 1
        faces = [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(rows) for j in range(columns)]
        made = _mesh(points, faces, shell, smooth=60)
        thick = made.modifiers.new("thick", "SOLIDIFY")
        thick.thickness = 0.004
    if model in (0, 1):
        for k in (-1, 0, 1):
            line = [(k * 0.034 * cos(t * 0.6), -r * 1.2 * sin(t) * (1 - 0.04 * abs(k)), 0.012 + 0.119 * (1 - 0.06 * abs(k)) * cos(t) ** 0.75) for t in np.linspace(-1.2, 1.2, 30)]
            tube(line, 0.0075, shell)
        for s in (-1, 1):
            for k in range(3):
                box((0.002, 0.022, 0.006), m.rubber("#2a2a2d"), at=(s * r * 0.955, -0.03 + k * 0.03, 0.07), turn=(0, s * -24, 0), bevel=0.001)
    if model == 1:
        rows = [[((r * 1.06 + 0.012) * sin(a), -(r * 1.06 * 1.22 + 0.016) * cos(a) - 0.012 * s, 0.005 - 0.1 * s) for a in np.linspace(-1.1, 1.1, 40)] for s in np.linspace(0, 1, 10)]
        _mesh([p for row in rows for p in row], [(i * 40 + j, i * 40 + j + 1, (i + 1) * 40 + j + 1, (i + 1) * 40 + j) for i in range(9) for j in range(39)], m.glass("#e6f3f8"), smooth=60)
        for s in (-1, 1):
            cylinder(0.016, 0.008, m.rubber("#2a2a2d"), at=(s * r * 1.02, -0.03, 0.012), turn=(0, s * 90, 0))
    if model == 2:
        for s in (-1, 1):
            for k in range(3):
                box((0.003, 0.05, 0.008), m.rubber("#2a2a2d"), at=(s * r * (0.93 - 0.13 * k), 0.0, 0.075 + 0.022 * k), turn=(0, s * -(24 + 16 * k), 0), bevel=0.002)
            tube([(s * r * 0.98, -0.03, 0.006), (s * r * 0.9, -0.04, -0.05), (s * 0.03, -0.06, -0.1), (0, -0.062, -0.105)], 0.0045, m.textile("#2a2c30"))
            tube([(s * r * 0.98, 0.05, 0.006), (s * r * 0.88, -0.03, -0.055)], 0.0045, m.textile("#2a2c30"))
        box((0.03, 0.012, 0.014), m.plastic("#2a2c30"), at=(0, -0.064, -0.105), bevel=0.004)


@good(4, up=8, around=-24)
def fire_extinguisher(model):
    """Powder, foam, carbon dioxide; a blanket in its case."""
    red, dark = m.painted("#c4161c", 0.2), m.rubber("#1d1d20")
    if model == 3:
        box((0.2, 0.06, 0.26), m.plastic("#c4161c", 0.3), at=(0, 0, 0.13), bevel=0.01)
        box((0.15, 0.003, 0.12), m.plastic("#f6f4ef", 0.4), at=(0, -0.0305, 0.16), bevel=0.001)
        for k, w in enumerate((0.11, 0.08, 0.1, 0.06)):
            box((w, 0.001, 0.012 if k == 0 else 0.006), m.plastic("#c4161c" if k == 0 else "#5a5a5e"), at=(0, -0.0325, 0.2 - k * 0.024), bevel=0)
        for s in (-1, 1):
            band([(s * 0.04, -0.02, 0.004), (s * 0.04, -0.024, -0.03), (s * 0.04, -0.02, -0.055)], 0.022, 0.003, m.plastic("#1d1d20"), across=(1, 0, 0))
        return
    r, h = [(0.075, 0.42), (0.075, 0.42), (0.055, 0.46)][model]
    lathe([(0, 0.012), (r - 0.012, 0.012), (r, 0.024), (r, h - 0.06), (r * 0.86, h - 0.02), (r * 0.42, h), (0.022, h + 0.004), (0.022, h + 0.02)], red, smooth=False)
    lathe([(0, 0), (r + 0.004, 0), (r + 0.004, 0.03), (r, 0.03)], dark)
    tone = ["#f3f1ea", "#f2ead0", "#d5d7da"][model]
    arc_patch(r + 0.0006, h * 0.56, h * 0.36, 0.95, m.plastic(tone, 0.4))
    for k, (z, half, high) in enumerate(((0.7, 0.7, 0.03), (0.64, 0.5, 0.012), (0.46, 0.66, 0.008), (0.43, 0.6, 0.008), (0.4, 0.66, 0.008))):
        arc_patch(r + 0.0012, h * z, h * high, half, m.plastic("#c4161c" if k == 0 else "#3c3c40"))
    for k in range(3):
        arc_patch(r + 0.0012, h * 0.55, h * 0.07, 0.13, m.plastic(["#c4161c", "#2f5f9a", "#3c7a4a"][k]), -0.38 + (k - 1) * 0.45)
    steel = m.steel(0.2)
    cylinder(0.019, 0.036, steel, at=(0, 0, h + 0.01))
    box((0.03, 0.03, 0.03), steel, at=(0, 0, h + 0.045), bevel=0.005)
    tube([(0.01, 0, h + 0.045), (0.06, 0, h + 0.055), (0.115, 0, h + 0.046)], 0.0085, dark)
    tube([(0.0, 0, h + 0.062), (0.05, 0, h + 0.085), (0.115, 0, h + 0.09)], 0.0085, red)
    if model < 2:
        lathe([(0, 0), (0.017, 0), (0.017, 0.006), (0, 0.006)], m.brass(), at=(0, -0.02, h + 0.045), turn=(90, 0, 0))
        cylinder(0.0145, 0.001, m.glow("#f4f4ef", 0.5), at=(0, -0.0262, h + 0.045), turn=(90, 0, 0))
        box((0.002, 0.0008, 0.011), m.plastic("#c4161c"), at=(0.002, -0.0276, h + 0.049), turn=(0, 24, 0), bevel=0)
        tube([(-0.014, 0, h + 0.045), (-0.06, 0, h + 0.03), (-r - 0.028, -0.01, h - 0.08), (-r - 0.02, -0.02, h * 0.4), (-r - 0.012, -0.02, h * 0.28)], 0.0095, dark)
        lathe([(0.01, 0), (0.014, -0.05), (0.009, -0.07)], dark, at=(-r - 0.0125, -0.02, h * 0.3))
    else:
        tube([(-0.014, 0, h + 0.045), (-0.06, 0, h + 0.045), (-0.08, -0.01, h + 0.01)], 0.009, steel)
        lathe([(0.012, 0), (0.018, -0.03), (0.036, -0.2), (0.03, -0.2)], dark, at=(-0.082, -0.012, h + 0.012), turn=(0, -6, 0))
    ring(0.012, 0.002, m.brass(), at=(0.032, -0.02, h + 0.066), turn=(90, 0, 0))
