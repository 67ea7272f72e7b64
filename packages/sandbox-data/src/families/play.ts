import type { Family } from "./family";

/** Toys & paper: categories 71–75. */
export const playFamilies: readonly Family[] = [
  {
    categoryId: 71,
    art: "teddy-bear",
    specs: "large",
    freight: 240,
    models: `
      Teddy bear with knitted jumper | 12.40 | 20
      Warming teddy, cherry stones | 14.60 | 340
      First teddy, organic cotton | 11.80 | 70`,
    points: "EN 71; Embroidered eyes; Hand wash",
    story: "Knows all secrets and tells none.",
  },
  {
    categoryId: 71,
    art: "nesting-dolls",
    specs: "none",
    freight: 160,
    models: `
      Nesting dolls, five pieces, lime wood | 11.90 | 10
      Nesting dolls to paint, blank | 6.80 | 60
      Nesting dolls, animals, seven pieces | 16.40 | 210`,
    points: "Turned and painted by hand; Water-based varnish; From 3 years",
    story: "One more, and one more, and the tiny one.",
  },
  {
    categoryId: 71,
    art: "locomotive",
    specs: "none",
    freight: 280,
    models: `
      Wooden train with three wagons | 14.80 | 20
      Track set, figure eight, 30 parts | 24.60 | 70
      Battery locomotive for wooden tracks | 13.90 | 230`,
    points: "Beech; Fits the usual tracks; From 3 years",
    story: "Departs on time from under the sofa.",
  },
  {
    categoryId: 71,
    art: "racing-car",
    specs: "color",
    freight: 120,
    models: `
      Pull-back racing car, die-cast | 3.40
      Wooden racer, rubber tyres | 5.60
      Remote-control racer 1:18 | 18.90`,
    points: "Screwed, not glued; Water-based colors; From 3 years",
    story: "Fastest down the corridor.",
  },
  {
    categoryId: 71,
    art: "sauropod",
    specs: "none",
    freight: 140,
    models: `
      Dinosaur figure, natural rubber | 6.80 | 140
      Plush long-neck, 40 cm | 12.90 | 200
      Excavation kit with skeleton | 8.40 | 60`,
    points: "Tested for small parts; Wipes clean; Booklet",
    story: "Extinct, but popular.",
  },
  {
    categoryId: 71,
    art: "yo-yo",
    specs: "color",
    freight: 40,
    models: `
      Wooden yo-yo, cotton string | 2.10
      Ball-bearing yo-yo for tricks | 6.90
      Spinning top, hand-turned | 1.80`,
    points: "Spare string; Trick card; From 6 years",
    story: "Goes down. Comes up. Repeat until dinner.",
  },
  {
    categoryId: 72,
    art: "fountain-pen",
    specs: "nib",
    freight: 40,
    models: `
      School fountain pen, triangular grip | 6.40 | 200
      Piston fountain pen, resin | 28.60 | 10
      Brass pocket pen | 17.90 | 80`,
    points: "Steel nib; Standard cartridge or piston; Cap posts",
    story: "Makes slow writing worth it.",
  },
  {
    categoryId: 72,
    art: "pencil",
    specs: "carton",
    freight: 40,
    models: `
      Graphite pencil HB, cedar | 0.22 | 60
      Drawing pencil 6B | 0.34 | 250
      Carpenter's pencil, oval | 0.28 | 15
      Pencil with seed tip to plant | 0.62 | 130`,
    points: "Breaks less: lead glued along its length; Sharpens cleanly; Unlacquered on request",
    story: "Millions of words in each box.",
  },
  {
    categoryId: 72,
    art: "notebook",
    specs: "color",
    freight: 90,
    models: `
      Softcover notebook A6, 96 pages | 1.60
      Lined notebook A4, 160 pages, ring-bound | 3.40
      Project planner, undated, A5 | 5.90
      Sketchbook A5, 120 g | 4.20`,
    points: "Acid-free; Opens flat; Recycled board",
    story: "Empty on purpose.",
  },
  {
    categoryId: 72,
    art: "paperclip",
    specs: "carton",
    freight: 40,
    models: `
      Paper clips 28 mm, box of 100 | 0.60 | 230
      Foldback clips 19 mm, twelve | 0.80 | 270
      Brass clips 32 mm, tin of 50 | 1.90 | 85`,
    points: "No burrs; Rustproof; Box of card",
    story: "Keeps four pages a document.",
  },
  {
    categoryId: 72,
    art: "artist-palette",
    specs: "none",
    freight: 190,
    models: `
      Watercolor box, 24 half pans | 11.60 | 30
      Gouache set, 12 tubes | 13.80 | 300
      Wooden palette with thumb hole | 4.20 | 60`,
    points: "Light-fast; Pans sold singly; Brush in the lid where boxed",
    story: "The blue is real blue.",
  },
  {
    categoryId: 73,
    art: "game-die",
    specs: "none",
    freight: 50,
    models: `
      Dice, wood, 16 mm, set of six | 1.80 | 20
      Polyhedral dice, seven in a bag | 4.60 | 290
      Leather-look dice cup with five dice | 5.90 | 40`,
    points: "Balanced; Rounded corners; Cotton bag",
    story: "Fair, which is all one asks of luck.",
  },
  {
    categoryId: 73,
    art: "chess-pawn",
    specs: "none",
    freight: 340,
    models: `
      Chess set, foldable, inlaid, 38 cm | 21.80 | 250
      Tournament pieces, weighted, felt | 18.40 | 60
      Travel chess, magnetic | 9.60 | 150`,
    points: "Two spare queens; Felted; Notation on the board",
    story: "Silence for two, ninety minutes.",
  },
  {
    categoryId: 73,
    art: "puzzle-piece",
    specs: "none",
    freight: 160,
    models: `
      Jigsaw 1,000 pieces, harbour at night | 7.40 | 240
      Jigsaw 500 pieces, large, meadow | 6.20 | 130
      Wooden puzzle for toddlers, farm | 8.90 | 40`,
    points: "Board of 1.9 mm; No dust; Missing piece replaced",
    story: "The last piece is under the table. It always is.",
  },
  {
    categoryId: 74,
    art: "guitar",
    specs: "none",
    freight: 1200,
    models: `
      Electric guitar, solid body, two pickups | 86.00 | 40
      Short-scale electric guitar for beginners | 64.00 | 200
      Guitar set: instrument, 10 W amplifier, cable | 118.00 | 20`,
    points: "Low action; Strings fitted; Bag included",
    story: "In tune after a day, in use after an hour.",
  },
  {
    categoryId: 74,
    art: "drum",
    specs: "none",
    freight: 640,
    models: `
      Snare drum 14 inch, birch | 62.00 | 10
      Children's drum with sticks | 14.80 | 85
      Marching drum with belt | 38.60 | 240`,
    points: "Heads replaceable; Key included; Sticks included",
    story: "Neighbors will know by name.",
  },
  {
    categoryId: 74,
    art: "maracas",
    specs: "none",
    freight: 90,
    models: `
      Maracas, wood, pair | 5.40 | 30
      Egg shakers, set of four | 3.20 | 130
      Cabasa, steel beads | 11.80 | 230`,
    points: "Even filling; Lacquer safe for mouths; Pair in a net",
    story: "Rhythm for everybody who says they have none.",
  },
  {
    categoryId: 74,
    art: "musical-keyboard",
    specs: "none",
    freight: 940,
    models: `
      Keyboard 61 keys, touch response | 72.00 | 240
      Roll-up piano, silicone, 49 keys | 24.60 | 300
      Melodica 32 keys with case | 14.90 | 20`,
    points: "Headphone socket; Music stand; Power supply",
    story: "Practise at midnight, heard by nobody.",
  },
  {
    categoryId: 75,
    art: "balloon",
    specs: "carton",
    freight: 40,
    models: `
      Latex balloon 30 cm, natural rubber | 0.09 | 10
      Foil balloon, number, 80 cm | 0.90 | 60
      Balloon garland kit, 80 pieces | 6.80 | 340`,
    points: "Biodegradable where latex; Ribbon included; Helium-grade",
    story: "Instant birthday.",
  },
  {
    categoryId: 75,
    art: "wrapped-gift",
    specs: "pack",
    freight: 90,
    models: `
      Gift box with ribbon, 20 cm | 1.90 | 10
      Gift wrap set: paper, tags, twine | 3.40 | 150
      Surprise box, small toys, from 5 years | 4.80 | 290`,
    points: "Recycled board; Ships flat; Ribbon reusable",
    story: "The half second before opening is included.",
  },
  {
    categoryId: 75,
    art: "thread",
    specs: "color",
    freight: 40,
    models: `
      Sewing thread 500 m, polyester | 1.30
      Cotton thread 200 m, mercerised | 1.60
      Embroidery floss, 8 m, six strands | 0.45`,
    points: "Does not pill; Color-fast at 60 °C; Wooden spool where cotton",
    story: "Holds everything else together.",
  },
];
