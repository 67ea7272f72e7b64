"""For kitchen and table."""

from math import cos, pi, sin

import materials as m
from shapes import ball, box, curve, cylinder, lathe, plate, ring, tube, vessel

from .good import good


@good(5)
def teapot(model):
    glaze = m.glazed() if model != 3 else m.glazed(None, 0.5)
    body = [
        [(0.045, 0), (0.075, 0.012), (0.093, 0.05), (0.086, 0.09), (0.058, 0.118), (0.046, 0.124)],
        [(0.04, 0), (0.07, 0.01), (0.105, 0.05), (0.1, 0.085), (0.06, 0.112), (0.045, 0.116)],
        [(0.055, 0), (0.07, 0.01), (0.073, 0.06), (0.067, 0.105), (0.052, 0.122), (0.044, 0.125)],
        [(0.06, 0), (0.082, 0.012), (0.086, 0.06), (0.08, 0.1), (0.06, 0.118), (0.048, 0.122)],
        [(0.045, 0), (0.06, 0.012), (0.05, 0.03), (0.09, 0.075), (0.096, 0.12), (0.06, 0.165), (0.045, 0.17)],
    ][model]
    top = body[-1]
    waist = 0.085 if model != 2 else 0.068
    lathe([(0, 0), *body[:1]], glaze)
    lathe(body, glaze, smooth=True, flute=24 if model == 3 else 0, depth=0.018)
    ring(body[0][0] - 0.004, 0.005, glaze, at=(0, 0, 0.002))
    h = top[1]
    lathe([(top[0] + 0.004, h - 0.001), (top[0] + 0.001, h + 0.006), (top[0] * 0.7, h + 0.016), (0.012, h + 0.023), (0.008, h + 0.027)], glaze, smooth=True)
    knob = m.wood() if model == 1 else glaze
    ball(0.013, knob, at=(0, 0, h + 0.036), scale=(1, 1, 0.85))
    spout = [(waist - 0.012, 0, 0.045), (waist + 0.03, 0, 0.055), (waist + 0.048, 0, 0.09), (waist + 0.07, 0, h - 0.002)]
    _spout(spout, glaze)
    if model == 1:
        bow = [(0.062, 0, h - 0.022), (0.075, 0, h + 0.05), (0, 0, h + 0.1), (-0.075, 0, h + 0.05), (-0.062, 0, h - 0.022)]
        tube(bow, 0.0055, m.wood("#d9b06c", "#b98a45"))
    else:
        tube([(-waist + 0.01, 0, h - 0.03), (-waist - 0.035, 0, h - 0.02), (-waist - 0.05, 0, h - 0.055), (-waist - 0.03, 0, 0.05), (-waist + (0.02 if model == 4 else 0.006), 0, 0.05 if model == 4 else 0.032)], 0.0075, glaze)


def _spout(points, material):
    made = tube(points, 0.011, material)
    line = made.data.splines[0].points
    for i, p in enumerate(line):
        p.radius = 1.9 - 1.1 * i / (len(line) - 1)
    return made


@good(6, up=28)
def cooking(model):
    """Pans: skillet, carbon steel, ceramic-coated, grill pan, crêpe pan, sauté pan with lid."""
    radius, height = [(0.13, 0.045), (0.13, 0.042), (0.13, 0.048), (0.13, 0.045), (0.14, 0.02), (0.13, 0.072)][model]
    outside = [m.iron(), m.steel(0.38, "#5a5d63"), m.painted(), m.iron(), m.steel(0.4, "#8d9095"), m.brushed()][model]
    inside = [m.iron(), m.steel(0.42, "#4b4e54"), m.glazed("#ece7db"), m.iron(), m.rubber("#2c2d30"), m.brushed()][model]
    slope = 0.0 if model == 5 else 0.028
    base = radius - slope
    lathe([(0, 0), (base - 0.004, 0), (base, 0.004), (radius, height), (radius - 0.0025, height + 0.0015)], outside, around=96)
    lathe([(radius - 0.0025, height + 0.0015), (radius - 0.005, height - 0.001), (base - 0.004, 0.007), (base - 0.009, 0.0045), (0, 0.0045)], inside, around=96)
    if model == 3:
        for i in range(-7, 8):
            y = i * 0.0125
            half = (base**2 - y**2) ** 0.5 - 0.012
            box((half * 2, 0.004, 0.006), inside, at=(0, y, 0.0065), bevel=0.0015)
    grip = -radius
    if model in (0, 3):
        iron = outside
        plate([(grip + 0.012, -0.018), (grip - 0.03, -0.012), (grip - 0.11, -0.0165), (grip - 0.135, -0.012), (grip - 0.142, 0), (grip - 0.135, 0.012), (grip - 0.11, 0.0165), (grip - 0.03, 0.012), (grip + 0.012, 0.018)], 0.011, iron, at=(0, 0, height - 0.014), bevel=0.004, holes=[[(grip - 0.118 + 0.009 * cos(t), 0.006 * sin(t)) for t in [i * pi / 12 for i in range(24)]]], smooth=False)
        box((0.012, 0.045, 0.01), iron, at=(radius + 0.004, 0, height - 0.006), bevel=0.004)
    else:
        bar = m.brushed() if model in (1, 5) else m.rubber("#222326") if model == 4 else m.wood("#b9834d", "#8e5d30")
        steel = m.steel()
        tube([(grip + 0.006, 0, height - 0.014), (grip - 0.03, 0, height - 0.002), (grip - 0.06, 0, height + 0.008)], 0.006, steel)
        tube([(grip - 0.045, 0, height + 0.003), (grip - 0.1, 0, height + 0.02), (grip - 0.18, 0, height + 0.03)], 0.0115, bar)
        for y in (-0.012, 0.012):
            ball(0.004, steel, at=(grip + 0.006, y, height - 0.014))
        if model == 5:
            tube([(radius - 0.002, -0.035, height - 0.015), (radius + 0.03, -0.03, height - 0.005), (radius + 0.03, 0.03, height - 0.005), (radius - 0.002, 0.035, height - 0.015)], 0.005, steel)
    if model == 5:
        lid = [(radius, height + 0.002), (radius - 0.004, height + 0.006), (radius * 0.6, height + 0.018), (0.02, height + 0.026), (0, height + 0.026)]
        lathe(lid, m.steel(0.2), smooth=True)
        tube([(-0.03, 0, height + 0.024), (-0.022, 0, height + 0.048), (0.022, 0, height + 0.048), (0.03, 0, height + 0.024)], 0.0048, m.steel(0.15))


