import type { Family } from "./family";

/** Home & living: categories 11–13. */
export const homeFamilies: readonly Family[] = [
  {
    categoryId: 11,
    art: "chair",
    specs: "set",
    freight: 640,
    models: `
      Stackable café chair, bent ash, natural oil | 31.20 | 70
      Kitchen chair with ladder back, painted birch | 27.90 | 150
      Low reading chair, oak frame, woven seat | 58.40 | 45
      Folding guest chair, beech, brass hinges | 22.60 | 25
      Bar chair 75 cm with footrest, black ash | 44.80 | 260`,
    points: "Joints glued and dowelled; Felt pads included; Carries 120 kg",
    story: "Plain lines, solid wood and a seat that still feels right after the second coffee.",
  },
  {
    categoryId: 11,
    art: "bed",
    specs: "large",
    freight: 2600,
    models: `
      Slatted bed frame, solid pine, clear lacquer | 96.00 | 60
      Upholstered bed with padded headboard, linen look | 148.00 | 240
      Guest bed with pull-out second frame | 132.00 | 160
      Low platform bed, oiled oak veneer | 171.00 | 35`,
    points: "Slats and center rail included; Assembled by two in 40 minutes; Ships flat in three boxes",
    story: "Stands quietly: every joint is bolted into steel, so nothing creaks after a year.",
  },
  {
    categoryId: 11,
    art: "mirror",
    specs: "large",
    freight: 480,
    models: `
      Oval wall mirror with bevelled edge | 18.40 | 210
      Dressing-table mirror on brass stand | 24.90 | 85
      Arched hall mirror, powder-coated frame | 41.00 | 280
      Tilting vanity mirror, 5× on the back | 12.70 | 5`,
    points: "4 mm glass with copper-free silvering; Fixings included; Packed in a foam corner box",
    story: "A calm reflection, free of waves, in a frame that needs no polish.",
  },
  {
    categoryId: 11,
    art: "diya-lamp",
    specs: "pack",
    freight: 160,
    models: `
      Terracotta oil lamp, hand-thrown | 1.60 | 40
      Brass-look table oil lamp, 11 cm | 4.30 | 85
      Glazed evening lamp with cotton wicks | 2.80 | 330`,
    points: "Burns three hours on one filling; Ten wicks included; Unglazed foot, felted",
    story: "Small flame, long evening. Restaurants set them out by the dozen.",
  },
  {
    categoryId: 11,
    art: "red-paper-lantern",
    specs: "color",
    freight: 190,
    models: `
      Paper lantern, wire ribs, 30 cm | 2.10
      Silk-look lantern with tassel, 40 cm | 5.60
      Weatherproof lantern for terraces, 35 cm | 7.90
      String of ten mini lanterns, warm light | 9.40`,
    points: "Folds flat for the parcel; Takes an E27 pendant; Treated against damp",
    story: "Soft light over a table for two or a courtyard for two hundred.",
  },
  {
    categoryId: 12,
    art: "teapot",
    specs: "color",
    freight: 280,
    models: `
      Porcelain teapot with bamboo handle, 1.1 l | 16.80
      Glazed breakfast teapot, 450 ml | 8.90
      Ribbed stoneware teapot, steel strainer, 750 ml | 13.60
      Samovar-style teapot, hand-painted, 1.4 l | 21.50`,
    points: "Pours without dripping; Dishwasher safe; Lid stays on at 90 degrees",
    story: "Keeps its heat through the second round and looks well on any tray.",
  },
  {
    categoryId: 12,
    art: "cooking",
    specs: "diameter",
    freight: 460,
    models: `
      Carbon-steel frying pan, riveted handle | 14.70 | 230
      Ceramic-coated pan, PFAS-free | 12.90 | 150
      Cast-iron grill pan with pouring lips | 21.40 | 20
      Crêpe pan, flat rim, aluminium | 9.80 | 300
      Tri-ply stainless sauté pan with lid | 28.60 | 250`,
    points: "For gas, ceramic and induction; Oven safe to 220 °C; Tested at 10,000 strokes",
    story: "Heats evenly to the edge and forgives a busy kitchen.",
  },
  {
    categoryId: 12,
    art: "kitchen-knife",
    specs: "none",
    freight: 120,
    models: `
      Santoku knife 17 cm, hollow edge | 18.90 | 220
      Bread knife 22 cm, serrated, oak handle | 12.40 | 50
      Paring knife 9 cm, forged | 6.20 | 0
      Boning knife 15 cm, flexible blade | 13.80 | 270
      Steak knives, smooth edge, box of six | 22.50 | 30`,
    points: "X50CrMoV15 steel, 56 HRC; Full tang; Blade guard included",
    story: "Ground thin behind the edge, so it glides instead of wedging.",
  },
  {
    categoryId: 12,
    art: "fork-and-knife",
    specs: "carton",
    freight: 210,
    models: `
      Table cutlery 18/10, brushed | 6.40 | 230
      Dessert cutlery, slim handle | 5.20 | 80
      Bistro cutlery with wooden grip | 4.70 | 35
      Children's cutlery, rounded tips | 3.60 | 190`,
    points: "18/10 stainless steel, 2.5 mm; Dishwasher safe; Sold by the pair",
    story: "Balanced at the neck, polished where lips touch, matt where fingers do.",
  },
  {
    categoryId: 12,
    art: "bowl-with-spoon",
    specs: "set",
    freight: 240,
    models: `
      Cereal bowl with spoon, glazed stoneware | 5.30 | 25
      Soup bowl with ladle spoon, 600 ml | 6.80 | 260
      Rice bowl and porcelain spoon | 4.10 | 150
      Ramen bowl 1 l with deep spoon | 8.20 | 340`,
    points: "Stacks without scratching; Microwave safe; Foot ring ground smooth",
    story: "Deep enough for seconds, light enough for a tray of eight.",
  },
  {
    categoryId: 12,
    art: "tumbler-glass",
    specs: "pack",
    freight: 230,
    models: `
      Water tumbler 30 cl, tempered | 1.25 | 230
      Whisky tumbler 28 cl, heavy base | 2.40 | 60
      Highball glass 35 cl, thin rim | 1.90 | 170
      Ribbed juice glass 20 cl | 1.10 | 300`,
    points: "Tempered, breaks into blunt crumbs; 2,000 dishwasher cycles; Nests in the rack",
    story: "The glass that comes back from the dishwasher looking like the first day.",
  },
  {
    categoryId: 12,
    art: "wine-glass",
    specs: "pack",
    freight: 260,
    models: `
      Red-wine glass 58 cl, drawn stem | 3.40 | 5
      White-wine glass 36 cl | 2.90 | 100
      Tasting glass 21 cl, ISO shape | 1.80 | 320
      Stemless wine glass 47 cl | 2.20 | 265`,
    points: "Lead-free crystal glass; Laser-cut rim; Box with dividers",
    story: "Thin where it matters, sturdy where the waiter holds it.",
  },
  {
    categoryId: 12,
    art: "jar",
    specs: "volume",
    freight: 220,
    models: `
      Storage jar with cork lid | 1.90 | 55
      Preserving jar with rubber ring | 2.30 | 190
      Spice jar, airtight steel lid | 1.20 | 25
      Fermenting jar with valve | 3.80 | 130`,
    points: "Borosilicate glass; Lids sold separately, too; Writable label field",
    story: "Shows what is in it and keeps it dry.",
  },
  {
    categoryId: 13,
    art: "potted-plant",
    specs: "large",
    freight: 520,
    models: `
      Peace lily in ceramic pot | 9.40 | 200
      Zamioculcas, low light, nursery pot | 10.80 | 120
      Snake plant in basket pot | 8.60 | 75
      Monstera with moss pole | 16.90 | 160`,
    points: "Acclimatised for two weeks; Care card enclosed; Replaced when it arrives damaged",
    story: "Grown slowly, shipped fast, easy to keep alive.",
  },
  {
    categoryId: 13,
    art: "tulip",
    specs: "carton",
    freight: 260,
    models: `
      Tulip bulbs, early, mixed | 2.40 | 350
      Parrot tulip bulbs, late | 3.60 | 20
      Silk tulip, single stem | 1.10 | 300
      Dried flower stem, bleached and dyed | 1.70 | 60`,
    points: "Size 12/+ bulbs or 48 cm stems; Labelled by variety; Packed in breathable paper",
    story: "Spring on order, from a grower who counts twice.",
  },
  {
    categoryId: 13,
    art: "framed-picture",
    specs: "large",
    freight: 390,
    models: `
      Landscape print in oak frame | 12.80 | 60
      Abstract print, floating frame | 15.40 | 320
      Botanical print, passe-partout | 11.20 | 140
      Sea view on canvas, stretched | 18.60 | 230`,
    points: "Pigment inks on 200 g paper; Acrylic glazing, unbreakable in the post; Hangs both ways",
    story: "A quiet picture for waiting rooms, hotels and that one bare wall.",
  },
  {
    categoryId: 13,
    art: "wind-chime",
    specs: "none",
    freight: 170,
    models: `
      Glass wind chime with paper strip | 4.20 | 210
      Porcelain garden chime, painted | 5.90 | 350
      Brass-tone balcony chime, five notes | 8.30 | 80`,
    points: "Tuned by hand; Cord resists sunlight; Gift box",
    story: "Five soft notes whenever the weather has something to say.",
  },
  {
    categoryId: 13,
    art: "candle",
    specs: "pack",
    freight: 180,
    models: `
      Beeswax pillar candle, 60 h | 5.60 | 80
      Rapeseed wax candle, ivory, 45 h | 3.90 | 70
      Floating candle, unscented, 5 h | 0.70 | 220
      Church candle, 30 cm, even burn | 4.80 | 30`,
    points: "Cotton wick; Burns without soot when trimmed; No perfume",
    story: "An even flame that lets dinner smell of dinner.",
  },
];
