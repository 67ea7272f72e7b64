import type { Family } from "./family";

/** Fashion: categories 21 and 22. */
export const fashionFamilies: readonly Family[] = [
  {
    categoryId: 21,
    art: "shorts",
    specs: "color-size",
    freight: 140,
    models: `
      Chino shorts, garment dyed | 11.30`,
    points: "Deep pockets; Inside leg 24 cm; Coin pocket with flap",
    story: "For the months when trousers are a mistake.",
  },
  {
    categoryId: 21,
    art: "kimono",
    specs: "size",
    freight: 220,
    models: `
      Cotton yukata robe with obi | 24.30 | 340`,
    points: "Wide sleeves; Sash included; Pre-washed",
    story: "Light on the shoulders, generous in the wrap.",
  },
  {
    categoryId: 21,
    art: "sari",
    specs: "color",
    freight: 210,
    models: `
      Cotton sari with woven border, 6.3 m | 18.90`,
    points: "6.3 m with unstitched blouse piece; Color-fast; Woven in small lots",
    story: "Drapes well by itself, even better after the third time.",
  },
  {
    categoryId: 21,
    art: "lab-coat",
    specs: "size",
    freight: 180,
    models: `
      Lab coat, cotton twill, snap fasteners | 13.20 | 220`,
    points: "Boil wash; Three pockets; Back vent",
    story: "White stays white, wash after wash.",
  },
  {
    categoryId: 22,
    art: "high-heeled-shoe",
    specs: "shoe",
    freight: 260,
    models: `
      Court shoe 7 cm, suede look | 19.70 | 5`,
    points: "Padded ball; Non-slip insert; Spare heel tips",
    story: "Dances till two and walks home at three.",
  },
  {
    categoryId: 22,
    art: "flat-shoe",
    specs: "shoe",
    freight: 220,
    models: `
      Ballerina flat, soft nappa look | 12.80 | 350`,
    points: "Elastic topline; Leather-look lining; Folds for the bag",
    story: "On in a second, forgotten all day.",
  },
  {
    categoryId: 22,
    art: "thong-sandal",
    specs: "color-shoe",
    freight: 130,
    models: `
      Beach sandal, natural rubber | 3.20`,
    points: "Arch support; Salt-water proof; Hangs on a card",
    story: "Sand off, shop on.",
  },
];
