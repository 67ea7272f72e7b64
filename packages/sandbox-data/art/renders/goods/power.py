"""Chargers, cables and cells."""

from math import cos, pi, sin

import materials as m
import numpy as np
from parcels import card
from shapes import box, cylinder, lathe, ring, tube

from .good import good


def _socket(x, y, z):
    """A round mains socket that lies on top of something."""
    lathe([(0.0205, 0.002), (0.0195, 0.002), (0.0185, -0.001), (0, -0.001)], m.plastic("#dcdad4", 0.45), at=(x, y, z))
    for dx in (-0.0085, 0.0085):
        cylinder(0.0028, 0.0012, m.rubber("#101012"), at=(x + dx, y, z - 0.0005))
    for dy in (-0.0175, 0.0175):
        box((0.005, 0.004, 0.003), m.steel(), at=(x, y + dy, z + 0.0005), bevel=0.0005)


@good(7, up=24, around=-30)
def electric_plug(model):
    """Small charger, large charger, extension lead, time switch; then cables: USB-C, network, audio."""
    white, dark = m.plastic("#f3f1ec", 0.35), m.rubber("#1d1e21")
    if model in (0, 1):
        w, d, h = (0.034, 0.034, 0.036) if model == 0 else (0.052, 0.034, 0.058)
        body = white if model == 0 else m.plastic("#2b2d32", 0.4)
        box((w, d, h), body, at=(0, 0, h / 2), bevel=0.006, segments=5)
        for k, x in enumerate([0] if model == 0 else [-0.014, 0.0, 0.014]):
            wide = 0.0092 if k < 2 else 0.0125
            card((wide, 0.0034, 0.0008), dark, at=(x, -d / 2 + 0.0004, h * 0.55), turn=(90, 0, 0), corner=0.0015 if k < 2 else 0.0006)
            box((wide * 0.55, 0.0006, 0.0009), m.steel(), at=(x, -d / 2 - 0.0005, h * 0.55), bevel=0)
        for x in (-0.0095, 0.0095):
            cylinder(0.0021, 0.018, m.steel(0.2), at=(x, 0.004, h - 0.001), bevel=0.001)
            cylinder(0.0024, 0.009, dark, at=(x, 0.004, h - 0.001))
    elif model == 2:
        box((0.25, 0.055, 0.036), white, at=(0, 0, 0.018), bevel=0.008, segments=5)
        for k in range(4):
            _socket(-0.085 + k * 0.05, 0, 0.036)
        box((0.014, 0.024, 0.006), m.plastic("#c8352b", 0.25), at=(0.1, 0, 0.037), turn=(6, 0, 0), bevel=0.002)
        lead = [(-0.125, 0, 0.018), (-0.16, 0.0, 0.014), (-0.2, -0.03, 0.004), (-0.18, -0.075, 0.004), (-0.1, -0.08, 0.004), (0.0, -0.075, 0.004), (0.06, -0.085, 0.006)]
        tube(lead, 0.004, white)
        lathe([(0.0045, 0), (0.007, 0.008), (0.016, 0.018), (0.0185, 0.024), (0.0185, 0.036), (0.012, 0.04), (0, 0.04)], white, at=(0.055, -0.085, 0.018), turn=(0, 90, 4))
        for y in (-0.094, -0.075):
            cylinder(0.0024, 0.019, m.steel(0.2), at=(0.094, y, 0.018), turn=(0, 90, 4), bevel=0.001)
    elif model == 3:
        box((0.062, 0.05, 0.1), white, at=(0, 0, 0.05), bevel=0.009, segments=5)
        dial = [(0, 0), (0.026, 0), (0.026, 0.006), (0.024, 0.008), (0, 0.008)]
        lathe(dial, m.plastic("#e3e0d9", 0.4), at=(0, -0.0245, 0.066), turn=(90, 0, 0), flute=48, depth=0.02, around=192)
        lathe([(0.0095, 0), (0.0095, 0.003), (0, 0.004)], m.plastic(None, 0.3), at=(0, -0.0322, 0.066), turn=(90, 0, 0))
        for k in range(24):
            a = k * pi / 12
            box((0.0014 if k % 6 else 0.0026, 0.0006, 0.005), dark, at=(0.0185 * sin(a), -0.0327, 0.066 + 0.0185 * cos(a)), turn=(0, 15 * k, 0), bevel=0)
        lathe([(0.0195, 0.002), (0.0185, 0.002), (0.0175, -0.001), (0, -0.001)], m.plastic("#d5d2cb", 0.45), at=(0, -0.025, 0.022), turn=(90, 0, 0))
        for x in (-0.0085, 0.0085):
            cylinder(0.0026, 0.0012, dark, at=(x, -0.0245, 0.022), turn=(90, 0, 0))
    else:
        cord = [m.textile("#45474d", 900, 0.5), m.plastic(None, 0.4), m.rubber("#232427")][model - 4]
        thick = [0.0024, 0.0029, 0.0018][model - 4]
        path = [(0.055 * cos(t) * (1 + 0.03 * sin(3 * t)), 0.048 * sin(t), thick + 0.0016 * t / 2 * (1 + 0.25 * sin(5 * t))) for t in np.linspace(0.6, 6 * pi + 2.4, 220)]
        ends = ((0.09, -0.055, 0.005), (0.035, -0.085, 0.005))
        tube([ends[0], (0.075, -0.02, 0.005), *path[::6], (-0.045, -0.05, 0.006), (-0.01, -0.075, 0.005), ends[1]], thick, cord)
        for (x, y, z), lean in ((ends[0], -60), (ends[1], -25)):
            _connector(model, x, y, z, lean)
        for a in (2.0,):
            box((0.012, 0.03, 0.018), dark, at=(0.055 * cos(a), 0.048 * sin(a), 0.009), turn=(0, 0, a * 180 / pi - 90), bevel=0.004)


