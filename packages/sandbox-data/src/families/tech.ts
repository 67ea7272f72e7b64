import type { Family } from "./family";

/** Electronics: categories 31–35. */
export const techFamilies: readonly Family[] = [
  {
    categoryId: 31,
    art: "headphone",
    specs: "color",
    freight: 240,
    models: `
      On-ear headphones, wired, 3.5 mm | 11.90
      Studio headphones, closed, 64 Ω | 38.60
      Children's headphones, 85 dB limit | 12.80
      Wireless headset with boom microphone | 27.40`,
    points: "Replaceable pads; Folds flat; Cable included",
    story: "Clear voices, soft pads and spare parts that exist.",
  },
  {
    categoryId: 31,
    art: "studio-microphone",
    specs: "none",
    freight: 320,
    models: `
      Large-diaphragm microphone, XLR | 54.00 | 250
      Podcast set: microphone, arm, pop filter | 62.80 | 300
      Dynamic vocal microphone with clip | 19.40 | 20`,
    points: "Cardioid; Metal housing; Thread adapter included",
    story: "Hears the speaker and leaves out the street.",
  },
  {
    categoryId: 31,
    art: "radio",
    specs: "none",
    freight: 280,
    models: `
      Kitchen radio, FM and DAB+, mains or battery | 26.70 | 30
      Crank radio with torch and solar cell | 18.90 | 130
      Wooden table radio with alarm | 34.20 | 60`,
    points: "Headphone jack; Telescopic aerial; Ten presets",
    story: "One knob for loud, one for where. That is the manual.",
  },
  {
    categoryId: 31,
    art: "camera",
    specs: "none",
    freight: 380,
    models: `
      Instant camera with built-in printer | 58.00 | 340
      Action camera 4K, housing to 30 m | 64.50 | 210
      Children's camera, shockproof, 20 MP | 21.80 | 130
      Bridge camera, 25× zoom | 142.00 | 250`,
    points: "USB-C charging; Strap included; Takes memory cards",
    story: "Three keys between seeing it and keeping it.",
  },
  {
    categoryId: 31,
    art: "video-camera",
    specs: "none",
    freight: 420,
    models: `
      Camcorder, full HD, flip screen | 118.00 | 260
      Conference camera 4K, 120° view | 76.00 | 200
      Indoor monitor camera with privacy shutter | 23.60 | 170`,
    points: "Tripod thread; Works without an account; Power supply included",
    story: "Records on a card in your hand, not in a cloud you never see.",
  },
  {
    categoryId: 32,
    art: "computer-mouse",
    specs: "color",
    freight: 110,
    models: `
      Silent office mouse, wireless | 6.80
      Vertical mouse, right hand | 13.40
      Travel mouse, rechargeable, flat | 9.60
      Mouse with cable, 1,200 dpi | 2.90`,
    points: "Works on most surfaces; On-off switch; 3 million clicks tested",
    story: "Quiet enough for the library, tough enough for the workshop.",
  },
  {
    categoryId: 32,
    art: "video-game",
    specs: "color",
    freight: 180,
    models: `
      Game controller, wireless, for PC and tablet | 17.60
      Wired controller, 3 m cable | 10.90
      Controller with hall-effect sticks | 24.80`,
    points: "Analogue triggers; 18 h battery where wireless; Spare stick caps",
    story: "Sits well in small hands and big ones.",
  },
  {
    categoryId: 32,
    art: "joystick",
    specs: "none",
    freight: 260,
    models: `
      Arcade joystick, micro-switched, eight-way | 22.90 | 20
      Flight stick with throttle lever | 39.50 | 250
      Mini arcade kit: stick and six buttons | 16.80 | 300`,
    points: "USB, no driver; Rubber feet; Open for modification",
    story: "Clicks like the arcade behind the swimming pool.",
  },
  {
    categoryId: 33,
    art: "light-bulb",
    specs: "pack",
    freight: 90,
    models: `
      LED bulb E27, 8 W, 806 lm, 2700 K | 1.30 | 80
      LED bulb E14, candle shape, dimmable | 1.60 | 40
      Filament bulb, amber, 4 W | 2.40 | 60
      LED bulb E27, 13 W, 1,521 lm, 4000 K | 1.90 | 220`,
    points: "25,000 hours; No flicker; CRI over 90",
    story: "Light you do not notice, on a bill you do.",
  },
  {
    categoryId: 33,
    art: "flashlight",
    specs: "none",
    freight: 140,
    models: `
      Pocket torch 300 lm, aluminium | 5.90 | 240
      Work torch with magnet base, 600 lm | 11.80 | 20
      Rechargeable torch 1,200 lm, focus | 18.70 | 150
      Key-ring torch, single cell | 1.40 | 340`,
    points: "IP65; Lock-out switch; Lanyard",
    story: "Finds the fuse box, the tent peg and the way home.",
  },
  {
    categoryId: 33,
    art: "alarm-clock",
    specs: "none",
    freight: 160,
    models: `
      Travel alarm clock, folding | 5.20 | 250
      Sunrise alarm clock, 20 steps | 22.60 | 60
      Children's clock with quiet hours | 13.90 | 190`,
    points: "Snooze; Dimmable face; Runs on mains or cells",
    story: "Gentle first, persistent later.",
  },
  {
    categoryId: 33,
    art: "stopwatch",
    specs: "none",
    freight: 60,
    models: `
      Sports stopwatch, 100 laps | 8.40 | 250
      Mechanical stopwatch, 1/5 s | 29.80 | 60
      Classroom timer with large display | 9.70 | 150`,
    points: "Rounded push keys; Neck cord; Splash-proof",
    story: "Stops when you stop. Shows what you did.",
  },
  {
    categoryId: 33,
    art: "hourglass-done",
    specs: "none",
    freight: 120,
    models: `
      Sand timer, 3 minutes, beech | 3.20 | 45
      Sand timer, 30 minutes, brass-look | 12.60 | 85
      Classroom sand timers, set of five | 9.80 | 300`,
    points: "Accurate to 5 %; Glass 2 mm; No battery, ever",
    story: "For tea, turns and telephone calls.",
  },
  {
    categoryId: 34,
    art: "mobile-phone",
    specs: "storage",
    freight: 260,
    models: `
      Phone 6.1 inch, repairable, three-year updates | 164.00 | 250
      Rugged phone, IP68, removable battery | 148.00 | 20
      Simple phone with large keys | 34.50 | 150
      Phone 6.7 inch, 5,000 mAh | 189.00 | 300`,
    points: "No pre-installed shops; Screen guard applied; Two SIM slots",
    story: "Opens with one screwdriver. The battery is an article of ours as well.",
  },
  {
    categoryId: 34,
    art: "telephone",
    specs: "none",
    freight: 290,
    models: `
      Desk telephone with large keys | 16.40 | 20
      Retro telephone, rotary look, tone dialling | 28.90 | 350
      Hotel telephone, message lamp | 14.80 | 250`,
    points: "Wall bracket included; Volume to +18 dB; 3 m cord",
    story: "Rings, connects, hangs up.",
  },
  {
    categoryId: 34,
    art: "printer",
    specs: "none",
    freight: 1250,
    models: `
      Label printer, thermal, 100 × 150 mm | 72.00 | 220
      Receipt printer 80 mm, cutter | 64.50 | 260
      A4 laser printer, 22 pages a minute | 96.00 | 200`,
    points: "USB and network; Driver for the usual systems; Starter roll or toner inside",
    story: "Prints the thing in front of you, then the next thousand.",
  },
  {
    categoryId: 34,
    art: "satellite-antenna",
    specs: "none",
    freight: 980,
    models: `
      Dish aerial 60 cm, steel, with mount | 31.20 | 220
      Flat outdoor aerial, DVB-T2 | 19.80 | 150
      Camping dish in a case, suction foot | 44.60 | 60`,
    points: "Powder-coated; Compass and spanner inside; F connectors",
    story: "Pointed once, forgotten for years.",
  },
  {
    categoryId: 34,
    art: "robot",
    specs: "none",
    freight: 340,
    models: `
      Programming robot for beginners, blocks and text | 34.80 | 230
      Line-following robot kit, solder-free | 16.90 | 130
      Floor-cleaning robot, maps two rooms | 128.00 | 280`,
    points: "Spare wheels; Lessons on paper; Charges over USB-C",
    story: "Does what you told it, which is the lesson.",
  },
  {
    categoryId: 35,
    art: "battery",
    specs: "carton",
    freight: 70,
    models: `
      Alkaline cell AA, 2,900 mAh | 0.24 | 140
      Rechargeable cell AAA, 800 mAh | 1.10 | 200
      Button cell CR2032 | 0.19 | 260
      Power bank 10,000 mAh, USB-C | 9.80 | 20`,
    points: "Ten years' shelf life; Date on every cell; Ships as dangerous goods class 9 where due",
    story: "Fresh from the line, counted by scale and by hand.",
  },
  {
    categoryId: 35,
    art: "electric-plug",
    specs: "plug",
    freight: 120,
    models: `
      Charger 30 W, one USB-C | 5.40 | 220
      Charger 65 W, two USB-C and one USB-A | 11.60 | 260
      Extension lead, four sockets, switch | 6.90 | 30
      Time switch, mechanical, 24 h | 4.30 | 150`,
    points: "Overload protection; Certified for the chosen plug; 1.5 m cable where there is one",
    story: "Stays cool, stays silent, stays in the wall.",
  },
  {
    categoryId: 35,
    art: "electric-plug",
    specs: "length",
    freight: 60,
    models: `
      USB-C cable, braided, 60 W | 2.10 | 230
      Network cable Cat 6a, shielded | 1.80 | 150
      Audio cable 3.5 mm, gold-plated | 1.40 | 60`,
    points: "Bend relief of 3 cm; Labelled ends; Ties included",
    story: "The part that usually fails first, made so that it does not.",
  },
];
