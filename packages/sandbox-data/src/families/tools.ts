import type { Family } from "./family";

/** Tools: categories 41–44. */
export const toolFamilies: readonly Family[] = [
  {
    categoryId: 41,
    art: "wrench",
    specs: "thread",
    freight: 160,
    models: `
      Combination spanner, polished | 2.40 | 240`,
    points: "Chrome vanadium; Forged; Size stamped both sides",
    story: "Grips flats, not corners.",
  },
  {
    categoryId: 41,
    art: "carpentry-saw",
    specs: "none",
    freight: 260,
    models: `
      Hand saw 500 mm, hardened teeth | 8.70 | 30`,
    points: "Cuts both grain directions; Blade guard; Blade sold singly",
    story: "Starts without skidding and ends where the line does.",
  },
  {
    categoryId: 41,
    art: "axe",
    specs: "none",
    freight: 420,
    models: `
      Splitting axe 2.2 kg, hickory | 28.40 | 20`,
    points: "Drop-forged; Edge 25°; Guard included",
    story: "Winter begins in May, next to the wood pile.",
  },
  {
    categoryId: 41,
    art: "clamp",
    specs: "none",
    freight: 230,
    models: `
      Bar clamp 300 mm, one hand | 6.40 | 20`,
    points: "Soft jaws; Spindle greased; Holds 1,200 N",
    story: "The third hand, always steady.",
  },
  {
    categoryId: 42,
    art: "chains",
    specs: "length",
    freight: 240,
    models: `
      Welded chain 6 mm, galvanised | 3.10 | 230`,
    points: "Per length; Working load on the tag; Shackles sold apart",
    story: "Holds gates, swings and opinions.",
  },
  {
    categoryId: 42,
    art: "locked",
    specs: "none",
    freight: 110,
    models: `
      Padlock 40 mm, brass body, three keys | 4.60 | 80`,
    points: "Hardened shackle; Drain hole; Key number registered",
    story: "Keeps honest people honest and others busy.",
  },
  {
    categoryId: 42,
    art: "hook",
    specs: "carton",
    freight: 80,
    models: `
      Coat hook, cast zinc | 0.90 | 60`,
    points: "Screws included; Rounded edge; Load on the bag",
    story: "One hook more is never wrong.",
  },
  {
    categoryId: 43,
    art: "rescue-workers-helmet",
    specs: "none",
    freight: 260,
    models: `
      Safety helmet, ratchet, vented | 7.80 | 20`,
    points: "EN 397 type; Date of manufacture inside; Sweatband washable",
    story: "Light enough to be worn, which is the point.",
  },
  {
    categoryId: 43,
    art: "fire-extinguisher",
    specs: "none",
    freight: 640,
    models: `
      Powder extinguisher 6 kg, gauge | 24.60 | 20`,
    points: "Bracket included; Serviceable; Manufactured this year",
    story: "Bought so that it stays on the wall.",
  },
  {
    categoryId: 43,
    art: "thermometer",
    specs: "none",
    freight: 70,
    models: `
      Outdoor thermometer, alcohol | 2.10 | 20`,
    points: "No mercury; Scale printed in the glass; ±1 °C",
    story: "Tells the truth, even in February.",
  },
  {
    categoryId: 43,
    art: "straight-ruler",
    specs: "none",
    freight: 90,
    models: `
      Steel rule 30 cm, etched | 1.90 | 230`,
    points: "Class II; Zero at the edge; Hanging hole",
    story: "Measure twice. It costs nothing.",
  },
  {
    categoryId: 43,
    art: "compass",
    specs: "none",
    freight: 60,
    models: `
      Baseplate compass with mirror | 7.80 | 20`,
    points: "Liquid-damped; Luminous marks; Balanced for your zone",
    story: "Works where the phone has given up.",
  },
  {
    categoryId: 43,
    art: "balance-scale",
    specs: "none",
    freight: 320,
    models: `
      Balance scale with brass weights | 26.40 | 80`,
    points: "Weights 1–500 g; Knife-edge bearing; Assembly in a minute",
    story: "Fair is when both sides are still.",
  },
  {
    categoryId: 44,
    art: "ladder",
    specs: "none",
    freight: 1400,
    models: `
      Step ladder, 5 treads, aluminium | 34.80 | 40`,
    points: "EN 131; Non-slip feet; Carries 150 kg",
    story: "Stands where you put it and folds when you say so.",
  },
  {
    categoryId: 44,
    art: "brick",
    specs: "none",
    freight: 2900,
    models: `
      Facing brick, hand-moulded, NF | 0.48 | 30`,
    points: "Per piece, from a pallet of 400; Frost-proof; Sample box on request",
    story: "Fired at eleven hundred degrees, laid for a hundred years.",
  },
  {
    categoryId: 44,
    art: "wood",
    specs: "none",
    freight: 1800,
    models: `
      Firewood, beech, kiln-dried, 30 l | 5.40 | 40`,
    points: "Below 18 % moisture; From thinnings; Net bag",
    story: "Warms twice: once when stacked.",
  },
  {
    categoryId: 44,
    art: "seedling",
    specs: "carton",
    freight: 120,
    models: `
      Tomato seedling, old varieties, tray | 0.90 | 130`,
    points: "Germination tested; Sowing table on the bag; No dressing",
    story: "Begin with something small.",
  },
];
