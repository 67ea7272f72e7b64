import type { Family } from "./family";

/** Beauty & care: categories 51–54. */
export const careFamilies: readonly Family[] = [
  {
    categoryId: 51,
    art: "nail-polish",
    specs: "none",
    freight: 60,
    models: `
      Nail polish, quick-dry, cherry | 2.60 | 15`,
    points: "10-free formula; Wide brush; 11 ml",
    story: "Two coats and ten minutes of doing nothing.",
  },
  {
    categoryId: 52,
    art: "bubbles",
    specs: "volume",
    freight: 150,
    models: `
      Foam bath, pine | 3.60 | 150`,
    points: "pH-neutral; Biodegradable; Recycled bottle",
    story: "Twenty minutes during which nobody can reach you.",
  },
  {
    categoryId: 52,
    art: "toothbrush",
    specs: "pack",
    freight: 40,
    models: `
      Toothbrush, bamboo handle, medium | 0.90 | 90`,
    points: "Rounded bristles; Handle compostable where bamboo; Carton box",
    story: "Twice a day, three months, next one.",
  },
  {
    categoryId: 53,
    art: "razor",
    specs: "none",
    freight: 70,
    models: `
      Safety razor, closed comb, chrome | 12.80 | 230`,
    points: "Blades are standard; Weighted handle; Packed in paper",
    story: "Close, calm and cheap to feed.",
  },
  {
    categoryId: 53,
    art: "scissors",
    specs: "none",
    freight: 80,
    models: `
      Hairdressing scissors 5.5 inch | 18.60 | 20`,
    points: "Adjustable screw; Honed by hand; Left-handed on request",
    story: "Cuts hair. Do not let it near cardboard.",
  },
  {
    categoryId: 53,
    art: "ribbon",
    specs: "color",
    freight: 30,
    models: `
      Hair bow on clip, satin | 1.10`,
    points: "Grips without pulling; Edges sealed; Card of one",
    story: "Small, bright and always the last on the shelf.",
  },
  {
    categoryId: 54,
    art: "adhesive-bandage",
    specs: "carton",
    freight: 40,
    models: `
      Plaster strips, sensitive, assorted | 1.20 | 60`,
    points: "Latex-free; Wrapped singly; CE class I",
    story: "For knees, knives and new shoes.",
  },
  {
    categoryId: 54,
    art: "stethoscope",
    specs: "color",
    freight: 160,
    models: `
      Dual-head stethoscope, 72 cm | 14.20`,
    points: "Spare olives; Name tag; Latex-free tube",
    story: "Listens better than most people.",
  },
  {
    categoryId: 54,
    art: "crutch",
    specs: "none",
    freight: 480,
    models: `
      Forearm crutches, pair, adjustable | 16.80 | 230`,
    points: "Carries 130 kg; Reflectors; Tips replaceable",
    story: "Steady on the first step and on the last stair.",
  },
];
