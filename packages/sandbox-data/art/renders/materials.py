"""What goods are made of: physically based materials, each made once per scene."""

import bpy

DYED = (0.72, 0.72, 0.72)
"""Color of parts that the server dyes: a light neutral, which multiplying turns into any color."""


def rgb(hex_color):
    """Linear color of `#rrggbb`."""
    digits = hex_color.lstrip("#")
    values = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)


class Material:
    """Wraps a principled shader; methods add texture and return the material."""

    def __init__(self, color, dyed, **inputs):
        self.data = bpy.data.materials.new("material")
        self.data.use_nodes = True
        self.nodes = self.data.node_tree.nodes
        self.links = self.data.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        self.color = (*color, 1)
        self.shader.inputs["Base Color"].default_value = self.color
        for name, value in inputs.items():
            self.shader.inputs[name].default_value = value
        mask = self.nodes.new("ShaderNodeOutputAOV")
        mask.name = "dyed"
        mask.inputs["Value"].default_value = 1.0 if dyed else 0.0

    def texture(self, kind, scale, stretch=(1, 1, 1), **inputs):
        place = self.nodes.new("ShaderNodeTexCoord")
        mapping = self.nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = [scale * s for s in stretch]
        node = self.nodes.new(kind)
        for name, value in inputs.items():
            node.inputs[name].default_value = value
        self.links.new(place.outputs["Object"], mapping.inputs["Vector"])
        self.links.new(mapping.outputs["Vector"], node.inputs["Vector"])
        return node

    def bump(self, node, output, strength, distance=0.002):
        bump = self.nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = distance
        self.links.new(node.outputs[output], bump.inputs["Height"])
        self.links.new(bump.outputs["Normal"], self.shader.inputs["Normal"])
        return self

    def mottle(self, node, output, dark, light):
        """Lets the color run between two tones by a texture."""
        ramp = self.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = 0.3
        ramp.color_ramp.elements[1].position = 0.72
        ramp.color_ramp.elements[0].color = (*dark, 1)
        ramp.color_ramp.elements[1].color = (*light, 1)
        self.links.new(node.outputs[output], ramp.inputs["Fac"])
        self.links.new(ramp.outputs["Color"], self.shader.inputs["Base Color"])
        return self


def _tone(color):
    return (DYED, True) if color is None else (rgb(color), False)


def plastic(color=None, rough=0.32):
    tone, dyed = _tone(color)
    return Material(tone, dyed, Roughness=rough)


def glazed(color=None, rough=0.18):
    """Glazed ceramic: a clear coat over a soft ground."""
    tone, dyed = _tone(color)
    return Material(tone, dyed, Roughness=0.5, Clearcoat=1.0, **{"Clearcoat Roughness": rough * 0.4})


def clay(color="#b5694a"):
    made = Material(rgb(color), False, Roughness=0.85)
    return made.bump(made.texture("ShaderNodeTexNoise", 90), "Fac", 0.25)


def painted(color=None, rough=0.3):
    """Painted or powder-coated metal."""
    tone, dyed = _tone(color)
    return Material(tone, dyed, Roughness=rough, Clearcoat=0.6, **{"Clearcoat Roughness": 0.15})


def steel(rough=0.24, color="#c9cbce"):
    return Material(rgb(color), False, Metallic=1.0, Roughness=rough)


def brushed(color="#c4c5c8"):
    made = Material(rgb(color), False, Metallic=1.0, Roughness=0.34)
    return made.bump(made.texture("ShaderNodeTexNoise", 30, (1, 1, 40)), "Fac", 0.12, 0.001)


def brass(rough=0.22):
    return steel(rough, "#d3a24c")


def iron():
    made = Material(rgb("#26272a"), False, Roughness=0.52, Specular=0.55)
    return made.bump(made.texture("ShaderNodeTexNoise", 220), "Fac", 0.3, 0.001)


def wood(light="#c99a63", dark="#a5733f", rough=0.42):
    """Grain runs along z of the part."""
    made = Material(rgb(light), False, Roughness=rough)
    grain = made.texture("ShaderNodeTexNoise", 9, (4, 4, 0.35), Detail=6.0, Distortion=0.6)
    return made.mottle(grain, "Fac", rgb(dark), rgb(light))


def textile(color=None, weave=300, strength=0.35):
    tone, dyed = _tone(color)
    made = Material(tone, dyed, Roughness=0.92, Sheen=0.4, Specular=0.15)
    return made.bump(made.texture("ShaderNodeTexNoise", weave, Detail=1.0), "Fac", strength)


def plush(color="#b98552"):
    made = Material(rgb(color), False, Roughness=1.0, Sheen=1.0, Specular=0.1)
    node = made.texture("ShaderNodeTexNoise", 70, Detail=4.0)
    return made.bump(node, "Fac", 0.9, 0.02)


def leather(color=None):
    tone, dyed = _tone(color)
    made = Material(tone, dyed, Roughness=0.42, Specular=0.4)
    return made.bump(made.texture("ShaderNodeTexVoronoi", 120), "Distance", 0.25, 0.003)


def rubber(color="#232427"):
    return Material(rgb(color), False, Roughness=0.68)


def wax(color="#efe4cf"):
    return Material(
        rgb(color),
        False,
        Roughness=0.45,
        Subsurface=0.3,
        **{"Subsurface Color": (*rgb(color), 1), "Subsurface Radius": (0.3, 0.2, 0.1)},
    )


def leaf(color="#3f6d3a"):
    return Material(rgb(color), False, Roughness=0.36, Specular=0.45)


def paper(color="#e9e3d6"):
    return Material(rgb(color), False, Roughness=0.85)


def glow(color="#ffb347", strength=4.0):
    return Material(
        rgb(color), False, Emission=(*rgb(color), 1), **{"Emission Strength": strength}
    )


def behind_glass(material, strength=0.3):
    """Lightens what a jar holds: no caustics are traced, so too little light gets in."""
    material.shader.inputs["Emission"].default_value = material.color
    material.shader.inputs["Emission Strength"].default_value = strength
    return material


def glass(color="#ffffff", rough=0.0):
    """Glass whose shadow is light: no caustics are traced."""
    made = Material(rgb(color), False, Roughness=rough, Transmission=1.0, IOR=1.45)
    path = made.nodes.new("ShaderNodeLightPath")
    clear = made.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = tuple(0.25 + 0.7 * c for c in rgb(color)) + (1,)
    mix = made.nodes.new("ShaderNodeMixShader")
    made.links.new(path.outputs["Is Shadow Ray"], mix.inputs["Fac"])
    made.links.new(made.shader.outputs["BSDF"], mix.inputs[1])
    made.links.new(clear.outputs["BSDF"], mix.inputs[2])
    made.links.new(mix.outputs["Shader"], made.nodes["Material Output"].inputs["Surface"])
    return made
