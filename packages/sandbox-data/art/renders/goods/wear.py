"""Swimwear, robes, work clothes and gloves, laid flat."""

from math import cos, pi, sin

import materials as m
import numpy as np
from shapes import box, cylinder, mirrored, puff, ring, round_trip, tube

from .fashion import FLAT
from .good import good


def _edge(points, z, radius, material):
    """A seam or hem along points of x and y."""
    tube([(x, y, z) for x, y in points], radius, material)


@good(3, **FLAT)
def gloves(model):
    """Knitted with tips that a screen feels, of leather, of fleece."""
    tone, weave = [(m.textile(None, 80, 0.8), 1), (m.leather(None), 0), (m.textile(None, 40, 1.0), 1)][model]
    tip = m.textile("#6d7178", 80, 0.7)
    hand = round_trip([(-0.036, -0.1), (-0.038, -0.04), (-0.045, 0.0), (-0.047, 0.055), (-0.044, 0.085), (-0.036, 0.09), (-0.03, 0.08), (-0.0275, 0.05), (-0.024, 0.06), (-0.0235, 0.105), (-0.018, 0.117), (-0.009, 0.117), (-0.0035, 0.105), (-0.002, 0.06), (0.0, 0.058), (0.002, 0.06), (0.0045, 0.108), (0.009, 0.12), (0.018, 0.119), (0.0225, 0.106), (0.022, 0.058), (0.025, 0.05), (0.03, 0.08), (0.036, 0.092), (0.044, 0.088), (0.0465, 0.075), (0.044, 0.03), (0.043, 0.0), (0.052, 0.012), (0.068, 0.038), (0.078, 0.042), (0.084, 0.034), (0.08, 0.018), (0.06, -0.022), (0.04, -0.046), (0.037, -0.1)], 3)
    for side, x, lean, lift in ((1, -0.062, 10, 0), (-1, 0.066, -12, 0.004)):
        line = [(side * a, b) for a, b in hand]
        turn = (0, 0, lean)
        puff(line if side < 0 else line[::-1], 0.019, tone, rim=0.011, folds=0.004, seed=side + 3, at=(x, 0, lift), turn=turn, grid=150)
        cuff = [(-0.038, -0.102), (0.038, -0.102), (0.039, -0.052), (-0.039, -0.052)]
        a = lean * pi / 180
        puff(cuff, 0.0215, m.textile(None, 60, 1.0) if weave else tone, rim=0.012, at=(x, 0, lift), turn=turn)
        put = lambda p, q, z: (x + p * cos(a) - q * sin(a), p * sin(a) + q * cos(a), lift + z)
        if model == 0:
            for k in range(15):
                p = -0.035 + k * 0.005
                tube([put(p, -0.1, 0.0195), put(p, -0.055, 0.0205)], 0.0014, tone, smooth=False)
            for p, q in ((side * 0.0135, 0.108), (side * 0.0775, 0.032)):
                puff([(p + 0.009 * cos(t), q + 0.01 * sin(t)) for t in np.linspace(0, 2 * pi, 16, endpoint=False)], 0.0165, tip, rim=0.008, at=(x, 0, lift), turn=turn)
        else:
            for p0 in (-0.016, 0.0, 0.016):
                tube([put(p0 * 1.1, 0.04, 0.018), put(p0, 0.0, 0.02), put(p0 * 0.9, -0.02, 0.019)], 0.0011, m.rubber("#2a211a") if model == 1 else tone)
            if model == 1:
                tube([put(-0.037, -0.062, 0.014), put(0, -0.064, 0.0225), put(0.037, -0.062, 0.014)], 0.0016, m.rubber("#2a211a"))


