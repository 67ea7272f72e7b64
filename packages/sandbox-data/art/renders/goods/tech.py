"""Sound, pictures, light and small devices."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import ball, band, box, cushion, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


@good(2, up=10, around=-32)
def headphone(model):
    shell = m.plastic("#26282c", 0.38) if model == 0 else m.plastic("#e4e0d8", 0.4)
    pad = m.leather("#1b1c1e") if model == 0 else m.leather("#9b6b45")
    metal = m.brushed()
    bow = [(0.083 * cos(t), 0, 0.09 + 0.098 * sin(t)) for t in np.linspace(-0.05, pi + 0.05, 40)]
    band(bow, 0.03, 0.006, shell, across=(0, 1, 0), smooth=False)
    band([(0.079 * cos(t), 0, 0.088 + 0.092 * sin(t)) for t in np.linspace(0.6, pi - 0.6, 30)], 0.032, 0.012, pad, across=(0, 1, 0), smooth=False)
    for side in (-1, 1):
        tube([(side * 0.083, 0, 0.1), (side * 0.088, 0, 0.07), (side * 0.089, 0, 0.05)], 0.0045, metal)
        lathe([(0, -0.012), (0.03, -0.012), (0.038, -0.006), (0.04, 0.004), (0.036, 0.012), (0.022, 0.016), (0, 0.0165)], shell, at=(side * 0.083, 0, 0.042), turn=(0, side * 84, 0), smooth=False, oval=0.82)
        ring(0.028, 0.0115, pad, at=(side * 0.064, 0, 0.044), turn=(0, 84 * side, 0))
        cylinder(0.022, 0.001, metal, at=(side * 0.0995, 0, 0.041), turn=(0, side * 84, 0), bevel=0.0004)


@good(1, up=8)
def studio_microphone(model):
    body = m.painted("#2b2d31", 0.4)
    metal = m.brushed()
    mesh = m.steel(0.3, "#9fa2a6")
    mesh.bump(mesh.texture("ShaderNodeTexVoronoi", 340), "Distance", 1.0, 0.004)
    lathe([(0, 0), (0.055, 0), (0.058, 0.004), (0.056, 0.014), (0.02, 0.019), (0, 0.019)], body)
    tube([(0, 0.0, 0.016), (0, 0.0, 0.06)], 0.006, metal)
    tube([(-0.042, 0, 0.16), (-0.044, 0, 0.09), (-0.03, 0, 0.063), (0, 0, 0.058), (0.03, 0, 0.063), (0.044, 0, 0.09), (0.042, 0, 0.16)], 0.0042, metal)
    lathe([(0, 0.082), (0.022, 0.083), (0.029, 0.09), (0.03, 0.172)], body)
    lathe([(0.0295, 0.172), (0.0305, 0.21), (0.026, 0.232), (0.012, 0.243), (0, 0.245)], mesh, smooth=True)
    ring(0.0305, 0.002, metal, at=(0, 0, 0.172))
    ring(0.0302, 0.0012, metal, at=(0, 0, 0.21))
    for side in (-1, 1):
        cylinder(0.009, 0.012, metal, at=(side * 0.034, 0, 0.15), turn=(0, side * 90, 0))
    cylinder(0.007, 0.006, metal, at=(0, -0.028, 0.115), turn=(90, 0, 0))
    cylinder(0.002, 0.002, m.glow("#58d07c", 6), at=(0, -0.0295, 0.14), turn=(90, 0, 0), bevel=0)


@good(2, up=14, around=-26)
def camera(model):
    skin = m.leather("#232427") if model == 0 else m.leather("#7a4a2c")
    top = m.brushed("#d2d2d0")
    w, d, h = 0.125, 0.036, 0.074
    box((w, d, h * 0.64), skin, at=(0, 0, h * 0.36), bevel=0.012)
    box((w, d, h * 0.3), top, at=(0, 0, h * 0.83), bevel=0.01)
    box((w, d, 0.009), top, at=(0, 0, 0.0045), bevel=0.004)
    box((0.045, d * 0.95, 0.014), top, at=(0, 0, h + 0.003), bevel=0.005)
    lathe([(0.033, 0), (0.033, 0.012), (0.03, 0.014), (0.03, 0.026), (0.028, 0.032), (0.026, 0.033), (0.023, 0.026), (0, 0.024)], m.painted("#1c1d1f", 0.35), at=(0.006, -d / 2, 0.034), turn=(90, 0, 0), flute=0)
    ring(0.031, 0.0014, m.steel(), at=(0.006, -d / 2 - 0.014, 0.034), turn=(90, 0, 0))
    lens = m.steel(0.03, "#27304f")
    ball(0.023, lens, at=(0.006, -d / 2 - 0.022, 0.034), scale=(1, 0.28, 1))
    cylinder(0.009, 0.008, top, at=(0.042, 0, h - 0.002), bevel=0.002)
    cylinder(0.0055, 0.007, m.painted("#a02a22"), at=(0.022, 0.0, h), bevel=0.002)
    cylinder(0.011, 0.006, top, at=(-0.044, 0, h - 0.002), bevel=0.0015)
    box((0.018, 0.003, 0.011), m.glass(), at=(-0.035, -d / 2, h * 0.84), bevel=0.001)
    box((0.013, 0.002, 0.009), m.steel(0.05, "#39414c"), at=(0, -d / 2, h * 0.95), bevel=0.001)


@good(5, up=24, around=-22)
def watch(model):
    """Field watches, a dress watch with mesh strap, a diver's, a nurse's fob watch."""
    case = m.steel(0.16) if model != 2 else m.brass(0.15)
    dial = m.painted([None, "#2c3c2f", "#f4efe4", "#182742", "#f6f6f4"][model], 0.4)
    strap = [m.leather(None), m.textile("#6b6a4a"), m.brushed(), m.rubber("#1d2433"), m.plastic("#3c8d86", 0.5)][model]
    lie = -62
    def on(depth, material, radius, height=0.001):
        a = lie * pi / 180
        return cylinder(radius, height, material, at=(0, sin(-lie * pi / 180) * -depth, 0.045 + cos(a) * depth), turn=(-lie, 0, 0), bevel=min(0.001, height / 3))
    on(-0.004, case, 0.02, 0.0085)
    on(0.0045, case if model != 3 else m.painted("#16213a"), 0.0188, 0.0012)
    on(0.0055, dial, 0.0166, 0.0006)
    ink = m.rubber("#f3f0e6" if model in (0, 1, 3) else "#26262a")
    a = -lie * pi / 180
    def mark(x, y, size, turn):
        depth = 0.0064
        box(size, ink, at=(x, -depth * sin(a) + y * cos(a) , 0.045 + depth * cos(a) + y * sin(a)), turn=(-lie, 0, 0), bevel=0).rotation_euler.rotate_axis("Z", -turn)
    for i in range(12):
        t = i * pi / 6
        mark(0.0138 * sin(t), 0.0138 * cos(t), (0.0011 if i % 3 else 0.0018, 0.003, 0.0004), t)
    for t, length, width in ((-1.0, 0.009, 0.0015), (1.05, 0.0125, 0.001)):
        mark(sin(t) * length / 2, cos(t) * length / 2, (width, length, 0.0006), t)
    cylinder(0.0022, 0.004, case, at=(0.02, 0.0, 0.045), turn=(0, 90, 0), bevel=0.0006)
    if model == 4:
        band([(0, 0.01, 0.06), (0, 0.022, 0.085)], 0.012, 0.002, strap, across=(1, 0, 0))
        return
    loop = [(0, 0.012, 0.062), (0, 0.03, 0.068), (0, 0.055, 0.06), (0, 0.07, 0.035), (0, 0.062, 0.01), (0, 0.035, 0.0015), (0, 0.005, 0.003), (0, -0.014, 0.012), (0, -0.012, 0.026)]
    band(loop, 0.0175, 0.002, strap, across=(1, 0, 0))


@good(2, up=24, around=-34)
def computer_mouse(model):
    shell = m.plastic("#2b2d31", 0.45) if model == 0 else m.plastic("#ece9e3", 0.4)
    line = [(0, 0), (0.9, 0), (0.99, 0.08), (0.98, 0.25), (0.86, 0.62), (0.6, 0.88), (0.3, 0.985), (0, 1)]
    made = lathe(line, shell, smooth=True, around=96)
    made.scale = (0.032, 0.055, 0.036)
    seam = m.rubber("#111214")
    tube([(0, -0.0545, 0.006), (0, -0.049, 0.0202), (0, -0.038, 0.0275), (0, -0.018, 0.0345)], 0.0007, seam)
    lathe([(0, -0.0035), (0.0075, -0.0035), (0.0085, -0.002), (0.0085, 0.002), (0.0075, 0.0035), (0, 0.0035)], m.rubber("#55585e"), at=(0, -0.034, 0.0255), turn=(0, 90, 0), flute=26, depth=0.04)
    for y in (0.0, 0.014):
        box((0.003, 0.012, 0.004), m.rubber("#4b4e54"), at=(-0.0295, y - 0.006, 0.0135), turn=(0, 20, 0), bevel=0.001)


@good(1, up=38, around=-18)
def video_game(model):
    shell = m.plastic("#e9e7e2", 0.4)
    dark = m.rubber("#2a2c30")
    outline = round_trip([(-0.045, 0.042), (0, 0.038), (0.045, 0.042), (0.068, 0.03), (0.082, -0.01), (0.085, -0.05), (0.07, -0.062), (0.052, -0.04), (0.035, -0.022), (0, -0.02), (-0.035, -0.022), (-0.052, -0.04), (-0.07, -0.062), (-0.085, -0.05), (-0.082, -0.01), (-0.068, 0.03)])
    plate(outline, 0.032, shell, at=(0, 0, 0.004), bevel=0.0135)
    z = 0.036
    for x, y in ((-0.026, -0.004), (0.026, -0.004)):
        cylinder(0.0135, 0.0015, dark, at=(x, y, z - 0.001))
        cylinder(0.006, 0.008, dark, at=(x, y, z))
        lathe([(0, 0), (0.0085, 0), (0.0095, 0.002), (0.0085, 0.0035), (0.006, 0.0025), (0, 0.002)], dark, at=(x, y, z + 0.007))
    for x, y, c in ((0.06, 0.012, "#3f7fb5"), (0.042, 0.012, "#d9a72f"), (0.051, 0.021, "#4d9660"), (0.051, 0.003, "#c24b45")):
        lathe([(0.0045, -0.001), (0.0045, 0.0015), (0.003, 0.0026), (0, 0.0028)], m.plastic(c, 0.2), at=(x, y, z))
    for size in ((0.021, 0.0072, 0.004), (0.0072, 0.021, 0.004)):
        box(size, dark, at=(-0.051, 0.012, z + 0.0005), bevel=0.0012)
    for x in (-0.01, 0.01):
        box((0.008, 0.0035, 0.002), dark, at=(x, 0.022, z), bevel=0.0008)
    for x in (-0.05, 0.05):
        box((0.03, 0.014, 0.013), dark, at=(x, 0.043, 0.022), bevel=0.005)


@good(3, up=8)
def light_bulb(model):
    glass = m.glass("#fff3dc")
    shape = [
        [(0.0135, 0.026), (0.016, 0.036), (0.027, 0.058), (0.03, 0.074), (0.026, 0.092), (0.013, 0.103), (0, 0.1055)],
        [(0.0135, 0.026), (0.017, 0.036), (0.045, 0.075), (0.0475, 0.09), (0.042, 0.112), (0.02, 0.13), (0, 0.133)],
        [(0.0135, 0.026), (0.016, 0.036), (0.0165, 0.05), (0.016, 0.11), (0.012, 0.125), (0, 0.13)],
    ][model]
    lathe(shape, glass, smooth=True)
    thread = m.steel(0.25, "#c9c6bd")
    lathe([(0, -0.002), (0.005, -0.002), (0.01, 0.002)] + [(0.0128 + 0.0009 * (i % 2), 0.003 + i * 0.0022) for i in range(10)] + [(0.0142, 0.026), (0.0142, 0.029), (0.0125, 0.031)], thread, smooth=False)
    cylinder(0.0055, 0.002, m.rubber(), at=(0, 0, -0.0035))
    lathe([(0.008, 0.028), (0.004, 0.045), (0.0025, 0.05)], m.glass())
    warm = m.glow("#ffb758", 9)
    high = {0: 0.082, 1: 0.1, 2: 0.112}[model]
    for i in range(4):
        a = i * pi / 2 + 0.5
        r = 0.0125 if model != 2 else 0.007
        tube([(0.003 * cos(a), 0.003 * sin(a), 0.05), (r * cos(a), r * sin(a), 0.055), (r * cos(a + 0.2), r * sin(a + 0.2), high)], 0.0009, warm)


@good(2, up=30, around=-26)
def mobile_phone(model):
    w, h, d = 0.072, 0.15, 0.008
    outline = _pill(w, h, 0.011)
    plate(outline, d, m.plastic(None, 0.22) if model == 0 else m.painted("#2a2c31"), bevel=0.003)
    plate(_pill(w - 0.004, h - 0.004, 0.009), 0.0006, m.steel(0.04, "#20242c"), at=(0, 0, d - 0.0001), bevel=0.0002)
    for i, c in enumerate(("#f0a35b", "#d66a6f", "#7a6bb0", "#3f6fa8")):
        plate(_pill(w - 0.008 - i * 0.013, h * (0.9 - i * 0.2), 0.008), 0.0001, m.glow(c, 0.75), at=(0, -h * 0.03 - i * 0.012, d + 0.0005 + i * 0.0001), bevel=0)
    cylinder(0.0017, 0.0003, m.rubber("#050506"), at=(0, h / 2 - 0.007, d + 0.0012), bevel=0)


def _pill(w, h, r):
    corners = ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, pi / 2), (-w / 2 + r, -h / 2 + r, pi), (w / 2 - r, -h / 2 + r, 1.5 * pi))
    return [(x + r * cos(a + t), y + r * sin(a + t)) for x, y, a in corners for t in np.linspace(0, pi / 2, 9)]


@good(2, up=20, around=-36)
def flashlight(model):
    body = m.painted("#25272b", 0.4) if model == 0 else m.painted(None)
    lathe([(0, 0), (0.013, 0), (0.0145, 0.002), (0.0145, 0.02)], body, at=(0, 0, 0.021), turn=(90, 0, 0))
    lathe([(0.0145, 0.02), (0.0145, 0.095), (0.02, 0.11), (0.0215, 0.113), (0.0215, 0.138), (0.0195, 0.14)], body, at=(0, 0, 0.021), turn=(90, 0, 0))
    lathe([(0.0148, 0.026), (0.0148, 0.086)], body, at=(0, 0, 0.021), turn=(90, 0, 0), flute=24, depth=0.04)
    lathe([(0.0195, 0.1395), (0.017, 0.132), (0.006, 0.118), (0, 0.117)], m.steel(0.08), at=(0, 0, 0.021), turn=(90, 0, 0))
    cylinder(0.0195, 0.001, m.glass(), at=(0, -0.1385, 0.021), turn=(90, 0, 0))
    ball(0.004, m.glow("#fff1cf", 14), at=(0, -0.121, 0.021))
    box((0.007, 0.018, 0.004), m.rubber("#c8552f"), at=(0, -0.1, 0.0375), bevel=0.0015)
    ring(0.0216, 0.001, m.steel(), at=(0, -0.125, 0.021), turn=(90, 0, 0))
