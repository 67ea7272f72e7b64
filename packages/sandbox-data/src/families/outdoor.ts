import type { Family } from "./family";

/** Outdoor: categories 61–64. */
export const outdoorFamilies: readonly Family[] = [
  {
    categoryId: 61,
    art: "telescope",
    specs: "none",
    freight: 780,
    models: `
      Refractor telescope 70/700 with tripod | 74.00 | 260`,
    points: "Two eyepieces; Finder; Moon map on paper",
    story: "The rings are really there. Look yourself.",
  },
  {
    categoryId: 61,
    art: "goggles",
    specs: "none",
    freight: 110,
    models: `
      Ski goggles, double lens, anti-fog | 16.90 | 240`,
    points: "Fits over glasses; Strap with silicone; Cloth bag",
    story: "Clear sight where the air is not.",
  },
  {
    categoryId: 62,
    art: "basketball",
    specs: "none",
    freight: 260,
    models: `
      Basketball size 7, composite | 12.60 | 45`,
    points: "Deep channels; Holds air for months; Delivered deflated",
    story: "Sounds right on asphalt.",
  },
  {
    categoryId: 62,
    art: "volleyball",
    specs: "none",
    freight: 220,
    models: `
      Indoor volleyball, 18 panels | 13.40 | 230`,
    points: "Soft touch; 260–280 g; Needle included",
    story: "Kind to forearms, cruel to opponents.",
  },
  {
    categoryId: 62,
    art: "tennis",
    specs: "none",
    freight: 260,
    models: `
      Tennis racket, aluminium, 270 g, with ball | 19.60 | 120`,
    points: "Strung; Cover included; Grip size L2",
    story: "A large sweet spot and no excuses.",
  },
  {
    categoryId: 62,
    art: "badminton",
    specs: "none",
    freight: 190,
    models: `
      Badminton set: two rackets, three shuttles | 9.80 | 230`,
    points: "Steel or graphite shaft; Bag included; Outdoor and indoor",
    story: "Begins as a garden game.",
  },
  {
    categoryId: 62,
    art: "boxing-glove",
    specs: "none",
    freight: 220,
    models: `
      Boxing gloves 12 oz, pair | 21.80 | 15`,
    points: "Three-layer foam; Hook-and-loop cuff; Vented palm",
    story: "Take the sting out, leave the lesson in.",
  },
  {
    categoryId: 62,
    art: "flying-disc",
    specs: "color",
    freight: 90,
    models: `
      Flying disc 175 g, tournament weight | 4.80`,
    points: "Printed on request; Stable in wind; Floats",
    story: "Comes back only when somebody throws it.",
  },
  {
    categoryId: 62,
    art: "kick-scooter",
    specs: "color",
    freight: 490,
    models: `
      City scooter 200 mm, folding | 38.40`,
    points: "Carries 100 kg; Foot brake; Height adjustable",
    story: "Faster than walking, folded before the lift comes.",
  },
  {
    categoryId: 63,
    art: "fishing-pole",
    specs: "none",
    freight: 360,
    models: `
      Fishing set, rod 2.4 m with reel and float | 21.60 | 210`,
    points: "Carbon mix; Tube included; Line fitted",
    story: "Patience, with a handle.",
  },
  {
    categoryId: 63,
    art: "canoe",
    specs: "none",
    freight: 4800,
    models: `
      Open canoe 4.6 m, three seats | 486.00 | 30`,
    points: "Repairable; Carries 320 kg or as stated; Kerb delivery",
    story: "Quiet enough to meet a kingfisher.",
  },
  {
    categoryId: 63,
    art: "diving-mask",
    specs: "none",
    freight: 160,
    models: `
      Snorkel set, tempered glass | 13.40 | 220`,
    points: "Skirt of silicone; Dry-top; Net bag",
    story: "The other half of the beach is under water.",
  },
  {
    categoryId: 63,
    art: "ring-buoy",
    specs: "none",
    freight: 420,
    models: `
      Life ring 2.5 kg with line | 26.40 | 30`,
    points: "Reflective bands; UV-stable; Grab line",
    story: "Hangs by the pool for years and once it does not.",
  },
  {
    categoryId: 64,
    art: "skis",
    specs: "none",
    freight: 1600,
    models: `
      All-mountain skis 168 cm with bindings | 138.00 | 230`,
    points: "Edges ground; Bindings mounted on request; Pair straps",
    story: "Fresh wax, fresh snow.",
  },
  {
    categoryId: 64,
    art: "sled",
    specs: "none",
    freight: 980,
    models: `
      Davos-type sledge, ash, 100 cm | 31.40 | 40`,
    points: "Steel runners where wood; Pull rope; Carries 90 kg",
    story: "Up takes ten minutes. Down is why.",
  },
  {
    categoryId: 64,
    art: "ice-skate",
    specs: "shoe",
    freight: 360,
    models: `
      Figure skates, lined, ground blades | 36.80 | 220`,
    points: "Blade guards; Ankle support; Ready to skate",
    story: "Sharp from the box, warm inside.",
  },
];