@good(3, **FLAT)
def bikini(model):
    """A bandeau, a sports top, triangles; each with its briefs."""
    cloth = m.textile(None, 500, 0.15)
    edge = m.textile(None, 500, 0.1)
    low = mirrored([(0.0, -0.055), (0.075, -0.05), (0.145, -0.04), (0.15, -0.075), (0.1, -0.1), (0.04, -0.16), (0.022, -0.182), (0, -0.184)])
    puff(low, 0.016, cloth, rim=0.02, folds=0.008, seed=3)
    _edge([(-0.148, -0.04), (-0.075, -0.051), (0, -0.056), (0.075, -0.051), (0.148, -0.04)], 0.011, 0.0035, edge)
    if model == 0:
        top = mirrored([(0, 0.125), (0.04, 0.135), (0.09, 0.135), (0.15, 0.125), (0.15, 0.085), (0.09, 0.06), (0.04, 0.058), (0, 0.082)])
        puff(top, 0.03, cloth, rim=0.045, folds=0.02, seed=5, fold_size=0.05)
        box((0.022, 0.05, 0.014), edge, at=(0, 0.103, 0.018), bevel=0.005)
        for s in (-1, 1):
            _edge([(s * 0.1, 0.134), (s * 0.11, 0.2), (s * 0.07, 0.24), (s * 0.02, 0.225)], 0.006, 0.0028, edge)
    elif model == 1:
        top = mirrored([(0, 0.15), (0.035, 0.16), (0.055, 0.2), (0.06, 0.25), (0.09, 0.25), (0.095, 0.19), (0.125, 0.14), (0.135, 0.06), (0, 0.05)])
        puff(top, 0.028, cloth, rim=0.04, folds=0.014, seed=5)
        white = m.textile("#f4f1ea", 500, 0.1)
        puff([(-0.134, 0.055), (0.134, 0.055), (0.134, 0.078), (-0.134, 0.078)], 0.03, white, rim=0.012)
    else:
        for s in (-1, 1):
            tri = [(s * 0.006, 0.07), (s * 0.125, 0.06), (s * 0.075, 0.185), (s * 0.06, 0.19)]
            puff(tri if s > 0 else tri[::-1], 0.032, cloth, rim=0.05, folds=0.01, seed=4 + s)
            _edge([(s * 0.068, 0.188), (s * 0.06, 0.25), (s * 0.03, 0.285), (s * 0.012, 0.262)], 0.005, 0.0026, edge)
            _edge([(s * 0.006, 0.068), (s * 0.124, 0.058), (s * 0.17, 0.075), (s * 0.2, 0.05)], 0.008, 0.0026, edge)
    if model == 2:
        for s in (-1, 1):
            for lift, far in ((0.012, 0.05), (-0.012, 0.045)):
                _edge([(s * 0.148, -0.055), (s * (0.148 + far * 0.6), -0.05 + lift), (s * (0.148 + far), -0.06 + lift * 2), (s * 0.152, -0.06)], 0.008, 0.0026, edge)


@good(3, **FLAT)
def one_piece_swimsuit(model):
    cloth = m.textile(None, 500, 0.15)
    half = [(0, 0.2), (0.045, 0.225), (0.062, 0.3), (0.064, 0.34), (0.092, 0.34), (0.098, 0.28), (0.125, 0.2), (0.13, 0.14), (0.108, 0.02), (0.125, -0.09), (0.135, -0.13), (0.09, -0.17), (0.045, -0.24), (0.025, -0.27), (0, -0.272)]
    puff(mirrored(half), 0.03, cloth, rim=0.05, folds=0.012, seed=6)
    back = m.textile("#5f6468", 500, 0.1)
    puff([(-0.062, 0.335), (-0.04, 0.34), (0.04, 0.34), (0.062, 0.335), (0.045, 0.225), (0, 0.2), (-0.045, 0.225)], 0.007, back, rim=0.02)
    trim = m.textile("#f4f1ea", 500, 0.1)
    if model == 0:
        for s in (-1, 1):
            side = [(s * 0.128, 0.16), (s * 0.1075, 0.02), (s * 0.127, -0.1), (s * 0.1, -0.115), (s * 0.082, 0.02), (s * 0.1, 0.16)]
            puff(side if s < 0 else side[::-1], 0.0295, trim, rim=0.03, folds=0.012, seed=6)
    elif model == 1:
        for k in range(6):
            y = 0.06 - k * 0.022
            tube([(-0.1, y + 0.006, 0.026), (-0.04, y - 0.004, 0.0315), (0.04, y + 0.004, 0.0315), (0.1, y - 0.006, 0.026)], 0.0022, cloth)
        _edge([(-0.06, 0.19), (-0.02, 0.13), (0.0, 0.125), (0.02, 0.13), (0.06, 0.19)], 0.03, 0.002, cloth)
    else:
        for k in range(9):
            x = -0.1 + k * 0.025
            puff([(x - 0.018, -0.02), (x + 0.018, -0.02), (x + 0.02, -0.065), (x, -0.075), (x - 0.02, -0.065)], 0.038, cloth, rim=0.012)
        ring(0.012, 0.004, trim, at=(0, 0.19, 0.03))


