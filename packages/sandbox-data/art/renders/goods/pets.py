"""For pets: what they eat, wear and play with."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import arc_patch, coil, heap, pouch, tin
from shapes import ball, band, box, cylinder, disc, lathe, plate, ring, round_trip, tube

from .good import good


def _bone(length, material, at, turn):
    """A chew: a bar with two knobs at each end."""
    half = length / 2
    knob, thick = length * 0.15, length * 0.09
    outline = [(half - knob, thick)]
    outline += [(half + knob * 0.9 * cos(t) * 0.7, knob * 0.72 + knob * 0.72 * sin(t)) for t in np.linspace(2.4, -1.2, 12)]
    outline += [(x, -y) for x, y in reversed(outline)]
    outline += [(-x, y) for x, y in reversed(outline)]
    plate(outline, length * 0.16, material, at=at, turn=turn, bevel=length * 0.06)


@good(3, up=16, around=-20)
def bone(model):
    """Chews, sticks and biscuits before their bag."""
    tone, goods_tone = [("#c98f4e", "#d9b98a"), ("#4f7d5c", "#9fb27a"), ("#8a4a3a", "#c08a50")][model]
    chew = m.clay(goods_tone)
    pouch((0.17, 0.08, 0.25), m.plastic(tone, 0.4), m.paper("#f6f0e2"), "#4a3a2a", m.plastic(tone, 0.5), at=(0.02, 0.07, 0))
    places = [((-0.07, -0.06, 0), 20), ((0.035, -0.085, 0), -14), ((-0.02, -0.05, 0.011), -38)]
    if model == 2:
        for (x, y, z), _ in heap(16, 0.07, 0.02, 4, (-0.02, -0.07)):
            cylinder(0.016, 0.008, chew, at=(x, y, z), turn=(0, 0, 0), bevel=0.003)
        return
    for at, lean in places:
        if model == 0:
            _bone(0.1, chew, at, (0, 0, lean))
        else:
            plate([(0.055 * cos(t), 0.008 * sin(t)) for t in np.linspace(0, 2 * pi, 24, endpoint=False)], 0.012, chew, at=at, turn=(0, 0, lean), bevel=0.005)


@good(4, up=26, around=-24)
def paw_prints(model):
    """A collar, a harness with lead, a bowl on its mat, rolls of waste bags."""
    webbing = m.textile(None, 260, 0.5)
    steel = m.steel(0.16)
    if model == 0:
        arc = [(0.07 * cos(t), 0.07 * sin(t), 0.0135) for t in np.linspace(-1.45, 1.5 * pi - 0.12, 60)]
        band(arc, 0.026, 0.0045, webbing, smooth=False)
        inner = [(0.0665 * cos(t), 0.0665 * sin(t), 0.0135) for t in np.linspace(-1.3, 1.5 * pi - 0.3, 60)]
        band(inner, 0.023, 0.003, m.textile("#2b2d31", 200), smooth=False)
        shine = m.plastic("#e8e9ea", 0.3)
        for z in (0.0065, 0.0205):
            band([(0.0725 * cos(t), 0.0725 * sin(t), z) for t in np.linspace(-1.2, 1.5 * pi - 0.5, 60)], 0.0022, 0.0006, shine, smooth=False)
        clasp = m.plastic("#222327", 0.35)
        box((0.05, 0.012, 0.03), clasp, at=(-0.004, -0.071, 0.0145), bevel=0.004)
        box((0.012, 0.003, 0.018), m.rubber("#3b3d42"), at=(-0.004, -0.078, 0.0145), bevel=0.001)
        ring(0.0115, 0.0019, steel, at=(0.045, -0.066, 0.0115), turn=(80, 0, 38))
        cylinder(0.012, 0.0016, m.brass(), at=(0.05, -0.083, 0.003), turn=(60, 0, 38), bevel=0.0004)
    elif model == 1:
        for x, y, r in ((-0.06, 0.02, 0.06), (0.05, 0.03, 0.075)):
            band([(x + r * cos(t), y + r * 0.8 * sin(t), 0.009) for t in np.linspace(0, 2 * pi, 60)], 0.018, 0.003, webbing, smooth=False)
        box((0.09, 0.018, 0.005), webbing, at=(-0.005, -0.025, 0.012), turn=(0, 0, 6), bevel=0.001)
        for x in (-0.06, 0.05):
            box((0.026, 0.01, 0.02), m.plastic("#222327"), at=(x, -0.034, 0.011), bevel=0.003)
        ring(0.009, 0.0016, steel, at=(-0.002, -0.036, 0.011), turn=(70, 0, 10))
        lead = coil(0.045, 0.006, 3.2) + [(0.13, -0.11, 0.01), (0.06, -0.13, 0.006), (0.0, -0.075, 0.006)]
        tube([(x + 0.02, y - 0.13, z + 0.006) if i < len(lead) - 3 else (x, y, z) for i, (x, y, z) in enumerate(lead)], 0.0042, webbing)
    elif model == 2:
        plate(round_trip([(-0.2, -0.1), (0, -0.13), (0.2, -0.1), (0.2, 0.1), (0, 0.13), (-0.2, 0.1)]), 0.004, m.plastic(None, 0.5), bevel=0.0015)
        for x in (-0.09, 0.09):
            lathe([(0.08, 0.004), (0.083, 0.008), (0.066, 0.045), (0.063, 0.046), (0.056, 0.012), (0, 0.012)], steel, at=(x, 0, 0), smooth=False)
        for (x, y, z), _ in heap(46, 0.05, 0.02, 3, (-0.09, 0)):
            ball(0.0085, m.clay("#8f5b35"), at=(x, y, z + 0.018), scale=(1, 1, 0.7))
        lathe([(0, 0.036), (0.0615, 0.036)], m.glass("#dff0f7"), at=(0.09, 0, 0))
    else:
        film = m.plastic(None, 0.35)
        for k, (x, y, stand) in enumerate(((-0.05, 0.02, 1), (0.0, 0.045, 1), (0.03, 0.0, 1), (-0.01, -0.045, 0))):
            turn = (0, 0, 0) if stand else (0, 90, 24)
            at = (x, y, 0) if stand else (x - 0.03, y - 0.015, 0.019)
            lathe([(0.0085, 0), (0.0185, 0), (0.019, 0.001), (0.019, 0.059), (0.0185, 0.06), (0.0085, 0.06)], film, at=at, turn=turn)
            lathe([(0.0065, 0.0015), (0.0085, 0.0015), (0.0085, 0.0585), (0.0065, 0.0585)], m.paper("#b89b74"), at=at, turn=turn)


@good(3, up=16)
def fish(model):
    """Flake food in its tin, dried fish in a bag, floating sticks in a tub."""
    tone = ["#e08a2b", "#3f6f8f", "#4f8a5c"][model]
    if model == 1:
        pouch((0.15, 0.07, 0.21), m.plastic(tone, 0.35), m.paper("#f4f1e8"), "#27465a", m.plastic("#c9a26a", 0.5), at=(0.03, 0.06, 0))
        for k, (x, y, lean) in enumerate(((-0.06, -0.04, 12), (0.02, -0.07, -8), (-0.02, -0.02, 30))):
            _small_fish(x, y, 0.004 + 0.006 * (k == 2), lean)
        return
    r, h = (0.042, 0.12) if model == 0 else (0.055, 0.13)
    tin(r, h, m.plastic("#f4f2ec", 0.35), m.plastic(tone, 0.3))
    lathe([(r + 0.0005, h * 0.06), (r + 0.0005, h * 0.84)], m.plastic(tone, 0.4))
    arc_patch(r + 0.001, h * 0.45, h * 0.5, 0.62, m.plastic("#fbf8f0", 0.4))
    for k in range(3):
        body = arc_patch(r + 0.0014, h * (0.56 - 0.1 * k), h * 0.055, 0.24, m.plastic(["#d8552b", "#3c7fb0", "#e3b23a"][k], 0.3), -0.38 + 0.16 * (k - 1))
        body.name = "part"
    flake = [m.plastic(c, 0.6) for c in ("#c9632c", "#d9a53a", "#7b8f45", "#a8452e")]
    for i, ((x, y, z), turn) in enumerate(heap(60, 0.05, 0.012, 5, (-0.04, -0.075))):
        if model == 0:
            plate(disc(0.0065, 7), 0.0008, flake[i % 4], at=(x, y, z + 0.001), turn=(turn[0] % 30, turn[1] % 30, turn[2]), bevel=0.0002)
        else:
            cylinder(0.0028, 0.016, flake[i % 4], at=(x, y, z + 0.003), turn=(90, 0, turn[2]), bevel=0.001)


def _small_fish(x, y, z, lean):
    skin = m.steel(0.35, "#b59a6d")
    a = lean * pi / 180
    ball(0.05, skin, at=(x, y, z + 0.006), scale=(1, 0.2, 0.14), turn=(0, 0, lean))
    tail = [(-0.046, 0), (-0.066, 0.014), (-0.06, 0), (-0.066, -0.014)]
    plate(tail, 0.002, skin, at=(x, y, z + 0.005), turn=(0, 0, lean), bevel=0.0006)
    ball(0.0022, m.rubber("#16120e"), at=(x + 0.036 * cos(a), y + 0.036 * sin(a), z + 0.0115))


@good(3, up=22, around=-20)
def feather(model):
    """A teaser of feathers with a bell, a swing for budgies, feathers alone."""
    tones = ["#2f7fa8", "#d9752f", "#e5c043", "#5f9a55"]

    def plume(base, tip, tone, width):
        """A vane on both sides of its shaft, bent a little."""
        a, b = np.array(base, float), np.array(tip, float)
        way = b - a
        side = np.array([-way[1], way[0], 0]) / np.linalg.norm(way[:2])
        vane = m.textile(tone, 500, 0.5)
        mid = lambda t: a + way * t + side * 0.12 * width * sin(t * 5) + np.array([0, 0, 0.25 * width * sin(pi * t)])
        tube([mid(t) for t in np.linspace(-0.12, 0.98, 16)], width * 0.03, m.plastic("#efe6d2", 0.4))
        for s in (-1, 1):
            for t in np.linspace(0.12, 0.98, 44):
                reach = width * 0.5 * sin(pi * min(1, t * 0.86 + 0.13)) ** 0.6
                p = mid(t)
                end = p + side * s * reach + way / np.linalg.norm(way) * reach * 0.9
                tube([p, (p + end) / 2 + np.array([0, 0, width * 0.06]), end], width * 0.034, vane)

    if model == 1:
        steel, wood = m.steel(0.2), m.wood("#b98a58", "#8f6337")
        arch = [(0.07 * cos(t), 0, 0.03 + 0.14 * sin(t)) for t in np.linspace(0, pi, 30)]
        tube(arch, 0.0022, steel, smooth=False)
        cylinder(0.008, 0.16, wood, at=(-0.08, 0, 0.03), turn=(0, 90, 0))
        ring(0.008, 0.0014, steel, at=(0, 0, 0.178), turn=(90, 0, 0))
        for k, t in enumerate(np.linspace(0.5, pi - 0.5, 8)):
            ball(0.009, m.plastic(tones[k % 4], 0.25), at=(0.07 * cos(t), 0, 0.03 + 0.14 * sin(t)))
        tube([(0, 0, 0.168), (0, 0, 0.12)], 0.001, steel)
        lathe([(0, 0.02), (0.006, 0.018), (0.01, 0.006), (0.013, 0)], m.brass(0.1), at=(0, 0, 0.1), smooth=True)
        for x in (-0.07, 0.07):
            ball(0.012, m.plastic(tones[1], 0.25), at=(x, 0, 0.03))
        return
    plume((-0.02, 0.0, 0.004), (0.11, 0.07, 0.012), tones[0], 0.042)
    plume((-0.02, 0.0, 0.006), (0.125, 0.005, 0.02), tones[1], 0.042)
    plume((-0.02, 0.0, 0.004), (0.1, -0.06, 0.012), tones[2], 0.038)
    if model == 0:
        tube([(-0.15, -0.02, 0.007), (-0.09, -0.008, 0.008), (-0.02, 0.0, 0.01)], 0.0055, m.wood("#d6ae74", "#b28448"))
        cylinder(0.0075, 0.02, m.rubber("#2b2d31"), at=(-0.03, -0.001, 0.009), turn=(0, 90, 4))
        ball(0.013, m.brass(0.1), at=(-0.03, -0.025, 0.013))
        ring(0.0132, 0.0012, m.brass(0.2), at=(-0.03, -0.025, 0.013))
        tube([(-0.02, -0.002, 0.01), (-0.026, -0.014, 0.014), (-0.03, -0.022, 0.024)], 0.0011, m.textile("#c04a3a"))
