"""Radios, telephones, printers, timers and robots."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import card, coil
from shapes import ball, band, box, curve, cylinder, disc, lathe, plate, ring, tube

from .good import good


def _dots(columns, rows, step, x, y, z, radius, material, turn=(90, 0, 0)):
    """A grid of holes in a front."""
    for i in range(columns):
        for k in range(rows):
            cylinder(radius, 0.0008, material, at=(x + (i - (columns - 1) / 2) * step, y, z + (k - (rows - 1) / 2) * step), turn=turn, bevel=0)


@good(2, up=12)
def radio(model):
    """A portable radio with its aerial; a table radio of wood."""
    body = m.plastic(None, 0.35) if model == 0 else m.wood("#b98755", "#8c5c34")
    w, d, h = 0.24, 0.075, 0.14
    made = box((w, d, h), body, at=(0, 0, h / 2), bevel=0.016, segments=6)
    made.name = "part"
    front = m.plastic("#efe9dc", 0.4)
    card((w * 0.9, h * 0.82, 0.003), front, at=(0, -d / 2 + 0.001, h / 2), turn=(90, 0, 0), corner=0.01)
    dark = m.rubber("#2a2724")
    cylinder(0.046, 0.002, m.textile("#b9a88a", 200), at=(-0.05, -d / 2 - 0.001, h * 0.48), turn=(90, 0, 0))
    _dots(11, 11, 0.0072, -0.05, -d / 2 - 0.0032, h * 0.48, 0.0022, dark)
    ring(0.046, 0.0022, m.steel(), at=(-0.05, -d / 2 - 0.0025, h * 0.48), turn=(90, 0, 0))
    card((0.088, 0.03, 0.0015), m.glow("#3a3020", 0.4), at=(0.055, -d / 2 - 0.0015, h * 0.7), turn=(90, 0, 0), corner=0.003)
    for i in range(13):
        box((0.0008, 0.0004, 0.009 if i % 3 else 0.014), m.plastic("#f3dfae"), at=(0.02 + i * 0.006, -d / 2 - 0.0033, h * 0.7), bevel=0)
    box((0.0014, 0.0006, 0.024), m.glow("#e8502b", 1.6), at=(0.064, -d / 2 - 0.0036, h * 0.7), bevel=0)
    for x, r in ((0.032, 0.0165), (0.078, 0.0165)):
        lathe([(0, 0), (r, 0), (r, 0.008), (r * 0.9, 0.013), (0, 0.013)], m.steel(0.2, "#cbc6bb"), at=(x, -d / 2 - 0.001, h * 0.33), turn=(90, 0, 0), flute=36, depth=0.015, around=144)
        box((0.0012, 0.001, r * 0.7), dark, at=(x, -d / 2 - 0.0142, h * 0.33 + r * 0.5), bevel=0)
    if model == 0:
        tube([(-0.095, 0.0, h), (-0.09, 0, h + 0.045), (0.0, 0, h + 0.05), (0.09, 0, h + 0.045), (0.095, 0, h)], 0.0048, m.leather("#7a4f2e"))
        tube([(0.105, 0.02, h - 0.004), (0.14, 0.024, h + 0.15)], 0.0018, m.steel(0.1), smooth=False)
        ball(0.0035, m.steel(0.1), at=(0.14, 0.024, h + 0.15))
    for x in (-0.09, 0.09):
        cylinder(0.008, 0.006, dark, at=(x, 0, -0.005))


@good(3, up=14, around=-34)
def video_camera(model):
    """A camcorder with its screen folded out; a conference camera; a monitor camera."""
    shell, dark = m.plastic("#33353a", 0.35), m.rubber("#151619")
    if model == 0:
        lathe([(0, -0.062), (0.024, -0.06), (0.027, -0.05), (0.027, 0.05), (0.022, 0.062), (0, 0.062)], shell, at=(0, 0, 0.036), turn=(90, 0, 0), oval=1.15)
        lathe([(0.0275, 0), (0.029, 0.002), (0.029, 0.022), (0.0265, 0.026), (0.022, 0.024), (0.014, 0.012), (0, 0.012)], dark, at=(0, -0.058, 0.036), turn=(90, 0, 0))
        ball(0.0155, m.steel(0.03, "#27304f"), at=(0, -0.071, 0.036), scale=(1, 0.35, 1))
        ring(0.0195, 0.001, m.steel(), at=(0, -0.0815, 0.036), turn=(90, 0, 0))
        card((0.072, 0.052, 0.006), shell, at=(-0.07, -0.02, 0.036), turn=(90, 0, 14), corner=0.004)
        for k, tone in enumerate(("#f0a35b", "#7fb4d8", "#3f6fa8")):
            card((0.062, 0.044 - k * 0.013, 0.0004), m.glow(tone, 0.8), at=(-0.0695 - 0.001 * k, -0.0262 - 0.0004 * k, 0.036 - k * 0.006), turn=(90, 0, 14), corner=0.002)
        box((0.022, 0.012, 0.022), shell, at=(-0.026, 0.0, 0.04), bevel=0.004)
        tube([(0.028, -0.045, 0.038), (0.045, -0.01, 0.042), (0.028, 0.045, 0.038)], 0.006, m.leather("#232327"))
        box((0.026, 0.05, 0.01), shell, at=(0, 0.0, 0.068), bevel=0.004)
        cylinder(0.005, 0.004, m.painted("#b5302a"), at=(0.008, 0.035, 0.069))
        box((0.042, 0.03, 0.042), shell, at=(0, 0.058, 0.036), bevel=0.005)
        return
    white = m.plastic("#f0eee9", 0.35) if model == 2 else shell
    cylinder(0.045, 0.014, white, bevel=0.005)
    cylinder(0.014, 0.03, white, at=(0, 0, 0.012))
    ball(0.045, white, at=(0, 0, 0.075))
    lathe([(0.032, 0), (0.03, 0.004), (0, 0.006)], dark, at=(0, -0.0315, 0.078), turn=(86, 0, 0))
    cylinder(0.014, 0.004, m.steel(0.12, "#3d4148"), at=(0, -0.037, 0.0785), turn=(86, 0, 0))
    ball(0.01, m.steel(0.02, "#27304f"), at=(0, -0.041, 0.0787), scale=(1, 0.4, 1))
    for a in range(8):
        cylinder(0.0018, 0.0012, m.rubber("#4b2a2a"), at=(0.021 * cos(a * pi / 4), -0.0375, 0.078 + 0.021 * sin(a * pi / 4)), turn=(86, 0, 0), bevel=0)
    cylinder(0.0022, 0.001, m.glow("#58d68d", 3), at=(0.034, -0.029, 0.052), turn=(70, 0, 20), bevel=0)


@good(3, up=22, around=-26)
def joystick(model):
    """An arcade stick, a flight stick, a stick with six buttons."""
    dark = m.rubber("#1f2023")
    w, d, h = [(0.15, 0.13, 0.05), (0.14, 0.14, 0.04), (0.24, 0.14, 0.05)][model]
    box((w, d, h), m.plastic("#2c2e33", 0.4), at=(0, 0, h / 2), bevel=0.008)
    card((w * 0.93, d * 0.92, 0.003), m.plastic(None, 0.3), at=(0, 0, h - 0.0005), corner=0.008)
    x = 0.0 if model < 2 else -0.065
    if model == 1:
        lathe([(0.042, 0), (0.036, 0.012), (0.028, 0.02), (0.022, 0.03), (0.012, 0.034)], m.rubber("#26272a"), at=(0, 0, h), smooth=True)
        grip = m.plastic("#232428", 0.45)
        made = tube([(0, 0, h + 0.02), (0, 0.004, h + 0.06), (0, 0.0, h + 0.1), (0, -0.008, h + 0.14), (0, -0.016, h + 0.16)], 0.018, grip)
        for p, s in zip(made.data.splines[0].points, np.linspace(0, 1, 33)):
            p.radius = 0.8 + 0.3 * sin(s * pi * 2.2) ** 2
        box((0.036, 0.05, 0.026), grip, at=(0, -0.012, h + 0.168), turn=(16, 0, 0), bevel=0.01)
        for dx, tone in ((-0.009, "#c8352b"), (0.009, "#d9a72f")):
            cylinder(0.006, 0.004, m.plastic(tone, 0.2), at=(dx, -0.03, h + 0.176), turn=(30, 0, 0))
        box((0.014, 0.02, 0.028), m.plastic("#c8352b", 0.25), at=(0, -0.028, h + 0.14), turn=(-20, 0, 0), bevel=0.004)
        box((0.02, 0.012, 0.05), grip, at=(0.052, 0.03, h + 0.018), turn=(24, 0, 0), bevel=0.004)
        return
    lathe([(0.028, 0), (0.027, 0.004), (0, 0.006)], dark, at=(x, 0, h + 0.002))
    cylinder(0.0048, 0.06, m.steel(0.12), at=(x, 0, h), turn=(-6, 6, 0))
    ball(0.019, m.plastic("#c8251f", 0.08), at=(x + 0.007, 0.007, h + 0.068))
    places = [(0.052, -0.02), (0.052, 0.022)] if model == 0 else [(0.0, 0.0), (0.038, 0.016), (0.078, 0.02), (0.0, -0.038), (0.038, -0.022), (0.078, -0.018)]
    for k, (bx, by) in enumerate(places):
        tone = ["#f2c230", "#2f7fc1", "#f2f0ea", "#3d9a5b", "#c8251f", "#f2c230"][k]
        lathe([(0.0155, 0), (0.0155, 0.003), (0.013, 0.005), (0.0125, 0.003)], dark, at=(bx, by, h + 0.002))
        lathe([(0.012, 0.002), (0.0118, 0.007), (0.009, 0.0085), (0, 0.0078)], m.plastic(tone, 0.15), at=(bx, by, h + 0.002))


@good(3, up=30, around=-18)
def stopwatch(model):
    """A digital sports stopwatch, a mechanical one, a timer with large figures."""
    case = [m.plastic(None, 0.4), m.steel(0.12), m.plastic("#f2efe8", 0.4)][model]
    face = m.plastic("#dfe5d3", 0.25) if model != 1 else m.painted("#faf7ef", 0.4)
    ink = m.rubber("#1e2124")
    if model == 2:
        box((0.13, 0.03, 0.085), case, at=(0, 0, 0.0445), turn=(-14, 0, 0), bevel=0.008)
        card((0.105, 0.044, 0.001), face, at=(0, -0.0195, 0.053), turn=(76, 0, 0), corner=0.004)
        _figures("1530", 0, -0.0203, 0.053, 0.03, ink, (76, 0, 0))
        for k in range(3):
            cylinder(0.0085, 0.004, m.plastic(["#3d9a5b", "#c8352b", "#3f7fb5"][k], 0.3), at=(-0.036 + k * 0.036, -0.0115, 0.019), turn=(76, 0, 0))
        return
    lathe([(0, 0), (0.026, 0), (0.031, 0.004), (0.032, 0.009), (0.03, 0.014), (0.0265, 0.0155), (0.0255, 0.0145), (0, 0.0145)], case)
    cylinder(0.0255, 0.0006, face if model == 1 else m.plastic("#26282c", 0.3), at=(0, 0, 0.0145), bevel=0)
    gleam = m.steel(0.15)
    cylinder(0.0042, 0.009, gleam, at=(0, 0.031, 0.0085), turn=(-90, 0, 0))
    cylinder(0.006, 0.0055, case, at=(0, 0.039, 0.0085), turn=(-90, 0, 0))
    for s in (-1, 1):
        cylinder(0.0042, 0.006, gleam, at=(s * 0.0215, 0.0225, 0.0085), turn=(-90, 0, -45 * s))
    if model == 1:
        for k in range(60):
            a = k * pi / 30
            long = 0.0034 if k % 5 == 0 else 0.0018
            box((0.0005 if k % 5 else 0.0009, long, 0.0003), ink, at=(0.0225 * sin(a), 0.0225 * cos(a), 0.0153), turn=(0, 0, -6 * k), bevel=0)
        box((0.0011, 0.026, 0.0005), m.painted("#b5302a"), at=(0.006, 0.0075, 0.0158), turn=(0, 0, -38), bevel=0)
        cylinder(0.0019, 0.0012, gleam, at=(0, 0, 0.0152))
        ring(0.0068, 0.0003, ink, at=(0, 0.0105, 0.0152))
        ring(0.009, 0.0014, gleam, at=(0, 0.052, 0.0085))
    else:
        card((0.036, 0.02, 0.0008), face, at=(0, 0.001, 0.0148), corner=0.003)
        _figures("0947", 0, 0.001, 0.0157, 0.0095, ink, (0, 0, 0))
        loop = [(0.004, 0.045, 0.007), (0.03, 0.062, 0.003), (0.07, 0.03, 0.002), (0.062, -0.03, 0.002), (0.04, -0.012, 0.004), (0.052, 0.03, 0.003), (0.02, 0.066, 0.003), (-0.004, 0.046, 0.007)]
        tube(loop, 0.0016, m.textile("#26282c", 500))
        ring(0.005, 0.0012, gleam, at=(0, 0.0455, 0.0085))


SEGMENTS = {
    "0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg",
}


def _figures(text, x, y, z, high, ink, turn):
    """Figures of seven bars, with a colon in the middle; in the plane that `turn` gives around x."""
    lean = turn[0] * pi / 180
    wide = high * 0.5
    def bar(dx, dy, w, h):
        box((w, h, 0.0003), ink, at=(x + dx, y + dy * cos(lean), z + dy * sin(lean)), turn=turn, bevel=0)
    for k, figure in enumerate(text):
        middle = (k - (len(text) - 1) / 2) * wide * 1.5 + (wide * 0.22 if k >= len(text) / 2 else -wide * 0.22)
        t = high * 0.1
        for s in SEGMENTS[figure]:
            dx, dy, flat = {"a": (0, 0.5, 1), "b": (0.5, 0.25, 0), "c": (0.5, -0.25, 0), "d": (0, -0.5, 1), "e": (-0.5, -0.25, 0), "f": (-0.5, 0.25, 0), "g": (0, 0, 1)}[s]
            bar(middle + dx * wide, dy * high, *((wide * 0.86, t) if flat else (t, high * 0.42)))
    for dy in (-0.22, 0.22):
        bar(0, dy * high, high * 0.1, high * 0.1)


@good(3, up=10)
def hourglass_done(model):
    frame = [m.wood("#d9b98a", "#b98f5a"), m.brass(0.16), m.plastic(None, 0.35)][model]
    h, r = 0.13, 0.036
    for z in (0, h - 0.008):
        cylinder(r, 0.008, frame, at=(0, 0, z), bevel=0.002)
    for k in range(3):
        a = k * 2 * pi / 3 + 0.9
        lathe([(0.0026, 0), (0.0034, 0.02), (0.0024, 0.05), (0.0034, 0.094), (0.0026, 0.114)], frame, at=(0.03 * cos(a), 0.03 * sin(a), 0.008), smooth=True)
    half = [(0.0, 0.009), (0.021, 0.009), (0.0235, 0.016), (0.0225, 0.032), (0.013, 0.052), (0.0024, 0.0645)]
    line = half + [(r_, 0.13 - z) for r_, z in reversed(half)]
    lathe(line, m.glass("#f6fbfc"), smooth=True)
    sand = m.behind_glass(m.clay(["#e0a04a", "#f0e6d2", "#c8503a"][model]))
    lathe([(0, 0.0105), (0.02, 0.0105), (0.022, 0.016), (0.0212, 0.024), (0.01, 0.034), (0, 0.0405)], sand)
    lathe([(0, 0.0665), (0.0019, 0.0668), (0.012, 0.079), (0.0165, 0.0855), (0.008, 0.0835), (0, 0.081)], sand)
    cylinder(0.0007, 0.03, sand, at=(0, 0, 0.038))


@good(3, up=24, around=-30)
def telephone(model):
    """A desk telephone with large keys, one with a dial, one for hotel rooms."""
    body = [m.plastic("#f1ede4", 0.35), m.plastic(None, 0.15), m.plastic("#2b2d32", 0.4)][model]
    dark = m.rubber("#222326")
    if model == 1:
        lathe([(0.105, 0), (0.108, 0.008), (0.088, 0.05), (0.06, 0.085), (0.05, 0.092), (0, 0.092)], body, smooth=True, oval=0.85)
        for s in (-1, 1):
            box((0.012, 0.045, 0.022), body, at=(s * 0.045, 0.01, 0.1), bevel=0.004)
        _dial(0, -0.062, 0.052)
        _handset(0, 0.012, 0.118, body)
    else:
        side = [(-0.1, 0), (0.1, 0), (0.1, 0.07), (0.03, 0.062), (-0.1, 0.022)]
        plate(side, 0.17, body, at=(-0.085, 0, 0), turn=(90, 0, 90), bevel=0.006)
        lean = 20.0
        key = m.plastic("#fbf9f3" if model == 2 else "#3a3d44", 0.3)
        place = lambda x, f: (x, -0.098 + f * cos(lean * pi / 180), 0.0245 + f * sin(lean * pi / 180))
        for i in range(3):
            for k in range(4):
                box((0.02, 0.017, 0.007), key, at=place(0.002 + i * 0.026, 0.02 + k * 0.0225), turn=(lean, 0, 0), bevel=0.003)
        box((0.075, 0.026, 0.002), m.glow("#b7c9a6", 0.35), at=place(0.028, 0.118), turn=(lean * 0.9, 0, 0), bevel=0.001)
        ball(0.006, m.glow("#e0523a", 1.5) if model == 2 else m.plastic("#c8352b"), at=place(0.074, 0.14), scale=(1, 1, 0.5))
        _handset(-0.057, 0.0, 0.062, body if model == 0 else dark, flat=lean)
    cord = coil(0.006, 0.0065, 24, 14)
    tube([(-0.105 + y * 0.9 - 0.012 * sin(z * 22), -0.1 + z * 1.25, 0.008 + x) for x, y, z in cord], 0.0018, body if model != 2 else dark)


def _handset(x, y, z, material, flat=0.0):
    """Along x, or along y where it lies in its bed."""
    if flat:
        a = flat * pi / 180 * 0.95
        bar = [(x, y - 0.085 * cos(a) + 0.17 * t * cos(a), z - 0.032 + 0.012 + 0.17 * (t - 0.0) * sin(a) - 0.006 + 0.016 * sin(pi * t)) for t in np.linspace(0, 1, 9)]
        ends, turn = (bar[0], bar[-1]), (flat, 0, 0)
    else:
        bar = [(x + 0.105 * (2 * t - 1), y, z + 0.02 * sin(pi * t)) for t in np.linspace(0, 1, 9)]
        ends, turn = (bar[0], bar[-1]), (0, 0, 0)
    tube(bar, 0.0135, material)
    for ex, ey, ez in ends:
        lathe([(0, -0.014), (0.022, -0.014), (0.026, -0.008), (0.024, 0.006), (0.012, 0.014), (0, 0.015)], material, at=(ex, ey, ez), turn=turn)


def _dial(x, y, z):
    lean = 52
    a = lean * pi / 180
    steel, paper = m.steel(0.14), m.painted("#f7f4ea", 0.3)
    at = lambda far, u=0.0, v=0.0: (x + u, y - far * sin(a) + v * cos(a), z + far * cos(a) + v * sin(a))
    cylinder(0.041, 0.006, paper, at=at(0), turn=(lean, 0, 0))
    holes = [disc(0.0062, 20, middle=(0.028 * cos(t), 0.028 * sin(t))) for t in np.linspace(-0.9, 1.55 * pi - 0.9, 10)]
    plate(disc(0.0385), 0.0025, steel, at=at(0.0065), turn=(lean, 0, 0), holes=holes, bevel=0.0006)
    cylinder(0.015, 0.0035, paper, at=at(0.0075), turn=(lean, 0, 0))
    tube([at(0.01, 0.02, -0.028), at(0.011, 0.037, -0.034)], 0.0016, steel, smooth=False)


@good(3, up=22, around=-28)
def printer(model):
    """A label printer, a receipt printer, an office printer."""
    shell = m.plastic("#e9e7e2", 0.4) if model != 1 else m.plastic("#2d2f34", 0.4)
    dark, white = m.rubber("#26282c"), m.paper("#fbfaf6")
    if model == 2:
        box((0.38, 0.36, 0.19), shell, at=(0, 0, 0.095), bevel=0.016, segments=5)
        box((0.39, 0.3, 0.05), m.plastic("#3b3e45", 0.4), at=(0, 0.03, 0.21), bevel=0.014)
        box((0.25, 0.2, 0.006), dark, at=(0, -0.05, 0.236), bevel=0.002)
        card((0.21, 0.19, 0.004), white, at=(0, -0.055, 0.239), turn=(-7, 0, 0), corner=0.001)
        for k in range(7):
            box((0.15 if k % 3 else 0.1, 0.005, 0.0006), m.rubber("#6b7280"), at=(-0.01 - (0 if k % 3 else 0.025), 0.005 - k * 0.018, 0.2465 - (-0.06 + 0.005 - k * 0.018) * -0.122 - 0.0075), turn=(-7, 0, 0), bevel=0)
        box((0.32, 0.01, 0.05), m.plastic("#dddad3", 0.4), at=(0, -0.18, 0.04), bevel=0.003)
        box((0.09, 0.006, 0.01), dark, at=(0, -0.186, 0.052), bevel=0.003)
        card((0.06, 0.028, 0.002), m.glow("#a9cbe0", 0.5), at=(-0.14, -0.16, 0.236), corner=0.003)
        cylinder(0.009, 0.004, m.glow("#54c47a", 1.2), at=(0.15, -0.16, 0.19))
        return
    w, d, h = (0.2, 0.2, 0.15) if model == 0 else (0.15, 0.19, 0.13)
    side = [(-d / 2, 0), (d / 2, 0), (d / 2, h * 0.8), (0.03, h), (-d * 0.3, h * 0.94), (-d / 2, h * 0.58)]
    plate(side, w, shell, at=(-w / 2, 0, 0), turn=(90, 0, 90), bevel=0.01)
    box((w * 0.8, 0.012, 0.009), dark, at=(0, -d * 0.4, h * 0.765), turn=(38, 0, 0), bevel=0.002)
    wide = w * 0.72
    strip = [(0, -d * 0.38, h * 0.76), (0, -d * 0.45, h * 0.86), (0, -d * 0.6, h * 0.98), (0, -d * 0.74, h * 0.9)] if model == 1 else [(0, -d * 0.38, h * 0.76), (0, -d * 0.5, h * 0.7), (0, -d * 0.62, h * 0.5), (0, -d * 0.7, h * 0.2), (0, -d * 0.86, 0.004)]
    band(strip, wide, 0.001, white, across=(1, 0, 0))
    way = curve(strip)[7:-3]
    for k in range(24 if model == 0 else 5):
        # A barcode runs along the label, lines of text across the receipt.
        if model == 0:
            part, x, thick = way[:9], -wide * 0.36 + k * wide * 0.031, 0.0016 if k % 3 else 0.0034
        else:
            part, x, thick = way[2 + k * 2 : 4 + k * 2], -wide * (0.02 if k % 2 else 0.08), wide * (0.7 if k % 2 else 0.55)
        band([(x, y - 0.001, z + 0.001) for _, y, z in part], thick, 0.0004, dark, across=(1, 0, 0), smooth=False)
    for k in range(2):
        cylinder(0.006, 0.003, m.plastic(["#3d9a5b", "#e0b23a"][k], 0.3), at=(w * 0.3 + k * 0.018 - 0.01, -d * 0.46, h * 0.62), turn=(50, 0, 0))
    card((w * 0.6, d * 0.3, 0.002), m.plastic("#4a4d55", 0.25), at=(0, 0.0, h * 0.985), turn=(-4, 0, 0), corner=0.006)


@good(3, up=8, around=-34)
def satellite_antenna(model):
    """A dish with its arm on a mast, a flat aerial, a dish on its foot."""
    white, steel = m.painted("#ecebe7", 0.35), m.steel(0.3, "#a9abaf")
    if model == 1:
        box((0.26, 0.035, 0.26), white, at=(0, 0, 0.17), bevel=0.02, segments=5)
        cylinder(0.014, 0.05, steel, at=(0, 0.02, 0))
        box((0.1, 0.03, 0.012), steel, at=(0, 0.03, 0.06), bevel=0.002)
        tube([(0, 0.05, 0.0), (0, 0.05, 0.3)], 0.014, steel, smooth=False)
        tube([(0.06, 0.0, 0.05), (0.07, -0.02, 0.02), (0.12, -0.06, 0.005), (0.18, -0.02, 0.005)], 0.004, m.rubber())
        return
    r = 0.3
    dish = [(r * t, 0.075 * t * t) for t in np.linspace(0, 1, 16)]
    at, turn = (0, 0.0, 0.42), (68, 0, 0)
    lathe(dish + [(r + 0.004, 0.078), (r + 0.004, 0.072)] + [(x, z - 0.006) for x, z in reversed(dish)], white, at=at, turn=turn)
    box((0.06, 0.05, 0.09), steel, at=(0, 0.04, 0.4), bevel=0.004)
    tube([(0, 0.075, 0), (0, 0.075, 0.42)], 0.02, steel, smooth=False)
    end = (0, -0.33, 0.36)
    tube([(0, -0.02, 0.13), (0, -0.18, 0.2), end], 0.011, steel)
    lathe([(0.02, 0), (0.03, 0.02), (0.03, 0.03), (0, 0.034)], m.plastic("#dcdad4", 0.4), at=(0, -0.31, 0.365), turn=(-75, 0, 0))
    tube([(0, -0.345, 0.36), (0, -0.385, 0.35)], 0.018, m.plastic("#3c3f45"), smooth=False)
    if model == 0:
        cylinder(0.1, 0.012, steel, at=(0, 0.075, 0))
    else:
        for k in range(3):
            a = k * 2 * pi / 3 + pi / 2
            tube([(0, 0.075, 0.2), (0.22 * cos(a), 0.075 + 0.22 * sin(a), 0)], 0.01, steel, smooth=False)


@good(3, up=12, around=-26)
def robot(model):
    """A learning robot on wheels, a kit with two wheels, a robot that vacuums."""
    dark, eye = m.rubber("#1d1f23"), m.glow("#6fd0f0", 2.2)
    if model == 2:
        lathe([(0, 0), (0.155, 0), (0.165, 0.01), (0.165, 0.06), (0.158, 0.074), (0, 0.076)], m.plastic("#f0eee9", 0.3))
        lathe([(0.1655, 0.022), (0.1665, 0.026), (0.1665, 0.046), (0.1655, 0.05)], dark)
        cylinder(0.05, 0.022, m.plastic("#e2dfd8", 0.3), at=(0, 0.05, 0.075), bevel=0.004)
        ring(0.05, 0.0015, m.steel(), at=(0, 0.05, 0.095))
        cylinder(0.016, 0.002, eye, at=(0, -0.07, 0.0755), bevel=0)
        ring(0.02, 0.0018, m.steel(), at=(0, -0.07, 0.0765))
        return
    body = m.plastic("#f3f1ec", 0.25)
    if model == 0:
        box((0.12, 0.1, 0.1), body, at=(0, 0, 0.085), bevel=0.024, segments=6)
        box((0.13, 0.1, 0.085), body, at=(0, 0, 0.195), bevel=0.03, segments=6)
        cylinder(0.025, 0.03, dark, at=(0, 0, 0.128))
        card((0.1, 0.056, 0.004), dark, at=(0, -0.0475, 0.195), turn=(90, 0, 0), corner=0.022)
        for s in (-1, 1):
            ball(0.0125, eye, at=(s * 0.024, -0.051, 0.2), scale=(1, 0.25, 1.2))
            cylinder(0.012, 0.012, m.plastic(None, 0.3), at=(s * 0.064, 0, 0.195), turn=(0, 90 * s, 0))
            lathe([(0, -0.018), (0.03, -0.018), (0.038, -0.012), (0.038, 0.012), (0.03, 0.018), (0, 0.018)], dark, at=(s * 0.075, 0.0, 0.038), turn=(0, 90, 0))
            cylinder(0.02, 0.006, m.plastic(None, 0.3), at=(s * 0.091, 0, 0.038), turn=(0, 90 * s, 0))
            tube([(s * 0.062, 0, 0.115), (s * 0.095, -0.01, 0.1), (s * 0.1, -0.05, 0.088)], 0.0095, m.plastic(None, 0.3))
            ring(0.012, 0.004, dark, at=(s * 0.1, -0.062, 0.086), turn=(0, 0, 0))
        tube([(0, 0, 0.235), (0, 0, 0.262)], 0.0028, m.steel(), smooth=False)
        ball(0.008, m.plastic(None, 0.2), at=(0, 0, 0.266))
        card((0.07, 0.045, 0.002), m.plastic(None, 0.3), at=(0, -0.0495, 0.088), turn=(90, 0, 0), corner=0.008)
        for k in range(3):
            cylinder(0.006, 0.003, m.plastic(["#e04a3a", "#f0c23a", "#49a865"][k], 0.2), at=(-0.02 + k * 0.02, -0.051, 0.088), turn=(90, 0, 0))
        return
    plate(disc(0.06, 40, 1.25), 0.004, m.plastic("#1f6b45", 0.35), at=(0, 0, 0.03))
    for s in (-1, 1):
        lathe([(0, -0.01), (0.03, -0.01), (0.034, -0.006), (0.034, 0.006), (0.03, 0.01), (0, 0.01)], dark, at=(s * 0.072, 0.02, 0.034), turn=(0, 90, 0))
        cylinder(0.02, 0.004, m.plastic("#f0c23a", 0.3), at=(s * 0.083, 0.02, 0.034), turn=(0, 90 * s, 0))
        cylinder(0.013, 0.03, m.plastic("#f0c23a", 0.3), at=(s * 0.022, 0.02, 0.018), turn=(0, 90 * s, 0))
        cylinder(0.008, 0.016, m.steel(), at=(s * 0.018, -0.055, 0.034))
        cylinder(0.0075, 0.003, m.rubber("#17181b"), at=(s * 0.018, -0.055, 0.05))
    box((0.06, 0.035, 0.018), m.rubber("#26282c"), at=(0, 0.03, 0.044), bevel=0.002)
    box((0.02, 0.02, 0.004), dark, at=(0, -0.015, 0.036), bevel=0.001)
    for k in range(4):
        box((0.006, 0.003, 0.002), m.glow(["#e04a3a", "#49a865"][k % 2], 1.5), at=(-0.024 + k * 0.016, -0.036, 0.035), bevel=0)