@good(3, **FLAT)
def running_shirt(model):
    cloth = m.textile(None, 700, 0.5)
    half = [(0, 0.22), (0.04, 0.235), (0.07, 0.29), (0.08, 0.345), (0.125, 0.34), (0.135, 0.27), (0.17, 0.2), (0.215, 0.16), (0.215, -0.1), (0.22, -0.33), (0, -0.335)]
    if model == 2:
        half = [(0, 0.18), (0.05, 0.2), (0.08, 0.29), (0.088, 0.345), (0.118, 0.34), (0.122, 0.25), (0.15, 0.14), (0.205, 0.08), (0.21, -0.1), (0.215, -0.33), (0, -0.335)]
    puff(mirrored(half), 0.03, cloth, rim=0.06, folds=0.02, seed=11)
    low = half[0][1]
    puff([(-0.08, 0.345), (0.08, 0.345), (0.068, 0.28), (0.04, low + 0.015), (0, low), (-0.04, low + 0.015), (-0.068, 0.28)], 0.008, m.textile("#77797c", 400), rim=0.02)
    white = m.textile("#f5f2ea", 500, 0.2)
    if model == 0:
        for y in (0.04, 0.01):
            puff([(-0.2145, y), (0.2145, y), (0.2145, y + 0.018), (-0.2145, y + 0.018)], 0.0355, white, rim=0.01, folds=0.02, seed=11)
    elif model == 1:
        for y, h in ((0.02, 0.012), (-0.24, 0.012)):
            puff([(-0.2145, y), (0.2145, y), (0.2145, y + h), (-0.2145, y + h)], 0.0345, white, rim=0.01, folds=0.02, seed=11)
        for x in (-0.045, 0.045):
            box((0.026, 0.1, 0.004), white, at=(x + 0.02, -0.11, 0.0345), bevel=0.002)
            if x > 0:
                for y in (-0.064, -0.156):
                    box((0.07, 0.026, 0.004), white, at=(x, y, 0.0345), bevel=0.002)
                box((0.026, 0.1, 0.004), white, at=(x - 0.022, -0.11, 0.0345), bevel=0.002)
    edge = [(-0.125, 0.338), (-0.135, 0.27), (-0.17, 0.2), (-0.213, 0.162)] if model != 2 else [(-0.118, 0.338), (-0.122, 0.25), (-0.15, 0.14), (-0.203, 0.082)]
    for s in (-1, 1):
        _edge([(s * x, y) for x, y in edge], 0.016, 0.0045, white if model else cloth)
    neck = [(-0.08, 0.343), (-0.07, 0.29), (-0.04, low + 0.017), (0, low + 0.002), (0.04, low + 0.017), (0.07, 0.29), (0.08, 0.343)]
    _edge(neck, 0.018, 0.0045, white if model else cloth)


