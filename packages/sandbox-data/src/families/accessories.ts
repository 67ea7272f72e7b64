import type { Family } from "./family";

/** Fashion: categories 23–25. */
export const accessoryFamilies: readonly Family[] = [
  {
    categoryId: 23,
    art: "handbag",
    specs: "color",
    freight: 250,
    models: `
      Tote bag, pebbled vegan leather | 22.40
      Bucket bag with drawstring | 18.90
      Doctor's bag, rigid frame | 31.70
      Crossbody bag, quilted | 16.20`,
    points: "Inner zip pocket; Detachable strap; Metal feet",
    story: "Finds keys by itself. Almost.",
  },
  {
    categoryId: 23,
    art: "clutch-bag",
    specs: "color",
    freight: 140,
    models: `
      Evening clutch, satin, chain strap | 9.80
      Envelope clutch, magnetic flap | 8.40
      Beaded clutch, hand-stitched | 14.60`,
    points: "Fits a phone and cards; Lined; Dust bag",
    story: "Small enough for dinner, big enough for the way back.",
  },
  {
    categoryId: 23,
    art: "purse",
    specs: "color",
    freight: 90,
    models: `
      Coin purse with kiss lock | 2.70
      Zip wallet, eight card slots | 6.90
      Cosmetic pouch, wipe-clean lining | 4.20`,
    points: "RFID layer in wallets; Strong zip; Gift box",
    story: "Order for small things.",
  },
  {
    categoryId: 23,
    art: "backpack",
    specs: "color",
    freight: 280,
    models: `
      School backpack 18 l, reflective piping | 14.80
      Roll-top backpack 25 l, waxed canvas | 26.90
      Laptop backpack 20 l, lockable | 24.30
      Foldable daypack 15 l, 180 g | 8.70`,
    points: "Padded straps; Bottle pocket both sides; Recycled polyester",
    story: "Carries a week's worth of Mondays.",
  },
  {
    categoryId: 23,
    art: "umbrella",
    specs: "color",
    freight: 210,
    models: `
      Stick umbrella, wooden crook | 9.20
      Golf umbrella 130 cm, double canopy | 12.80
      Automatic pocket umbrella, 98 cm | 7.40
      Children's umbrella, round tips | 4.60`,
    points: "Fibreglass ribs; Tested at 90 km/h; Sleeve included",
    story: "Turns inside out and back again without a grudge.",
  },
  {
    categoryId: 23,
    art: "billed-cap",
    specs: "color",
    freight: 80,
    models: `
      Trucker cap, mesh back | 3.40
      Five-panel cap, quick-dry | 4.80
      Corduroy cap, unstructured | 4.50
      Children's cap with neck flap | 3.10`,
    points: "One size, adjustable; Blank front for embroidery; Sweatband",
    story: "Shade for eyes, space for a logo.",
  },
  {
    categoryId: 23,
    art: "gloves",
    specs: "size",
    freight: 100,
    models: `
      Merino gloves, touchscreen tips | 6.70 | 240
      Lined leather-look gloves | 9.80 | 35
      Fleece gloves, anti-pilling | 3.90 | 160`,
    points: "Stretch cuff; Pair card; Machine wash cool",
    story: "Warm fingers that still answer the phone.",
  },
  {
    categoryId: 24,
    art: "ring",
    specs: "ringsize",
    freight: 0,
    models: `
      Sterling silver ring with zirconia | 8.90 | 230
      Steel band, brushed, 6 mm | 3.40 | 250
      Gold-plated stacking ring | 4.70 | 85
      Signet ring, engravable | 7.80 | 60`,
    points: "Nickel-free; Velvet pouch; Sizes 50–58",
    story: "Simple enough for every day.",
  },
  {
    categoryId: 24,
    art: "gem-stone",
    specs: "none",
    freight: 0,
    models: `
      Blue topaz, oval cut, 6 × 4 mm | 5.40 | 230
      Amethyst cabochon, 10 mm | 3.10 | 305
      Citrine, emerald cut, 8 × 6 mm | 6.20 | 85
      Peridot, round, 5 mm | 4.60 | 130`,
    points: "Natural stone; Treatment stated on the card; Boxed singly",
    story: "For setters and makers, sorted by eye.",
  },
  {
    categoryId: 24,
    art: "prayer-beads",
    specs: "none",
    freight: 0,
    models: `
      Bead bracelet, rosewood, 108 beads | 3.80 | 30
      Stone bead strand, 8 mm, matt | 5.20 | 160
      Glass bead necklace with tassel | 6.40 | 250`,
    points: "Strong elastic or silk cord; Spare bead; Cotton pouch",
    story: "Smooth from the first day, smoother every year.",
  },
  {
    categoryId: 24,
    art: "watch",
    specs: "strap",
    freight: 0,
    models: `
      Field watch, 38 mm, sapphire-coated | 24.80 | 130
      Slim dress watch, 36 mm, mesh strap | 21.90 | 60
      Diver-style watch, 200 m | 34.50 | 240
      Nurse's fob watch, silicone | 5.60 | 190`,
    points: "Quartz movement, 3-year cell; 5 ATM unless stated; Strap changes without tools",
    story: "Reads at a glance, runs without thanks.",
  },
  {
    categoryId: 25,
    art: "bikini",
    specs: "color-size",
    freight: 110,
    models: `
      Bandeau bikini, removable straps | 10.40
      Sport bikini, crossed back | 11.90
      Triangle bikini, double lined | 9.20`,
    points: "Chlorine-resistant; UPF 50+; Recycled polyamide",
    story: "Stays where it was put, wave after wave.",
  },
  {
    categoryId: 25,
    art: "one-piece-swimsuit",
    specs: "color-size",
    freight: 110,
    models: `
      Training swimsuit, open back | 11.80
      Shaping swimsuit with cups | 15.60
      Girls' swimsuit, frilled | 7.90`,
    points: "200 hours in chlorine; Fully lined; UPF 50+",
    story: "For lengths, lessons and lazy afternoons.",
  },
  {
    categoryId: 25,
    art: "running-shirt",
    specs: "color-size",
    freight: 90,
    models: `
      Running vest, laser-cut holes | 7.30
      Basketball jersey, reversible | 9.60
      Gym tank, drop armhole | 6.40`,
    points: "110 g/m² mesh; Flat seams; Ready for flock print",
    story: "Dry by the time the coffee is.",
  },
  {
    categoryId: 25,
    art: "martial-arts-uniform",
    specs: "size",
    freight: 260,
    models: `
      Judo suit, single weave, white belt | 19.80 | 240
      Karate suit, 8 oz, students | 14.20 | 30
      Children's training suit with belt | 12.60 | 110`,
    points: "Reinforced knees and shoulders; Drawstring waist; Shrinks 4 %: order one up",
    story: "Takes grips, falls and the washing machine.",
  },
];
