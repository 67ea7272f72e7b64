import type { SpecKind } from "../families/family";
import { at, fixedFraction } from "../random";
import type { IconColor, ProductAttributes } from "./product-attributes";

type Choice = readonly [item: string, factor: number];

const sizes: readonly Choice[] = [
  ["S", 1],
  ["M", 1],
  ["L", 1],
  ["XL", 1.05],
];
const shoes: readonly Choice[] = ["38", "39", "40", "41", "42", "43", "44"].map((size) => [size, 1]);

/** Choices of each kind of product: their names, and for each item the factor on the lowest price. */
const choices: Readonly<Record<SpecKind, readonly (readonly [string, readonly Choice[]])[]>> = {
  none: [],
  set: [
    [
      "Set",
      [
        ["Single", 1],
        ["Set of 2", 1.95],
        ["Set of 4", 3.8],
      ],
    ],
  ],
  large: [
    [
      "Size",
      [
        ["Small", 1],
        ["Medium", 1.3],
        ["Large", 1.65],
      ],
    ],
  ],
  pack: [
    [
      "Pack",
      [
        ["1 piece", 1],
        ["Box of 6", 5.7],
        ["Box of 24", 21.6],
      ],
    ],
  ],
  carton: [
    [
      "Quantity",
      [
        ["1 piece", 1],
        ["Carton of 50", 46],
        ["Carton of 200", 176],
      ],
    ],
  ],
  color: [],
  "color-size": [["Size", sizes]],
  "color-shoe": [["Size", shoes]],
  diameter: [
    [
      "Diameter",
      [
        ["20 cm", 1],
        ["24 cm", 1.2],
        ["28 cm", 1.4],
      ],
    ],
  ],
  volume: [
    [
      "Volume",
      [
        ["250 ml", 1],
        ["500 ml", 1.8],
        ["1 l", 3.3],
      ],
    ],
  ],
  weight: [
    [
      "Weight",
      [
        ["250 g", 1],
        ["500 g", 1.9],
        ["1 kg", 3.6],
      ],
    ],
  ],
  size: [["Size", sizes]],
  waist: [
    [
      "Waist",
      [
        ["30", 1],
        ["32", 1],
        ["34", 1],
        ["36", 1],
      ],
    ],
    [
      "Length",
      [
        ["30", 1],
        ["32", 1],
        ["34", 1],
      ],
    ],
  ],
  shoe: [["Size", shoes]],
  kids: [
    [
      "Size",
      [
        ["0–6 months", 1],
        ["6–12 months", 1],
        ["1–2 years", 1.1],
      ],
    ],
  ],
  ringsize: [
    [
      "Size",
      [
        ["50", 1],
        ["52", 1],
        ["54", 1],
        ["56", 1],
        ["58", 1],
      ],
    ],
  ],
  strap: [
    [
      "Strap",
      [
        ["Leather look", 1],
        ["Steel", 1.2],
        ["Textile", 1],
      ],
    ],
  ],
  plug: [
    [
      "Plug",
      [
        ["Type C", 1],
        ["Type G", 1],
        ["Type A", 1],
      ],
    ],
  ],
  storage: [
    [
      "Storage",
      [
        ["64 GB", 1],
        ["128 GB", 1.12],
        ["256 GB", 1.28],
      ],
    ],
  ],
  length: [
    [
      "Length",
      [
        ["1 m", 1],
        ["2 m", 1.5],
        ["5 m", 2.9],
      ],
    ],
  ],
  thread: [
    [
      "Width",
      [
        ["10 mm", 1],
        ["13 mm", 1.15],
        ["17 mm", 1.4],
        ["19 mm", 1.6],
      ],
    ],
  ],
  scent: [
    [
      "Scent",
      [
        ["Unscented", 1],
        ["Lavender", 1],
        ["Citrus", 1],
      ],
    ],
  ],
  nib: [
    [
      "Nib",
      [
        ["Fine", 1],
        ["Medium", 1],
        ["Broad", 1],
      ],
    ],
  ],
};

const hasColors = (kind: SpecKind) => kind.startsWith("color");

const palette: readonly IconColor[] = [
  ["Ocean", 240, 1, 0],
  ["Sage", 150, 0.65, 0],
  ["Terracotta", 38, 0.85, 0],
  ["Plum", 330, 0.9, -0.03],
  ["Mustard", 88, 1, 0],
  ["Petrol", 212, 0.8, -0.02],
  ["Rose", 5, 0.9, 0.02],
  ["Violet", 300, 1, 0],
  ["Forest", 158, 0.8, -0.04],
].map(([name, hue, chroma, lift]) => ({
  name: String(name),
  hue: Number(hue),
  chroma: Number(chroma),
  lightnessShift: Number(lift),
}));

const hueDistance = (a: number, b: number) => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** The product's own color and two or three others, spread over the palette so that they differ clearly. */
function colorsOf(id: number, hue: number | null): readonly IconColor[] {
  const others = palette.filter((color) => hue === null || hueDistance(hue, color.hue ?? 0) > 35);
  const start = Math.floor(fixedFraction(id, 1) * others.length);
  const count = fixedFraction(id, 2) < 0.5 ? 2 : 3;
  const colors = Array.from({ length: count }, (_, i) => at(others, (start + i * 2) % others.length));
  return [{ name: "Classic", hue: null, chroma: 1, lightnessShift: 0 }, ...colors];
}

/** Rounds to typical list prices: to ten cents from 10.00, to five cents from 1.00. */
export function listPrice(cents: number): number {
  const step = cents >= 1_000 ? 10 : cents >= 100 ? 5 : 1;
  return Math.max(step, Math.round(cents / step) * step);
}

/** All combinations of the specs, in the order that a buyer sees; `[[]]` without specs. */
export function combinations(specs: ProductAttributes["specs"]): readonly (readonly string[])[] {
  return specs.reduce<readonly (readonly string[])[]>(
    (rows, { items }) => rows.flatMap((row) => items.map((item) => [...row, item])),
    [[]],
  );
}

type Variety = Pick<ProductAttributes, "specs" | "colorSpec" | "colors" | "surcharges" | "missing" | "out">;

/** The variants of product `id` of a family of this kind; `priceCents` is the least variant's price, `hue` that of its picture. */
export function varietyOf(kind: SpecKind, id: number, priceCents: number, hue: number | null): Variety {
  const colors = hasColors(kind) ? colorsOf(id, hue) : [];
  const lists = choices[kind];
  const specs = [
    ...(colors.length > 0 ? [{ name: "Color", items: colors.map(({ name }) => name) }] : []),
    ...lists.map(([name, items]) => ({ name, items: items.map(([item]) => item) })),
  ];
  const surcharges = lists.flatMap(([, items]) =>
    items
      .filter(([, factor]) => factor > 1)
      .map(([item, factor]) => ({ item, cents: listPrice(priceCents * factor) - priceCents })),
  );
  const rest = combinations(specs)
    .slice(1)
    .map((spec) => spec.join("/"));
  const rare = (purpose: number, share: number) =>
    rest.filter((_, i) => fixedFraction(id * 64 + i, purpose) < share);
  const missing = specs.length > 1 ? rare(3, 0.07) : [];
  const out = rare(4, 0.06).filter((spec) => !missing.includes(spec));
  return { specs, colorSpec: colors.length > 0 ? "Color" : "", colors, surcharges, missing, out };
}
