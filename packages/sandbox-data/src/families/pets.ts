import type { Family } from "./family";

/** Children & pets: categories 91–93; trade supplies: categories 101–103. */
export const petFamilies: readonly Family[] = [
  {
    categoryId: 91,
    art: "baby-bottle",
    specs: "pack",
    freight: 120,
    models: `
      Baby bottle 240 ml, borosilicate glass | 4.80 | 200
      Baby bottle 150 ml, anti-colic valve | 3.90 | 340
      Drinking learner cup, soft spout | 3.40 | 130`,
    points: "BPA-free; Scale moulded in; Steriliser safe",
    story: "Night-proof: opens and closes with one hand.",
  },
  {
    categoryId: 91,
    art: "socks",
    specs: "kids",
    freight: 40,
    models: `
      Baby socks, organic cotton, three pairs | 2.90 | 200
      Non-slip socks for toddlers | 1.80 | 20
      Wool socks for little feet | 3.40 | 60`,
    points: "Flat toe seam; Wide cuff; 40 °C wash",
    story: "Stay on. Really.",
  },
  {
    categoryId: 91,
    art: "carousel-horse",
    specs: "none",
    freight: 640,
    models: `
      Rocking horse with saddle, beech | 48.60 | 30
      Musical carousel, wind-up | 16.80 | 340
      Ride-on horse, inflatable | 9.40 | 210`,
    points: "EN 71; From 18 months unless stated; Assembled in 15 minutes",
    story: "Gallops without leaving the rug.",
  },
  {
    categoryId: 92,
    art: "bone",
    specs: "weight",
    freight: 140,
    models: `
      Chew bones, rice and carrot | 3.40 | 40
      Dental sticks for dogs, mint | 3.90 | 150
      Dog biscuits, oat and apple | 2.80 | 70`,
    points: "No added sugar; Recloseable; Sorted by size of dog",
    story: "Ten minutes of peace per piece.",
  },
  {
    categoryId: 92,
    art: "paw-prints",
    specs: "color",
    freight: 130,
    models: `
      Dog collar, padded, reflective | 4.60
      Cat harness with lead | 6.80
      Pet bowl mat, wipe-clean | 3.20
      Waste bags, plant-based, 8 rolls | 2.90`,
    points: "Adjustable; Safety buckle; Machine washable",
    story: "For the boss of the house.",
  },
  {
    categoryId: 92,
    art: "fish",
    specs: "weight",
    freight: 110,
    models: `
      Flake food for ornamental fish | 3.60 | 30
      Cat snack, dried fish, single ingredient | 4.80 | 210
      Pond sticks, floating | 2.40 | 130`,
    points: "Clear water formula; No artificial color; Scoop inside",
    story: "Gone before it sinks.",
  },
  {
    categoryId: 92,
    art: "feather",
    specs: "none",
    freight: 60,
    models: `
      Cat teaser with feather and bell | 2.60 | 200
      Budgie swing with natural perch | 3.40 | 130
      Feather refill for cat rods, three pieces | 1.90 | 20`,
    points: "Natural dyes; Replaceable; Never leave a cat alone with string",
    story: "Sofa athletics for short tempers.",
  },
  {
    categoryId: 93,
    art: "rocket",
    specs: "none",
    freight: 220,
    models: `
      Water rocket with launcher | 14.80 | 20
      Soft rocket, stomp launcher, three pieces | 11.40 | 230
      Space ship building set, wood, 60 parts | 19.60 | 60`,
    points: "From 6 years; Spare fins; Flies to 25 m where it flies",
    story: "Countdown included, gravity not.",
  },
  {
    categoryId: 93,
    art: "tractor",
    specs: "none",
    freight: 260,
    models: `
      Tractor with trailer, sturdy, 42 cm | 12.60 | 140
      Pedal tractor with front loader | 64.80 | 20
      Wooden tractor, pull-along | 10.40 | 60`,
    points: "From 2 years; Weatherproof; Screwed wheels",
    story: "Harvest time, all year.",
  },
  {
    categoryId: 93,
    art: "magic-wand",
    specs: "none",
    freight: 90,
    models: `
      Magic set, 50 tricks, booklet | 13.40 | 290
      Wand with light and sound | 5.60 | 250
      Card trick pack, marked | 3.80 | 10`,
    points: "From 7 years; Secrets explained in pictures; Travel box",
    story: "Practise thrice, then astonish grandmother.",
  },
  {
    categoryId: 101,
    art: "package",
    specs: "carton",
    freight: 420,
    models: `
      Shipping box 30 × 20 × 15 cm, double wall | 0.46 | 50
      Book mailer, self-seal | 0.38 | 60
      Moving box, 40 kg, with handles | 1.60 | 40
      Postal tube 60 cm with caps | 0.92 | 70`,
    points: "FSC board; Flat on pallets; Printed from 250 pieces",
    story: "Arrives as it left.",
  },
  {
    categoryId: 101,
    art: "shopping-bags",
    specs: "carton",
    freight: 260,
    models: `
      Paper carrier bag, twisted handle | 0.21 | 340
      Cotton shopper, long handles | 0.98 | 60
      Boutique bag, laminated, cord | 0.74 | 290`,
    points: "Carries 8 kg; Printed from 100 pieces; Recycled fibre",
    story: "The only advert people carry home.",
  },
  {
    categoryId: 101,
    art: "label",
    specs: "carton",
    freight: 60,
    models: `
      Hang tag, kraft, with string, 100 pieces | 2.40 | 60
      Address labels 99 × 38 mm, 25 sheets | 3.60 | 210
      Price labels, removable, 1,000 pieces | 2.10 | 40`,
    points: "Writes with any pen; Removes cleanly; Laser and inkjet",
    story: "Says what it is and what it costs.",
  },
  {
    categoryId: 102,
    art: "spiral-calendar",
    specs: "none",
    freight: 110,
    models: `
      Wall calendar, three months, blank header | 3.20 | 20
      Desk calendar, undated | 2.80 | 230
      Family planner, five columns | 4.60 | 140`,
    points: "Logo field; Ring-bound; Delivered from October",
    story: "Knows where you should be.",
  },
  {
    categoryId: 102,
    art: "file-cabinet",
    specs: "none",
    freight: 3200,
    models: `
      Filing cabinet, four drawers, steel | 124.00 | 240
      Mobile pedestal, three drawers, lockable | 82.00 | 200
      Card index box A6, birch | 14.80 | 60`,
    points: "Full extension; Anti-tilt; Two keys",
    story: "For paper that must not be lost and should not be seen.",
  },
  {
    categoryId: 102,
    art: "clipboard",
    specs: "carton",
    freight: 120,
    models: `
      Clipboard A4, hardboard | 1.30 | 40
      Clipboard A4, acrylic | 2.20 | 210
      Document case with clip | 3.60 | 260`,
    points: "Flat clip; Hangs; Rounded corners",
    story: "A desk for people who stand.",
  },
  {
    categoryId: 102,
    art: "globe-showing-europe-africa",
    specs: "none",
    freight: 420,
    models: `
      Desk globe 25 cm, lit | 26.80 | 230
      Relief globe 30 cm | 34.60 | 150
      Chalk globe to write on | 22.40 | 270`,
    points: "Updated yearly; Metal stand; LED where lit",
    story: "Turn, stop, point, book.",
  },
  {
    categoryId: 103,
    art: "bellhop-bell",
    specs: "none",
    freight: 90,
    models: `
      Counter bell, chrome | 3.60 | 230
      Counter bell, brass finish | 4.20 | 85
      Table bell, wooden base | 6.80 | 40`,
    points: "Felted base; Clear tone; 85 mm",
    story: "Once is enough.",
  },
  {
    categoryId: 103,
    art: "shopping-cart",
    specs: "none",
    freight: 2800,
    models: `
      Shopping trolley 100 l, child seat | 78.00 | 230
      Folding trolley, two wheels | 18.60 | 20
      Platform cart 150 kg, folding handle | 46.40 | 60`,
    points: "Quiet castors; Coin lock optional; Galvanised",
    story: "All four wheels go the same way.",
  },
  {
    categoryId: 103,
    art: "trophy",
    specs: "large",
    freight: 160,
    models: `
      Trophy cup, gold-tone, engraved plate | 6.80 | 85
      Trophy cup, silver-tone, marble base | 8.40 | 230
      Wooden trophy, laser-cut | 7.60 | 50`,
    points: "Plate engraved free of charge; Boxed; Three days",
    story: "For the best of the year, the month, the office.",
  },
];
