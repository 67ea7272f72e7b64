"""For snow, water and looking far."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import _mesh, ball, band, box, cylinder, lathe, plate, ring, round_trip, tube

from .good import good


def _bent(outline, bow):
    """An outline in x and y as points on a front that bows away from the camera."""
    return [(x, bow * x * x, z) for x, z in outline]


def _window(outline, bow, thick, material, y=0.0):
    """A pane with an outline in x and z, bowed around the face."""
    n = len(outline)
    rings = []
    for s in (1.0, 0.75, 0.4, 0.02):
        rings += [(x * s, y + bow * (x * s) ** 2, z * s) for x, z in outline]
    faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(3) for i in range(n)]
    return _mesh(rings, faces, material, smooth=60)


GOGGLE = round_trip([(-0.082, 0.006), (-0.07, 0.04), (-0.02, 0.046), (0.02, 0.046), (0.07, 0.04), (0.082, 0.006), (0.068, -0.034), (0.026, -0.036), (0.008, -0.02), (-0.008, -0.02), (-0.026, -0.036), (-0.068, -0.034)])


@good(3, up=10, around=-20)
def goggles(model):
    """Ski goggles with a mirrored pane; vented goggles for work; goggles against dust."""
    frame = [m.plastic("#26282c", 0.4), m.plastic("#c9dbe3", 0.3), m.rubber("#3a2f27")][model]
    pane = [m.steel(0.06, "#e08a3c"), m.glass("#f2fafc"), m.steel(0.1, "#8a6a3a")][model]
    bow = 5.0
    _window([(x * 0.95, z * 0.92) for x, z in GOGGLE], bow, 0.002, pane, -0.006)
    tube(_bent(GOGGLE, bow), 0.0075, frame, closed=True)
    for k in range(1, 5):
        tube([(x, y + 0.007 * k, z) for x, y, z in _bent(GOGGLE, bow)], 0.0068, frame if k < 3 else m.textile("#3b3d42"), closed=True)
    strap = m.textile(None, 200, 0.5)
    for s in (-1, 1):
        line = [(s * 0.083, 0.045, 0.004), (s * 0.102, 0.075, 0.004), (s * 0.1, 0.13, 0.006), (s * 0.06, 0.18, 0.008), (0, 0.195, 0.008)]
        band(line, 0.036 if model == 0 else 0.022, 0.0025, strap)
        box((0.012, 0.018, 0.042), frame, at=(s * 0.086, 0.045, 0.004), turn=(0, 0, s * -30), bevel=0.004)
    if model == 0:
        for z in (-0.007, 0.007):
            band([(s, 0.1965 - 5.8 * s * s, 0.008 + z) for s in np.linspace(-0.05, 0.05, 16)], 0.003, 0.003, m.textile("#f2efe8"), smooth=False)
    elif model == 1:
        for s in (-1, 1):
            for k in range(3):
                cylinder(0.005, 0.006, m.plastic("#8fb0bf", 0.3), at=(s * (0.025 + 0.018 * k), 0.014, 0.05 - 0.003 * k), bevel=0.001)


@good(3, up=12, around=-22)
def diving_mask(model):
    """A mask with two panes and its snorkel; a mask for the whole face; one for children."""
    skirt, rim = m.rubber("#22252a"), m.plastic(None, 0.25)
    if model == 1:
        face = round_trip([(-0.085, 0.02), (-0.07, 0.1), (0, 0.12), (0.07, 0.1), (0.085, 0.02), (0.07, -0.07), (0.03, -0.115), (-0.03, -0.115), (-0.07, -0.07)])
        _window([(x * 0.93, z * 0.94) for x, z in face], 6, 0.003, m.glass("#dff0f6"), -0.004)
        for k, tone in enumerate((rim, skirt, skirt)):
            tube([(x, y + 0.009 * k, z) for x, y, z in _bent(face, 6)], 0.0085, tone, closed=True)
        lathe([(0.034, 0), (0.04, 0.006), (0.036, 0.02), (0, 0.026)], rim, at=(0, 0.01, -0.07), turn=(90, 0, 0))
        tube([(0, 0.03, 0.115), (0, 0.035, 0.2), (0, 0.03, 0.29)], 0.016, rim, smooth=False)
        box((0.045, 0.04, 0.06), m.plastic("#f08a24", 0.3), at=(0, 0.03, 0.29), bevel=0.012)
        return
    half = [(0.006, 0.006), (0.012, 0.03), (0.05, 0.036), (0.078, 0.026), (0.08, -0.008), (0.062, -0.036), (0.03, -0.034), (0.012, -0.014)]
    for s in (-1, 1):
        pane = round_trip([(s * x, z) for x, z in (half if s > 0 else half[::-1])])
        middle = (sum(x for x, _ in pane) / len(pane), sum(z for _, z in pane) / len(pane))
        local = [(x - middle[0], z - middle[1]) for x, z in pane]
        for y, tone in ((0.0, m.glass("#dceff5")),):
            made = _window(local, 0.5, 0.002, tone, -0.004)
            made.location = (middle[0], 5 * middle[0] ** 2 * 0.6, middle[1])
            made.rotation_euler = (0, 0, s * 0.14)
        tube([(x, 3.2 * x * x, z) for x, z in pane], 0.0055, rim, closed=True)
        tube([(x * 1.04, 3.2 * x * x + 0.014, z * 1.06) for x, z in pane], 0.009, skirt, closed=True)
        tube([(x * 1.02, 3.2 * x * x + 0.03, z * 1.1) for x, z in pane], 0.009, skirt, closed=True)
        band([(s * 0.083, 0.034, 0.004), (s * 0.1, 0.07, 0.006), (s * 0.085, 0.13, 0.01), (s * 0.03, 0.165, 0.012), (0, 0.168, 0.012)], 0.02, 0.003, skirt)
        box((0.014, 0.02, 0.024), rim, at=(s * 0.086, 0.034, 0.004), bevel=0.004)
    box((0.03, 0.03, 0.05), skirt, at=(0, 0.008, -0.026), bevel=0.012, segments=5)
    pipe = [(0.03, -0.04, -0.075), (0.06, -0.042, -0.088), (0.1, -0.03, -0.075), (0.112, -0.01, -0.03), (0.114, 0.005, 0.06), (0.112, 0.02, 0.16)]
    tube(pipe, 0.0115, rim)
    tube([(0.111, 0.019, 0.13), (0.1115, 0.022, 0.168)], 0.0145, m.plastic("#f08a24", 0.3), smooth=False)
    for k in range(6):
        ring(0.0118, 0.0022, skirt, at=(0.066 + 0.006 * k, -0.0415 + 0.0018 * k, -0.0875 + 0.0013 * k), turn=(0, 80, 0))
    box((0.012, 0.042, 0.018), skirt, at=(0.024, -0.038, -0.074), bevel=0.005)


@good(3, up=58, around=0)
def ring_buoy(model):
    """A life ring with its line, a swim ring, a throw bag with rope."""
    rope = m.textile("#f4f1e8", 90, 0.7)
    if model == 2:
        bag = m.textile(None, 200, 0.4)
        lathe([(0, 0), (0.065, 0.002), (0.072, 0.012), (0.072, 0.19), (0.055, 0.215), (0.02, 0.225)], bag, at=(0, 0.0, 0.072), turn=(90, 0, 30), smooth=False)
        for z in (0.05, 0.15):
            lathe([(0.0725, z), (0.0732, z + 0.001), (0.0732, z + 0.019), (0.0725, z + 0.02)], m.plastic("#eceeef", 0.2), at=(0, 0, 0.072), turn=(90, 0, 30))
        line = [(0.1, -0.19, 0.06), (0.13, -0.25, 0.01)] + [(0.16 + (0.075 + 0.01 * sin(t)) * cos(t), -0.1 + 0.07 * sin(t), 0.006 + 0.002 * t) for t in np.linspace(-1.2, 5 * pi, 90)]
        tube(line, 0.005, m.textile("#f2d03a", 90, 0.7))
        return
    if model == 1:
        ring(0.3, 0.11, m.plastic(None, 0.18), at=(0, 0, 0.1), flat=0.9)
        for k in range(12):
            a = k * pi / 6
            tube([((0.3 + 0.112 * cos(t)) * cos(a + 0.06 * sin(t)), (0.3 + 0.112 * cos(t)) * sin(a + 0.06 * sin(t)), 0.1 + 0.1012 * sin(t)) for t in np.linspace(0.15, pi - 0.15, 14)], 0.006, m.plastic("#f8f6f0", 0.2))
        cylinder(0.016, 0.02, m.plastic("#f8f6f0", 0.2), at=(0.3, -0.06, 0.196))
        return
    big, small = 0.26, 0.072
    red, white = m.plastic("#e0521f", 0.35), m.plastic("#f5f3ec", 0.35)
    ring(big, small, red, at=(0, 0, small * 0.7), flat=0.7)
    for k in range(4):
        a0 = k * pi / 2 + pi / 4
        rows = [[((big + small * 1.012 * cos(t)) * cos(a), (big + small * 1.012 * cos(t)) * sin(a), small * 0.7 + small * 0.7 * 1.012 * sin(t)) for t in np.linspace(0, 2 * pi, 33)] for a in np.linspace(a0 - 0.17, a0 + 0.17, 12)]
        _mesh([p for row in rows for p in row], [(i * 33 + j, i * 33 + j + 1, (i + 1) * 33 + j + 1, (i + 1) * 33 + j) for i in range(11) for j in range(32)], white)
    line = [((big + small * (1.05 + 0.32 * abs(sin(2 * (a - pi / 4))) ** 0.7)) * cos(a), (big + small * (1.05 + 0.32 * abs(sin(2 * (a - pi / 4))) ** 0.7)) * sin(a), 0.045) for a in np.linspace(0, 2 * pi, 120, endpoint=False)]
    tube(line, 0.008, rope, closed=True)


@good(3, up=30, around=-30)
def skis(model):
    """Alpine skis with bindings, cross-country skis, short skis with their poles."""
    long, wide = [(1.68, 0.085), (1.9, 0.05), (1.2, 0.08)][model]
    shown = 0.62 * long
    top, edge = m.plastic(None, 0.16), m.steel(0.2)
    dark, pale = m.rubber("#222428"), m.plastic("#f4f2ec", 0.2)
    for side in (-1, 1):
        y = side * (wide * 0.75)
        stations = np.linspace(0, 1, 60)

        def strip(lift, grow, a=0.0, b=1.0):
            rows = []
            for t in np.linspace(a, b, 60):
                w = wide / 2 * (1 - 0.22 * sin(pi * t)) * min(1, (t / 0.03 + 0.25)) ** 0.5 * max(0.03, min(1, (1 - t) / 0.07)) ** 0.6 * grow
                z = lift + 0.11 * max(0, (t - 0.86) / 0.14) ** 2 + 0.02 * max(0, (0.08 - t) / 0.08) ** 2 + 0.012 * sin(pi * t)
                rows.append([((t - 0.5) * shown, y - w, z), ((t - 0.5) * shown, y + w, z)])
            return [p for row in rows for p in row]

        quads = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(stations) - 1)]
        _mesh(strip(0.012, 1), quads, top, smooth=60)
        _mesh(strip(0.001, 1.03), quads, dark, smooth=60)
        for s in (0, 1):
            tube([tuple(np.array(p) - (0, 0, 0.006)) for p in strip(0.012, 1)[s::2]], 0.0055, edge, smooth=False)
        for a, b, tone in ((0.72, 0.86, pale), (0.12, 0.22, pale), (0.6, 0.66, dark)):
            _mesh(strip(0.0128, 0.82, a, b), quads, tone, smooth=60)
        if model != 1:
            box((0.2, 0.055, 0.012), dark, at=(-0.02, y, 0.036), bevel=0.003)
            box((0.06, 0.06, 0.035), pale, at=(0.075, y, 0.052), bevel=0.012)
            box((0.07, 0.062, 0.045), dark, at=(-0.11, y, 0.058), bevel=0.014)
            box((0.05, 0.022, 0.03), m.plastic("#e0521f", 0.3), at=(-0.13, y, 0.085), turn=(0, 24, 0), bevel=0.006)
        else:
            box((0.16, 0.036, 0.014), dark, at=(0.0, y, 0.034), bevel=0.003)
            box((0.03, 0.04, 0.022), pale, at=(0.06, y, 0.044), bevel=0.006)


@good(3, up=22, around=-32)
def sled(model):
    """A sledge of ash, a toboggan with brakes, a tube for snow."""
    if model == 2:
        ring(0.3, 0.13, m.plastic(None, 0.2), at=(0, 0, 0.12), flat=0.85)
        lathe([(0.2, 0.07), (0, 0.06)], m.textile("#2c2e33"))
        for s in (-1, 1):
            band([(s * 0.27, -0.09, 0.225), (s * 0.29, -0.05, 0.26), (s * 0.29, 0.05, 0.26), (s * 0.27, 0.09, 0.225)], 0.03, 0.005, m.textile("#26282c"), across=(1, 0, 0))
        return
    rope = m.textile("#c8352b", 90, 0.7)
    if model == 1:
        body = m.plastic(None, 0.28)
        outline = round_trip([(-0.42, -0.2), (0.2, -0.2), (0.42, -0.12), (0.46, 0), (0.42, 0.12), (0.2, 0.2), (-0.42, 0.2)])
        plate(outline, 0.09, body, bevel=0.03)
        plate(round_trip([(-0.36, -0.14), (0.1, -0.14), (0.24, 0), (0.1, 0.14), (-0.36, 0.14)]), 0.01, m.plastic("#2a2c30", 0.5), at=(-0.02, 0, 0.086), bevel=0.003)
        for s in (-1, 1):
            tube([(0.05, s * 0.215, 0.05), (0.1, s * 0.235, 0.12), (0.06, s * 0.23, 0.2)], 0.013, m.plastic("#2a2c30", 0.4))
            box((0.8, 0.02, 0.03), m.plastic("#2a2c30", 0.4), at=(0, s * 0.14, -0.008), bevel=0.006)
        tube([(0.44, -0.05, 0.07), (0.6, -0.03, 0.02), (0.62, 0.03, 0.01), (0.44, 0.05, 0.07)], 0.008, rope)
        return
    ash, steel = m.wood("#dcb57c", "#b98a50"), m.steel(0.3)
    for s in (-1, 1):
        y = s * 0.15
        runner = [(-0.48, y, 0.012), (0.2, y, 0.012), (0.36, y, 0.04), (0.45, y, 0.12), (0.47, y, 0.22)]
        band(runner, 0.03, 0.02, ash, across=(0, 1, 0))
        band([(x, q, z - 0.013) for x, q, z in runner[:4]], 0.026, 0.005, steel, across=(0, 1, 0))
        for x in (-0.3, 0.12):
            box((0.035, 0.026, 0.2), ash, at=(x, y, 0.115), bevel=0.005)
        band([(-0.42, y, 0.222), (0.3, y, 0.222), (0.42, y, 0.224), (0.475, y, 0.222)], 0.03, 0.018, ash, across=(0, 1, 0))
    for x in (-0.3, 0.12):
        box((0.034, 0.32, 0.026), ash, at=(x, 0, 0.2), bevel=0.006)
    for k in range(6):
        box((0.78, 0.04, 0.014), ash, at=(-0.04, -0.13 + k * 0.052, 0.237), bevel=0.005)
    tube([(0.47, -0.17, 0.222), (0.47, 0.17, 0.222)], 0.011, ash, smooth=False)
    tube([(0.47, -0.12, 0.222), (0.56, -0.1, 0.1), (0.62, 0.0, 0.01), (0.57, 0.1, 0.09), (0.47, 0.12, 0.222)], 0.0075, rope)


@good(3, up=12, around=-24)
def ice_skate(model):
    from .fashion import _shoe

    import bpy

    skin = [m.leather("#f5f3ee"), m.leather("#232429"), m.plastic(None, 0.35)][model]
    accent = m.leather("#23262c") if model == 0 else m.plastic("#e8e6e0", 0.4)
    steel = m.steel(0.12)
    for y, dx in ((-0.07, 0.0), (0.06, 0.06)):
        before = set(bpy.context.scene.objects)
        high = 0.17 if model == 0 else 0.15
        _shoe(skin, accent, accent, accent, high, True)
        hole = [(-0.085 + 0.044 * cos(t), 0.0245 * sin(t) - 0.004, high + 0.014 - 0.006 * cos(t)) for t in np.linspace(0, 2 * pi, 40, endpoint=False)]
        plate([(p[0], p[1]) for p in hole], 0.004, m.textile("#6b6660"), at=(0, 0, high + 0.0145), bevel=0.001)
        tube(hole, 0.0055, skin, closed=True)
        for i in range(7):
            x = -0.052 + i * 0.0165
            z = 0.018 + float(np.interp(x / 0.28 + 0.5, [0.25, 0.42, 0.6, 0.8], [high, high * 0.98, 0.085, 0.062])) + 0.001
            tube([(x, -0.02, z - 0.012), (x + 0.004, -0.003, z + 0.0015), (x, 0.013, z - 0.01)], 0.0024, m.textile("#f7f5ef") if model else m.textile("#ded9cf"))
        blade = [(-0.15, -0.062), (0.12, -0.062), (0.15, -0.054), (0.163, -0.04), (0.158, -0.03), (0.14, -0.04), (-0.14, -0.04), (-0.155, -0.05)]
        plate(blade, 0.0045, steel, at=(0, -0.006, 0.0), turn=(90, 0, 0), bevel=0.001)
        stand = m.plastic("#2a2c31", 0.4) if model else steel
        for a, b in ((-0.115, -0.05), (0.03, 0.1)):
            plate([(a, -0.04), (b, -0.04), (b + 0.012, 0.004), (a - 0.01, 0.004)], 0.012, stand, at=(0, -0.002, 0), turn=(90, 0, 0), bevel=0.003)
        for item in set(bpy.context.scene.objects) - before:
            item.location.x += dx
            item.location.y += y


@good(3, up=8, around=-32)
def telescope(model):
    """A refractor on its tripod, a spotting scope, a reflector for the table."""
    body, dark, steel = m.painted("#f0efec", 0.25) if model == 0 else m.painted(None, 0.25), m.painted("#202226", 0.3), m.steel(0.15)
    lean = 32
    a = lean * pi / 180
    high = 0.72 if model == 0 else 0.2 if model == 1 else 0.14
    at = lambda f, v=0.0, y=0.0: (f * cos(a) - v * sin(a), y, high + f * sin(a) + v * cos(a))
    turn = (0, 90 - lean, 0)
    long, r = [(0.62, 0.042), (0.26, 0.034), (0.3, 0.062)][model]
    lathe([(0, 0), (r * 0.9, 0), (r, 0.004), (r, long), (r * 0.9, long)], body, at=at(-long * 0.45), turn=turn)
    front = long * 0.55
    lathe([(r * 1.02, 0), (r * 1.22, 0.006), (r * 1.22, 0.11 if model == 0 else 0.04), (r * 1.14, 0.112 if model == 0 else 0.042), (r * 1.12, 0.02), (0, 0.018)], dark, at=at(front - 0.01), turn=turn)
    if model == 2:
        cylinder(0.018, 0.07, steel, at=at(front - 0.06, r), turn=(0, -lean, 0))
        cylinder(0.022, 0.02, dark, at=at(front - 0.06, r + 0.055), turn=(0, -lean, 0))
        tube([at(0, 0, r), at(0, 0, r + 0.03), (0.0, r + 0.03, 0.03)], 0.02, dark, smooth=False)
        cylinder(0.13, 0.022, m.wood("#5d3d28", "#40291a"))
        return
    back = -long * 0.45
    lathe([(r * 0.7, 0), (r * 0.7, -0.05), (0.02, -0.055), (0.02, -0.09)], steel, at=at(back), turn=turn)
    tube([at(back - 0.08), at(back - 0.11), at(back - 0.135, 0.035), at(back - 0.14, 0.075)], 0.0175, dark)
    cylinder(0.024, 0.02, dark, at=at(back - 0.137, 0.06), turn=(0, -lean + 8, 0))
    cylinder(0.016, 0.05, steel, at=at(back + 0.03, -r - 0.002, 0.02), turn=(90, 0, 0))
    lathe([(0, 0), (0.015, 0), (0.015, 0.12), (0.019, 0.125), (0.019, 0.16), (0, 0.162)], dark, at=at(back + 0.06, r + 0.03), turn=turn)
    for f in (0.09, 0.17):
        box((0.008, 0.01, 0.04), dark, at=at(back + f, r + 0.015), turn=(0, -lean, 0), bevel=0.002)
    box((0.12, 0.03, 0.02), dark, at=at(0, -r - 0.01), turn=(0, -lean, 0), bevel=0.004)
    tube([at(0, -r - 0.01), (0, 0, high - 0.13 if model == 0 else high - 0.09)], 0.02, dark, smooth=False)
    foot = high - 0.1 if model == 0 else high - 0.08
    cylinder(0.038, 0.05, dark, at=(0, 0, foot - 0.02))
    spread = 0.34 if model == 0 else 0.12
    for k in range(3):
        b = k * 2 * pi / 3 + 0.5
        tip = (spread * cos(b), spread * sin(b), 0)
        mid = tuple(np.array((0.03 * cos(b), 0.03 * sin(b), foot)) * 0.45 + np.array(tip) * 0.55)
        tube([(0.03 * cos(b), 0.03 * sin(b), foot), mid], 0.014, steel, smooth=False)
        tube([mid, tip], 0.009, steel, smooth=False)
        ball(0.015, m.rubber(), at=tip)
        if model == 0:
            tube([(0, 0, foot * 0.52), tuple(np.array((0.03 * cos(b), 0.03 * sin(b), foot)) * 0.5 + np.array(tip) * 0.5)], 0.005, dark, smooth=False)
    if model == 0:
        cylinder(0.09, 0.008, dark, at=(0, 0, foot * 0.52))
