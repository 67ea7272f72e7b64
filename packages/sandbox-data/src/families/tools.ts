import type { Family } from "./family";

/** Tools: categories 41–44. */
export const toolFamilies: readonly Family[] = [
  {
    categoryId: 41,
    art: "hammer",
    specs: "none",
    freight: 280,
    models: `
      Claw hammer 600 g, hickory | 10.90 | 30
      Club hammer 1,250 g | 12.40 | 250
      Rubber mallet, white, non-marking | 6.80 | 200
      Cross-pein hammer 300 g, ash | 6.20 | 60`,
    points: "Forged head; Wedged and glued; Handle sold singly",
    story: "Balanced so that the wrist is not.",
  },
  {
    categoryId: 41,
    art: "screwdriver",
    specs: "none",
    freight: 120,
    models: `
      Screwdriver PH2 × 100, two-component grip | 2.60 | 20
      Slotted screwdriver 5.5 × 125 | 2.40 | 250
      Precision screwdrivers, six in a case | 8.90 | 160
      Insulated screwdriver, tested to 1,000 V | 4.70 | 40`,
    points: "Chrome-vanadium blade; Marked at the end; Hangs on a hook",
    story: "The tip fits, so the screw survives.",
  },
  {
    categoryId: 41,
    art: "wrench",
    specs: "thread",
    freight: 160,
    models: `
      Combination spanner, polished | 2.40 | 240
      Ratchet ring spanner, 72 teeth | 5.80 | 260
      Adjustable spanner, 30 mm jaw | 8.90 | 20
      Stubby spanner, short handle | 2.20 | 200`,
    points: "Chrome vanadium; Forged; Size stamped both sides",
    story: "Grips flats, not corners.",
  },
  {
    categoryId: 41,
    art: "carpentry-saw",
    specs: "none",
    freight: 260,
    models: `
      Hand saw 500 mm, hardened teeth | 8.70 | 30
      Fine saw 300 mm, brass back | 12.90 | 85
      Pruning saw, folding, 180 mm | 7.60 | 140
      Japanese-style pull saw, two edges | 14.80 | 10`,
    points: "Cuts both grain directions; Blade guard; Blade sold singly",
    story: "Starts without skidding and ends where the line does.",
  },
  {
    categoryId: 41,
    art: "axe",
    specs: "none",
    freight: 420,
    models: `
      Splitting axe 2.2 kg, hickory | 28.40 | 20
      Camp hatchet 600 g, leather guard | 17.90 | 140
      Carpenter's axe, straight edge | 22.80 | 60`,
    points: "Drop-forged; Edge 25°; Guard included",
    story: "Winter begins in May, next to the wood pile.",
  },
  {
    categoryId: 41,
    art: "clamp",
    specs: "none",
    freight: 230,
    models: `
      Bar clamp 300 mm, one hand | 6.40 | 20
      Screw clamp 500 mm, malleable iron | 9.80 | 250
      Spring clamps, set of eight | 7.20 | 90`,
    points: "Soft jaws; Spindle greased; Holds 1,200 N",
    story: "The third hand, always steady.",
  },
  {
    categoryId: 42,
    art: "nut-and-bolt",
    specs: "carton",
    freight: 190,
    models: `
      Hex bolt M8 × 40 with nut, zinc-plated | 0.14 | 230
      Carriage bolt M10 × 80, stainless A2 | 0.62 | 260
      Assortment bolts and nuts, 400 parts | 14.60 | 20
      Coach screw 8 × 80 | 0.19 | 60`,
    points: "Strength 8.8; Sorted bags; Threads rolled, not cut",
    story: "Counted by weight, checked by gauge.",
  },
  {
    categoryId: 42,
    art: "safety-vest",
    specs: "size",
    freight: 80,
    models: `
      Warning vest class 2, zip | 2.20 | 110
      Warning vest with pockets and ID sleeve | 4.80 | 50
      Children's warning vest | 1.70 | 90`,
    points: "ISO 20471 material; 25 washes; Printable back",
    story: "Seen early, remembered late.",
  },
  {
    categoryId: 42,
    art: "chains",
    specs: "length",
    freight: 240,
    models: `
      Welded chain 6 mm, galvanised | 3.10 | 230
      Stainless chain 4 mm, V4A | 5.60 | 200
      Decorative chain, black | 2.80 | 270`,
    points: "Per length; Working load on the tag; Shackles sold apart",
    story: "Holds gates, swings and opinions.",
  },
  {
    categoryId: 42,
    art: "locked",
    specs: "none",
    freight: 110,
    models: `
      Padlock 40 mm, brass body, three keys | 4.60 | 80
      Padlock keyed alike, set of four | 16.20 | 60
      Combination lock, four digits | 5.40 | 20
      Disc lock, hardened shackle | 11.90 | 240`,
    points: "Hardened shackle; Drain hole; Key number registered",
    story: "Keeps honest people honest and others busy.",
  },
  {
    categoryId: 42,
    art: "hook",
    specs: "carton",
    freight: 80,
    models: `
      Coat hook, cast zinc | 0.90 | 60
      Screw hook 5 mm, brass-plated | 0.12 | 85
      Ceiling hook with plate, 25 kg | 0.84 | 230`,
    points: "Screws included; Rounded edge; Load on the bag",
    story: "One hook more is never wrong.",
  },
  {
    categoryId: 43,
    art: "rescue-workers-helmet",
    specs: "none",
    freight: 260,
    models: `
      Safety helmet, ratchet, vented | 7.80 | 20
      Safety helmet with visor | 14.60 | 230
      Climbing-type helmet, chin strap | 18.90 | 140
      Bump cap, textile shell | 8.20 | 260`,
    points: "EN 397 type; Date of manufacture inside; Sweatband washable",
    story: "Light enough to be worn, which is the point.",
  },
  {
    categoryId: 43,
    art: "fire-extinguisher",
    specs: "none",
    freight: 640,
    models: `
      Powder extinguisher 6 kg, gauge | 24.60 | 20
      Foam extinguisher 6 l, frost-proof | 31.80 | 60
      CO₂ extinguisher 2 kg | 38.90 | 240
      Fire blanket 120 × 120 cm in wall case | 8.40 | 0`,
    points: "Bracket included; Serviceable; Manufactured this year",
    story: "Bought so that it stays on the wall.",
  },
  {
    categoryId: 43,
    art: "thermometer",
    specs: "none",
    freight: 70,
    models: `
      Outdoor thermometer, alcohol | 2.10 | 20
      Fridge thermometer with hook | 1.60 | 230
      Sugar and oil thermometer 40–200 °C | 4.90 | 60`,
    points: "No mercury; Scale printed in the glass; ±1 °C",
    story: "Tells the truth, even in February.",
  },
  {
    categoryId: 43,
    art: "straight-ruler",
    specs: "none",
    freight: 90,
    models: `
      Steel rule 30 cm, etched | 1.90 | 230
      Folding rule 2 m, beech | 2.40 | 60
      Aluminium rule 1 m, cutting edge | 6.80 | 200`,
    points: "Class II; Zero at the edge; Hanging hole",
    story: "Measure twice. It costs nothing.",
  },
  {
    categoryId: 43,
    art: "compass",
    specs: "none",
    freight: 60,
    models: `
      Baseplate compass with mirror | 7.80 | 20
      Pocket compass, brass case | 11.40 | 85
      Car compass, suction cup | 4.60 | 240`,
    points: "Liquid-damped; Luminous marks; Balanced for your zone",
    story: "Works where the phone has given up.",
  },
  {
    categoryId: 43,
    art: "balance-scale",
    specs: "none",
    freight: 320,
    models: `
      Balance scale with brass weights | 26.40 | 80
      School balance, buckets 1 l | 14.90 | 230
      Counter scale look, decorative | 19.60 | 40`,
    points: "Weights 1–500 g; Knife-edge bearing; Assembly in a minute",
    story: "Fair is when both sides are still.",
  },
  {
    categoryId: 44,
    art: "ladder",
    specs: "none",
    freight: 1400,
    models: `
      Step ladder, 5 treads, aluminium | 34.80 | 40
      Extension ladder 2 × 9 rungs | 69.00 | 230
      Folding ladder 4 × 3, with hinges | 58.40 | 20`,
    points: "EN 131; Non-slip feet; Carries 150 kg",
    story: "Stands where you put it and folds when you say so.",
  },
  {
    categoryId: 44,
    art: "brick",
    specs: "none",
    freight: 2900,
    models: `
      Facing brick, hand-moulded, NF | 0.48 | 30
      Paving clinker 200 × 100 × 45 | 0.56 | 10
      Fire brick, 1,300 °C | 1.90 | 60`,
    points: "Per piece, from a pallet of 400; Frost-proof; Sample box on request",
    story: "Fired at eleven hundred degrees, laid for a hundred years.",
  },
  {
    categoryId: 44,
    art: "wood",
    specs: "none",
    freight: 1800,
    models: `
      Firewood, beech, kiln-dried, 30 l | 5.40 | 40
      Kindling, spruce, 5 kg | 3.10 | 70
      Turning blank, olive, 60 mm | 4.80 | 90`,
    points: "Below 18 % moisture; From thinnings; Net bag",
    story: "Warms twice: once when stacked.",
  },
  {
    categoryId: 44,
    art: "seedling",
    specs: "carton",
    freight: 120,
    models: `
      Tomato seedling, old varieties, tray | 0.90 | 130
      Cress and herb seeds, organic, bag | 0.60 | 110
      Lawn seed, shade mix, 1 kg | 4.80 | 150`,
    points: "Germination tested; Sowing table on the bag; No dressing",
    story: "Begin with something small.",
  },
];