@good(3, **FLAT)
def martial_arts_uniform(model):
    """A jacket that crosses, folded trousers behind, and the belt."""
    cotton = m.textile("#f4f2ec", 120, 0.8)
    belt = m.textile(["#f7f5ef", "#2b2c30", "#e0a52b"][model], 160, 0.6)
    half = [(0, 0.28), (0.05, 0.31), (0.09, 0.32), (0.3, 0.25), (0.42, 0.12), (0.36, 0.035), (0.23, 0.1), (0.235, -0.28), (0, -0.29)]
    puff(mirrored(half), 0.035, cotton, rim=0.06, folds=0.02, seed=5)
    puff([(-0.09, 0.32), (0.09, 0.32), (0.04, 0.2), (0, 0.12), (-0.04, 0.2)], 0.02, m.textile("#b9b4a8", 120), rim=0.03)
    for s in (1, -1):
        lapel = [(s * 0.062, 0.325), (s * 0.098, 0.32), (s * 0.02, 0.05), (-s * 0.06, -0.13), (-s * 0.1, -0.28), (-s * 0.135, -0.285), (-s * 0.09, -0.1), (s * 0.01, 0.1)]
        if s < 0:
            lapel = [(s * 0.062, 0.325), (s * 0.098, 0.32), (s * 0.05, 0.1), (s * -0.0, -0.02), (s * -0.02, 0.02)]
        puff(lapel[::-1] if s > 0 else lapel, 0.05 if s > 0 else 0.044, cotton, rim=0.018)
    for y in (-0.085, -0.058):
        puff([(-0.236, y - 0.014), (0.236, y - 0.014), (0.236, y + 0.014), (-0.236, y + 0.014)], 0.056, belt, rim=0.012)
    box((0.06, 0.045, 0.03), belt, at=(0.0, -0.072, 0.06), turn=(0, 0, 18), bevel=0.012)
    for s in (-1, 1):
        end = [(s * 0.01, -0.08), (s * 0.035, -0.075), (s * 0.11, -0.24), (s * 0.075, -0.252)]
        puff(end if s < 0 else end[::-1], 0.058, belt, rim=0.012)
    for s in (-1, 1):
        _edge([(s * 0.42, 0.12), (s * 0.36, 0.035)], 0.02, 0.006, cotton)


