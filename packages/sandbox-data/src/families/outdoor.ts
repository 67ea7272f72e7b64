import type { Family } from "./family";

/** Outdoor: categories 61–64. */
export const outdoorFamilies: readonly Family[] = [
  {
    categoryId: 61,
    art: "tent",
    specs: "none",
    freight: 620,
    models: `
      Trekking tent for one, 1.4 kg | 84.00 | 130
      Family tent, two cabins, 3,000 mm | 168.00 | 210
      Play tent for the garden | 24.60 | 40
      Market gazebo 3 × 3 m, steel | 92.00 | 20`,
    points: "Taped seams; Repair kit; Pegs and lines included",
    story: "Pitched before the rain remembers you.",
  },
  {
    categoryId: 61,
    art: "backpack",
    specs: "none",
    freight: 340,
    models: `
      Trekking backpack 55 l, adjustable back | 58.60 | 150
      Alpine pack 30 l, ice-axe loops | 42.80 | 20
      Hydration pack 10 l with bladder | 28.40 | 230`,
    points: "Rain cover; Hip belt; Load lifters",
    story: "Carries weight on the hips and leaves the shoulders for the view.",
  },
  {
    categoryId: 61,
    art: "telescope",
    specs: "none",
    freight: 780,
    models: `
      Refractor telescope 70/700 with tripod | 74.00 | 260
      Spotting scope 20–60 × 60 | 68.50 | 150
      Table telescope 76/300 | 49.80 | 300`,
    points: "Two eyepieces; Finder; Moon map on paper",
    story: "The rings are really there. Look yourself.",
  },
  {
    categoryId: 61,
    art: "goggles",
    specs: "none",
    freight: 110,
    models: `
      Ski goggles, double lens, anti-fog | 16.90 | 240
      Protective goggles, vented | 4.20 | 200
      Dust goggles for motor scooters | 8.60 | 30`,
    points: "Fits over glasses; Strap with silicone; Cloth bag",
    story: "Clear sight where the air is not.",
  },
  {
    categoryId: 62,
    art: "soccer-ball",
    specs: "none",
    freight: 230,
    models: `
      Training football size 5, machine-stitched | 6.80 | 140
      Futsal ball size 4, low bounce | 11.20 | 20
      Light football 290 g for juniors | 8.40 | 230`,
    points: "Butyl bladder; Needle included; Prints from 20 pieces",
    story: "Round, grippy, ready for mud.",
  },
  {
    categoryId: 62,
    art: "basketball",
    specs: "none",
    freight: 260,
    models: `
      Basketball size 7, composite | 12.60 | 45
      Street basketball, rubber | 7.20 | 20
      Junior basketball size 5 | 6.90 | 80`,
    points: "Deep channels; Holds air for months; Delivered deflated",
    story: "Sounds right on asphalt.",
  },
  {
    categoryId: 62,
    art: "volleyball",
    specs: "none",
    freight: 220,
    models: `
      Indoor volleyball, 18 panels | 13.40 | 230
      Beach volleyball, water-resistant | 11.80 | 85
      Soft volleyball for schools | 7.90 | 150`,
    points: "Soft touch; 260–280 g; Needle included",
    story: "Kind to forearms, cruel to opponents.",
  },
  {
    categoryId: 62,
    art: "tennis",
    specs: "none",
    freight: 260,
    models: `
      Tennis racket, aluminium, 270 g, with ball | 19.60 | 120
      Junior tennis racket 25 inch | 14.20 | 30
      Padel-type racket, carbon face | 42.80 | 250`,
    points: "Strung; Cover included; Grip size L2",
    story: "A large sweet spot and no excuses.",
  },
  {
    categoryId: 62,
    art: "badminton",
    specs: "none",
    freight: 190,
    models: `
      Badminton set: two rackets, three shuttles | 9.80 | 230
      Badminton racket, graphite, 85 g | 21.40 | 20
      Nylon shuttlecocks, tube of six | 3.90 | 110`,
    points: "Steel or graphite shaft; Bag included; Outdoor and indoor",
    story: "Begins as a garden game.",
  },
  {
    categoryId: 62,
    art: "boxing-glove",
    specs: "none",
    freight: 220,
    models: `
      Boxing gloves 12 oz, pair | 21.80 | 15
      Training gloves 8 oz, juniors | 16.40 | 230
      Bag mitts, open thumb | 13.60 | 60`,
    points: "Three-layer foam; Hook-and-loop cuff; Vented palm",
    story: "Take the sting out, leave the lesson in.",
  },
  {
    categoryId: 62,
    art: "flying-disc",
    specs: "color",
    freight: 90,
    models: `
      Flying disc 175 g, tournament weight | 4.80
      Soft flying disc for children | 2.90
      Dog disc, bite-proof | 3.60`,
    points: "Printed on request; Stable in wind; Floats",
    story: "Comes back only when somebody throws it.",
  },
  {
    categoryId: 62,
    art: "skateboard",
    specs: "none",
    freight: 390,
    models: `
      Longboard 38 inch, bamboo | 44.80 | 70
      Cruiser board 27 inch, soft wheels | 28.60 | 200
      Children's skateboard 24 inch | 16.90 | 340`,
    points: "ABEC 7 bearings; Grip tape applied; Assembled",
    story: "Rolls over the cracks other boards count.",
  },
  {
    categoryId: 62,
    art: "kick-scooter",
    specs: "color",
    freight: 490,
    models: `
      City scooter 200 mm, folding | 38.40
      Children's scooter, three wheels | 24.90
      Stunt scooter, fixed bar | 42.60`,
    points: "Carries 100 kg; Foot brake; Height adjustable",
    story: "Faster than walking, folded before the lift comes.",
  },
  {
    categoryId: 62,
    art: "bicycle",
    specs: "none",
    freight: 2400,
    models: `
      Trekking bicycle, 21 gears, rack | 214.00 | 150
      Children's bicycle 20 inch | 96.00 | 85
      Folding bicycle 20 inch, 6 gears | 168.00 | 250`,
    points: "85 % assembled; Tools included; Frame guarantee ten years",
    story: "The oldest good idea on two wheels.",
  },
  {
    categoryId: 63,
    art: "fishing-pole",
    specs: "none",
    freight: 360,
    models: `
      Travel rod 2.4 m, five parts | 21.60 | 210
      Spinning rod 2.7 m, 10–30 g | 18.90 | 20
      Children's fishing set with float | 12.40 | 130`,
    points: "Carbon mix; Tube included; Line fitted on sets",
    story: "Patience, with a handle.",
  },
  {
    categoryId: 63,
    art: "canoe",
    specs: "none",
    freight: 4800,
    models: `
      Open canoe 4.6 m, three seats | 486.00 | 30
      Inflatable kayak, two seats, pump | 148.00 | 210
      Paddle, ash, 150 cm | 24.80 | 70`,
    points: "Repairable; Carries 320 kg or as stated; Kerb delivery",
    story: "Quiet enough to meet a kingfisher.",
  },
  {
    categoryId: 63,
    art: "diving-mask",
    specs: "none",
    freight: 160,
    models: `
      Snorkel set, tempered glass | 13.40 | 220
      Full-view mask, adults | 24.80 | 170
      Children's mask with whistle snorkel | 9.60 | 80`,
    points: "Skirt of silicone; Dry-top; Net bag",
    story: "The other half of the beach is under water.",
  },
  {
    categoryId: 63,
    art: "ring-buoy",
    specs: "none",
    freight: 420,
    models: `
      Life ring 2.5 kg with line | 26.40 | 30
      Swim ring, heavy PVC, 90 cm | 4.80 | 200
      Throw bag with 20 m rope | 18.60 | 60`,
    points: "Reflective bands; UV-stable; Grab line",
    story: "Hangs by the pool for years and once it does not.",
  },
  {
    categoryId: 64,
    art: "skis",
    specs: "none",
    freight: 1600,
    models: `
      All-mountain skis 168 cm with bindings | 138.00 | 230
      Cross-country skis, no-wax, 190 cm | 92.00 | 20
      Junior skis 120 cm | 74.00 | 85`,
    points: "Edges ground; Bindings mounted on request; Pair straps",
    story: "Fresh wax, fresh snow.",
  },
  {
    categoryId: 64,
    art: "sled",
    specs: "none",
    freight: 980,
    models: `
      Davos-type sledge, ash, 100 cm | 31.40 | 40
      Toboggan with brake, 90 cm | 18.60 | 15
      Snow tube 95 cm | 12.80 | 220`,
    points: "Steel runners where wood; Pull rope; Carries 90 kg",
    story: "Up takes ten minutes. Down is why.",
  },
  {
    categoryId: 64,
    art: "ice-skate",
    specs: "shoe",
    freight: 360,
    models: `
      Figure skates, lined, ground blades | 36.80 | 220
      Hockey skates, reinforced toe | 42.40 | 250
      Adjustable children's skates | 29.60 | 190`,
    points: "Blade guards; Ankle support; Ready to skate",
    story: "Sharp from the box, warm inside.",
  },
];
