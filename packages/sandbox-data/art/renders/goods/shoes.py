"""Open shoes, a purse and beads."""

from math import cos, pi, sin

import bpy
import materials as m
import numpy as np
from shapes import _mesh, ball, band, box, cushion, cylinder, lathe, plate, ring, round_trip, tube

from .good import good

STATIONS = np.linspace(0, 1, 56)


def _moved(before, dx, dy, lean=0.0):
    from mathutils import Matrix

    bpy.context.view_layer.update()
    move = Matrix.Translation((dx, dy, 0)) @ Matrix.Rotation(lean * pi / 180, 4, "Z")
    for item in set(bpy.context.scene.objects) - before:
        item.matrix_world = move @ item.matrix_world


def _foot(t, pointed):
    """Half the width of a foot and where its middle is, from heel to toe."""
    wide = np.interp(t, [0, 0.03, 0.12, 0.4, 0.7, 0.86, 0.96, 1], [0.006, 0.02, 0.029, 0.027, 0.038, 0.03 if pointed else 0.036, 0.014 if pointed else 0.024, 0.002 if pointed else 0.006])
    return float(wide), float(np.interp(t, [0, 0.4, 0.75, 1], [0.0, 0.004, -0.003, -0.001]))


def _pump(skin, lining, sole, heel, high, pointed=True, walls=(0.052, 0.032), length=0.25, vamp=0.7):
    """A shoe along x, its toe to the right, cut out for the foot."""
    rise = lambda t: high * float(np.interp(t, [0, 0.16, 0.34, 0.52, 0.66, 1], [1, 0.98, 0.72, 0.26, 0.0, 0.0])) + 0.006 * max(0, (t - 0.9) / 0.1) ** 2

    def shell(grow, lift, material, thick=0.0):
        points, n = [], 33
        for t in STATIONS:
            w, y0 = _foot(t, pointed)
            full = float(np.interp(t, [0, 0.1, 0.4, vamp, 0.85, 1], [0.06, 0.06, 0.052, 0.052, 0.036, 0.012]))
            wall = float(np.interp(t, [0, 0.08, 0.35, vamp - 0.06, vamp, vamp + 0.05], [walls[0], walls[0] * 0.94, walls[1], 0.034, 0.046, full]))
            reach = np.arccos(np.clip(1 - 2 * wall / full, -1, 1))
            for a in np.linspace(-reach, reach, n):
                side = np.sign(sin(a)) * abs(sin(a)) ** 0.7
                points.append(((t - 0.5) * length, y0 + w * grow * side, 0.006 + lift + rise(t) + full * (0.4 + 0.6 * grow if t < vamp - 0.1 else grow**2) * (1 - cos(a)) / 2))
        faces = [(i * n + k, i * n + k + 1, (i + 1) * n + k + 1, (i + 1) * n + k) for i in range(len(STATIONS) - 1) for k in range(n - 1)]
        made = _mesh(points, faces, material, smooth=60)
        if thick:
            solid = made.modifiers.new("thick", "SOLIDIFY")
            solid.thickness = thick
        return points, n

    outer, n = shell(1.0, 0, skin, 0.002)
    shell(0.94, 0.0015, lining)
    edge = [outer[i * n] for i in range(len(STATIONS))] + [outer[i * n + n - 1] for i in reversed(range(len(STATIONS)))]
    rim = [p for p in edge if p[0] < (vamp + 0.04 - 0.5) * length]
    tube(rim, 0.0016, skin, closed=True)
    rows = []
    for t in STATIONS:
        w, y0 = _foot(t, pointed)
        rows.append([((t - 0.5) * length, y0 + s * w * 1.04, rise(t) + 0.003) for s in np.linspace(-1, 1, 9)])
    base = _mesh([p for row in rows for p in row], [(i * 9 + k, i * 9 + k + 1, (i + 1) * 9 + k + 1, (i + 1) * 9 + k) for i in range(len(rows) - 1) for k in range(8)], sole, smooth=60)
    solid = base.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.005
    if heel is not None and high > 0.03:
        x = -0.5 * length + 0.022
        lathe([(0, 0), (0.0052, 0), (0.0055, 0.01), (0.007, high * 0.5), (0.017, high * 0.88), (0.025, high + 0.004)], heel, at=(x + 0.002, 0, 0), smooth=True, oval=0.95)
        cylinder(0.0058, 0.005, m.rubber(), at=(x + 0.002, 0, -0.001))


