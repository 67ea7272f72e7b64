"""Hand tools and workwear."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, box, curve, cylinder, disc, lathe, mirrored, plate, puff, ring, rounded, tube

from .good import good


@good(1, up=16, around=-28)
def toolbox(model):
    body = m.painted()
    dark = m.rubber("#222326")
    steel = m.steel()
    box((0.46, 0.2, 0.13), body, at=(0, 0, 0.065), bevel=0.006)
    for side in (-1, 1):
        box((0.46, 0.098, 0.055), body, at=(0, side * 0.05, 0.162), bevel=0.006)
        box((0.4, 0.004, 0.02), body, at=(0, side * 0.1, 0.165), bevel=0.002)
    box((0.462, 0.202, 0.004), dark, at=(0, 0, 0.132), bevel=0.001)
    for x in (-0.19, 0.19):
        tube([(x, 0, 0.18), (x, 0, 0.235)], 0.006, steel)
        for y in (-0.1, 0.1):
            box((0.02, 0.004, 0.09), steel, at=(x * 0.6, y * 1.02, 0.13), turn=(0, 24 * (1 if x > 0 else -1), 0), bevel=0.002)
    tube([(-0.19, 0, 0.235), (0.19, 0, 0.235)], 0.011, dark)
    for x in (-0.12, 0.12):
        box((0.035, 0.008, 0.05), steel, at=(x, -0.104, 0.125), bevel=0.003)
    for x in (-0.215, 0.215):
        box((0.03, 0.19, 0.008), dark, at=(x, 0, -0.002), bevel=0.002)


@good(4, up=34, around=-32)
def hammer(model):
    """Claw hammer, rubber mallet, machinist's hammer, sledge hammer."""
    length = [0.33, 0.34, 0.3, 0.5][model]
    wood = m.wood("#d6ae74", "#b28448") if model != 2 else m.plastic("#c98a2e", 0.4)
    z = 0.022
    spine = [(0, 0, z), (0, -length * 0.3, z), (0, -length * 0.62, z), (0, -length * 0.85, z), (0, -length, z)]
    grip = tube(spine, 0.0125, wood)
    points = grip.data.splines[0].points
    for i, p in enumerate(points):
        t = i / (len(points) - 1)
        p.radius = 0.95 - 0.25 * sin(min(t / 0.55, 1) * pi) * 0.8 + 0.25 * max(0, t - 0.55)
    iron = m.steel(0.3, "#8f9296") if model != 1 else m.rubber("#222326")
    if model == 0:
        lathe([(0, 0), (0.0125, 0), (0.014, 0.002), (0.014, 0.014), (0.011, 0.02), (0.0105, 0.032)], m.steel(0.2), at=(-0.062, 0, z), turn=(0, 90, 0))
        box((0.042, 0.026, 0.03), iron, at=(-0.012, 0, z), bevel=0.006)
        for side in (-1, 1):
            tube([(0.005, 0, z + side * 0.006), (0.03, 0.002, z + side * 0.008), (0.055, -0.008, z + side * 0.01), (0.072, -0.026, z + side * 0.012)], 0.0055, iron)
    elif model == 2:
        box((0.095, 0.024, 0.024), iron, at=(0, 0, z), bevel=0.005)
        plate([(0.045, 0.012), (0.045, -0.012), (0.075, -0.002), (0.075, 0.002)], 0.022, iron, at=(0, 0, z - 0.011), bevel=0.002)
    else:
        r, half = (0.03, 0.055) if model == 1 else (0.032, 0.07)
        lathe([(0, -half), (r - 0.006, -half), (r, -half + 0.006), (r, half - 0.006), (r - 0.006, half), (0, half)], iron, at=(0, 0, z + 0.008), turn=(0, 90, 0))


@good(4, up=34, around=-30)
def screwdriver(model):
    color = [m.plastic(None, 0.2), m.plastic("#d06a2a", 0.25), m.plastic("#23518a", 0.25), m.wood("#b3824c", "#8d6031")][model]
    z = 0.015
    turn = (0, 90, 0)
    lathe([(0, -0.105), (0.009, -0.104), (0.0135, -0.095), (0.0145, -0.06), (0.0135, -0.03), (0.009, -0.014), (0.0115, -0.004), (0.011, 0)], color, at=(0, 0, z), turn=turn, smooth=True, flute=6 if model != 3 else 0, depth=0.06)
    steel = m.steel(0.2)
    lathe([(0.0075, 0), (0.0075, 0.008), (0, 0.008)], steel, at=(0, 0, z), turn=turn, around=6)
    long = [0.125, 0.15, 0.08, 0.12][model]
    cylinder(0.0034, long, steel, at=(0.005, 0, z), turn=turn)
    plate([(0, -0.0034), (0.012, -0.0042), (0.012, 0.0042), (0, 0.0034)], 0.0022, steel, at=(long, 0, z - 0.0011), bevel=0.0006)
    cylinder(0.0146, 0.004, m.rubber("#202124"), at=(-0.075, 0, z), turn=turn)


