"""Food and packing."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, band, box, cushion, cylinder, lathe, plate, puff, ring, tube, vessel

from .good import good


@good(2, up=12)
def honey_pot(model):
    honey = m.glass("#d98a1c")
    dipper = m.wood("#cfa265", "#a67b42")
    if model == 0:
        pot = m.glazed("#d8a24a")
        vessel([(0.04, 0), (0.055, 0.008), (0.064, 0.04), (0.055, 0.08), (0.042, 0.092), (0.046, 0.1)], 0.004, pot)
        glaze = m.glazed("#f1e6cf")
        lathe([(0.0565, 0.077), (0.0475, 0.09), (0.0465, 0.1005)], glaze, smooth=True)
        cylinder(0.04, 0.004, m.plastic("#c97f16", 0.08), at=(0, 0, 0.085))
        high, tip = 0.1, (0.012, 0, 0.088)
        tube([tip, (0.06, -0.01, 0.19)], 0.0035, dipper, smooth=False)
        band([(0.0642 * sin(t), -0.0642 * cos(t), 0.042) for t in np.linspace(-0.62, 0.1, 14)], 0.026, 0.0008, m.paper("#f7f0df"), smooth=False)
        ball(0.007, m.plastic("#c97f16", 0.1), at=(0.065 * sin(-0.26), -0.065 * cos(-0.26), 0.042), scale=(1, 0.2, 0.8), turn=(0, 0, -15))
    else:
        shell = [(0, 0), (0.038, 0), (0.042, 0.005), (0.042, 0.085), (0.034, 0.094), (0.034, 0.1)]
        lathe(shell, m.glass("#fff6e6"))
        lathe([(0, 0.003), (0.0395, 0.005), (0.0395, 0.078), (0, 0.078)], m.plastic("#c27a14", 0.1))
        cylinder(0.037, 0.016, m.brass(), at=(0, 0, 0.097), bevel=0.002)
        lathe([(0.0424, 0.02), (0.0424, 0.065)], m.paper("#f6efdd"))
        for k, z in enumerate((0.05, 0.042, 0.034)):
            band([(0.0428 * sin(t), -0.0428 * cos(t), z) for t in np.linspace(-0.75, 0.05 - k * 0.15, 12)], 0.003, 0.0002, m.rubber("#8a5a1c"), smooth=False)


@good(1, up=30, around=-28)
def chocolate_bar(model):
    dark = m.plastic("#3a2118", 0.36)
    foil = m.steel(0.3, "#d9d6cf")
    box((0.17, 0.075, 0.006), dark, at=(0, 0, 0.003), bevel=0.001)
    for i in range(7):
        for j in range(3):
            x, y = -0.0735 + i * 0.0235, -0.0245 + j * 0.0245
            made = box((0.0215, 0.0225, 0.005), dark, at=(x, y, 0.0075), bevel=0)
            for v in made.data.vertices:
                if v.co.z > 0:
                    v.co.x *= 0.78
                    v.co.y *= 0.78
    box((0.105, 0.079, 0.0135), m.paper("#4a3022"), at=(-0.036, 0, 0.0063), bevel=0.002)
    made = box((0.022, 0.0785, 0.013), foil, at=(0.027, 0, 0.0062), bevel=0.0015)
    box((0.055, 0.05, 0.0005), m.paper("#e9d9b8"), at=(-0.036, 0, 0.0133), bevel=0.0002)
    for k, w in enumerate((0.036, 0.026)):
        box((w, 0.004, 0.0003), m.paper("#4a3022"), at=(-0.036, 0.006 - k * 0.012, 0.0137), bevel=0)


@good(4, up=10, around=-20)
def hot_beverage(model):
    """Bags of coffee with a cup of it."""
    tone = ["#2c2a28", "#5d3a26", "#c9b28b", "#3f4f44"][model]
    bag = m.paper(tone)
    body = cushion((0.13, 0.08, 0.24), bag, at=(0, 0, 0.12))
    box((0.13, 0.012, 0.045), bag, at=(0, 0, 0.255), bevel=0.003)
    band([(-0.066, -0.007, 0.262), (0.066, -0.007, 0.262)], 0.006, 0.001, m.steel(), smooth=False)
    label = m.paper("#f3ead8")
    plate([(-0.04, 0), (0.04, 0), (0.04, 0.085), (-0.04, 0.085)], 0.002, label, at=(0, -0.0395, 0.075), turn=(90, 0, 0), bevel=0.0006)
    for k, w in enumerate((0.05, 0.036, 0.044)):
        box((w, 0.0006, 0.005 if k == 0 else 0.0025), m.rubber(tone), at=(0, -0.0419, 0.14 - k * 0.016), bevel=0)
    ball(0.011, m.rubber(tone), at=(0, -0.0415, 0.092), scale=(0.75, 0.05, 1), turn=(0, 30, 0))
    white = m.glazed("#f5f1e8")
    cup = (0.125, -0.05)
    vessel([(0.02, 0.004), (0.024, 0.008), (0.034, 0.03), (0.037, 0.055)], 0.0025, white, at=(*cup, 0.004))
    lathe([(0, 0), (0.03, 0), (0.058, 0.008), (0.06, 0.01), (0.03, 0.005), (0, 0.005)], white, at=(*cup, 0))
    cylinder(0.0335, 0.002, m.plastic("#3b2114", 0.08), at=(*cup, 0.05))
    ring(0.013, 0.003, white, at=(cup[0] + 0.042, cup[1], 0.036), turn=(90, 0, 0))
    bean = m.plastic("#3b2216", 0.4)
    rng = np.random.default_rng(3)
    for _ in range(14):
        ball(0.0055, bean, at=(0.02 + rng.uniform(-0.09, 0.05), -0.085 + rng.uniform(-0.02, 0.02), 0.004), scale=(1.3, 0.9, 0.7), turn=(0, 0, rng.uniform(0, 180)))


@good(4, up=12)
def canned_food(model):
    r, h = [(0.0375, 0.11), (0.0375, 0.11), (0.052, 0.028), (0.0375, 0.09)][model]
    tin = m.steel(0.2)
    lathe([(0, 0.002), (r - 0.003, 0.002), (r - 0.001, 0), (r + 0.0008, 0.001), (r, 0.004), (r, h - 0.004), (r + 0.0008, h - 0.001), (r - 0.001, h), (r - 0.003, h - 0.003), (0, h - 0.003)], tin)
    tone = ["#b9352c", "#d9a441", "#2f6285", "#5d8a4a"][model]
    lathe([(r + 0.0004, 0.008), (r + 0.0004, h - 0.008)], m.painted(tone, 0.35))
    lathe([(r + 0.0007, h * 0.3), (r + 0.0007, h * 0.62)], m.paper("#f6efdf"))
    ball(0.012, m.plastic(tone, 0.3), at=(0, -r - 0.0008, h * 0.46), scale=(1, 0.06, 1 if h > 0.05 else 0.4))
    ring(0.009, 0.0012, tin, at=(0, -r * 0.35, h - 0.001))
    box((0.008, 0.016, 0.001), tin, at=(0, -r * 0.62, h - 0.0015), bevel=0.0004)


@good(3, up=12, around=-30)
def beverage_box(model):
    w, d, h = [(0.072, 0.072, 0.19), (0.072, 0.072, 0.19), (0.05, 0.036, 0.11)][model]
    tone = ["#d9b23a", "#d8cbb2", "#d8622f"][model]
    box((w, d, h), m.plastic("#f7f4ec", 0.4), at=(0, 0, h / 2), bevel=0.002)
    box((w + 0.0006, d + 0.0006, h * 0.62), m.plastic(tone, 0.4), at=(0, 0, h * 0.31), bevel=0.002)
    accent = ["#6f9a3f", "#7a5a3a", "#f2c23a"][model]
    plate([(w * 0.3 * cos(t), w * 0.3 * sin(t)) for t in np.linspace(0, 2 * pi, 40, endpoint=False)], 0.0008, m.plastic(accent, 0.4), at=(0, -d / 2 - 0.0004, h * 0.4), turn=(90, 0, 0), bevel=0.0002)
    for k, ww in enumerate((0.7, 0.45)):
        box((w * ww, 0.0006, h * 0.03), m.plastic(accent, 0.4), at=(0, -d / 2 - 0.0004, h * (0.82 - k * 0.07)), bevel=0)
    if model < 2:
        made = box((w, d, 0.05), m.plastic("#f7f4ec", 0.4), at=(0, 0, h + 0.025), bevel=0.0)
        for v in made.data.vertices:
            if v.co.z > 0:
                v.co.y *= 0.04
        box((w, 0.004, 0.018), m.plastic("#f7f4ec", 0.4), at=(0, 0, h + 0.056), bevel=0.0006)
        cylinder(0.013, 0.012, m.plastic(accent, 0.35), at=(0, -0.018, h + 0.024), turn=(55, 0, 0), bevel=0.002)
    else:
        tube([(0.01, 0, h), (0.012, 0, h + 0.03), (0.02, 0, h + 0.042)], 0.0028, m.paper("#f4efe4"))


@good(4, up=20, around=-34)
def package(model):
    card = m.paper("#c29a68")
    card.bump(card.texture("ShaderNodeTexNoise", 60), "Fac", 0.1)
    tape = m.plastic("#d9c090", 0.25)
    if model == 3:
        cylinder(0.04, 0.6, card, at=(-0.3, 0, 0.04), turn=(0, 90, 0))
        cylinder(0.041, 0.02, m.plastic("#f3f1ec", 0.3), at=(0.285, 0, 0.04), turn=(0, 90, 0))
        cylinder(0.041, 0.02, m.plastic("#f3f1ec", 0.3), at=(-0.305, 0, 0.04), turn=(0, 90, 0))
        return
    w, d, h = [(0.3, 0.2, 0.15), (0.3, 0.22, 0.045), (0.5, 0.35, 0.35)][model] if model else (0.3, 0.2, 0.15)
    box((w, d, h), card, at=(0, 0, h / 2), bevel=0.003)
    box((0.05, d + 0.001, h * 0.002 + 0.001), tape, at=(0, 0, h + 0.0004), bevel=0)
    for y in (-1, 1):
        box((0.05, 0.001, h * 0.28), tape, at=(0, y * (d / 2 + 0.0004), h * 0.86), bevel=0)
    box((w * 0.3, 0.0012, h * 0.4), m.paper("#f6f3ec"), at=(w * 0.25, -d / 2 - 0.0004, h * 0.5), bevel=0)
    for k in range(9):
        box((0.003 if k % 3 else 0.005, 0.0008, h * 0.14), m.rubber("#26221e"), at=(w * 0.15 + k * w * 0.022, -d / 2 - 0.0012, h * 0.44), bevel=0)


@good(3, up=12, around=-30)
def shopping_bags(model):
    bag = [m.paper("#c79f6c"), m.textile("#ece3cd", 200), m.plastic(None, 0.25)][model]
    w, d, h = 0.26, 0.12, 0.34
    box((w, d, h), bag, at=(0, 0, h / 2), bevel=0.002)
    inside = m.rubber("#6d5334" if model == 0 else "#8d8676")
    box((w - 0.004, d - 0.004, 0.002), inside, at=(0, 0, h), bevel=0)
    cord = m.textile("#a57c4a" if model == 0 else "#ece3cd" if model == 1 else "#f2efe8", 100)
    for y in (-1, 1):
        tall = 0.12 if model != 1 else 0.2
        tube([(-0.06, y * d * 0.49, h - 0.03), (-0.058, y * d * 0.47, h + tall * 0.5), (-0.03, y * d * 0.4, h + tall), (0.03, y * d * 0.4, h + tall), (0.058, y * d * 0.47, h + tall * 0.5), (0.06, y * d * 0.49, h - 0.03)], 0.0045, cord)
    tube([(-w / 2 - 0.001, 0, 0.02), (-w / 2 + 0.004, 0, h - 0.01)], 0.0012, bag)
