"""Toys and what a party needs."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import _mesh, ball, band, box, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


@good(3, up=8)
def nesting_dolls(model):
    """Painted dolls, blank ones of lime wood, animals; from large to small."""
    blank = m.wood("#ead0a0", "#d3b07a")
    sizes = [1.0, 0.76, 0.56, 0.4, 0.27]
    x = -0.075
    for k, s in enumerate(sizes):
        tone = ["#b8262b", "#2f6f8f", "#d99a2b", "#4f8a5c", "#8a3f7a"][k] if model == 0 else ["#8a6a4a", "#c9772e", "#6b7078", "#d9b06a", "#f0ece2"][k]
        body = blank if model == 1 else m.painted(tone, 0.15)
        y = -0.012 * k
        line = [(0, 0), (0.03, 0), (0.036, 0.006), (0.041, 0.035), (0.037, 0.062), (0.0275, 0.078), (0.0255, 0.084), (0.029, 0.097), (0.0275, 0.112), (0.017, 0.124), (0, 0.129)]
        made = lathe(line, body, at=(x, y, 0), smooth=True)
        made.scale = (s, s, s)
        def dot(px, pz, r, material, up=1.0, reach=0.0292):
            a = -0.38 + px / reach
            ball(r * s, material, at=(x + reach * s * sin(a), y - reach * s * cos(a), pz * s), scale=(1, 1, up))
        ring(0.0412 * s, 0.0007 * s, m.rubber("#3a2a20"), at=(x, y, 0.036 * s))
        if model != 1:
            face = m.painted("#f3d6b4", 0.2)
            ball(0.021 * s, face, at=(x + 0.0112 * s * sin(-0.38), y - 0.0112 * s * cos(-0.38), 0.101 * s), scale=(0.95, 0.95, 0.85))
            for px in (-0.0075, 0.0075):
                dot(px, 0.104, 0.0021, m.rubber("#1d1714"), 1, 0.0318)
            dot(0, 0.0945, 0.0019, m.painted("#c8322b"), 0.6, 0.0318)
            if model == 0:
                for px in (-0.0125, 0.0125):
                    dot(px, 0.098, 0.0026, m.painted("#e8958a"), 0.8, 0.0302)
                for j in range(5):
                    a = j * 2 * pi / 5
                    dot(0.009 * cos(a), 0.05 + 0.009 * sin(a), 0.0055, m.painted("#f2c648", 0.2), 1, 0.0385)
                dot(0, 0.05, 0.0052, m.painted("#f7f1e2", 0.2), 1, 0.0405)
            else:
                for px in (-0.014, 0.014):
                    ball(0.0085 * s, body, at=(x + px * s, y, 0.126 * s))
        step = 0.041 * (s + (sizes[k + 1] if k < 4 else 0)) * 1.12
        x += step


def _wheel(x, y, r, wide, tyre, hub, axis=0.0):
    """A wheel that turns around y (or around the way `axis` gives)."""
    lathe([(0, -wide / 2), (r * 0.82, -wide / 2), (r, -wide * 0.3), (r, wide * 0.3), (r * 0.82, wide / 2), (0, wide / 2)], tyre, at=(x, y, r), turn=(90, 0, axis))
    lathe([(0, 0), (r * 0.55, 0), (r * 0.5, wide * 0.12), (0, wide * 0.2)], hub, at=(x, y - wide / 2, r), turn=(90, 0, axis))


@good(3, up=16, around=-30)
def locomotive(model):
    """A wooden train with wagons, a figure eight of tracks, an engine for wooden tracks."""
    tones = [m.painted(t, 0.35) for t in ("#c8352b", "#2f6fa8", "#e0a52b", "#4f8a5c")]
    beech, dark = m.wood("#e0bd8a", "#c49a62"), m.painted("#2b2c30", 0.4)
    if model == 1:
        for s in (-1, 1):
            plate(disc(0.13, 80, middle=(s * 0.128, 0)), 0.012, beech, at=(0, 0, 0.012 if s > 0 else 0), bevel=0.003, holes=[disc(0.088, 80, middle=(s * 0.128, 0))[::-1]])
            for r in (0.099, 0.119):
                ring(r, 0.0028, m.rubber("#8a6a42"), at=(s * 0.128, 0, 0.0245 if s > 0 else 0.0125), flat=0.3)
        base = (0.16, -0.1, 0.024)
    else:
        base = (-0.09, 0.0, 0.0)
    bx, by, bz = base
    body = tones[0] if model != 2 else m.plastic(None, 0.25)
    box((0.085, 0.034, 0.012), dark, at=(bx, by, bz + 0.017), bevel=0.002)
    cylinder(0.0165, 0.052, body, at=(bx - 0.041, by, bz + 0.038), turn=(0, 90, 0))
    ring(0.0166, 0.0016, m.brass(), at=(bx - 0.03, by, bz + 0.038), turn=(0, 90, 0))
    cylinder(0.0125, 0.003, m.brass(), at=(bx - 0.0435, by, bz + 0.038), turn=(0, 90, 0))
    box((0.03, 0.036, 0.05), body, at=(bx + 0.027, by, bz + 0.047), bevel=0.003)
    box((0.038, 0.042, 0.006), dark, at=(bx + 0.027, by, bz + 0.074), bevel=0.002)
    for s in (-1, 1):
        box((0.017, 0.0372, 0.017), m.plastic("#f5e9c8", 0.3), at=(bx + 0.027, by, bz + 0.058), bevel=0.002)
    lathe([(0.005, 0), (0.005, 0.014), (0.009, 0.026), (0.0085, 0.028), (0, 0.027)], dark, at=(bx - 0.028, by, bz + 0.052))
    ball(0.006, m.brass(), at=(bx - 0.006, by, bz + 0.055))
    for x in (-0.03, 0.0, 0.03):
        for s in (-1, 1):
            lathe([(0, -0.003), (0.0115, -0.003), (0.0125, 0), (0.0115, 0.003), (0, 0.003)], beech, at=(bx + x, by + s * 0.0185, bz + 0.0125), turn=(90, 0, 0))
            cylinder(0.003, 0.005, tones[2], at=(bx + x, by + s * 0.0185 + 0.0025, bz + 0.0125), turn=(90, 0, 0))
    if model:
        return
    for k in range(3):
        x = 0.008 + k * 0.085
        box((0.066, 0.032, 0.01), beech, at=(x, 0, 0.016), bevel=0.002)
        ball(0.004, dark, at=(x - 0.042, 0, 0.017))
        if k == 1:
            for i, y in ((0, -0.008), (1, 0.008), (2, 0.0)):
                cylinder(0.0075, 0.058, m.wood("#b98a58", "#8f6337"), at=(x - 0.029, y, 0.029 + 0.013 * (i == 2)), turn=(0, 90, 0))
        else:
            box((0.062, 0.034, 0.026 if k else 0.02), tones[1 + k % 3], at=(x, 0, 0.033), bevel=0.003)
            if k == 0:
                for i in range(4):
                    box((0.012, 0.024, 0.014), tones[(i * 2 + 3) % 4], at=(x - 0.021 + i * 0.014, 0, 0.047), turn=(0, 0, 9 * i), bevel=0.002)
        for wx in (-0.02, 0.02):
            for s in (-1, 1):
                lathe([(0, -0.003), (0.01, -0.003), (0.011, 0), (0.01, 0.003), (0, 0.003)], beech, at=(x + wx, s * 0.0175, 0.011), turn=(90, 0, 0))
                cylinder(0.003, 0.005, tones[0], at=(x + wx, s * 0.0175 + 0.0025, 0.011), turn=(90, 0, 0))


def _loft(sections, material, around_=32, power=0.6):
    """A body along x through `(x, half width, low, high)`, round-edged."""
    ends = np.linspace(0, 2 * pi, around_, endpoint=False)
    points = [(x, w * np.sign(cos(a)) * abs(cos(a)) ** power, (lo + hi) / 2 + (hi - lo) / 2 * np.sign(sin(a)) * abs(sin(a)) ** power) for x, w, lo, hi in sections for a in ends]
    n = around_
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(len(sections) - 1) for k in range(n)]
    faces += [tuple(range(n)), tuple(len(points) - n + k for k in range(n))]
    return _mesh(points, faces, material, smooth=50)


@good(3, up=16, around=-36)
def racing_car(model):
    """A die-cast racer, one of wood, one with a remote control."""
    body = m.painted(None, 0.12) if model != 1 else m.wood("#e0bd8a", "#c49a62")
    dark, white = m.rubber("#1c1d20"), m.painted("#f6f4ee", 0.15)
    sections = [(-0.1, 0.004, 0.022, 0.028), (-0.095, 0.012, 0.017, 0.031), (-0.05, 0.017, 0.013, 0.04), (-0.02, 0.026, 0.012, 0.046), (0.01, 0.03, 0.012, 0.044), (0.04, 0.028, 0.012, 0.062), (0.06, 0.022, 0.014, 0.056), (0.095, 0.013, 0.016, 0.042), (0.1, 0.008, 0.02, 0.036)]
    xs = [s[0] for s in sections]
    dense = [(x, *[float(np.interp(x, xs, [s[k] for s in sections])) for k in (1, 2, 3)]) for x in np.linspace(-0.1, 0.1, 50)]
    _loft(dense, body)
    lathe([(0, 0), (0.017, 0), (0.018, 0.002), (0.0, 0.003)], dark, at=(0.008, 0, 0.0445), oval=0.75)
    ball(0.0125, white if model != 1 else m.painted("#c8352b", 0.15), at=(0.01, 0, 0.053))
    box((0.002, 0.02, 0.008), m.glass("#cfe3ea"), at=(-0.011, 0, 0.05), turn=(0, -30, 0), bevel=0.0005)
    box((0.034, 0.1, 0.003), body if model != 1 else m.painted("#c8352b"), at=(-0.094, 0, 0.017), bevel=0.001)
    box((0.028, 0.088, 0.003), body if model != 1 else m.painted("#c8352b"), at=(0.095, 0, 0.066), turn=(0, 8, 0), bevel=0.001)
    for s in (-1, 1):
        box((0.03, 0.002, 0.026), dark, at=(0.095, s * 0.044, 0.06), bevel=0.001)
        for x, r, wide in ((-0.06, 0.019, 0.018), (0.068, 0.023, 0.024)):
            _wheel(x, s * 0.047, r, wide, dark, m.painted("#e6e4de", 0.2))
            if s > 0:
                tube([(x, -0.047, r), (x, 0.047, r)], 0.003, m.steel(), smooth=False)
            cylinder(r * 0.55, 0.001, m.steel(0.2), at=(x, s * 0.047 + (0.001 if s < 0 else 0) - wide / 2, r), turn=(90, 0, 0))
    for k in (-1, 1):
        band([(x, k * 0.006, float(np.interp(x, xs, [q[3] for q in sections])) + 0.0006) for x in np.linspace(-0.092, -0.022, 16)], 0.005, 0.0008, white, across=(0, 1, 0), smooth=False)
    for s in (-1, 1):
        cylinder(0.0115, 0.0012, white, at=(0.028, s * 0.0305 + (0.0012 if s > 0 else 0), 0.032), turn=(90, 0, 0))
    if model == 2:
        box((0.07, 0.05, 0.024), dark, at=(0.0, -0.12, 0.014), bevel=0.009)
        for x in (-0.018, 0.018):
            cylinder(0.006, 0.014, m.plastic(None, 0.3), at=(x, -0.12, 0.025))
        tube([(0, -0.1, 0.02), (0.02, -0.095, 0.12)], 0.0012, m.steel(), smooth=False)


@good(3, up=10, around=-20)
def sauropod(model):
    """A long-necked dinosaur of rubber, one of plush, a skeleton to dig out."""
    skin = [m.plastic(None, 0.45), m.plush("#7d9a6a"), m.clay("#e6d9bd")][model]
    spine = [(-0.2, 0, 0.02), (-0.15, 0, 0.035), (-0.1, 0, 0.065), (-0.05, 0, 0.09), (0.0, 0, 0.098), (0.045, 0, 0.092), (0.08, 0, 0.115), (0.1, 0, 0.155), (0.112, 0, 0.195), (0.13, 0, 0.212), (0.152, 0, 0.205)]
    radii = [0.003, 0.009, 0.02, 0.041, 0.05, 0.04, 0.024, 0.0165, 0.0155, 0.019, 0.011]
    if model == 2:
        rings_ = np.linspace(0.02, 0.98, 44)
        t0 = np.linspace(0, 1, len(spine))
        at = lambda t: tuple(float(np.interp(t, t0, [p[k] for p in spine])) for k in range(3))
        for t in rings_:
            x, y, z = at(t)
            ball(0.0055, skin, at=(x, y, z), scale=(0.7, 1, 1.2))
        for t in np.linspace(0.3, 0.55, 8):
            x, y, z = at(t)
            for s in (-1, 1):
                tube([(x, 0, z), (x + 0.002, s * 0.032, z - 0.015), (x, s * 0.03, z - 0.05), (x, s * 0.012, z - 0.066)], 0.0028, skin)
        ball(0.018, skin, at=(0.145, 0, 0.21), scale=(1.3, 0.8, 0.75))
        for s in (-1, 1):
            ball(0.004, m.rubber("#3a3028"), at=(0.15, s * 0.0125, 0.214))
        box((0.3, 0.12, 0.016), m.clay("#b99a6a"), at=(-0.02, 0, 0.006), bevel=0.006)
    else:
        made = tube(spine, 1.0, skin)
        points = made.data.splines[0].points
        for i, p in enumerate(points):
            p.radius = float(np.interp(i / (len(points) - 1), np.linspace(0, 1, len(radii)), radii))
        made.data.bevel_resolution = 10
        ball(0.02, skin, at=(0.142, 0, 0.207), scale=(1.25, 0.85, 0.8), turn=(0, 14, 0))
        belly = m.plastic("#efe6cc", 0.5) if model == 0 else m.plush("#d9cfae")
        ball(0.04, belly, at=(-0.002, 0, 0.083), scale=(1.3, 0.9, 0.92))
        for s in (-1, 1):
            ball(0.0042, m.plastic("#14130f", 0.05), at=(0.15, s * 0.0145, 0.214))
    for x, s in ((0.036, -1), (0.036, 1), (-0.045, -1), (-0.045, 1)):
        if model == 2:
            tube([(x, s * 0.024, 0.08), (x + 0.006, s * 0.028, 0.045), (x - 0.002, s * 0.028, 0.01)], 0.0055, skin)
        else:
            lathe([(0, 0), (0.019, 0), (0.0205, 0.004), (0.0165, 0.02), (0.021, 0.06), (0.012, 0.085), (0, 0.09)], skin, at=(x, s * 0.024, 0), smooth=True)
            for k in (-1, 0, 1):
                ball(0.0045, m.plastic("#efe6cc", 0.4), at=(x + 0.0175 * cos(k * 0.6), s * 0.024 + 0.0175 * sin(k * 0.6), 0.004))


@good(3, up=16, around=-30)
def yo_yo(model):
    """Of wood, with bearing, and a top to spin."""
    body = m.painted(None, 0.12) if model != 1 else m.plastic(None, 0.1)
    if model == 2:
        lathe([(0, 0), (0.002, 0.003), (0.006, 0.012), (0.026, 0.028), (0.029, 0.034), (0.024, 0.041), (0.006, 0.044), (0.0045, 0.05), (0.005, 0.075), (0.003, 0.08), (0, 0.081)], m.wood("#e0bd8a", "#c49a62"), at=(0, 0, 0.0), turn=(0, 22, 0), smooth=True)
        ring(0.0275, 0.0035, body, at=(0.013, 0, 0.0315), turn=(0, 22, 0))
        return
    r, z = 0.029, 0.029
    for s in (-1, 1):
        half = [(0.006, 0.002), (r * 0.9, 0.0035), (r, 0.006), (r * 0.96, 0.012), (r * 0.7, 0.018), (r * 0.3, 0.0195), (0, 0.0197)]
        lathe([(q, s * h) for q, h in half], body, at=(0, 0, z), turn=(90, 0, 0), smooth=True)
    cylinder(0.0065, 0.008, m.steel(0.1), at=(0, 0.004, z), turn=(90, 0, 0))
    for q, tone in ((0.72, "#f7f3e8"), (0.42, "#f2c230")):
        ring(r * q, 0.0014, m.painted(tone, 0.2), at=(0, -0.0178 if q > 0.6 else -0.0192, z), turn=(90, 0, 0))
    string = m.textile("#f6f2e6", 90, 0.6)
    ring(0.014, 0.0035, string, at=(0, 0, z), turn=(90, 0, 0))
    line = [(0.02, 0.0, 0.052), (0.05, -0.01, 0.05), (0.075, -0.03, 0.01), (0.055, -0.055, 0.0015), (0.02, -0.05, 0.0015), (0.03, -0.075, 0.0015), (0.07, -0.07, 0.0015)]
    tube([(0.004, 0, 0.045), *line], 0.0012, string)
    tube([(0.07 + 0.011 * (1 - cos(t)), -0.07 + 0.011 * sin(t), 0.0015) for t in np.linspace(0, 2 * pi, 24, endpoint=False)], 0.0012, string, closed=True)


@good(3, up=8, around=-20)
def rocket(model):
    """A water rocket on its launcher, soft rockets, a ship of wood."""
    white, red = m.plastic("#f4f2ec", 0.25), m.plastic(None, 0.25)
    if model == 1:
        for k, (x, y, tone) in enumerate(((-0.05, 0.0, "#d9482f"), (0.0, 0.03, "#f0b52e"), (0.045, -0.015, "#2f7fc1"))):
            foam = m.rubber(tone)
            lathe([(0.016, 0), (0.016, 0.13), (0.017, 0.15), (0.012, 0.175), (0, 0.185)], foam, at=(x, y, 0.012), smooth=False)
            for i in range(4):
                plate([(0.014, 0), (0.036, -0.012), (0.036, 0.02), (0.014, 0.055)], 0.006, m.rubber("#2b2d31"), at=(x, y, 0.012), turn=(90, 0, i * 90 + 20), bevel=0.002)
        return
    body = white if model == 0 else m.wood("#e0bd8a", "#c49a62")
    base = 0.05
    lathe([(0.022, 0), (0.03, 0.03), (0.033, 0.08), (0.032, 0.14), (0.024, 0.19)], body, at=(0, 0, base), smooth=True)
    lathe([(0.0243, 0.188), (0.0155, 0.22), (0.006, 0.24), (0, 0.245)], red if model == 0 else m.painted("#c8352b"), at=(0, 0, base), smooth=True)
    lathe([(0.0325, 0.055), (0.0338, 0.058), (0.0338, 0.07), (0.0334, 0.073)], red if model == 0 else m.painted("#c8352b"), at=(0, 0, base))
    a = -0.38
    for z, r in ((0.14, 0.0125), (0.105, 0.0075)):
        cylinder(r, 0.004, m.steel(0.2), at=(0.031 * sin(a), -0.031 * cos(a), base + z), turn=(90, 0, a * 180 / pi))
        cylinder(r * 0.76, 0.0046, m.plastic("#3f87b5", 0.08), at=(0.031 * sin(a), -0.031 * cos(a), base + z), turn=(90, 0, a * 180 / pi))
    for i in range(3):
        fin = round_trip([(0.024, 0.075), (0.05, 0.03), (0.062, -0.03), (0.052, -0.045), (0.04, -0.01), (0.02, 0.005)], 4)
        plate(fin, 0.007, red if model == 0 else m.painted("#c8352b"), at=(0, 0, base), turn=(90, 0, i * 120 + 30), bevel=0.0025)
    lathe([(0.014, 0.0), (0.02, -0.018), (0.018, -0.02), (0, -0.01)], m.steel(0.3, "#6b6e73"), at=(0, 0, base))
    if model == 0:
        cylinder(0.009, 0.05, m.plastic("#2b2d31"), at=(0, 0, 0.0))
        for i in range(3):
            t = i * 2 * pi / 3 + 0.2
            tube([(0, 0, 0.02), (0.07 * cos(t), 0.07 * sin(t), 0.0)], 0.006, m.plastic("#2b2d31"), smooth=False)


@good(3, up=16, around=-34)
def tractor(model):
    """With a trailer, with a loader, of wood."""
    body = m.plastic(None, 0.25) if model < 2 else m.wood("#d9ad70", "#b5854a")
    dark, rim = m.rubber("#202124"), m.plastic("#f0e8d4", 0.3) if model != 2 else m.painted("#c8352b")
    box((0.11, 0.05, 0.042), body, at=(-0.04, 0, 0.068), bevel=0.009)
    box((0.004, 0.04, 0.03), dark, at=(-0.096, 0, 0.068), bevel=0.001)
    for k in range(4):
        box((0.002, 0.036, 0.002), m.steel(), at=(-0.0985, 0, 0.058 + k * 0.007), bevel=0)
    for s in (-1, 1):
        cylinder(0.006, 0.003, m.glow("#fff2c8", 1.0), at=(-0.0975, s * 0.018, 0.084), turn=(0, -90, 0))
        for k in range(4):
            box((0.012, 0.001, 0.003), dark, at=(-0.06, s * 0.0255, 0.06 + 0.007 * k), bevel=0)
    tube([(-0.06, 0.014, 0.088), (-0.06, 0.014, 0.13)], 0.004, dark, smooth=False)
    box((0.07, 0.045, 0.03), dark, at=(0.03, 0, 0.05), bevel=0.004)
    for x in (0.004, 0.062):
        for s in (-1, 1):
            tube([(x, s * 0.03, 0.075), (x + (0.006 if x < 0.03 else -0.002), s * 0.027, 0.142)], 0.0034, body, smooth=False)
    box((0.075, 0.068, 0.008), body, at=(0.034, 0, 0.146), bevel=0.003)
    box((0.03, 0.034, 0.012), dark, at=(0.04, 0, 0.076), bevel=0.004)
    box((0.008, 0.034, 0.034), dark, at=(0.056, 0, 0.094), turn=(0, 8, 0), bevel=0.004)
    tube([(-0.002, 0, 0.085), (0.016, 0, 0.1)], 0.002, dark, smooth=False)
    ring(0.0115, 0.002, dark, at=(0.017, 0, 0.101), turn=(0, 50, 0))
    for s in (-1, 1):
        for x, r, wide, lugs in ((0.045, 0.046, 0.026, 18), (-0.07, 0.027, 0.018, 14)):
            y = s * (0.046 if r > 0.03 else 0.038)
            lathe([(0, -wide / 2), (r * 0.84, -wide / 2), (r * 0.95, -wide * 0.36), (r * 0.95, wide * 0.36), (r * 0.84, wide / 2), (0, wide / 2)], dark, at=(x, y, r), turn=(90, 0, 0))
            for k in range(lugs):
                t = k * 2 * pi / lugs
                for h in (-1, 1):
                    box((r * 0.1, wide * 0.46, r * 0.12), dark, at=(x + r * 0.95 * cos(t + h * 0.08), y + h * wide * 0.24, r + r * 0.95 * sin(t + h * 0.08)), turn=(0, -t * 180 / pi, 0), bevel=0.0008)
            for side in (-1, 1):
                cylinder(r * 0.58, 0.003, rim, at=(x, y + side * wide / 2 + 0.0015, r), turn=(90, 0, 0))
                cylinder(r * 0.2, 0.005, m.steel(), at=(x, y + side * wide / 2 + 0.0025, r), turn=(90, 0, 0))
        band([(0.045 + 0.053 * cos(t), s * 0.046, 0.046 + 0.053 * sin(t)) for t in np.linspace(0.5, 2.6, 20)], 0.03, 0.004, body, across=(0, 1, 0), smooth=False)
    if model == 1:
        for s in (-1, 1):
            tube([(-0.01, s * 0.03, 0.09), (-0.09, s * 0.03, 0.085), (-0.13, s * 0.028, 0.03)], 0.005, rim)
        band([(-0.13, 0, 0.05), (-0.135, 0, 0.02), (-0.15, 0, 0.006), (-0.18, 0, 0.008)], 0.11, 0.005, m.steel(0.3), across=(0, 1, 0))
        return
    x0 = 0.2
    box((0.12, 0.075, 0.006), rim, at=(x0, 0, 0.044), bevel=0.002)
    for s in (-1, 1):
        box((0.12, 0.004, 0.034), rim if model == 0 else body, at=(x0, s * 0.037, 0.06), bevel=0.001)
        box((0.004, 0.075, 0.034), rim if model == 0 else body, at=(x0 + s * 0.06, 0, 0.06), bevel=0.001)
        _wheel(x0 + 0.015, s * 0.043, 0.024, 0.014, dark, rim)
    tube([(0.07, 0, 0.04), (x0 - 0.06, 0, 0.042)], 0.004, dark, smooth=False)
    hay = m.clay("#d9b85a")
    for k, (dx, dy, z) in enumerate(((-0.03, -0.012, 0.06), (0.02, 0.014, 0.06), (0.0, 0.0, 0.082))):
        box((0.045, 0.034, 0.026), hay, at=(x0 + dx, dy, z), turn=(0, 0, 10 * k - 8), bevel=0.003)
