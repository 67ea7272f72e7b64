"""
One studio for all goods: a pale floor, one soft key light, one camera.

A good and its shadow are photographed apart, so that pictures can put them on any ground, alone or in company.
"""

import os
import tempfile
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Matrix, Vector

from materials import rgb

SAMPLES = int(os.environ.get("RENDER_SAMPLES", "16"))
PIXELS = int(os.environ.get("RENDER_PIXELS", "448"))
THREADS = int(os.environ.get("RENDER_THREADS", "1"))
SHADOW_PIXELS = 144
SHADOW_FRAME = 1.6
"""Width of a shadow's picture in widths of the good's."""
LENS, SENSOR = 85, 36
AROUND = -24
"""Degrees from straight in front to where the camera stands."""
UP = 14
"""Degrees above the floor."""


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _parts():
    return [item for item in bpy.context.scene.objects if item.type in {"MESH", "CURVE"} and item.name[:5] != "sweep"]


def _points():
    """Corners of the good, in world space."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for item in _parts():
        solid = item.evaluated_get(graph)
        data = solid.to_mesh()
        if data is not None and len(data.vertices) > 0:
            co = np.empty(len(data.vertices) * 3)
            data.vertices.foreach_get("co", co)
            co = co.reshape(-1, 3)[:: 1 + len(data.vertices) // 5000]
            matrix = np.array(item.matrix_world)
            found.append(co @ matrix[:3, :3].T + matrix[:3, 3])
        solid.to_mesh_clear()
    return np.vstack(found)


def settle():
    """Puts everything on the floor and makes the longest side one unit. @returns that side in meters"""
    points = _points()
    low, high = points.min(axis=0), points.max(axis=0)
    size = float((high - low).max())
    middle = (low + high) / 2
    move = Matrix.Scale(1 / size, 4) @ Matrix.Translation((-middle[0], -middle[1], -low[2]))
    for item in _parts():
        item.matrix_world = move @ item.matrix_world
    return size


def _sweep():
    """Floor that bends up into a wall far behind."""
    line = [(-30, 0)] + [(9 + 5 * sin(t), 5 - 5 * cos(t)) for t in np.linspace(0, pi / 2, 14)] + [(14, 40)]
    points = [(x, y, z) for y, z in line for x in (-60, 60)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)]
    data = bpy.data.meshes.new("sweep")
    data.from_pydata(points, [], faces)
    made = bpy.data.objects.new("sweep", data)
    bpy.context.collection.objects.link(made)
    material = bpy.data.materials.new("sweep")
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*rgb("#e7e5e1"), 1)
    shader.inputs["Roughness"].default_value = 1.0
    shader.inputs["Specular"].default_value = 0.0
    data.materials.append(material)
    return made


def _light():
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes["Background"]
    back.inputs["Color"].default_value = (0.96, 0.98, 1.0, 1)
    back.inputs["Strength"].default_value = 0.45
    for place, size, power in (((-2.6, -2.2, 4.2), 2.0, 230), ((4.2, -0.6, 2.0), 1.6, 24)):
        data = bpy.data.lights.new("key", "AREA")
        data.shape = "DISK"
        data.size = size
        data.energy = power
        data.color = (1.0, 0.97, 0.93)
        made = bpy.data.objects.new("key", data)
        bpy.context.collection.objects.link(made)
        made.location = place
        made.rotation_euler = (Vector((0, 0, 0.3)) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def _camera(around, up):
    """Aims so that the good fills the frame."""
    points = _points()
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width = LENS, SENSOR
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made
    a, e = radians(around), radians(up)
    toward = Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))
    turn = toward.to_track_quat("Z", "Y")
    axes = [np.array(turn @ Vector(v)) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    across, along, depth = (points @ axis for axis in axes)
    half = SENSOR / 2 / LENS * 0.97
    middle = [(v.max() + v.min()) / 2 for v in (across, along)]
    for _ in range(4):
        far = max((np.abs(v - m) / half + depth).max() for v, m in zip((across, along), middle))
        for k, v in enumerate((across, along)):
            seen = (v - middle[k]) / (far - depth)
            middle[k] += (seen.max() + seen.min()) / 2 * (far - depth.mean())
    center = Vector(axes[0]) * middle[0] + Vector(axes[1]) * middle[1]
    made.location = center + toward * far
    made.rotation_euler = turn.to_euler()
    return made


def shoot(path, around=AROUND, up=UP):
    """Photographs what stands in the studio: `path` + `.png`, `-shadow`, and where a part is dyed `-dyed` and `-gloss`."""
    _camera(around, up)
    sweep = _sweep()
    _light()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.film_transparent = True
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    cycles = scene.cycles
    cycles.film_transparent_glass = True
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 8
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    layer = scene.view_layers[0]
    layer.aovs.add().name = "dyed"
    layer.aovs[0].type = "VALUE"
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    sweep.visible_camera = False
    good = _render(PIXELS, SAMPLES, PASSES)
    # The floor with the shadow, and without: the shadow is what lies between the two.
    sweep.visible_camera = True
    for part in _parts():
        part.visible_camera = False
    scene.camera.data.lens = LENS / SHADOW_FRAME
    shaded = _render(SHADOW_PIXELS, 32, {"Image": "color"})["color"]
    for part in _parts():
        part.hide_render = True
    plain = _render(SHADOW_PIXELS // 3, 24, {"Image": "color"})["color"]
    _write(path, good, shaded, plain)


PASSES = {
    "Image": "color",
    "Normal": "normal",
    "DiffCol": "albedo",
    "GlossDir": "gloss-direct",
    "GlossInd": "gloss-indirect",
    "GlossCol": "gloss-color",
    "dyed": "dyed",
}


def _render(pixels, samples, passes):
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = pixels
    scene.cycles.samples = samples
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    with tempfile.TemporaryDirectory() as folder:
        output = tree.nodes.new("CompositorNodeOutputFile")
        output.base_path = folder
        output.format.file_format = "OPEN_EXR"
        output.format.color_mode = "RGBA"
        output.format.color_depth = "32"
        output.file_slots.clear()
        for socket, name in passes.items():
            output.file_slots.new(name + "-")
            tree.links.new(source.outputs[socket], output.inputs[-1])
        bpy.ops.render.render()
        number = f"{scene.frame_current:04d}"
        return {name: _read(os.path.join(folder, f"{name}-{number}.exr")) for name in passes.values()}


def _read(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Raw"
    image.alpha_mode = "CHANNEL_PACKED"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def _smooth(picture, guide, spread, levels=3):
    """Takes the grain away with an edge-avoiding wavelet filter: neighbors whose guide differs stay apart."""
    light = np.log1p(np.maximum(picture, 0)).astype(np.float32)
    for level in range(levels):
        hop = 2**level
        total = light * 0.25
        weights = np.full(light.shape[:2] + (1,), 0.25, np.float32)
        limit = (0.3 * 0.6**level) ** 2
        for j in (-hop, 0, hop):
            for i in (-hop, 0, hop):
                if i == 0 and j == 0:
                    continue
                other = _moved(light, j, i)
                gap = ((other - light)[:, :, :3] ** 2).sum(axis=2, keepdims=True) / limit
                gap += (((_moved(guide, j, i) - guide) / spread) ** 2).sum(axis=2, keepdims=True)
                w = (0.125 if i == 0 or j == 0 else 0.0625) * np.exp(-gap)
                total += other * w
                weights += w
        light = total / weights
    return np.expm1(light)


def _moved(picture, j, i):
    height, width = picture.shape[:2]
    return picture[np.clip(np.arange(height) + j, 0, height - 1)][:, np.clip(np.arange(width) + i, 0, width - 1)]


def _tone(linear):
    """sRGB with a soft shoulder, so that highlights keep their shape."""
    x = np.maximum(linear, 0)
    knee = 0.72
    soft = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee))), x)
    return np.where(soft <= 0.0031308, soft * 12.92, 1.055 * np.maximum(soft, 1e-6) ** (1 / 2.4) - 0.055)


def _write(path, good, shaded, plain):
    alpha = np.clip(good["color"][:, :, 3:4], 0, 1)
    dyed = np.clip(good["dyed"][:, :, :1], 0, 1)
    gloss = ((good["gloss-direct"] + good["gloss-indirect"]) * good["gloss-color"])[:, :, :3]
    guide = np.concatenate([good["normal"][:, :, :3], good["albedo"][:, :, :3], alpha], axis=2)
    spread = np.array([0.14] * 3 + [0.07] * 3 + [0.2], np.float32)
    clean = _smooth(np.concatenate([good["color"][:, :, :3], gloss], axis=2), guide, spread)
    color, gloss = clean[:, :, :3], clean[:, :, 3:]
    if dyed.max() > 0.5:
        gloss = np.minimum(gloss, color).mean(axis=2, keepdims=True) * np.minimum(dyed, 1)
        _save(path + "-dyed", np.repeat(np.minimum(dyed, alpha), 3, axis=2))
        _save(path + "-gloss", np.repeat(_tone(gloss), 3, axis=2))
        color = color - gloss
    straight = color / np.maximum(alpha, 1e-3)
    _save(path, np.concatenate([_tone(straight), alpha], axis=2))
    light = np.ones_like(shaded[:, :, :1])
    ground = plain[:, :, :3].mean(axis=2)
    for _ in range(6):
        ground = (ground + sum(_moved(ground, j, i) for j, i in ((0, 1), (0, -1), (1, 0), (-1, 0)))) / 5
    ground = np.repeat(np.repeat(ground, 3, axis=0), 3, axis=1)[:, :, None]
    shade = _smooth(shaded[:, :, :3], light, np.float32(1), 3).mean(axis=2, keepdims=True)
    _save(path + "-shadow", np.concatenate([shade * 0, shade * 0, shade * 0, np.clip(1.06 * (1 - np.clip(shade / ground, 0, 1) ** 0.7) - 0.03, 0, 1)], axis=2))


def _save(path, picture):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, alpha=True)
    image.colorspace_settings.name = "Raw"
    image.alpha_mode = "CHANNEL_PACKED"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, : picture.shape[2]] = np.clip(picture, 0, 1)
    image.pixels.foreach_set(pixels.ravel())
    image.filepath_raw = path + ".png"
    image.file_format = "PNG"
    image.save()
    bpy.data.images.remove(image)
