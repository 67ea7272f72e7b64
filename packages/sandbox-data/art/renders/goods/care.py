"""For bath and body."""

from math import cos, pi, sin

import materials as m
from shapes import ball, band, box, cylinder, disc, lathe, plate, puff, ring, round_trip, tube

from .good import good


@good(3, up=8)
def lotion_bottle(model):
    body = [m.plastic("#efe7da", 0.3), m.plastic(None, 0.3), m.glass("#c98a3c")][model]
    r, h = [(0.034, 0.13), (0.032, 0.15), (0.034, 0.12)][model]
    lathe([(0, 0), (r - 0.004, 0), (r, 0.004), (r, h - 0.014), (r * 0.9, h - 0.004), (0.013, h), (0.012, h + 0.01), (0, h + 0.01)], body, oval=1 if model != 1 else 0.7)
    label = m.paper(["#fbf8f2", "#fbf8f2", "#f1e9da"][model])
    if model != 1:
        lathe([(r + 0.0004, h * 0.22), (r + 0.0004, h * 0.72)], label)
        ink = m.rubber("#5c5348")
        for i, w in enumerate((0.5, 0.75, 0.35)):
            arc = [((r + 0.0008) * sin(t), -(r + 0.0008) * cos(t), h * (0.58 - i * 0.09)) for t in [-w / 2 - 0.35 + w * k / 12 for k in range(13)]]
            band(arc, 0.0045 if i == 1 else 0.0022, 0.0002, ink, smooth=False)
    cap = m.plastic("#fdfcf9", 0.25) if model != 2 else m.rubber("#1e1e20")
    cylinder(0.0145, 0.02, cap, at=(0, 0, h + 0.004), bevel=0.002)
    cylinder(0.005, 0.018, cap, at=(0, 0, h + 0.02))
    lathe([(0, 0), (0.012, 0), (0.0135, 0.003), (0.012, 0.009), (0, 0.011)], cap, at=(0, 0, h + 0.036))
    tube([(0, 0, h + 0.043), (0.02, -0.004, h + 0.044), (0.036, -0.007, h + 0.04), (0.04, -0.008, h + 0.033)], 0.0042, cap)


@good(1, up=10)
def lipstick(model):
    case = m.painted("#1f1e21", 0.15)
    gold = m.brass(0.14)
    cylinder(0.01, 0.034, case, bevel=0.0012)
    cylinder(0.0088, 0.014, gold, at=(0, 0, 0.033), bevel=0.0008)
    lathe([(0.0078, 0.046), (0.0078, 0.049), (0.0062, 0.049)], gold)
    stick = m.plastic(None, 0.3)
    made = lathe([(0, 0.045), (0.0062, 0.045), (0.0062, 0.066), (0.0055, 0.071), (0.0035, 0.0745), (0, 0.0755)], stick)
    for v in made.data.vertices:
        if v.co.z > 0.063:
            v.co.z -= (v.co.x + 0.0062) * 0.75
    cap = cylinder(0.0103, 0.038, case, at=(0.032, 0.004, 0.0103), turn=(0, 90, 24), bevel=0.0012)
    ring(0.0103, 0.0006, gold, at=(0.0335, 0.0047, 0.0103), turn=(0, 90, 24))


@good(3, up=24)
def soap(model):
    tone = ["#d9a79a", "#e9e2cd", "#9fb48f"][model]
    bar = m.wax(tone)
    box((0.08, 0.055, 0.026), bar, at=(0, 0, 0.016), bevel=0.009, segments=5)
    plate([(x * 0.03, y * 0.016) for x, y in disc(1, 48)], 0.0015, bar, at=(0, 0, 0.0288), bevel=0.0006)
    second = box((0.08, 0.055, 0.026), bar, at=(0.075, 0.055, 0.016), turn=(0, 0, -24), bevel=0.009, segments=5)
    band = m.paper("#f4efe4")
    box((0.034, 0.0565, 0.0275), band, at=(0.075, 0.055, 0.016), turn=(0, 0, -24), bevel=0.009, segments=5)
    wood = m.wood("#c99a63", "#a67742")
    for i in range(6):
        box((0.13, 0.009, 0.006), wood, at=(0, -0.035 + i * 0.014, 0), bevel=0.002)


@good(1, up=10)
def nail_polish(model):
    color = m.plastic("#a8283f", 0.12)
    box((0.03, 0.03, 0.034), color, at=(0, 0, 0.019), bevel=0.004)
    box((0.034, 0.034, 0.04), m.glass(), at=(0, 0, 0.02), bevel=0.005)
    cylinder(0.008, 0.005, m.steel(), at=(0, 0, 0.039))
    cylinder(0.0085, 0.034, m.painted("#1d1d1f", 0.15), at=(0, 0, 0.043), top=0.0075)


@good(2, up=30, around=-30)
def toothbrush(model):
    for i in range(2):
        handle = m.wood("#d3ab6c", "#b1854a") if model == 0 else m.plastic(None, 0.3)
        y = i * 0.03
        tube([(-0.09, y, 0.006), (-0.03, y, 0.008), (0.03, y, 0.006), (0.06, y, 0.006)], 0.0048, handle)
        box((0.03, 0.012, 0.005), handle, at=(0.075, y, 0.006), bevel=0.0022)
        for x in range(6):
            for k in range(3):
                cylinder(0.0016, 0.011, m.plastic("#f7f6f2" if (x + k) % 2 else "#c8dbe3", 0.6), at=(0.0645 + x * 0.0042, y - 0.0035 + k * 0.0035, 0.008), bevel=0.0003)