def _connector(model, x, y, z, lean):
    a = lean * pi / 180
    at = lambda far: (x + far * cos(a), y + far * sin(a), z)
    turn = (0, 0, lean)
    if model == 4:
        box((0.022, 0.011, 0.0065), m.plastic("#3a3c42", 0.3), at=at(0.011), turn=turn, bevel=0.003)
        card((0.008, 0.0084, 0.0026), m.steel(0.15), at=(at(0.0255)[0], at(0.0255)[1], z - 0.0013), turn=turn, corner=0.0012)
    elif model == 5:
        clear = m.plastic("#e9f0f4", 0.12)
        box((0.021, 0.0117, 0.0082), clear, at=at(0.011), turn=turn, bevel=0.001)
        for k in range(8):
            s = -0.0042 + k * 0.0012
            box((0.007, 0.0006, 0.0012), m.brass(), at=(at(0.0175)[0] - s * sin(a), at(0.0175)[1] + s * cos(a), z + 0.004), turn=turn, bevel=0)
        box((0.016, 0.004, 0.0012), clear, at=(at(0.006)[0], at(0.006)[1], z + 0.0062), turn=(0, 8, lean), bevel=0.0004)
        box((0.014, 0.012, 0.009), m.plastic(None, 0.4), at=at(-0.006), turn=turn, bevel=0.003)
    else:
        cylinder(0.0042, 0.021, m.rubber("#2b2c30"), at=at(0), turn=(0, 90, lean), bevel=0.001)
        lathe([(0, 0), (0.0043, 0), (0.0043, 0.002)], m.brass(), at=at(0.02), turn=(0, 90, lean))
        gold = m.brass(0.12)
        lathe([(0.0019, 0), (0.0019, 0.0105), (0.0012, 0.0112), (0.0019, 0.0125), (0, 0.0145)], gold, at=at(0.021), turn=(0, 90, lean))
        for far in (0.0255, 0.029):
            ring(0.0019, 0.0002, m.rubber("#151518"), at=at(far), turn=(0, 90, lean))


@good(4, up=14)
def battery(model):
    """AA cells, AAA cells that are charged again, button cells with their strip, a power bank."""
    if model == 2:
        _button_cells()
    elif model == 3:
        _power_bank()
    else:
        r, h = (0.007, 0.048) if model == 0 else (0.0053, 0.0435)
        sleeve = m.painted("#2a2b2f" if model == 0 else "#f1f2f3", 0.3)
        tip = m.painted("#c98a3a" if model == 0 else "#3f8f6a", 0.25)
        for i in range(4):
            x, y = (i - 1.5) * r * 2.25, 0.004 * (i % 2)
            cylinder(r, h * 0.7, sleeve, at=(x, y, 0), bevel=0.0008)
            cylinder(r * 1.005, h * 0.28, tip, at=(x, y, h * 0.69), bevel=0.0008)
            cylinder(r * 0.36, 0.002, m.steel(), at=(x, y, h * 0.965), bevel=0.0005)


def _cell(at, turn):
    r, h = 0.01, 0.0032
    steel = m.steel(0.2, "#d5d6d8")
    lathe([(0, 0), (r - 0.0004, 0), (r, 0.0004), (r, h * 0.72), (r * 0.95, h * 0.86), (r * 0.92, h * 0.86)], steel, at=at, turn=turn)
    lathe([(r * 0.95, h * 0.84), (r * 0.9, h * 0.86)], m.rubber("#2b2c2f"), at=at, turn=turn)
    lathe([(r * 0.9, h * 0.84), (r * 0.88, h), (0, h)], m.brushed(), at=at, turn=turn)


def _button_cells():
    card((0.062, 0.03, 0.0006), m.paper("#27548a"), at=(0.002, 0.018, 0.0), turn=(0, 0, 8))
    for k in range(2):
        x, y = -0.013 + k * 0.028, 0.016 + k * 0.004
        lathe([(0.0135, 0), (0.0128, 0.0008), (0.0112, 0.0046), (0, 0.005)], m.glass("#f4f8fb"), at=(x, y, 0.0006))
        _cell((x, y, 0.001), (0, 0, 0))
    _cell((-0.018, -0.012, 0), (0, 0, 0))
    _cell((0.006, -0.016, 0.0), (0, 0, 0))
    _cell((0.012, -0.013, 0.0031), (12, 8, 0))
    _cell((0.03, -0.008, 0.0), (0, 0, 0))


def _power_bank():
    card((0.072, 0.14, 0.016), m.plastic("#2b2d33", 0.4), at=(0, 0, 0), corner=0.012)
    card((0.06, 0.128, 0.0006), m.plastic(None, 0.35), at=(0, 0, 0.0157), corner=0.008)
    for k in range(4):
        cylinder(0.0014, 0.0006, m.glow("#dff3ff", 3) if k < 3 else m.rubber("#3b3c40"), at=(-0.012 + k * 0.008, 0.055, 0.0163), bevel=0.0002)
    card((0.009, 0.0034, 0.0012), m.rubber("#070708"), at=(-0.014, -0.0692, 0.008), turn=(90, 0, 0), corner=0.0015)
    card((0.0135, 0.0056, 0.0012), m.rubber("#070708"), at=(0.012, -0.0692, 0.008), turn=(90, 0, 0), corner=0.0006)
    box((0.011, 0.0012, 0.0016), m.plastic("#e87b2a"), at=(0.012, -0.0702, 0.0088), bevel=0)
