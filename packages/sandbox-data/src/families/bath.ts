import type { Family } from "./family";

/** Home & living: categories 14 and 15. */
export const bathFamilies: readonly Family[] = [
  {
    categoryId: 14,
    art: "bathtub",
    specs: "none",
    freight: 3900,
    models: `
      Freestanding acrylic tub 160 cm, white | 318.00 | 220`,
    points: "Waste and trap included; 5 mm acrylic on a GRP shell; Delivered to the kerb",
    story: "Deep, warm to the touch and easy to wipe.",
  },
  {
    categoryId: 14,
    art: "shower",
    specs: "none",
    freight: 260,
    models: `
      Hand shower, three jets, limescale nubs | 8.40 | 230`,
    points: "G½ thread, fits everywhere; Nozzles rub clean; Washer and tape in the box",
    story: "A full feeling from less water. Fitted in two minutes without tools.",
  },
  {
    categoryId: 14,
    art: "roll-of-paper",
    specs: "carton",
    freight: 420,
    models: `
      Toilet paper, 3-ply, recycled, 250 sheets | 0.32 | 220`,
    points: "Per roll; Dissolves in septic systems; Cardboard core, paper wrap",
    story: "The article nobody praises and everybody misses.",
  },
  {
    categoryId: 15,
    art: "broom",
    specs: "none",
    freight: 390,
    models: `
      Straw broom, five seams, ash handle | 6.30 | 75`,
    points: "Handle 140 cm, FSC wood; Head screws on; Hangs by a loop",
    story: "Sweeps corners instead of avoiding them.",
  },
  {
    categoryId: 15,
    art: "bucket",
    specs: "color",
    freight: 310,
    models: `
      Cleaning bucket 12 l with pouring lip | 2.90`,
    points: "Scale inside; Steel handle with grip; Stacks",
    story: "Falls from the ladder and lives.",
  },
  {
    categoryId: 15,
    art: "sponge",
    specs: "carton",
    freight: 150,
    models: `
      Sponge cloth, cellulose and cotton, three colors | 0.29 | 150`,
    points: "Washable at 60 °C; Rinses clean; Packed without plastic",
    story: "Soaks up a spilt espresso in one move.",
  },
  {
    categoryId: 15,
    art: "wastebasket",
    specs: "large",
    freight: 340,
    models: `
      Wire waste basket, powder-coated | 4.40 | 260`,
    points: "Rounded rim keeps bags in place; Non-slip feet; Wipes clean",
    story: "Takes what is over and asks for nothing.",
  },
];
