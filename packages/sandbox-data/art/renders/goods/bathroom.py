"""For bath, cleaning and health."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import _mesh, ball, band, box, curve, cylinder, lathe, plate, ring, tube

from .good import good


@good(3, up=18, around=-28)
def bathtub(model):
    """Freestanding, on feet of steel, with a seat."""
    white, chrome = m.glazed("#f6f5f2", 0.1), m.steel(0.08)
    x, h = [(0.82, 0.58), (0.85, 0.56), (0.56, 0.66)][model]
    lift = 0.1 if model == 1 else 0.0
    line = curve([(x * 0.72, lift), (x * 0.79, lift + 0.02), (x * 0.86, lift + h * 0.35), (x * 0.95, lift + h * 0.8), (x, lift + h)])
    inner = [(r - 0.03, z) for r, z in line[::-1] if z > lift + 0.08]
    rim = [(x + 0.01, lift + h + 0.01), (x + 0.005, lift + h + 0.024), (x - 0.02, lift + h + 0.024)]
    lathe([(0, lift), *line, *rim, *inner, (x * 0.66, lift + 0.06), (0, lift + 0.055)], white, around=120, oval=0.46 if model != 2 else 0.62)
    deep = 0.46 if model != 2 else 0.62
    if model == 1:
        for s in (-1, 1):
            for k in (-1, 1):
                px, py = k * x * 0.6, s * x * 0.6 * deep * 0.95
                tube([(px, py, 0.16), (px * 1.06, py * 1.25, 0.11), (px * 1.04, py * 1.2, 0.05), (px * 1.08, py * 1.35, 0.012)], 0.026, chrome)
                ball(0.032, chrome, at=(px * 1.08, py * 1.35, 0.03))
    if model == 2:
        box((0.3, 0.44, 0.05), white, at=(0.2, 0, 0.3), bevel=0.02)
    cylinder(0.03, 0.004, chrome, at=(0.0, 0, lift + 0.056))
    ring(0.028, 0.006, chrome, at=(0, x * deep * 0.86, lift + h * 0.72), turn=(80, 0, 0))
    # The tap stands on the floor behind.
    fx, fy = x * 0.5, x * deep + 0.1
    tube([(fx, fy, 0), (fx, fy, lift + h + 0.2), (fx, fy - 0.03, lift + h + 0.26), (fx, fy - 0.13, lift + h + 0.27), (fx, fy - 0.17, lift + h + 0.22)], 0.02, chrome)
    cylinder(0.05, 0.015, chrome, at=(fx, fy, 0))
    for s in (-1, 1):
        tube([(fx, fy, lift + h + 0.1), (fx + s * 0.07, fy, lift + h + 0.1)], 0.012, chrome, smooth=False)
        ball(0.022, chrome, at=(fx + s * 0.075, fy, lift + h + 0.1))


@good(3, up=22, around=-28)
def shower(model):
    """A hand shower with its hose, one for overhead, one that saves water."""
    chrome, face, dark = m.steel(0.07), m.plastic("#eceae5", 0.35), m.rubber("#5d6268")
    def nozzles(x, y, z, r, turn, rows):
        e = turn * pi / 180
        for k in range(rows):
            count = max(1, 6 * k)
            for i in range(count):
                a = i * 2 * pi / count
                u, v = r * k / rows * cos(a), r * k / rows * sin(a)
                cylinder(0.0016 if model != 1 else 0.0028, 0.002, dark, at=(x + u, y + v * cos(e), z + v * sin(e)), turn=(turn, 0, 0), bevel=0.0005)

    if model == 1:
        lathe([(0, 0.01), (0.125, 0.01), (0.127, 0.006), (0.127, 0.002), (0.125, 0), (0, 0)], chrome, at=(0, 0, 0.1), turn=(118, 0, 0), around=120)
        nozzles(0, -0.0005, 0.1, 0.118, 118, 8)
        tube([(0, 0.0, 0.11), (0, 0.02, 0.145), (0, 0.06, 0.175), (0, 0.16, 0.18)], 0.011, chrome)
        cylinder(0.032, 0.008, chrome, at=(0, 0.165, 0.18), turn=(90, 0, 0))
        return
    r = 0.05 if model == 0 else 0.04
    lean = 52
    a = lean * pi / 180
    lathe([(0, -0.022), (r * 0.5, -0.02), (r * 0.96, -0.006), (r, 0), (r, 0.006), (r * 0.94, 0.009)], chrome, at=(0, 0, 0.2), turn=(lean, 0, 0), smooth=False)
    lathe([(0, 0.0085), (r * 0.95, 0.0085)], face if model == 0 else m.plastic(None, 0.3), at=(0, 0, 0.2), turn=(lean, 0, 0))
    front = 0.0085
    nozzles(0, -front * sin(a), 0.2 + front * cos(a), r * 0.86, lean, 5)
    tube([(0, 0.012, 0.19), (0, 0.03, 0.16), (0, 0.022, 0.1), (0, 0.012, 0.05)], 0.0135, chrome)
    cylinder(0.0145, 0.02, chrome, at=(0, 0.012, 0.034))
    hose = [(0, 0.012, 0.04), (0.0, 0.0, 0.006), (0.05, -0.05, 0.006), (0.12, -0.02, 0.006), (0.12, 0.06, 0.006), (0.04, 0.09, 0.006), (-0.06, 0.07, 0.006), (-0.09, 0.0, 0.008), (-0.06, -0.05, 0.008)]
    smooth = curve(hose, 26)
    tube(smooth, 0.0062, chrome, smooth=False)
    for p, q in list(zip(smooth, smooth[1:]))[8::2]:
        way = (q - p) / np.linalg.norm(q - p)
        ring(0.0064, 0.0009, chrome, at=tuple(p), turn=(0, 90, np.arctan2(way[1], way[0]) * 180 / pi))
    cylinder(0.011, 0.02, chrome, at=(-0.06, -0.05, 0.0095), turn=(90, 0, 60))


@good(4, up=10, around=-24)
def broom(model):
    """Of straw with its seams, for rooms, for yards, a hand brush with dustpan."""
    ash = m.wood("#dcb684", "#b98f58")
    rng = np.random.default_rng(2)
    if model == 3:
        tin = m.plastic(None, 0.35)
        base = [(-0.12, -0.14), (0.12, -0.14), (0.1, 0.08), (-0.1, 0.08)]
        plate(base, 0.004, tin, bevel=0.001)
        for s in (-1, 1):
            box((0.004, 0.22, 0.04), tin, at=(s * 0.11, -0.03, 0.02), turn=(0, 0, s * 5), bevel=0.001)
        box((0.2, 0.004, 0.055), tin, at=(0, 0.08, 0.028), bevel=0.001)
        tube([(0, 0.08, 0.045), (0, 0.13, 0.055), (0, 0.2, 0.05)], 0.012, tin)
        box((0.16, 0.034, 0.022), ash, at=(0.02, -0.03, 0.085), turn=(0, 0, 24), bevel=0.008)
        tube([(0.09, 0.0, 0.087), (0.14, 0.024, 0.095), (0.2, 0.05, 0.09)], 0.012, ash)
        for i in range(26):
            for k in range(3):
                f, g = -0.07 + i * 0.0056, (k - 1) * 0.009
                x, y = 0.02 + f * 0.913 - g * 0.407, -0.03 + f * 0.407 + g * 0.913
                tube([(x, y, 0.078), (x + rng.uniform(-0.004, 0.004), y + rng.uniform(-0.004, 0.004), 0.012)], 0.0018, m.plastic("#3b2a1c", 0.6), smooth=False)
        return
    if model == 0:
        straw = [m.plastic(t, 0.6) for t in ("#d9b45c", "#c99f48", "#e3c377")]
        tube([(0, 0, 0.3), (0, 0, 0.95)], 0.0125, ash, smooth=False)
        for i in range(330):
            t = rng.uniform(-1, 1)
            d = rng.uniform(-1, 1)
            x0, y0 = 0.024 * t, 0.018 * d
            x1, y1 = 0.13 * t + rng.uniform(-0.008, 0.008), 0.032 * d + rng.uniform(-0.005, 0.005)
            tube([(x0, y0, 0.34), (x0 * 1.9, y0 * 1.3, 0.25), (x1 * 0.82, y1, 0.12), (x1, y1, rng.uniform(0.0, 0.012))], 0.0024, straw[i % 3])
        for z, w, d in ((0.24, 0.062, 0.027), (0.215, 0.075, 0.028), (0.19, 0.087, 0.029), (0.165, 0.096, 0.03), (0.14, 0.106, 0.031)):
            tube([(w * cos(t), d * sin(t), z) for t in np.linspace(0, 2 * pi, 40, endpoint=False)], 0.0022, m.textile("#b5302a", 90, 0.7), closed=True)
        for k in range(7):
            ring(0.027 - 0.0016 * k, 0.0026, m.steel(0.3, "#b9bcc0"), at=(0, 0, 0.3 + k * 0.006))
        return
    wide, tall = (0.3, 0.075) if model == 1 else (0.5, 0.06)
    head = m.plastic(None, 0.35) if model == 1 else ash
    box((wide, 0.05, 0.036), head, at=(0, 0, tall + 0.018), bevel=0.012)
    cylinder(0.02, 0.05, head, at=(0, 0.008, tall + 0.03), turn=(-12, 0, 0))
    high = 0.62
    tube([(0, 0.008, tall + 0.05), (0, 0.008 + high * 0.21, tall + high)], 0.0125, ash, smooth=False)
    bristle = [m.plastic(t, 0.6) for t in (("#39577a", "#4a6c92") if model == 1 else ("#7a3f22", "#8f4f2c"))]
    for i in range(48):
        for k in range(4):
            x, y = -wide * 0.47 + i * wide * 0.94 / 47, (k - 1.5) * 0.011
            tube([(x, y, tall + 0.004), (x + rng.uniform(-0.006, 0.006) + x * 0.05, y * 1.5 + rng.uniform(-0.004, 0.004), rng.uniform(0, 0.004))], 0.0026, bristle[(i + k) % 2], smooth=False)


@good(4, up=26, around=-28)
def sponge(model):
    """Cloths of cellulose, scouring sponges, a large one for cars, loofah."""
    if model == 3:
        loofah = m.clay("#d9bd84")
        for k, (x, y, z, turn) in enumerate(((-0.03, 0.0, 0.0, (0, 0, 0)), (0.05, 0.01, 0.035, (80, 0, 20)))):
            cylinder(0.035, 0.024, loofah, at=(x, y, z), turn=turn, bevel=0.006)
            if k == 0:
                for i in range(3):
                    a = i * 2 * pi / 3
                    cylinder(0.008, 0.001, m.clay("#8a6f42"), at=(x + 0.015 * cos(a), y + 0.015 * sin(a), 0.0238), bevel=0)
        return
    def porous(tone, scale=70):
        made = m.clay(tone) if tone else m.textile(None, 100)
        node = made.texture("ShaderNodeTexVoronoi", scale)
        return made.bump(node, "Distance", 0.8, 0.006)

    if model == 2:
        body = porous("#e8b53a", 26)
        box((0.2, 0.12, 0.07), body, at=(0, 0, 0.036), bevel=0.02, segments=5)
        return
    for k, (x, y, z, lean, tone) in enumerate(((-0.03, 0.02, 0, 8, "#e8c33a"), (0.015, -0.035, 0, -12, "#5fae8a" if model == 0 else "#e8c33a"), (0.0, 0.0, 0.034 if model == 1 else 0.008, 26, "#e08a9a" if model == 0 else "#e8c33a"))):
        high = 0.026 if model == 1 else 0.007
        size = (0.095, 0.065) if model == 1 else (0.15, 0.13)
        box((*size, high), porous(tone, 60 if model == 1 else 120), at=(x, y, z + high / 2), turn=(0, 0, lean), bevel=min(0.006, high * 0.4))
        if model == 1:
            pad = m.textile("#3f7a4a", 60, 1.0)
            box((size[0] * 1.005, size[1] * 1.005, 0.008), pad, at=(x, y, z + high + 0.004), turn=(0, 0, lean), bevel=0.002)
        else:
            a = lean * pi / 180
            for i in range(9):
                for s in (0, 1):
                    f = -0.06 + i * 0.015
                    dx, dy = (f, 0) if s else (0, f)
                    if s == 0 and abs(f) > 0.055:
                        continue
                    box((0.0015, 0.12, 0.0012) if s else (0.14, 0.0015, 0.0012), m.plastic(tone, 0.7), at=(x + dx * cos(a) - dy * sin(a), y + dx * sin(a) + dy * cos(a), z + high), turn=(0, 0, lean), bevel=0.0004)


@good(3, up=12)
def bubbles(model):
    """Foam bath in its bottle, with foam before it."""
    tone = ["#2f7a52", "#4f9fd0", "#d9602f"][model]
    liquid = m.plastic(tone, 0.1)
    r, h = 0.04, 0.19
    lathe([(0, 0), (r - 0.004, 0), (r, 0.004), (r, h * 0.66), (r * 0.85, h * 0.76), (0.016, h * 0.84), (0.015, h * 0.88)], liquid, oval=0.7)
    lathe([(0.0, h * 0.86), (0.019, h * 0.86), (0.019, h), (0.017, h + 0.003), (0, h + 0.003)], m.plastic("#f6f4ee", 0.25), flute=30, depth=0.01)
    label = m.paper("#f8f5ec")
    rows = [[((r + 0.0006) * sin(a), -(r + 0.0006) * 0.7 * cos(a), z) for a in np.linspace(-1.2, 0.9, 30)] for z in (h * 0.14, h * 0.6)]
    _mesh([p for row in rows for p in row], [(i, i + 1, 31 + i, 30 + i) for i in range(29)], label)
    ink = m.rubber("#3d4a44")
    for z, half, high in ((0.52, 0.5, 0.012), (0.46, 0.34, 0.006), (0.2, 0.46, 0.004)):
        rows = [[((r + 0.0011) * sin(a - 0.3), -(r + 0.0011) * 0.7 * cos(a - 0.3), h * z + s * high / 2) for a in np.linspace(-half, half, 16)] for s in (-1, 1)]
        _mesh([p for row in rows for p in row], [(i, i + 1, 17 + i, 16 + i) for i in range(15)], ink)
    for k, (da, z, size) in enumerate(((-0.28, 0.33, 0.017), (0.06, 0.38, 0.01), (0.12, 0.28, 0.007))):
        a = -0.3 + da
        ball(size * 0.8, m.plastic(["#9fd0b4", "#a8d4ee", "#f0b590"][model], 0.2), at=((r + 0.0008) * sin(a), -(r + 0.0008) * 0.7 * cos(a), h * z), scale=(1, 0.08, 1), turn=(0, 0, a * 57))
    rng = np.random.default_rng(6)
    foam = m.wax("#fdfdfb")
    for i in range(80):
        t, far = i * 2.39996, ((i + 0.5) / 80) ** 0.5
        size = rng.uniform(0.005, 0.013)
        x, y = 0.055 + 0.055 * far * cos(t), -0.05 + 0.035 * far * sin(t)
        ball(size, foam, at=(x, y, 0.026 * max(0, 1 - far**2) * rng.uniform(0.6, 1) + size * 0.5))
    for x, y, z, size in ((0.075, -0.07, 0.033, 0.011), (0.045, -0.075, 0.04, 0.008), (0.1, -0.05, 0.03, 0.009), (0.115, -0.03, 0.075, 0.012), (0.08, -0.06, 0.105, 0.008)):
        ball(size, m.glass("#f4fbff"), at=(x, y, z))


@good(3, up=54, around=-22)
def razor(model):
    """A safety razor, disposable ones, one with five blades."""
    chrome = m.steel(0.08)
    def one(x, y, lean, handle, head, blades, knurl):
        a = lean * pi / 180
        put = lambda f, z=0.0: (x + f * cos(a), y + f * sin(a), 0.009 + z)
        if knurl:
            lathe([(0, 0), (0.0062, 0.001), (0.0062, 0.012), (0.005, 0.014), (0.0056, 0.016), (0.0056, 0.064), (0.0045, 0.066), (0.0045, 0.085)], handle, at=put(-0.05), turn=(0, 90, lean), flute=20, depth=0.03, around=120)
        else:
            made = tube([put(-0.07, -0.003), put(-0.04, 0.0), put(0.0, 0.002), put(0.035, 0.001)], 0.006, handle)
            for p, r in zip(made.data.splines[0].points, np.interp(np.linspace(0, 1, 25), [0, 0.2, 0.6, 1], [0.9, 1.25, 0.9, 0.6])):
                p.radius = r
            for k in range(5):
                ring(0.0068 - 0.0004 * k, 0.0008, m.rubber("#2b2d31"), at=put(-0.04 + 0.007 * k, 0.0002), turn=(0, 90, lean))
        box((0.022 if knurl else 0.02, 0.042, 0.005 if knurl else 0.008), head, at=put(0.042, 0.001), turn=(0, -24, lean), bevel=0.002)
        for k in range(blades):
            f = 0.0365 + k * (0.011 / max(1, blades - 1)) if blades > 1 else 0.031
            box((0.0008, 0.036, 0.001), chrome, at=put(f, 0.0052 + (f - 0.042) * 0.42), turn=(0, -24, lean), bevel=0)
        if blades > 2:
            box((0.003, 0.036, 0.0012), m.plastic("#5fae8a", 0.4), at=put(0.05, 0.0085), turn=(0, -24, lean), bevel=0.0004)

    if model == 0:
        one(0, 0.012, -14, chrome, chrome, 1, True)
        box((0.042, 0.022, 0.004), m.paper("#2f4f7a"), at=(0.0, -0.032, 0.002), turn=(0, 0, 12), bevel=0.0005)
        outline = [(-0.021, -0.011), (0.021, -0.011), (0.021, 0.011), (-0.021, 0.011)]
        plate(outline, 0.0005, m.steel(0.1), at=(0.016, -0.028, 0.0045), turn=(0, 0, -10), holes=[[(-0.014, -0.0012), (-0.014, 0.0012), (0.014, 0.0012), (0.014, -0.0012)]], bevel=0.0001)
    elif model == 1:
        for k in range(3):
            tone = m.plastic(["#3f87b5", "#e0a52b", "#3f87b5"][k], 0.25)
            one(-0.004 * k, 0.034 - k * 0.032, -10 + 8 * k, tone, m.plastic("#f2f1ec", 0.3), 2, False)
    else:
        one(0, 0.01, -14, m.steel(0.12), m.plastic("#24262b", 0.3), 5, False)
        box((0.026, 0.046, 0.009), m.plastic("#24262b", 0.3), at=(0.03, -0.045, 0.0048), turn=(0, 0, 24), bevel=0.002)
        for k in range(5):
            box((0.0008, 0.036, 0.001), chrome, at=(0.024 + 0.0028 * k, -0.0475 + 0.0012 * k, 0.0098), turn=(0, 0, 24), bevel=0)


@good(4, up=52, around=-6)
def scissors(model):
    """For hair, for thinning, curved for nails, for beards."""
    steel, dark = m.steel(0.1), m.rubber("#26272b")
    size = [1, 1, 0.6, 0.85][model]
    for s in (-1, 1):
        z = 0.002 if s > 0 else 0.0045
        lean = s * (11 if model != 2 else 16)
        a = lean * pi / 180
        bow = (lambda t: 0.0) if model != 2 else (lambda t: 0.012 * t * t)
        tip = 0.105 * size
        def put(x, y):
            return (x * cos(a) - y * sin(a) + (bow(y / tip) if y > 0 else 0), x * sin(a) + y * cos(a))
        if model == 1 and s > 0:
            edge = []
            for k in range(24):
                y = 0.022 + k * (tip - 0.034) / 24
                edge += [(s * -0.0045, y), (s * 0.001, y + 0.0012)]
        else:
            edge = [(s * -0.002, 0.012), (s * -0.0035, 0.04 * size), (s * -0.002, 0.08 * size)]
        blade = [(s * 0.0065, -0.012), (s * 0.0075, 0.01), (s * 0.0055, 0.06 * size), (s * 0.0005, tip)] + edge[::-1] + [(s * -0.005, 0.004), (s * -0.004, -0.012)]
        outline = [put(x, y) for x, y in (blade if s > 0 else blade[::-1])]
        plate(outline, 0.0024, steel, at=(0, 0, z), bevel=0.0005)
        hx, hy = put(s * 0.006, -0.075 * size)
        if model == 2:
            hx, hy = put(s * 0.007, -0.05)
        shank = [put(s * 0.001, -0.008), put(s * -0.004, -0.03 * size), put(s * -0.004, -0.055 * size)]
        tube([(x, y, z + 0.001) for x, y in shank], 0.0035, steel)
        r = 0.0125 if s < 0 or model == 2 else 0.0135
        tube([(hx + r * cos(t), hy + r * 1.15 * sin(t), z + 0.001) for t in np.linspace(0, 2 * pi, 40, endpoint=False)], 0.0031, steel, closed=True)
        if model != 2:
            tube([(hx + (r - 0.003) * cos(t), hy + (r - 0.003) * 1.15 * sin(t), z + 0.001) for t in np.linspace(0, 2 * pi, 40, endpoint=False)], 0.0016, dark, closed=True)
            if s > 0:
                tube([(hx + 0.004, hy - r * 1.2, z + 0.001), (hx + 0.011, hy - r * 1.2 - 0.016, z), (hx + 0.02, hy - r * 1.2 - 0.02, z)], 0.0026, steel)
    cylinder(0.0042, 0.0042, m.brass(0.15), at=(0, 0, 0.0045), bevel=0.001)
    box((0.006, 0.0009, 0.0004), dark, at=(0, 0, 0.0088), turn=(0, 0, 30), bevel=0)


@good(3, up=32, around=-20)
def adhesive_bandage(model):
    """Strips before their box, a roll, cushions for blisters."""
    skin, pad = m.textile("#e0b088", 200, 0.4), m.textile("#f6f1e6", 200, 0.6)

    def strip(x, y, z, lean, wide=0.019, long=0.072):
        outline = [(sx * (long / 2 - wide / 2) + wide / 2 * cos(t), wide / 2 * sin(t)) for sx, t0 in ((1, -pi / 2), (-1, pi / 2)) for t in np.linspace(t0, t0 + pi, 14)]
        plate(outline, 0.0012, skin, at=(x, y, z), turn=(0, 0, lean), bevel=0.0004)
        a = lean * pi / 180
        box((wide * 0.95, wide * 0.95, 0.0012), m.textile("#e9c3a0", 120, 0.5), at=(x, y, z + 0.0014), turn=(0, 0, lean), bevel=0.0004)
        for sx in (-1, 1):
            for i in range(4):
                for k in range(3):
                    f, g = sx * (wide * 0.8 + i * (long - wide * 1.9) * 0.145), (k - 1) * wide * 0.22
                    cylinder(0.0006, 0.0003, m.rubber("#8a5f40"), at=(x + f * cos(a) - g * sin(a), y + f * sin(a) + g * cos(a), z + 0.0012), bevel=0)

    if model == 1:
        lathe([(0.02, 0), (0.034, 0), (0.034, 0.06), (0.02, 0.06)], skin, at=(0.02, 0.03, 0.034), turn=(90, 0, -20))
        lathe([(0.0185, -0.001), (0.0202, -0.001), (0.0202, 0.061), (0.0185, 0.061)], m.plastic("#f4f2ec"), at=(0.02, 0.03, 0.034), turn=(90, 0, -20))
        a = -20 * pi / 180
        way, axis = (cos(a), sin(a)), (sin(a), -cos(a))
        start = (0.02 + axis[0] * 0.03, 0.03 + axis[1] * 0.03)
        line = [(start[0] - way[0] * f, start[1] - way[1] * f, 0.0012) for f in (0, 0.04, 0.09)]
        band(line, 0.06, 0.0012, skin, across=(axis[0], axis[1], 0))
        band([(x, y, z + 0.001) for x, y, z in line[1:]], 0.022, 0.0012, pad, across=(axis[0], axis[1], 0))
        return
    box((0.085, 0.034, 0.1), m.paper("#f6f4ee"), at=(0.02, 0.05, 0.05), bevel=0.002)
    tone = "#2f8a5c" if model == 0 else "#2f7fa8"
    box((0.0855, 0.0345, 0.046), m.paper(tone), at=(0.02, 0.05, 0.0765), bevel=0.002)
    white = m.plastic("#fbfaf6", 0.4)
    for size in ((0.026, 0.0012, 0.009), (0.009, 0.0014, 0.026)):
        box(size, white, at=(0.02, 0.0324, 0.077), bevel=0)
    for k, w in enumerate((0.05, 0.034)):
        box((w, 0.001, 0.0045), m.rubber("#5a6068"), at=(0.012 + w / 2 - 0.025, 0.0328, 0.036 - k * 0.011), bevel=0)
    if model == 0:
        strip(-0.035, -0.02, 0, 18)
        strip(0.03, -0.035, 0, -16)
        strip(-0.005, -0.028, 0.0026, 64)
        strip(0.075, -0.012, 0, 50, 0.014, 0.05)
    else:
        gel = m.wax("#ecd3b4")
        for x, y, lean in ((-0.04, -0.02, 20), (0.015, -0.03, -12), (0.065, -0.02, 40)):
            lathe([(0.026, 0), (0.025, 0.001), (0.016, 0.002), (0.012, 0.0034), (0, 0.004)], gel, at=(x, y, 0), turn=(0, 0, lean), smooth=True, oval=0.66)


@good(3, up=44, around=-10)
def stethoscope(model):
    rubber, steel, dark = m.plastic(None, 0.35), m.steel(0.1), m.rubber("#232428")
    z = 0.0055
    y_fork = 0.02
    arms = 2 if model == 2 else 1
    for n in range(arms):
        dx = 0.05 * n
        for s in (-1, 1):
            tube([(dx, y_fork, z), (dx + s * 0.03, 0.055, z), (dx + s * 0.052, 0.1, z), (dx + s * 0.052, 0.13, z)], 0.0045, rubber)
            tube([(dx + s * 0.052, 0.12, z), (dx + s * 0.05, 0.17, z), (dx + s * 0.034, 0.215, z + 0.004), (dx + s * 0.02, 0.232, z + 0.006)], 0.0026, steel)
            ball(0.006, dark, at=(dx + s * 0.0165, 0.236, z + 0.006), scale=(1.1, 0.9, 0.9))
        tube([(dx + 0.052 * t, 0.128 + 0.02 * (1 - t * t), z) for t in np.linspace(-1, 1, 13)], 0.0016, steel)
        tube([(dx, y_fork, z), (dx * 0.5, -0.015, z), (0, -0.03, z)], 0.005, rubber)
    tube([(0, -0.02, z), (0.0, -0.06, z), (0.03, -0.11, z), (0.085, -0.115, z), (0.115, -0.07, z), (0.11, -0.02, z + 0.003), (0.108, 0.0, z + 0.004)], 0.005, rubber)
    cylinder(0.0042, 0.022, steel, at=(0.108, -0.002, z + 0.004), turn=(-90, 0, 0))
    at = (0.108, 0.042, 0)
    lathe([(0, 0.002), (0.021, 0.002), (0.0225, 0.004), (0.0225, 0.008), (0.013, 0.011), (0.006, 0.012)], steel, at=at)
    if model != 1:
        lathe([(0.006, 0.012), (0.012, 0.018), (0.0155, 0.021), (0.0145, 0.022), (0.004, 0.016), (0, 0.016)], steel, at=at)
        ring(0.0155, 0.0013, dark, at=(at[0], at[1], 0.0212))
    else:
        cylinder(0.013, 0.002, steel, at=(at[0], at[1], 0.0105))
    ring(0.0225, 0.0018, dark, at=(at[0], at[1], 0.0035))


@good(3, up=20, around=-30)
def crutch(model):
    """Forearm crutches, a folding stick, a stick of beech."""
    steel, dark = m.steel(0.3, "#c2c5c9"), m.rubber("#232529")
    if model == 0:
        for k, x in enumerate((-0.07, 0.07)):
            grip = m.plastic(None, 0.4)
            tube([(x, 0, 0.02), (x, 0, 0.62)], 0.0125, steel, smooth=False)
            tube([(x, 0, 0.35), (x, 0, 0.66), (x, 0.012, 0.72), (x, 0.05, 0.9)], 0.0145, m.painted("#3b3e44", 0.3))
            tube([(x, -0.0, 0.665), (x, -0.06, 0.672), (x, -0.12, 0.668)], 0.018, grip)
            arc = [(x + 0.046 * sin(t), 0.012 - 0.046 * cos(t) + 0.0, 0.885) for t in np.linspace(0.75, 2 * pi - 0.75, 26)]
            band(arc, 0.075, 0.006, grip, across=(0, 0.15, 0.99), smooth=False)
            lathe([(0.013, 0.06), (0.017, 0.05), (0.018, 0.02), (0.024, 0.0), (0, 0)], dark, at=(x, 0, 0))
            for i in range(8):
                cylinder(0.0028, 0.002, dark, at=(x, -0.0118, 0.12 + i * 0.028), turn=(90, 0, 0), bevel=0)
        return
    stick = m.painted("#26282c", 0.25) if model == 1 else m.wood("#c98f55", "#9a6733", 0.25)
    tube([(0, 0, 0.03), (0, 0, 0.78)], 0.0115, stick, smooth=False)
    lathe([(0.012, 0.05), (0.015, 0.045), (0.016, 0.015), (0.021, 0), (0, 0)], dark)
    if model == 1:
        for z in (0.24, 0.44, 0.63):
            cylinder(0.0135, 0.03, m.steel(0.2), at=(0, 0, z))
        grip = m.wood("#8a5a33", "#5f3b20", 0.3)
        tube([(0.03, 0, 0.795), (0, 0, 0.8), (-0.05, 0, 0.795), (-0.1, 0, 0.785)], 0.0175, grip)
        cylinder(0.014, 0.025, m.brass(), at=(0, 0, 0.765))
    else:
        tube([(0, 0, 0.76), (0, 0, 0.82), (-0.02, 0, 0.865), (-0.06, 0, 0.88), (-0.1, 0, 0.86), (-0.112, 0, 0.81)], 0.0125, stick)
        cylinder(0.013, 0.02, m.brass(), at=(0, 0, 0.74))
