import type { Family } from "./family";

/** Electronics: categories 31–35. */
export const techFamilies: readonly Family[] = [
  {
    categoryId: 31,
    art: "radio",
    specs: "none",
    freight: 280,
    models: `
      Kitchen radio, FM and DAB+, mains or battery | 26.70 | 30`,
    points: "Headphone jack; Telescopic aerial; Ten presets",
    story: "One knob for loud, one for where. That is the manual.",
  },
  {
    categoryId: 31,
    art: "video-camera",
    specs: "none",
    freight: 420,
    models: `
      Camcorder, full HD, flip screen | 118.00 | 260`,
    points: "Tripod thread; Works without an account; Power supply included",
    story: "Records on a card in your hand, not in a cloud you never see.",
  },
  {
    categoryId: 32,
    art: "joystick",
    specs: "none",
    freight: 260,
    models: `
      Arcade joystick, micro-switched, eight-way | 22.90 | 20`,
    points: "USB, no driver; Rubber feet; Open for modification",
    story: "Clicks like the arcade behind the swimming pool.",
  },
  {
    categoryId: 33,
    art: "flashlight",
    specs: "none",
    freight: 140,
    models: `
      Pocket torch 300 lm, aluminium | 5.90 | 240`,
    points: "IP65; Lock-out switch; Lanyard",
    story: "Finds the fuse box, the tent peg and the way home.",
  },
  {
    categoryId: 33,
    art: "stopwatch",
    specs: "none",
    freight: 60,
    models: `
      Sports stopwatch, 100 laps | 8.40 | 250`,
    points: "Rounded push keys; Neck cord; Splash-proof",
    story: "Stops when you stop. Shows what you did.",
  },
  {
    categoryId: 33,
    art: "hourglass-done",
    specs: "none",
    freight: 120,
    models: `
      Sand timer, 3 minutes, beech | 3.20 | 45`,
    points: "Accurate to 5 %; Glass 2 mm; No battery, ever",
    story: "For tea, turns and telephone calls.",
  },
  {
    categoryId: 34,
    art: "mobile-phone",
    specs: "storage",
    freight: 260,
    models: `
      Phone 6.1 inch, repairable, three-year updates | 164.00 | 250`,
    points: "No pre-installed shops; Screen guard applied; Two SIM slots",
    story: "Opens with one screwdriver. The battery is an article of ours as well.",
  },
  {
    categoryId: 34,
    art: "telephone",
    specs: "none",
    freight: 290,
    models: `
      Desk telephone with large keys | 16.40 | 20`,
    points: "Wall bracket included; Volume to +18 dB; 3 m cord",
    story: "Rings, connects, hangs up.",
  },
  {
    categoryId: 34,
    art: "printer",
    specs: "none",
    freight: 1250,
    models: `
      Label printer, thermal, 100 × 150 mm | 72.00 | 220`,
    points: "USB and network; Driver for the usual systems; Starter roll or toner inside",
    story: "Prints the thing in front of you, then the next thousand.",
  },
  {
    categoryId: 34,
    art: "satellite-antenna",
    specs: "none",
    freight: 980,
    models: `
      Dish aerial 60 cm, steel, with mount | 31.20 | 220`,
    points: "Powder-coated; Compass and spanner inside; F connectors",
    story: "Pointed once, forgotten for years.",
  },
  {
    categoryId: 34,
    art: "robot",
    specs: "none",
    freight: 340,
    models: `
      Programming robot for beginners, blocks and text | 34.80 | 230`,
    points: "Spare wheels; Lessons on paper; Charges over USB-C",
    story: "Does what you told it, which is the lesson.",
  },
  {
    categoryId: 35,
    art: "battery",
    specs: "carton",
    freight: 70,
    models: `
      Alkaline cell AA, 2,900 mAh | 0.24 | 140`,
    points: "Ten years' shelf life; Date on every cell; Ships as dangerous goods class 9 where due",
    story: "Fresh from the line, counted by scale and by hand.",
  },
  {
    categoryId: 35,
    art: "electric-plug",
    specs: "none",
    freight: 120,
    models: `
      Charger 30 W, one USB-C | 5.40 | 220`,
    points: "Overload protection; Certified for mains of 100 to 240 V; Cool to the touch",
    story: "Stays cool, stays silent, stays in the wall.",
  },
];
