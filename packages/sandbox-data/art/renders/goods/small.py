"""Fruit, jewelry, paper goods and other small things."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, band, box, cushion, cylinder, disc, lathe, mirrored, plate, puff, ring, round_trip, tube, vessel

from .good import good


def _fruit(skin, at, radius, turn, shape):
    lathe([(r * radius, z * radius) for r, z in shape], skin, at=at, turn=turn, smooth=True, flute=5, depth=0.012)


APPLE = [(0, 0.22), (0.25, 0.06), (0.62, 0.1), (0.92, 0.5), (1, 1.0), (0.85, 1.45), (0.5, 1.66), (0.2, 1.6), (0, 1.42)]
LEMON = [(0, 0), (0.16, 0.06), (0.3, 0.2), (0.75, 0.55), (0.98, 1.15), (0.75, 1.8), (0.32, 2.2), (0.2, 2.38), (0, 2.44)]
TOMATO = [(0, 0.12), (0.3, 0.02), (0.8, 0.25), (1.02, 0.75), (0.9, 1.25), (0.5, 1.5), (0.15, 1.44), (0, 1.36)]


@good(1, up=14)
def red_apple(model):
    skin = m.plastic("#a92a22", 0.22)
    noise = skin.texture("ShaderNodeTexNoise", 14, (3, 3, 0.6), Detail=5.0)
    skin.mottle(noise, "Fac", m.rgb("#8f1a1a"), m.rgb("#cf6a3a"))
    stem = m.wood("#6b4a2c", "#49311b")
    for at, turn in (((0, 0, 0), (0, 0, 0)), ((0.07, 0.03, 0.002), (8, 14, 60)), ((-0.03, -0.072, 0.0), (-6, 4, 150))):
        _fruit(skin, at, 0.037, turn, APPLE)
        tube([(at[0], at[1], at[2] + 0.05), (at[0] + 0.002, at[1], at[2] + 0.062), (at[0] + 0.007, at[1], at[2] + 0.072)], 0.0015, stem)


@good(1, up=16)
def lemon(model):
    peel = m.plastic("#e6bf2e", 0.4)
    peel.bump(peel.texture("ShaderNodeTexVoronoi", 420), "Distance", 0.35, 0.002)
    for at, turn in (((-0.02, 0, 0.03), (0, 84, 20)), ((0.05, 0.045, 0.029), (0, 96, -50)), ((0.035, -0.045, 0.03), (0, 90, 110))):
        _fruit(peel, at, 0.03, turn, LEMON)


@good(1, up=18)
def tomato(model):
    skin = m.plastic("#c22d1c", 0.16)
    green = m.leaf("#4f7d35")
    for x, y, turn in ((-0.04, 0, 0), (0.035, 0.03, 40), (0.03, -0.045, 90)):
        _fruit(skin, (x, y, 0), 0.036, (0, 0, turn), TOMATO)
        for k in range(5):
            a = k * 2 * pi / 5 + turn
            band([(x, y, 0.0515), (x + 0.01 * cos(a), y + 0.01 * sin(a), 0.0545), (x + 0.022 * cos(a), y + 0.022 * sin(a), 0.053)], 0.004, 0.001, green, across=(-sin(a), cos(a), 0))
        tube([(x, y, 0.05), (x + 0.004, y, 0.066)], 0.0019, green, smooth=False)


@good(4, up=26, around=-26)
def ring_(model):
    metal = [m.steel(0.08, "#dfe1e4"), m.brushed(), m.steel(0.1, "#d8ae5c"), m.steel(0.12, "#d0a350")][model]
    r = 0.009
    z = r + 0.0014
    if model == 1:
        lathe([(r, -0.003), (r + 0.0016, -0.003), (r + 0.0018, 0), (r + 0.0016, 0.003), (r, 0.003), (r, -0.003)], metal, at=(0, 0, z), turn=(80, 0, 0), around=120)
        return
    ring(r + 0.0008, 0.0011 if model != 3 else 0.0016, metal, at=(0, 0, z), turn=(80, 0, 0))
    top = z + r + 0.0012
    if model == 0:
        stone = m.glass("#f2fbff")
        lathe([(0, -0.003), (0.0032, 0.0002), (0.0032, 0.0006), (0.0019, 0.0016), (0, 0.0016)], stone, at=(0, -0.0018, top + 0.0022), turn=(6, 0, 0), around=8)
        for k in range(4):
            a = k * pi / 2 + pi / 4
            tube([(0, -0.0016, top - 0.0006), (0.0033 * cos(a), -0.0018 + 0.0033 * sin(a), top + 0.003)], 0.0004, metal, smooth=False)
    elif model == 2:
        ring(r + 0.0008, 0.0009, metal, at=(0.001, -0.006, z - 0.0004), turn=(74, 0, 14))
    else:
        plate(disc(0.0055, squash=0.85), 0.002, metal, at=(0, -0.0016, top - 0.0004), turn=(8, 0, 0), bevel=0.0008)


@good(4, up=24)
def gem_stone(model):
    stone = m.glass(["#8fc7ee", "#a573cf", "#f0c24a", "#a9d05a"][model])
    sides = [10, 48, 8, 12][model]
    if model == 1:
        lathe([(0, 0), (0.0045, 0), (0.005, 0.0006), (0.0042, 0.0026), (0.002, 0.0038), (0, 0.004)], stone, smooth=True, oval=0.8)
        return
    made = lathe([(0, -0.0034), (0.0028, -0.0016), (0.005, 0.0006), (0.005, 0.001), (0.0038, 0.0022), (0.0026, 0.0028), (0, 0.0028)], stone, at=(0, 0, 0.004), turn=(24, 12, 0), around=sides, oval=0.75 if model != 3 else 1)
    made.data.polygons.foreach_set("use_smooth", [False] * len(made.data.polygons))


@good(3, up=10, around=-24)
def clutch_bag(model):
    skin = m.textile(None, 600, 0.1) if model == 0 else m.leather(None)
    gold = m.brass(0.14)
    w, h = 0.24, 0.13
    cushion((w, 0.05, h), skin, at=(0, 0, h / 2))
    if model == 1:
        plate([(-w / 2 + 0.006, 0), (w / 2 - 0.006, 0), (0, -h * 0.72)], 0.004, skin, at=(0, -0.026, h * 0.96), turn=(87, 0, 0), bevel=0.0018)
        cylinder(0.009, 0.005, gold, at=(0, -0.03, h * 0.34), turn=(90, 0, 0))
    else:
        box((w * 0.96, 0.022, 0.01), gold, at=(0, 0, h), bevel=0.004)
        for x in (-0.008, 0.008):
            ball(0.008, gold, at=(x, 0, h + 0.011))
    if model == 0:
        links = 46
        for i in range(links):
            t = i / (links - 1)
            x, z = -0.11 + 0.22 * t, h + 0.13 * sin(pi * t)
            ring(0.0036, 0.0009, gold, at=(x, 0.004, z), turn=(90 if i % 2 else 0, 40 * cos(pi * t), 0))


@good(2, up=62, around=0)
def shorts(model):
    cloth = m.textile(None, 320, 0.4)
    half = [(0, 0.2), (0.18, 0.2), (0.2, 0.1), (0.25, -0.19), (0.03, -0.215), (0.015, -0.05), (0, -0.02)]
    puff(mirrored(half), 0.035, cloth, rim=0.05, folds=0.02, seed=11)
    puff([(-0.182, 0.165), (0.182, 0.165), (0.18, 0.205), (-0.18, 0.205)], 0.043, cloth, rim=0.016)
    cord = m.textile("#f2ede2", 100)
    for side in (-1, 1):
        tube([(0, 0.185, 0.045), (side * 0.02, 0.13, 0.041), (side * 0.03, 0.07, 0.04)], 0.0032, cord)
        tube([(side * 0.175, 0.16, 0.04), (side * 0.15, 0.08, 0.041), (side * 0.19, 0.02, 0.034)], 0.0018, cloth)


@good(3, up=34, around=-28)
def paperclip(model):
    wire = [m.steel(0.14), m.brass(0.14), m.painted("#2a2c30")][model]
    rng = np.random.default_rng(4)
    for i in range(6):
        x, y, turn = rng.uniform(-0.03, 0.03), rng.uniform(-0.022, 0.022), rng.uniform(0, 180)
        a, b, c = 0.004, 0.0032, 0.0024
        line = [(c * 1, -0.006), (c, 0.007)]
        line += [(c * cos(t), 0.007 + c * sin(t)) for t in np.linspace(0, pi, 9)] + [(-c, -0.009)]
        line += [(-c + b - b * cos(t), -0.009 - b * sin(t)) for t in np.linspace(0, pi, 9)] + [(2 * b - c, 0.01)]
        line += [(2 * b - c - a + a * cos(t), 0.01 + a * sin(t)) for t in np.linspace(0, pi, 9)] + [(2 * b - c - 2 * a, -0.004)]
        tube([(p, q, 0.0006 + i * 0.0011) for p, q in line], 0.0005, wire, smooth=False, at=(x, y, 0), turn=(0, 0, turn))


@good(2, up=16, around=-34)
def brick(model):
    made = m.clay("#a5523a" if model == 0 else "#b9a58a")
    noise = made.texture("ShaderNodeTexNoise", 16, Detail=8.0)
    made.mottle(noise, "Fac", m.rgb("#87402d" if model == 0 else "#9d8a70"), m.rgb("#b9654a" if model == 0 else "#cdbba0"))
    for i, (x, y, z, turn) in enumerate(((0, 0, 0.033, 0), (0.02, 0.13, 0.033, 6), (0.0, 0.06, 0.098, -9))):
        box((0.24, 0.115, 0.064), made, at=(x, y, z), turn=(0, 0, turn), bevel=0.003)


@good(1, up=14)
def chess_pawn(model):
    for x, y, tone in ((-0.022, 0, m.wood("#e0bd85", "#c79a5c", 0.3)), (0.024, 0.016, m.wood("#5b3a24", "#3d2617", 0.3))):
        lathe([(0, 0), (0.0165, 0), (0.017, 0.004), (0.0145, 0.008), (0.0135, 0.011), (0.0075, 0.02), (0.006, 0.031), (0.0098, 0.034), (0.0098, 0.0355), (0.006, 0.0375)], tone, at=(x, y, 0))
        ball(0.0095, tone, at=(x, y, 0.0445))


@good(2, up=18)
def ribbon(model):
    silk = m.plastic(None, 0.35)
    for x, y, turn in ((0, 0, 0), (0.075, 0.03, 40)) if model == 0 else ((0, 0, 0),):
        lathe([(0.014, 0), (0.034, 0), (0.034, 0.024), (0.014, 0.024)], silk, at=(x, y, 0.0015))
        for z in (0, 0.0255):
            plate(disc(0.037), 0.0015, m.paper("#f1eadc"), at=(x, y, z), holes=[disc(0.011)])
    band([(0.03, -0.018, 0.0135), (0.02, -0.05, 0.0135), (-0.03, -0.06, 0.0135), (-0.06, -0.04, 0.0135), (-0.08, -0.062, 0.0135)], 0.024, 0.0006, silk)


@good(4, up=12)
def roll_of_paper(model):
    tone = ["#f4f2ee", "#f6f4ef", "#efeeea", "#dcc9a6"][model]
    soft = m.textile(tone, 120, 0.35)
    r, h, core = [(0.052, 0.1, 0.02), (0.055, 0.22, 0.02), (0.09, 0.2, 0.022), (0.052, 0.1, 0.02)][model]
    places = ((-0.055, 0, 0), (0.058, 0.02, 0), (0.0, 0.01, h + 0.001)) if model in (0, 3) else ((0, 0, 0),)
    for x, y, z in places:
        lathe([(core, 0), (r - 0.004, 0), (r, 0.004), (r, h - 0.004), (r - 0.004, h), (core, h), (core, h * 0.3)], soft, at=(x, y, z))
        lathe([(core - 0.0002, h * 0.2), (core - 0.0002, h - 0.0005)], m.paper("#b89468"), at=(x, y, z))
    x, y, z = places[0]
    band([(x + r * 0.2, y - r, z + h / 2), (x - r * 0.4, y - r - 0.004, z + h / 2), (x - r * 1.1, y - r - 0.002, z + h / 2)], h * 0.98, 0.0008, soft)


@good(3, up=10)
def wastebasket(model):
    steel = m.painted("#2b2d31", 0.4) if model == 0 else m.painted(None, 0.35)
    if model == 2:
        lathe([(0, 0), (0.125, 0), (0.13, 0.01), (0.13, 0.36)], m.brushed())
        lathe([(0.132, 0.355), (0.132, 0.38), (0.1, 0.405), (0, 0.415)], steel, smooth=True)
        box((0.06, 0.05, 0.012), m.rubber(), at=(0, -0.15, 0.015), bevel=0.004)
        return
    if model == 1:
        vessel([(0.1, 0), (0.104, 0.004), (0.14, 0.3)], 0.003, steel, smooth=False)
        ring(0.14, 0.005, steel, at=(0, 0, 0.3))
        return
    for k in range(48):
        a = k / 48 * 2 * pi
        for lean in (0.16, -0.16):
            tube([(0.1 * cos(a), 0.1 * sin(a), 0), (0.145 * cos(a + lean), 0.145 * sin(a + lean), 0.3)], 0.0014, steel, smooth=False)
    ring(0.1, 0.003, steel, at=(0, 0, 0.003))
    ring(0.145, 0.005, steel, at=(0, 0, 0.3))
    cylinder(0.1, 0.002, steel)


@good(3, up=8)
def baby_bottle(model):
    r, h = [(0.028, 0.13), (0.027, 0.1), (0.034, 0.085)][model]
    milk = m.glow("#f3eee3", 0.5)
    lathe([(0, 0), (r - 0.004, 0), (r, 0.004), (r * 0.94, h * 0.5), (r, h * 0.9), (r * 0.8, h)], m.glass("#eef8fb"), smooth=model != 1)
    lathe([(0, 0.002), (r - 0.006, 0.003), (r * 0.9 - 0.002, h * 0.5), (r * 0.9 - 0.002, h * 0.62), (0, h * 0.62)], milk)
    cap = m.plastic(None, 0.35)
    lathe([(r * 0.86, h - 0.004), (r * 0.9, h - 0.002), (r * 0.9, h + 0.014), (r * 0.72, h + 0.02), (r * 0.5, h + 0.02)], cap, flute=30, depth=0.012)
    teat = m.wax("#e3c9a0")
    lathe([(r * 0.55, h + 0.018), (r * 0.5, h + 0.026), (0.008, h + 0.034), (0.006, h + 0.042), (0.007, h + 0.05), (0.004, h + 0.055), (0, h + 0.056)], teat, smooth=True)
    if model == 2:
        for side in (-1, 1):
            ring(0.018, 0.004, cap, at=(side * (r + 0.014), 0, h * 0.62), turn=(90, 0, 0))
    for k in range(5):
        arc = [((r * 0.99) * sin(t), -(r * 0.99) * cos(t), h * (0.2 + 0.12 * k)) for t in np.linspace(0.0, 0.35 if k % 2 else 0.55, 8)]
        tube(arc, 0.0006, m.rubber("#4b6f8c"), smooth=False)


@good(3, up=14)
def bellhop_bell(model):
    dome = [m.steel(0.06), m.brass(0.08), m.brass(0.12)][model]
    base = m.painted("#1e1f22", 0.2) if model < 2 else m.wood()
    lathe([(0, 0), (0.042, 0), (0.044, 0.003), (0.044, 0.009), (0.038, 0.013), (0, 0.013)], base)
    lathe([(0.038, 0.016), (0.039, 0.018), (0.036, 0.034), (0.024, 0.048), (0.008, 0.053), (0, 0.0535)], dome, smooth=True)
    cylinder(0.003, 0.012, dome, at=(0, 0, 0.05))
    ball(0.006, dome, at=(0, 0, 0.064), scale=(1, 1, 0.7))


@good(2, up=8)
def trophy(model):
    cup = m.steel(0.12, "#d6a74a") if model == 0 else m.steel(0.1, "#d6d8dc")
    base = m.painted("#1f1f22", 0.15)
    box((0.07, 0.07, 0.05), base, at=(0, 0, 0.025), bevel=0.003)
    box((0.042, 0.001, 0.018), cup, at=(0, -0.0355, 0.026), bevel=0.0003)
    lathe([(0.03, 0.05), (0.03, 0.055), (0.012, 0.062), (0.006, 0.075), (0.009, 0.085), (0.006, 0.095), (0.02, 0.11), (0.042, 0.14), (0.05, 0.185), (0.053, 0.21), (0.051, 0.211), (0.047, 0.185), (0.0, 0.125)], cup, smooth=False)
    for side in (-1, 1):
        tube([(side * 0.049, 0, 0.195), (side * 0.078, 0, 0.205), (side * 0.085, 0, 0.175), (side * 0.06, 0, 0.145), (side * 0.04, 0, 0.135)], 0.0034, cup)