@good(3, **FLAT)
def kimono(model):
    """A yukata with its obi, a bath robe, a dressing gown."""
    cloth = [m.textile("#34486b", 260, 0.4), m.textile("#f1eee6", 45, 1.0), m.textile("#8c2f4a", 500, 0.1)][model]
    collar = [m.textile("#e9e4d6", 260), m.textile("#f1eee6", 45, 1.0), m.textile("#2b2430", 400)][model]
    half = [(0, 0.36), (0.06, 0.39), (0.36, 0.375), (0.37, 0.375), (0.372, 0.09), (0.2, 0.1), (0.185, 0.08), (0.2, -0.5), (0, -0.505)]
    puff(mirrored(half), 0.03, cloth, rim=0.05, folds=0.016, seed=7)
    puff([(-0.05, 0.39), (0.05, 0.39), (0.03, 0.3), (0, 0.24), (-0.03, 0.3)], 0.012, m.textile("#5a5148", 200), rim=0.02)
    for s in (1, -1):
        lapel = [(s * 0.045, 0.4), (s * 0.085, 0.395), (s * 0.04, 0.2), (-s * 0.05, -0.02), (-s * 0.075, -0.03), (s * 0.0, 0.2)] if s > 0 else [(s * 0.045, 0.4), (s * 0.085, 0.395), (s * 0.06, 0.26), (s * 0.01, 0.16), (s * -0.012, 0.2)]
        puff(lapel[::-1] if s > 0 else lapel, 0.046 if s > 0 else 0.04, collar, rim=0.02)
    _edge([(-0.06, -0.02), (-0.085, -0.25), (-0.1, -0.5)], 0.03, 0.0022, m.rubber("#22304a" if model == 0 else "#c9c4b8"))
    obi = [m.textile("#b5302a", 120, 0.6), m.textile("#f1eee6", 45, 1.0), m.textile("#2b2430", 400)][model]
    high = 0.06 if model == 0 else 0.035
    puff([(-0.19, -0.06), (0.19, -0.06), (0.19, -0.06 + high), (-0.19, -0.06 + high)], 0.05, obi, rim=0.015)
    if model == 0:
        puff([(-0.19, -0.036), (0.19, -0.036), (0.19, -0.026), (-0.19, -0.026)], 0.054, m.textile("#f0d9a0", 160), rim=0.006)
    else:
        for s in (-1, 1):
            puff([(s * 0.03 + x, y) for x, y in ((-0.02, -0.06), (0.02, -0.06), (0.03, -0.26), (-0.01, -0.26))], 0.052, obi, rim=0.012)
        box((0.06, 0.05, 0.02), obi, at=(0, -0.045, 0.052), bevel=0.009)
    if model == 1:
        return
    petal = m.textile("#f1ece0" if model == 0 else "#e0b06a", 300)
    rng = np.random.default_rng(3)
    spots = [(-0.28, 0.3), (-0.3, 0.17), (0.29, 0.28), (0.31, 0.15), (-0.12, 0.2), (0.12, 0.24), (-0.11, 0.05), (0.13, 0.06), (-0.13, -0.14), (0.1, -0.16), (0.0, -0.27), (-0.14, -0.34), (0.14, -0.32), (0.02, -0.42), (-0.07, -0.45), (0.13, -0.45)]
    for x, y in spots:
        a0 = rng.uniform(0, 6)
        for k in range(5):
            a = a0 + k * 2 * pi / 5
            cylinder(0.0085, 0.0015, petal, at=(x + 0.0115 * cos(a), y + 0.0115 * sin(a), 0.0315), bevel=0.0005)


@good(3, **FLAT)
def sari(model):
    """Folded to a bundle, with its border; a blouse piece on top."""
    cloth = m.textile(None, 400, 0.25)
    gold = m.textile("#d9ab4a", 220, 0.6)
    deep = m.textile("#7a2438" if model != 2 else "#f1e6d0", 300, 0.3)
    for k in range(5):
        w, h = 0.17 - 0.002 * k, 0.115 - 0.001 * k
        z = k * 0.012
        puff([(-w, -h), (w, -h), (w, h), (-w, h)], 0.016, cloth, rim=0.012, folds=0.004, seed=k, at=(0.002 * (k % 2), 0.0015 * k, z))
        puff([(-w - 0.001, -h - 0.001), (w + 0.001, -h - 0.001), (w + 0.001, -h + 0.03), (-w - 0.001, -h + 0.03)], 0.0165, gold, rim=0.012, at=(0.002 * (k % 2), 0.0015 * k, z))
    top = 0.0655
    for k in range(17):
        x = -0.152 + k * 0.019
        for dx, dy, r in ((0, -0.095, 0.0045), (0, -0.078, 0.0028)):
            cylinder(r, 0.0012, deep, at=(x + dx, dy, top), bevel=0.0003)
    # The end of the cloth is drawn over the bundle in pleats.
    for k in range(7):
        x = -0.075 + k * 0.025
        puff([(x - 0.014, -0.13), (x + 0.014, -0.13), (x + 0.01, 0.13), (x - 0.01, 0.13)], 0.012, cloth if k % 2 else deep, rim=0.012, folds=0.004, at=(0, 0.004, top - 0.004 + 0.003 * (k % 2)), turn=(0, 0, -14))
        a = -14 * pi / 180
        for dy in (-0.118, -0.104, -0.09):
            box((0.022, 0.006, 0.002), gold, at=(x * cos(a) - dy * sin(a), x * sin(a) + dy * cos(a) + 0.004, top + 0.009 + 0.003 * (k % 2)), turn=(0, 0, -14), bevel=0.0006)
    if model == 1:
        puff([(-0.06, -0.04), (0.06, -0.04), (0.06, 0.04), (-0.06, 0.04)], 0.014, deep, rim=0.012, at=(0.07, 0.055, top + 0.008), turn=(0, 0, 10))


