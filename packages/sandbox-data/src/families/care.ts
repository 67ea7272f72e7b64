import type { Family } from "./family";

/** Beauty & care: categories 51–54. */
export const careFamilies: readonly Family[] = [
  {
    categoryId: 51,
    art: "lotion-bottle",
    specs: "scent",
    freight: 140,
    models: `
      Body lotion with shea and jojoba | 5.20 | 60
      Sun lotion SPF 30, reef-friendly filters | 7.90 | 230
      Hand soap, liquid, refill bottle | 2.80 | 170
      Shampoo for daily washing, sulphate-free | 4.60 | 300
      Conditioner with oat protein | 4.90 | 340`,
    points: "300 ml; Vegan; Pump can be recycled",
    story: "Smells of little and does a lot.",
  },
  {
    categoryId: 51,
    art: "lipstick",
    specs: "none",
    freight: 60,
    models: `
      Matt lipstick, brick red | 4.20 | 28
      Tinted balm, rosewood | 3.10 | 5
      Lip color pencil, berry | 2.90 | 345
      Satin lipstick, coral | 4.40 | 40`,
    points: "Six hours; Fragrance-free; Case can be refilled",
    story: "One stroke, no mirror.",
  },
  {
    categoryId: 51,
    art: "nail-polish",
    specs: "none",
    freight: 60,
    models: `
      Nail polish, quick-dry, cherry | 2.60 | 15
      Nail polish, breathable, sand | 3.40 | 70
      Gel-look polish, petrol | 3.20 | 210
      Nail care oil with brush | 2.90 | 90`,
    points: "10-free formula; Wide brush; 11 ml",
    story: "Two coats and ten minutes of doing nothing.",
  },
  {
    categoryId: 52,
    art: "soap",
    specs: "pack",
    freight: 60,
    models: `
      Soap bar, lavender and oats, 100 g | 1.90 | 300
      Shaving soap in tin, 60 g | 4.20 | 230
      Olive oil soap, unscented, 200 g | 2.40 | 110
      Sea salt soap, 90 g | 2.10 | 205`,
    points: "Cured six weeks; Palm-oil free; Paper band",
    story: "Hard, mild and gone only after a month.",
  },
  {
    categoryId: 52,
    art: "bubbles",
    specs: "volume",
    freight: 150,
    models: `
      Foam bath, pine | 3.60 | 150
      Foam bath for children, no tears | 3.20 | 200
      Foam bath, blood orange | 3.90 | 35`,
    points: "pH-neutral; Biodegradable; Recycled bottle",
    story: "Twenty minutes during which nobody can reach you.",
  },
  {
    categoryId: 52,
    art: "toothbrush",
    specs: "pack",
    freight: 40,
    models: `
      Toothbrush, bamboo handle, medium | 0.90 | 90
      Toothbrush for children, soft | 0.80 | 200
      Travel toothbrush with case | 1.30 | 260`,
    points: "Rounded bristles; Handle compostable where bamboo; Carton box",
    story: "Twice a day, three months, next one.",
  },
  {
    categoryId: 53,
    art: "razor",
    specs: "none",
    freight: 70,
    models: `
      Safety razor, closed comb, chrome | 12.80 | 230
      Disposable razor, twin blade, ten pieces | 3.40 | 200
      Razor with metal handle and five blades | 9.60 | 20`,
    points: "Blades are standard; Weighted handle; Packed in paper",
    story: "Close, calm and cheap to feed.",
  },
  {
    categoryId: 53,
    art: "scissors",
    specs: "none",
    freight: 80,
    models: `
      Hairdressing scissors 5.5 inch | 18.60 | 20
      Thinning scissors, 30 teeth | 16.40 | 240
      Nail scissors, curved, nickel-plated | 3.20 | 340
      Beard scissors with pouch | 6.90 | 60`,
    points: "Adjustable screw; Honed by hand; Left-handed on request",
    story: "Cuts hair. Do not let it near cardboard.",
  },
  {
    categoryId: 53,
    art: "ribbon",
    specs: "color",
    freight: 30,
    models: `
      Hair bow on clip, satin | 1.10
      Velvet ribbon scrunchie | 0.90
      Grosgrain head band, bow | 1.60`,
    points: "Grips without pulling; Edges sealed; Card of one",
    story: "Small, bright and always the last on the shelf.",
  },
  {
    categoryId: 54,
    art: "adhesive-bandage",
    specs: "carton",
    freight: 40,
    models: `
      Plaster strips, sensitive, assorted | 1.20 | 60
      Plaster roll 1 m × 6 cm | 0.90 | 30
      Blister cushions, heel, five pieces | 1.80 | 180`,
    points: "Latex-free; Wrapped singly; CE class I",
    story: "For knees, knives and new shoes.",
  },
  {
    categoryId: 54,
    art: "stethoscope",
    specs: "color",
    freight: 160,
    models: `
      Dual-head stethoscope, 72 cm | 14.20
      Nurse stethoscope, flat head | 7.60
      Training stethoscope, two binaurals | 18.40`,
    points: "Spare olives; Name tag; Latex-free tube",
    story: "Listens better than most people.",
  },
  {
    categoryId: 54,
    art: "crutch",
    specs: "none",
    freight: 480,
    models: `
      Forearm crutches, pair, adjustable | 16.80 | 230
      Walking stick, folding, anatomical grip | 11.40 | 30
      Walking stick, beech, rubber tip | 8.90 | 60`,
    points: "Carries 130 kg; Reflectors; Tips replaceable",
    story: "Steady on the first step and on the last stair.",
  },
];