@good(3, up=14, around=-26)
def high_heeled_shoe(model):
    """A court shoe, a slingback, an evening sandal."""
    skin = [m.textile(None, 500, 0.2), m.painted(None, 0.06), m.textile(None, 700, 0.1)][model]
    nude, sole = m.leather("#d9b896"), m.leather("#3a2a20")
    high = [0.075, 0.055, 0.09][model]
    for dx, dy, lean in ((0, -0.055, 0), (0.03, 0.055, 8)):
        before = set(bpy.context.scene.objects)
        if model == 0:
            _pump(skin, nude, sole, skin, high)
        else:
            if model == 1:
                _pump(skin, nude, sole, skin, high, walls=(0.006, 0.012), vamp=0.66)
            else:
                _pump(nude, nude, sole, skin, high, walls=(0.004, 0.004), vamp=1.2)
                band([(0.058, 0.038 * cos(t) - 0.003, 0.012 + 0.042 * sin(t)) for t in np.linspace(0, pi, 24)], 0.018, 0.002, skin, across=(1, 0, 0), smooth=False)
                band([(0.085, 0.03 * cos(t) - 0.003, 0.012 + 0.03 * sin(t)) for t in np.linspace(0, pi, 24)], 0.01, 0.002, skin, across=(1, 0, 0), smooth=False)
            z = high + 0.05
            strap = [(-0.03, -0.026, high * 0.6 + 0.01), (-0.08, -0.03, z - 0.006), (-0.113, -0.014, z), (-0.119, 0, z + 0.001), (-0.113, 0.014, z), (-0.08, 0.03, z - 0.006), (-0.03, 0.03, high * 0.6 + 0.01)]
            band(strap, 0.007, 0.002, skin)
            box((0.009, 0.003, 0.011), m.brass(0.12), at=(-0.075, -0.031, z - 0.007), bevel=0.001)
        _moved(before, dx, dy, lean)


@good(3, up=22, around=-26)
def flat_shoe(model):
    """A ballerina, a loafer, an espadrille."""
    skin = [m.leather(None), m.leather(None), m.textile(None, 160, 0.7)][model]
    nude = m.leather("#e0c3a0")
    for dx, dy, lean in ((0, -0.052, 0), (0.03, 0.052, 7)):
        before = set(bpy.context.scene.objects)
        walls, vamp = [((0.046, 0.028), 0.74), ((0.054, 0.042), 0.52), ((0.05, 0.036), 0.62)][model]
        _pump(skin, nude, m.leather("#3a2a20"), None, 0.008 if model != 2 else 0.004, pointed=False, walls=walls, vamp=vamp)
        if model == 0:
            for s in (-1, 1):
                tube([(0.066, 0, 0.054), (0.07, s * 0.01, 0.058), (0.066, s * 0.016, 0.055), (0.064, s * 0.006, 0.053)], 0.002, skin)
            ball(0.0035, skin, at=(0.067, 0, 0.0555))
            box((0.05, 0.046, 0.01), m.leather("#3a2a20"), at=(-0.1, 0, 0.002), bevel=0.004)
        elif model == 1:
            band([(0.036, 0.036 * cos(t), 0.012 + 0.046 * sin(t)) for t in np.linspace(0.25, pi - 0.25, 24)], 0.02, 0.0026, skin, across=(1, 0, -0.35), smooth=False)
            box((0.006, 0.018, 0.003), m.rubber("#1d1612"), at=(0.0365, 0, 0.0598), turn=(0, 18, 0), bevel=0.001)
            apron = [(0.05 + 0.04 * sin(t), 0.026 * cos(t), 0.044 - 0.01 * sin(t)) for t in np.linspace(-0.3, pi + 0.3, 40)]
            tube(apron, 0.0018, skin)
            box((0.06, 0.052, 0.014), m.rubber("#241d18"), at=(-0.095, 0, 0.004), bevel=0.003)
        else:
            outline = [((t - 0.5) * 0.258, _foot(t, False)[0] * 1.12 + _foot(t, False)[1]) for t in STATIONS] + [((t - 0.5) * 0.258, -_foot(t, False)[0] * 1.12 + _foot(t, False)[1]) for t in STATIONS[::-1]]
            for k in range(4):
                tube([(x, y, 0.0035 + 0.005 * k) for x, y in outline], 0.0032, m.textile("#cfae78", 70, 0.9), closed=True)
            plate(outline, 0.018, m.textile("#cfae78", 70, 0.9), bevel=0.002)
            for k in range(26):
                t = 0.15 + 0.8 * k / 25
                w, y0 = _foot(t, False)
                tube([((t - 0.5) * 0.256, y0 - w * 1.14, 0.012), ((t - 0.5) * 0.256 + 0.003, y0 - w * 1.1, 0.026)], 0.0011, m.textile("#f3eee0", 90), smooth=False)
        _moved(before, dx, dy, lean)