@good(3, up=36, around=-28)
def wrench(model):
    steel = m.steel(0.18)
    def end(x, r, gap, turn):
        arc = np.linspace(turn + gap, turn + 2 * pi - gap, 40)
        jaw = [(x + r * cos(t), r * sin(t)) for t in arc]
        inner = [(x + r * 0.52 * cos(turn) - r * 0.25 * cos(turn), 0)]
        a, b = turn + gap, turn - gap
        notch = [(x + r * 0.95 * cos(b), r * 0.95 * sin(b)), (x - r * 0.3 * cos(turn) + r * 0.5 * cos(turn - pi / 2), r * 0.5 * sin(turn - pi / 2)), (x - r * 0.3 * cos(turn) - r * 0.5 * cos(turn - pi / 2), -r * 0.5 * sin(turn - pi / 2)), (x + r * 0.95 * cos(a), r * 0.95 * sin(a))]
        return jaw + notch
    count = (1, 4, 1)[model]
    for i in range(count):
        s = 1 - i * 0.14
        y = i * 0.052
        made = plate(end(0.085 * s, 0.018 * s, 0.52, 0.0), 0.008 * s, steel, at=(0, y, 0), bevel=0.002)
        plate([(-0.085 * s, -0.0065 * s), (0.075 * s, -0.0075 * s), (0.075 * s, 0.0075 * s), (-0.085 * s, 0.0065 * s)], 0.006 * s, steel, at=(0, y, 0.001), bevel=0.002)
        plate(disc(0.0145 * s, middle=(-0.092 * s, 0)), 0.009 * s, steel, at=(0, y, 0), bevel=0.002, holes=[disc(0.0085 * s, 12, middle=(-0.092 * s, 0))])


@good(2, up=26, around=-26)
def nut_and_bolt(model):
    zinc = m.steel(0.26, "#b9bcc0") if model == 0 else m.steel(0.3, "#b99a4d")
    z = 0.0075
    hexagon = [(0.0075 * cos(i * pi / 3 + pi / 6), 0.0075 * sin(i * pi / 3 + pi / 6)) for i in range(6)]
    plate(hexagon, 0.0055, zinc, at=(-0.03, 0, z), turn=(0, 90, 0), bevel=0.0006)
    cylinder(0.004, 0.03, zinc, at=(-0.025, 0, z), turn=(0, 90, 0))
    thread = [(0.0033 + 0.0007 * abs((i % 4) - 2) / 2, 0.002 + i * 0.0003125) for i in range(96)]
    lathe(thread + [(0, 0.033)], zinc, at=(0.001, 0, z), turn=(0, 90, 0))
    for x, y, flat in ((0.012, -0.02, True), (-0.012, -0.024, True)):
        plate(hexagon, 0.0065, zinc, at=(x, y, 0), bevel=0.0007, holes=[disc(0.004, 32)])
    plate(disc(0.008), 0.0014, zinc, at=(-0.034, -0.022, 0), bevel=0.0004, holes=[disc(0.0043)])


VEST = mirrored([(0.07, 0.34), (0.13, 0.33), (0.165, 0.3), (0.19, 0.14), (0.215, 0.1), (0.235, -0.32), (0, -0.325)])


@good(2, up=58, around=0)
def safety_vest(model):
    cloth = m.textile("#d9ec2f" if model == 0 else "#ef7a1f", 200)
    half = [(0.004, 0.1), (0.055, 0.335), (0.07, 0.345), (0.13, 0.33), (0.165, 0.3), (0.185, 0.16), (0.22, 0.09), (0.235, -0.32), (0.004, -0.325)]
    for side in (1, -1):
        line = [(side * x, y) for x, y in half]
        puff(line if side > 0 else line[::-1], 0.022, cloth, rim=0.05, folds=0.008, seed=side + 3)
        silver = m.textile("#d5d7da", 500, 0.1)
        silver.shader.inputs["Roughness"].default_value = 0.4
        for y in (-0.1, -0.22):
            box((0.225, 0.045, 0.003), silver, at=(side * 0.117, y, 0.0235), bevel=0.001)
        box((0.04, 0.34, 0.003), silver, at=(side * 0.11, 0.1, 0.0235), bevel=0.001)
    puff([(-0.07, 0.345), (0.07, 0.345), (0.055, 0.31), (0, 0.1), (-0.055, 0.31)], 0.006, m.textile("#a9ba1f" if model == 0 else "#b5581a", 200), rim=0.02)
    box((0.006, 0.42, 0.004), m.rubber("#333333"), at=(0, -0.115, 0.02), bevel=0.001)