@good(6, up=34, around=-30)
def kitchen_knife(model):
    """Chef's knife, santoku, bread knife, paring knife, boning knife, steak knife; they lie on their side."""
    length, height, handle = [(0.2, 0.045, 0.12), (0.17, 0.046, 0.12), (0.22, 0.034, 0.12), (0.09, 0.02, 0.1), (0.15, 0.022, 0.12), (0.12, 0.021, 0.11)][model]
    edge = {
        1: [(0, 0), (length * 0.7, 0), (length * 0.95, 0.006), (length, 0.014), (length * 0.97, 0.03), (length * 0.88, height), (0, height)],
        2: [(0, 0)] + [(length * (0.02 + 0.94 * i / 44), 0.0028 if i % 2 else 0) for i in range(45)] + [(length, 0.012), (length * 0.98, height * 0.7), (length * 0.9, height), (0, height)],
    }.get(model, [(0, 0), (length * 0.45, -0.001), (length * 0.75, height * 0.18), (length * 0.92, height * 0.5), (length, height * 0.86), (length * 0.85, height * 0.97), (0, height)])
    plate(edge, 0.0024, m.steel(0.2), at=(0, 0, 0.008), bevel=0.0008)
    top = height - 0.002
    box((0.016, 0.018, 0.014), m.steel(0.25), at=(-0.006, top - 0.012, 0.0085), bevel=0.003)
    grip = m.wood("#8a5a34", "#5f3b20") if model in (2, 5) else m.wood("#c39a63", "#9c7342") if model == 1 else m.plastic("#1f2023", 0.4)
    plate([(-0.012, top), (-handle * 0.5, top + 0.001), (-handle + 0.006, top + 0.002), (-handle, top - 0.008), (-handle + 0.004, top - 0.03), (-handle * 0.85, top - 0.027), (-handle * 0.5, top - 0.022), (-0.03, top - 0.026), (-0.012, top - 0.021)], 0.017, grip, at=(0, 0, 0), bevel=0.005, smooth=True)
    for x in (-0.03, -handle * 0.5, -handle + 0.02):
        cylinder(0.0032, 0.0012, m.steel(0.2), at=(x, top - 0.0115, 0.0165), bevel=0.0003)


@good(5, up=26)
def bowl_with_spoon(model):
    radius, height = [(0.075, 0.06), (0.08, 0.055), (0.062, 0.058), (0.1, 0.075), (0.07, 0.05)][model]
    glaze = m.glazed()
    outer = [(radius * 0.45, 0), (radius * 0.5, 0.006), (radius * 0.72, height * 0.22), (radius * 0.94, height * 0.62), (radius, height)]
    vessel(outer, 0.0035, glaze)
    inner = m.glazed("#f1ece1")
    lathe([(radius - 0.004, height * 0.97), (radius * 0.9, height * 0.6), (radius * 0.68, height * 0.26), (0, height * 0.14)], inner, smooth=True)
    spoon = m.wood() if model == 3 else m.steel(0.2) if model < 2 else m.glazed("#f1ece1")
    x = radius * 0.25
    tube([(x, 0.01, height * 0.35), (radius * 0.8, 0.02, height * 0.95), (radius * 1.5, 0.03, height * 1.5)], 0.0032, spoon, smooth=True)
    ball(0.019, spoon, at=(x - 0.008, 0.008, height * 0.32), scale=(1.3, 0.85, 0.3), turn=(0, -30, 0))