@good(3, up=36, around=-26)
def thong_sandal(model):
    """A beach sandal, a bath slipper, a sandal with a footbed of cork."""
    rubber = m.plastic(None, 0.5)
    half = [(-0.135, 0.0), (-0.12, 0.031), (-0.04, 0.033), (0.04, 0.044), (0.09, 0.045), (0.128, 0.022), (0.134, -0.004)]
    outline = round_trip(half + [(0.118, -0.034), (0.07, -0.043), (0.0, -0.032), (-0.06, -0.03), (-0.12, -0.03)])
    for dx, dy, lean, flip in ((0, -0.058, 4, 1), (0.02, 0.058, -2, -1)):
        before = set(bpy.context.scene.objects)
        line = [(x, flip * y) for x, y in outline]
        line = line if flip > 0 else line[::-1]
        if model == 2:
            plate(line, 0.006, m.rubber("#2b2826"), bevel=0.002)
            plate(line, 0.018, m.clay("#c29a68"), at=(0, 0, 0.006), bevel=0.003)
            top = 0.024
            plate([(x * 0.97, y * 0.95) for x, y in line], 0.002, m.leather("#b98a5c"), at=(0, 0, 0.0235), bevel=0.001)
        else:
            plate(line, 0.016, rubber, bevel=0.003)
            plate([(x * 0.975, y * 0.95) for x, y in line], 0.002, m.rubber("#f2eee4") if model == 0 else m.rubber("#3b3f45"), at=(0, 0, 0.0155), bevel=0.0006)
            top = 0.0175
        if model == 1:
            strap = [[(x, 0.043 * cos(t), top - 0.008 + 0.052 * sin(t) * (1 - 3 * max(0, x - 0.03))) for t in np.linspace(0, pi, 30)] for x in np.linspace(-0.03, 0.06, 12)]
            made = _mesh([p for row in strap for p in row], [(i * 30 + k, i * 30 + k + 1, (i + 1) * 30 + k + 1, (i + 1) * 30 + k) for i in range(11) for k in range(29)], rubber, smooth=60)
            solid = made.modifiers.new("thick", "SOLIDIFY")
            solid.thickness = 0.005
        else:
            skin = rubber if model == 0 else m.leather(None)
            post = (0.072, flip * 0.006, top)
            tube([post, (0.07, flip * 0.006, top + 0.02)], 0.0036, skin)
            for s in (-1, 1):
                way = [(0.072, flip * 0.006, top + 0.021), (0.045, s * 0.016 + flip * 0.004, top + 0.034), (0.0, s * 0.033, top + 0.03), (-0.032, s * 0.037, top + 0.006), (-0.04, s * 0.036, top - 0.004)]
                if model == 0:
                    made = tube(way, 0.0052, skin)
                    for p, r in zip(made.data.splines[0].points, np.linspace(0.8, 1.15, 40)):
                        p.radius = r
                else:
                    band(way, 0.018, 0.0026, skin, across=(0.35, -s * 0.5, 0.8))
                    box((0.012, 0.003, 0.016), m.brass(0.14), at=(-0.006, s * 0.0385, top + 0.024), turn=(0, 14, 0), bevel=0.001)
        _moved(before, dx, dy, lean)


