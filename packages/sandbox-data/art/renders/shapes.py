"""The few shapes that goods are put together from. Lengths are meters, angles degrees."""

from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


def _add(name, data, material, at=(0, 0, 0), turn=(0, 0, 0)):
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    made.location = at
    made.rotation_euler = [radians(a) for a in turn]
    data.materials.append(material.data)
    return made


def _mesh(points, faces, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=40):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = radians(smooth)
    return _add("part", data, material, at, turn)


def rounded(made, width, segments=3):
    """Rounds the edges that are sharper than 30 degrees."""
    bevel = made.modifiers.new("bevel", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    made.data.use_auto_smooth = True
    made.data.auto_smooth_angle = radians(50)
    return made


def curve(points, steps=8):
    """Points of a smooth line through the given ones (Catmull-Rom), whatever their dimension."""
    p = np.array(points, float)
    if len(p) < 3:
        return p
    ends = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for t in np.linspace(0, 1, steps, endpoint=False):
            line.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    return np.vstack([line, p[-1]])


def lathe(profile, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=False, around=72, flute=0, depth=0.0, oval=1.0):
    """Turns `(radius, height)` points around z. `smooth` draws a soft line through them; `flute` ribs of `depth` go around."""
    line = curve(profile) if smooth else np.array(profile, float)
    count = len(line)
    angles = np.linspace(0, 2 * pi, around, endpoint=False)
    swell = 1 + depth * np.cos(angles * flute) if flute else np.ones(around)
    points = [
        (max(r, 1e-5) * cos(a) * s, max(r, 1e-5) * sin(a) * s * oval, z)
        for a, s in zip(angles, swell)
        for r, z in line
    ]
    faces = [
        (i * count + j, ((i + 1) % around) * count + j, ((i + 1) % around) * count + j + 1, i * count + j + 1)
        for i in range(around)
        for j in range(count - 1)
    ]
    return _mesh(points, faces, material, at, turn, 35)


def vessel(outer, wall, material, smooth=True, **more):
    """A hollow turned body, open at the top: the outer line, a round lip and an inner line `wall` further in."""
    line = curve(outer) if smooth else np.array(outer, float)
    inner = [(max(r - wall, 0), z) for r, z in line[::-1] if z > line[0][1] + wall]
    lip = line[-1]
    ring = [(lip[0] - wall * (0.5 - 0.5 * cos(t)), lip[1] + wall * 0.5 * sin(t)) for t in np.linspace(0.5, pi - 0.5, 5)]
    return lathe([(0, line[0][1]), *line, *ring, *inner, (0, line[0][1] + wall)], material, **more)


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.004, segments=3):
    x, y, z = (s / 2 for s in size)
    points = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = _mesh(points, faces, material, at, turn)
    return rounded(made, bevel, segments) if bevel else made


def cushion(size, material, at=(0, 0, 0), turn=(0, 0, 0), crown=0.35):
    """A padded box: rounded all over, fullest in the middle."""
    made = box(size, material, at, turn, bevel=min(size) * 0.3, segments=5)
    soft = made.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 2
    return made


def cylinder(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.002, top=None):
    """Stands on `at`; `top` is the radius above where it differs."""
    end = radius if top is None else top
    b = min(bevel, height / 3, radius / 3)
    profile = [(0, 0), (radius - b, 0), (radius - b * 0.3, b * 0.3), (radius, b)]
    profile += [(end, height - b), (end - b * 0.3, height - b * 0.3), (end - b, height), (0, height)]
    return lathe(profile, material, at, turn)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0)):
    line = [(radius * sin(t), -radius * cos(t)) for t in np.linspace(0, pi, 33)]
    made = lathe(line, material, at, turn)
    made.scale = scale
    return made


def ring(radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), flat=1.0):
    line = [
        (radius + thickness * cos(t), thickness * flat * sin(t)) for t in np.linspace(0, 2 * pi, 25)
    ]
    return lathe(line, material, at, turn, around=96)


def band(points, width, thickness, material, across=(0, 0, 1), smooth=True):
    """A flat strip along points, `width` wide in the direction `across`."""
    line = curve(points) if smooth else np.array(points, float)
    side = np.array(across, float)
    along = np.gradient(line, axis=0)
    normal = np.cross(along, side)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-9)
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    rows = [line + side * (w * width / 2) + normal * (h * thickness / 2) for w, h in corners]
    points = np.stack(rows, axis=1).reshape(-1, 3)
    faces = [(i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k) for i in range(len(line) - 1) for k in range(4)]
    faces += [(3, 2, 1, 0), tuple(len(points) - 4 + k for k in range(4))]
    return rounded(_mesh(points, faces, material), min(width, thickness) * 0.3, 2)