@good(3, **FLAT)
def lab_coat(model):
    """A lab coat, a chef's jacket, a nurse's tunic."""
    white = m.textile(["#f5f4f0", "#f5f4f0", "#bcd6da"][model], 260, 0.3)
    long = [-0.52, -0.33, -0.36][model]
    half = [(0, 0.37), (0.07, 0.4), (0.2, 0.36), (0.26, 0.2), (0.31, -0.14), (0.235, -0.165), (0.2, 0.08), (0.225, long), (0, long - 0.005)]
    if model == 2:
        half = [(0, 0.36), (0.07, 0.4), (0.2, 0.36), (0.31, 0.2), (0.24, 0.12), (0.195, 0.2), (0.2, -0.1), (0.22, long), (0, long - 0.005)]
    puff(mirrored(half), 0.036, white, rim=0.06, folds=0.018, seed=9)
    line, shade = m.rubber("#b9b8b2"), m.textile("#c9c8c2" if model != 2 else "#8fb3b8", 260)
    puff([(-0.07, 0.405), (0.07, 0.405), (0.04, 0.33), (0, 0.24 if model != 1 else 0.35), (-0.04, 0.33)], 0.02, shade, rim=0.03)
    if model == 1:
        for s in (-1, 1):
            puff([(s * 0.005, 0.355), (s * 0.06, 0.4), (s * 0.075, 0.42), (s * 0.02, 0.385)][:: s], 0.048, white, rim=0.02)
            for k in range(5):
                cylinder(0.0095, 0.006, m.plastic("#26272b", 0.25), at=(s * 0.075, 0.27 - k * 0.1, 0.0375), bevel=0.003)
            _edge([(s * 0.3, -0.1), (s * 0.235, -0.12)], 0.026, 0.004, line)
        _edge([(0.12, 0.36), (0.115, 0.1), (0.12, long)], 0.0375, 0.0016, line)
    else:
        for s in (-1, 1):
            lapel = [(s * 0.012, 0.37), (s * 0.082, 0.415), (s * 0.125, 0.32), (s * 0.095, 0.3), (s * 0.105, 0.265), (s * 0.012, 0.08)] if model == 0 else [(s * 0.01, 0.3), (s * 0.075, 0.41), (s * 0.09, 0.39), (s * 0.01, 0.24)]
            puff(lapel if s > 0 else lapel[::-1], 0.05, white, rim=0.02)
            pocket = [(s * 0.05, -0.33 if model == 0 else -0.3), (s * 0.17, -0.33 if model == 0 else -0.3), (s * 0.17, -0.2), (s * 0.05, -0.19)]
            puff(pocket if s > 0 else pocket[::-1], 0.043, white, rim=0.012)
            _edge([(s * 0.05, -0.192), (s * 0.17, -0.202)], 0.0425, 0.002, line)
        pocket = [(0.07, 0.1), (0.15, 0.1), (0.15, 0.18), (0.07, 0.185)]
        puff(pocket, 0.044, white, rim=0.012)
        _edge([(0.07, 0.185), (0.15, 0.18)], 0.0435, 0.002, line)
        tube([(0.1, 0.14, 0.046), (0.1, 0.215, 0.047)], 0.0035, m.plastic("#2f5f9a", 0.25), smooth=False)
        if model == 0:
            _edge([(0.016, 0.08), (0.018, -0.2), (0.022, long)], 0.0375, 0.002, line)
            for y in (0.05, -0.07, -0.19, -0.31):
                cylinder(0.0085, 0.004, m.steel(0.25, "#d0d0cc"), at=(-0.004, y, 0.037), bevel=0.0015)
