import type { Family } from "./family";

/** Toys & paper: categories 71–75. */
export const playFamilies: readonly Family[] = [
  {
    categoryId: 71,
    art: "nesting-dolls",
    specs: "none",
    freight: 160,
    models: `
      Nesting dolls, five pieces, lime wood | 11.90 | 10`,
    points: "Turned and painted by hand; Water-based varnish; From 3 years",
    story: "One more, and one more, and the tiny one.",
  },
  {
    categoryId: 71,
    art: "locomotive",
    specs: "none",
    freight: 280,
    models: `
      Wooden train with three wagons | 14.80 | 20`,
    points: "Beech; Fits the usual tracks; From 3 years",
    story: "Departs on time from under the sofa.",
  },
  {
    categoryId: 71,
    art: "racing-car",
    specs: "color",
    freight: 120,
    models: `
      Pull-back racing car, die-cast | 3.40`,
    points: "Screwed, not glued; Water-based colors; From 3 years",
    story: "Fastest down the corridor.",
  },
  {
    categoryId: 71,
    art: "sauropod",
    specs: "none",
    freight: 140,
    models: `
      Dinosaur figure, natural rubber | 6.80 | 140`,
    points: "Tested for small parts; Wipes clean; Booklet",
    story: "Extinct, but popular.",
  },
  {
    categoryId: 71,
    art: "yo-yo",
    specs: "color",
    freight: 40,
    models: `
      Wooden yo-yo, cotton string | 2.10`,
    points: "Spare string; Trick card; From 6 years",
    story: "Goes down. Comes up. Repeat until dinner.",
  },
  {
    categoryId: 72,
    art: "pencil",
    specs: "carton",
    freight: 40,
    models: `
      Graphite pencil HB, cedar | 0.22 | 60`,
    points: "Breaks less: lead glued along its length; Sharpens cleanly; Unlacquered on request",
    story: "Millions of words in each box.",
  },
  {
    categoryId: 72,
    art: "paperclip",
    specs: "carton",
    freight: 40,
    models: `
      Paper clips 28 mm, box of 100 | 0.60 | 230`,
    points: "No burrs; Rustproof; Box of card",
    story: "Keeps four pages a document.",
  },
  {
    categoryId: 72,
    art: "artist-palette",
    specs: "none",
    freight: 190,
    models: `
      Watercolor box, 24 half pans | 11.60 | 30`,
    points: "Light-fast; Pans sold singly; Brush in the lid where boxed",
    story: "The blue is real blue.",
  },
  {
    categoryId: 73,
    art: "game-die",
    specs: "none",
    freight: 50,
    models: `
      Dice, wood, 16 mm, set of six | 1.80 | 20`,
    points: "Balanced; Rounded corners; Cotton bag",
    story: "Fair, which is all one asks of luck.",
  },
  {
    categoryId: 73,
    art: "chess-pawn",
    specs: "none",
    freight: 340,
    models: `
      Tournament pieces, weighted, felt | 18.40 | 60`,
    points: "Two spare queens; Felted; Notation on the board",
    story: "Silence for two, ninety minutes.",
  },
  {
    categoryId: 73,
    art: "puzzle-piece",
    specs: "none",
    freight: 160,
    models: `
      Jigsaw, 1,000 pieces, color blocks | 7.40 | 240`,
    points: "Board of 1.9 mm; No dust; Missing piece replaced",
    story: "The last piece is under the table. It always is.",
  },
  {
    categoryId: 74,
    art: "guitar",
    specs: "none",
    freight: 1200,
    models: `
      Electric guitar, solid body, two pickups | 86.00 | 40`,
    points: "Low action; Strings fitted; Bag included",
    story: "In tune after a day, in use after an hour.",
  },
  {
    categoryId: 74,
    art: "drum",
    specs: "none",
    freight: 640,
    models: `
      Snare drum 14 inch, birch | 62.00 | 10`,
    points: "Heads replaceable; Key included; Sticks included",
    story: "Neighbors will know by name.",
  },
  {
    categoryId: 74,
    art: "maracas",
    specs: "none",
    freight: 90,
    models: `
      Maracas, wood, pair | 5.40 | 30`,
    points: "Even filling; Lacquer safe for mouths; Pair in a net",
    story: "Rhythm for everybody who says they have none.",
  },
  {
    categoryId: 74,
    art: "musical-keyboard",
    specs: "none",
    freight: 940,
    models: `
      Keyboard 61 keys, touch response | 72.00 | 240`,
    points: "Headphone socket; Music stand; Power supply",
    story: "Practise at midnight, heard by nobody.",
  },
  {
    categoryId: 75,
    art: "balloon",
    specs: "carton",
    freight: 40,
    models: `
      Latex balloon 30 cm, natural rubber | 0.09 | 10`,
    points: "Biodegradable where latex; Ribbon included; Helium-grade",
    story: "Instant birthday.",
  },
  {
    categoryId: 75,
    art: "wrapped-gift",
    specs: "pack",
    freight: 90,
    models: `
      Gift box with ribbon, 20 cm | 1.90 | 10`,
    points: "Recycled board; Ships flat; Ribbon reusable",
    story: "The half second before opening is included.",
  },
  {
    categoryId: 75,
    art: "thread",
    specs: "color",
    freight: 40,
    models: `
      Sewing thread 500 m, polyester | 1.30`,
    points: "Does not pill; Color-fast at 60 °C; Wooden spool where cotton",
    story: "Holds everything else together.",
  },
];
