import type { Family } from "./family";

/** Children & pets: categories 91–93; trade supplies: categories 101–103. */
export const petFamilies: readonly Family[] = [
  {
    categoryId: 91,
    art: "baby-bottle",
    specs: "pack",
    freight: 120,
    models: `
      Baby bottle 240 ml, borosilicate glass | 4.80 | 200`,
    points: "BPA-free; Scale moulded in; Steriliser safe",
    story: "Night-proof: opens and closes with one hand.",
  },
  {
    categoryId: 91,
    art: "carousel-horse",
    specs: "none",
    freight: 640,
    models: `
      Rocking horse with saddle, beech | 48.60 | 30`,
    points: "EN 71; From 18 months unless stated; Assembled in 15 minutes",
    story: "Gallops without leaving the rug.",
  },
  {
    categoryId: 92,
    art: "bone",
    specs: "weight",
    freight: 140,
    models: `
      Chew bones, rice and carrot | 3.40 | 40`,
    points: "No added sugar; Recloseable; Sorted by size of dog",
    story: "Ten minutes of peace per piece.",
  },
  {
    categoryId: 92,
    art: "paw-prints",
    specs: "color",
    freight: 130,
    models: `
      Dog collar, padded, reflective | 4.60`,
    points: "Adjustable; Safety buckle; Machine washable",
    story: "For the boss of the house.",
  },
  {
    categoryId: 92,
    art: "fish",
    specs: "weight",
    freight: 110,
    models: `
      Flake food for ornamental fish | 3.60 | 30`,
    points: "Clear water formula; No artificial color; Scoop inside",
    story: "Gone before it sinks.",
  },
  {
    categoryId: 92,
    art: "feather",
    specs: "none",
    freight: 60,
    models: `
      Cat teaser with feather and bell | 2.60 | 200`,
    points: "Natural dyes; Replaceable; Never leave a cat alone with string",
    story: "Sofa athletics for short tempers.",
  },
  {
    categoryId: 93,
    art: "rocket",
    specs: "none",
    freight: 220,
    models: `
      Toy rocket with portholes and four feet | 11.40 | 230`,
    points: "From 3 years; Rounded edges; Packed in a box to keep",
    story: "Countdown included, gravity not.",
  },
  {
    categoryId: 93,
    art: "tractor",
    specs: "none",
    freight: 260,
    models: `
      Tractor with trailer, sturdy, 42 cm | 12.60 | 140`,
    points: "From 2 years; Weatherproof; Screwed wheels",
    story: "Harvest time, all year.",
  },
  {
    categoryId: 93,
    art: "magic-wand",
    specs: "none",
    freight: 220,
    models: `
      Magic set with hat, wand and cards | 12.80 | 250`,
    points: "From 7 years; Secrets explained in pictures; Travel box",
    story: "Practise thrice, then astonish grandmother.",
  },
  {
    categoryId: 101,
    art: "package",
    specs: "carton",
    freight: 420,
    models: `
      Shipping box 30 × 20 × 15 cm, double wall | 0.46 | 50`,
    points: "FSC board; Flat on pallets; Printed from 250 pieces",
    story: "Arrives as it left.",
  },
  {
    categoryId: 101,
    art: "shopping-bags",
    specs: "carton",
    freight: 260,
    models: `
      Paper carrier bag, twisted handle | 0.21 | 340`,
    points: "Carries 8 kg; Printed from 100 pieces; Recycled fibre",
    story: "The only advert people carry home.",
  },
  {
    categoryId: 101,
    art: "label",
    specs: "carton",
    freight: 60,
    models: `
      Hang tag, kraft, with string, 100 pieces | 2.40 | 60`,
    points: "Writes with any pen; Removes cleanly; Laser and inkjet",
    story: "Says what it is and what it costs.",
  },
  {
    categoryId: 102,
    art: "spiral-calendar",
    specs: "none",
    freight: 110,
    models: `
      Wall calendar, three months, blank header | 3.20 | 20`,
    points: "Logo field; Ring-bound; Delivered from October",
    story: "Knows where you should be.",
  },
  {
    categoryId: 102,
    art: "file-cabinet",
    specs: "none",
    freight: 3200,
    models: `
      Filing cabinet, four drawers, steel | 124.00 | 240`,
    points: "Full extension; Anti-tilt; Two keys",
    story: "For paper that must not be lost and should not be seen.",
  },
  {
    categoryId: 102,
    art: "clipboard",
    specs: "carton",
    freight: 120,
    models: `
      Clipboard A4, hardboard | 1.30 | 40`,
    points: "Flat clip; Hangs; Rounded corners",
    story: "A desk for people who stand.",
  },
  {
    categoryId: 102,
    art: "globe-showing-europe-africa",
    specs: "none",
    freight: 420,
    models: `
      Desk globe 25 cm, lit | 26.80 | 230`,
    points: "Updated yearly; Metal stand; LED where lit",
    story: "Turn, stop, point, book.",
  },
  {
    categoryId: 103,
    art: "bellhop-bell",
    specs: "none",
    freight: 90,
    models: `
      Counter bell, chrome | 3.60 | 230`,
    points: "Felted base; Clear tone; 85 mm",
    story: "Once is enough.",
  },
  {
    categoryId: 103,
    art: "shopping-cart",
    specs: "none",
    freight: 2800,
    models: `
      Shopping trolley 100 l, child seat | 78.00 | 230`,
    points: "Quiet castors; Coin lock optional; Galvanised",
    story: "All four wheels go the same way.",
  },
  {
    categoryId: 103,
    art: "trophy",
    specs: "large",
    freight: 160,
    models: `
      Trophy cup, gold-tone, engraved plate | 6.80 | 85`,
    points: "Plate engraved free of charge; Boxed; Three days",
    story: "For the best of the year, the month, the office.",
  },
];