@good(3, up=14, around=-20)
def purse(model):
    """A coin purse with a kiss lock, a wallet with a zip, a pouch for cosmetics."""
    skin, gold = m.leather(None), m.brass(0.12)
    if model == 0:
        cushion((0.11, 0.04, 0.075), skin, at=(0, 0, 0.036))
        for s in (-1, 1):
            tube([(-0.047, s * 0.006, 0.052), (-0.045, s * 0.006, 0.075), (-0.03, s * 0.005, 0.086), (0, s * 0.004, 0.089), (0.03, s * 0.005, 0.086), (0.045, s * 0.006, 0.075), (0.047, s * 0.006, 0.052)], 0.0034, gold)
            ball(0.0062, gold, at=(s * 0.0055, 0, 0.0985))
            tube([(s * 0.002, 0, 0.09), (s * 0.0055, 0, 0.097)], 0.0022, gold)
    elif model == 1:
        box((0.19, 0.026, 0.1), skin, at=(0, 0, 0.05), turn=(-4, 0, 0), bevel=0.009, segments=5)
        ridge = [(-0.094, 0, 0.008), (-0.094, 0, 0.092), (-0.084, 0, 0.1005), (0.084, 0, 0.1005), (0.094, 0, 0.092), (0.094, 0, 0.008)]
        tube(ridge, 0.0032, gold, smooth=False)
        tube([(0.09, -0.002, 0.1), (0.108, -0.004, 0.085), (0.112, -0.006, 0.06)], 0.0022, gold)
        plate(round_trip([(-0.006, 0), (0.006, 0), (0.008, -0.035), (-0.008, -0.035)]), 0.003, skin, at=(0.112, -0.004, 0.06), turn=(90, 0, 0), bevel=0.001)
        box((0.03, 0.002, 0.008), gold, at=(-0.06, -0.0155, 0.024), turn=(-4, 0, 0), bevel=0.0006)
        stitch = m.textile("#efe6d2", 90)
        for k in range(24):
            for z in (0.012, 0.088):
                box((0.0042, 0.0008, 0.0008), stitch, at=(-0.085 + k * 0.0074, -0.0135 + (z - 0.05) * 0.07 - 0.0006, z), turn=(-4, 0, 0), bevel=0)
    else:
        cushion((0.2, 0.075, 0.11), skin, at=(0, 0, 0.054))
        tube([(-0.093, 0, 0.1), (0, 0, 0.112), (0.093, 0, 0.1)], 0.0042, gold)
        tube([(0.07, -0.004, 0.11), (0.078, -0.03, 0.1), (0.08, -0.04, 0.075)], 0.0022, gold)
        box((0.009, 0.004, 0.022), gold, at=(0.08, -0.042, 0.066), bevel=0.002)
        box((0.03, 0.01, 0.02), skin, at=(-0.098, 0, 0.085), bevel=0.004)


@good(3, up=42, around=-16)
def prayer_beads(model):
    """Rosewood beads with a tassel, stones on a cord, a necklace of glass."""
    tone = [m.wood("#8a4a2c", "#5c2c18", 0.25), m.plastic(None, 0.55), m.glass("#9fc4e6")][model]
    cord = m.textile(["#b5302a", "#3b3f45", "#3f5f8a"][model], 200)
    r = [0.0042, 0.0052, 0.0046][model]
    way = []
    for t in np.linspace(0, 2 * pi, 721):
        if model == 0:
            way.append((0.055 * cos(t) * (1 + 0.12 * cos(2 * t)), 0.045 * sin(t) * (1 + 0.1 * sin(t))))
        else:
            way.append((0.04 * cos(t) * (1.0 if model == 1 else 1.45), (0.038 if model == 1 else 0.05) * sin(t)))
    way = np.array(way)
    gone = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
    count = int(gone[-1] / (2 * r * 0.99))
    for k in range(count):
        s = gone[-1] * k / count
        x, y = np.interp(s, gone, way[:, 0]), np.interp(s, gone, way[:, 1])
        special = model == 0 and k % 18 == 0
        ball(r * (1.25 if special else 1.0), m.plastic("#d9ab4a", 0.2) if special else tone, at=(x, y, r))
    tube([(x, y, r) for x, y in way[::6]], r * 0.22, cord, closed=True)
    if model == 1:
        cylinder(0.0042, 0.007, m.steel(0.12), at=(0.0, -0.0415, 0.005), turn=(90, 0, 0))
        return
    x, y = way[540]
    guru = 0.0068
    ball(guru, tone if model == 0 else m.glass("#5f8fc8"), at=(x, y - 0.008, guru))
    lathe([(0.002, 0), (0.0045, -0.003), (0.005, -0.012), (0.003, -0.014)], m.brass(0.15), at=(x, y - 0.013, 0.006), turn=(-90, 0, 0), smooth=False)
    rng = np.random.default_rng(3)
    for k in range(46):
        a = rng.uniform(0, 2 * pi)
        q = rng.uniform(0, 0.0036)
        end = (x + q * 3.2 * cos(a), y - 0.062 + rng.uniform(-0.004, 0.004), max(0.001, 0.004 + q * 1.4 * sin(a)))
        tube([(x + q * cos(a), y - 0.022, 0.006 + q * sin(a)), (x + q * 2.2 * cos(a), y - 0.042, 0.005 + q * 1.2 * sin(a)), end], 0.0008, cord)