def tube(points, radius, material, smooth=True, closed=False, at=(0, 0, 0), turn=(0, 0, 0)):
    """A round bar along points."""
    line = curve(points) if smooth and not closed else points
    data = bpy.data.curves.new("tube", "CURVE")
    data.dimensions = "3D"
    spline = data.splines.new("POLY")
    spline.points.add(len(line) - 1)
    for point, p in zip(spline.points, line):
        point.co = (*p, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    data.bevel_depth = radius
    data.bevel_resolution = 6
    data.use_fill_caps = True
    return _add("tube", data, material, at, turn)


def plate(outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.002, holes=(), smooth=False):
    """A flat shape with an outline in x and y, `thickness` high, standing on `at`."""
    data = bpy.data.curves.new("plate", "CURVE")
    data.dimensions = "2D"
    data.fill_mode = "BOTH"
    b = min(bevel, thickness * 0.45)
    for line in (outline, *holes):
        line = round_trip(line) if smooth else line
        spline = data.splines.new("POLY")
        spline.points.add(len(line) - 1)
        for point, p in zip(spline.points, line):
            point.co = (p[0], p[1], thickness / 2, 1)
        spline.use_cyclic_u = True
    data.extrude = thickness / 2 - b
    data.bevel_depth = b
    data.bevel_resolution = 2
    data.offset = -b
    return _add("plate", data, material, at, turn)


def round_trip(outline, steps=6):
    """A closed smooth line through points."""
    p = [tuple(q) for q in outline]
    line = curve([p[-2], p[-1], *p, p[0], p[1]], steps)
    return line[2 * steps : -2 * steps]


def disc(radius, count=64, squash=1.0, middle=(0, 0)):
    """Outline of a circle."""
    return [
        (middle[0] + radius * cos(t), middle[1] + radius * squash * sin(t))
        for t in np.linspace(0, 2 * pi, count, endpoint=False)
    ]


def puff(outline, thickness, material, rim=0.05, folds=0.0, grid=90, at=(0, 0, 0), turn=(0, 0, 0), seed=1, fold_size=0.12):
    """
    Cloth with something in it, lying flat: as high as `thickness` at a distance `rim` from its outline, with soft folds.
    """
    edge = np.array(outline, float)
    step = float(np.ptp(edge, axis=0).max()) / grid
    dense = []
    for a, b in zip(edge, np.roll(edge, -1, axis=0)):
        n = max(1, int(np.hypot(*(b - a)) / step))
        dense += [a + (b - a) * t / n for t in range(n)]
    dense = np.array(dense)
    low, high = dense.min(axis=0), dense.max(axis=0)
    rows = [
        (x + (step / 2 if j % 2 else 0), y)
        for j, y in enumerate(np.arange(low[1], high[1], step * 0.87))
        for x in np.arange(low[0], high[0], step)
    ]
    inner = np.array(rows)
    keep = _distance(inner, dense) > step * 0.5
    points = [Vector(p) for p in [*dense, *inner[keep]]]
    boundary = list(range(len(dense)))
    flat, _, faces, *_ = delaunay_2d_cdt(points, [], [boundary], 1, 1e-6)
    xy = np.array([(p.x, p.y) for p in flat])
    far = np.clip(_distance(xy, dense) / rim, 0, 1)
    body = thickness * np.sqrt(1 - (1 - far) ** 2)
    rng = np.random.default_rng(seed)
    creases = np.zeros(len(xy))
    for _ in range(10):
        direction = rng.uniform(0, pi)
        length = fold_size * rng.uniform(0.8, 2.6)
        bend = 1.4 * np.sin(xy @ rng.uniform(-5, 5, 2))
        wave = np.sin((xy @ [cos(direction), sin(direction)]) / length * 2 * pi + rng.uniform(0, 6) + bend)
        creases += np.sign(wave) * np.abs(wave) ** 1.5
    # A crease never reaches the floor below.
    height = np.maximum(body + folds * 0.11 * far * creases, body * 0.45)
    made = _mesh(np.column_stack([xy, height]), faces, material, at, turn, 180)
    return made


def _distance(points, line):
    return np.array([np.sqrt(((line - p) ** 2).sum(axis=1).min()) for p in points])


def mirrored(half):
    """A closed outline from its right half, top to bottom."""
    return [*half, *[(-x, y) for x, y in reversed(half) if abs(x) > 1e-6]]