@good(4)
def tumbler_glass(model):
    radius, height, wall, base = [(0.038, 0.09, 0.002, 0.008), (0.042, 0.085, 0.0028, 0.02), (0.032, 0.145, 0.0016, 0.008), (0.036, 0.1, 0.002, 0.008)][model]
    foot = radius * (0.86 if model != 2 else 1)
    glass = m.glass("#f4fbfa")
    profile = [(0, 0), (foot - 0.004, 0), (foot, 0.004), (radius, height - 0.001), (radius - wall / 2, height), (radius - wall, height - 0.001), (foot - wall, base + 0.003), (foot - wall - 0.004, base), (0, base)]
    lathe(profile, glass, around=120, flute=20 if model == 3 else 0, depth=0.02)
    if model < 2:
        level = height * (0.62 if model == 0 else 0.42)
        r = foot + (radius - foot) * level / height - wall - 0.0004
        drink = m.glass("#e4f2f2") if model == 0 else m.glass("#d08a2d")
        lathe([(0, base + 0.0005), (foot - wall - 0.003, base + 0.0005), (r, level), (0, level)], drink, around=96)


@good(4)
def wine_glass(model):
    radius, bowl, stem = [(0.052, 0.115, 0.09), (0.038, 0.1, 0.085), (0.033, 0.085, 0.06), (0.048, 0.105, 0)][model]
    glass = m.glass("#f6fbfb")
    wall = 0.0013
    cup = [(0.0045, stem), (radius * 0.55, stem + bowl * 0.12), (radius, stem + bowl * 0.42), (radius * 0.92, stem + bowl * 0.7), (radius * 0.72, stem + bowl)]
    if stem:
        foot = [(0, 0), (0.036, 0), (0.0365, 0.001), (0.02, 0.004), (0.0055, 0.011), (0.004, 0.03), (0.0036, stem * 0.7)]
        outer = foot + list(_line(cup))
    else:
        cup[0] = (0.022, 0)
        outer = [(0, 0), *_line(cup)]
    inner = [(r - wall, z) for r, z in _line(cup)[::-1] if r - wall > 0.004 and z > stem + bowl * 0.06] + [(0, stem + bowl * 0.05)]
    lathe(outer + inner, glass, around=120)
    if model != 1:
        line = [(r - wall - 0.0004, z) for r, z in _line(cup) if stem + bowl * 0.08 < z < stem + bowl * 0.4]
        wine = m.glass("#7d0f26") if model != 2 else m.glass("#ecd68a")
        lathe([(0, stem + bowl * 0.07), *line, (0, line[-1][1])], wine, around=96)


def _line(points):
    return [tuple(p) for p in curve(points)]


@good(4)
def jar(model):
    """Cork lid, preserving jar with rubber ring, spice jar, fermenting jar."""
    radius, height = [(0.05, 0.13), (0.05, 0.12), (0.028, 0.09), (0.055, 0.16)][model]
    neck = radius * 0.84
    glass = m.glass("#eef7f4")
    shell = [(0, 0), (radius - 0.006, 0), (radius, 0.007), (radius, height * 0.8), (radius - 0.004, height * 0.86), (neck, height * 0.92), (neck, height)]
    lathe(shell + [(neck - 0.003, height), (neck - 0.003, height * 0.92), (radius - 0.004, height * 0.8), (radius - 0.004, 0.008), (0, 0.006)], glass, around=96)
    filling = [m.paper("#c9a873"), m.glass("#c8403a"), m.clay("#b4552d"), m.leaf("#8fa84e")][model]
    lathe([(0, 0.007), (radius - 0.0045, 0.009), (radius - 0.0045, height * 0.66), (radius * 0.5, height * 0.7), (0, height * 0.69)], filling)
    if model == 0:
        cork = m.paper("#b88a5a")
        cork.bump(cork.texture("ShaderNodeTexNoise", 160), "Fac", 0.6)
        cylinder(neck - 0.001, 0.03, cork, at=(0, 0, height - 0.012), bevel=0.004)
    elif model == 1:
        ring(neck + 0.001, 0.004, m.rubber("#c8552f"), at=(0, 0, height + 0.002))
        lathe([(neck + 0.002, height + 0.004), (neck + 0.002, height + 0.012), (neck * 0.7, height + 0.018), (0, height + 0.018)], glass)
        tube([(-neck - 0.004, -0.02, height - 0.01), (-neck - 0.006, 0, height + 0.014), (0, 0, height + 0.026), (neck + 0.006, 0, height + 0.014), (neck + 0.006, 0, height - 0.03)], 0.0016, m.steel())
    else:
        cylinder(neck + 0.003, 0.018, m.brushed() if model == 2 else m.painted("#f0efec"), at=(0, 0, height - 0.006), bevel=0.003)
        if model == 3:
            tube([(0, 0, height), (0, 0, height + 0.03), (0.012, 0, height + 0.036)], 0.005, m.glass())
