import type { Family } from "./family";

/** Fashion: categories 23–25. */
export const accessoryFamilies: readonly Family[] = [
  {
    categoryId: 23,
    art: "clutch-bag",
    specs: "color",
    freight: 140,
    models: `
      Evening clutch, satin, chain strap | 9.80`,
    points: "Fits a phone and cards; Lined; Dust bag",
    story: "Small enough for dinner, big enough for the way back.",
  },
  {
    categoryId: 23,
    art: "purse",
    specs: "color",
    freight: 90,
    models: `
      Coin purse with kiss lock | 2.70`,
    points: "RFID layer in wallets; Strong zip; Gift box",
    story: "Order for small things.",
  },
  {
    categoryId: 23,
    art: "umbrella",
    specs: "color",
    freight: 210,
    models: `
      Stick umbrella, wooden crook | 9.20`,
    points: "Fibreglass ribs; Tested at 90 km/h; Sleeve included",
    story: "Turns inside out and back again without a grudge.",
  },
  {
    categoryId: 23,
    art: "gloves",
    specs: "size",
    freight: 100,
    models: `
      Merino gloves, touchscreen tips | 6.70 | 240`,
    points: "Stretch cuff; Pair card; Machine wash cool",
    story: "Warm fingers that still answer the phone.",
  },
  {
    categoryId: 24,
    art: "ring",
    specs: "ringsize",
    freight: 0,
    models: `
      Sterling silver ring with zirconia | 8.90 | 230`,
    points: "Nickel-free; Velvet pouch; Sizes 50–58",
    story: "Simple enough for every day.",
  },
  {
    categoryId: 24,
    art: "gem-stone",
    specs: "none",
    freight: 0,
    models: `
      Blue topaz, oval cut, 6 × 4 mm | 5.40 | 230`,
    points: "Natural stone; Treatment stated on the card; Boxed singly",
    story: "For setters and makers, sorted by eye.",
  },
  {
    categoryId: 24,
    art: "prayer-beads",
    specs: "none",
    freight: 0,
    models: `
      Bead bracelet, rosewood, 108 beads | 3.80 | 30`,
    points: "Strong elastic or silk cord; Spare bead; Cotton pouch",
    story: "Smooth from the first day, smoother every year.",
  },
  {
    categoryId: 25,
    art: "bikini",
    specs: "color-size",
    freight: 110,
    models: `
      Bandeau bikini, removable straps | 10.40`,
    points: "Chlorine-resistant; UPF 50+; Recycled polyamide",
    story: "Stays where it was put, wave after wave.",
  },
  {
    categoryId: 25,
    art: "one-piece-swimsuit",
    specs: "color-size",
    freight: 110,
    models: `
      Training swimsuit, open back | 11.80`,
    points: "200 hours in chlorine; Fully lined; UPF 50+",
    story: "For lengths, lessons and lazy afternoons.",
  },
  {
    categoryId: 25,
    art: "running-shirt",
    specs: "color-size",
    freight: 90,
    models: `
      Running vest, laser-cut holes | 7.30`,
    points: "110 g/m² mesh; Flat seams; Ready for flock print",
    story: "Dry by the time the coffee is.",
  },
  {
    categoryId: 25,
    art: "martial-arts-uniform",
    specs: "size",
    freight: 260,
    models: `
      Judo suit, single weave, white belt | 19.80 | 240`,
    points: "Reinforced knees and shoulders; Drawstring waist; Shrinks 4 %: order one up",
    story: "Takes grips, falls and the washing machine.",
  },
];
