import type { Family } from "./family";

/** Home & living: categories 11–13. */
export const homeFamilies: readonly Family[] = [
  {
    categoryId: 11,
    art: "bed",
    specs: "large",
    freight: 2600,
    models: `
      Slatted bed frame, solid pine, clear lacquer | 96.00 | 60`,
    points: "Slats and center rail included; Assembled by two in 40 minutes; Ships flat in three boxes",
    story: "Stands quietly: every joint is bolted into steel, so nothing creaks after a year.",
  },
  {
    categoryId: 11,
    art: "mirror",
    specs: "large",
    freight: 480,
    models: `
      Oval wall mirror with brass-tone frame | 18.40 | 210`,
    points: "4 mm glass with copper-free silvering; Fixings included; Packed in a foam corner box",
    story: "A calm reflection, free of waves, in a frame that needs no polish.",
  },
  {
    categoryId: 11,
    art: "diya-lamp",
    specs: "pack",
    freight: 160,
    models: `
      Terracotta oil lamp, hand-thrown | 1.60 | 40`,
    points: "Burns three hours on one filling; Ten wicks included; Unglazed foot, felted",
    story: "Small flame, long evening. Restaurants set them out by the dozen.",
  },
  {
    categoryId: 11,
    art: "red-paper-lantern",
    specs: "color",
    freight: 190,
    models: `
      Paper lantern, wire ribs, 30 cm | 2.10`,
    points: "Folds flat for the parcel; Takes an E27 pendant; Treated against damp",
    story: "Soft light over a table for two or a courtyard for two hundred.",
  },
  {
    categoryId: 12,
    art: "fork-and-knife",
    specs: "carton",
    freight: 210,
    models: `
      Table cutlery 18/10, brushed | 6.40 | 230`,
    points: "18/10 stainless steel, 2.5 mm; Dishwasher safe; Sold by the pair",
    story: "Balanced at the neck, polished where lips touch, matt where fingers do.",
  },
  {
    categoryId: 12,
    art: "bowl-with-spoon",
    specs: "set",
    freight: 240,
    models: `
      Cereal bowl with spoon, glazed stoneware | 5.30 | 25`,
    points: "Stacks without scratching; Microwave safe; Foot ring ground smooth",
    story: "Deep enough for seconds, light enough for a tray of eight.",
  },
  {
    categoryId: 12,
    art: "tumbler-glass",
    specs: "pack",
    freight: 230,
    models: `
      Water tumbler 30 cl, tempered | 1.25 | 230`,
    points: "Tempered, breaks into blunt crumbs; 2,000 dishwasher cycles; Nests in the rack",
    story: "The glass that comes back from the dishwasher looking like the first day.",
  },
  {
    categoryId: 12,
    art: "wine-glass",
    specs: "pack",
    freight: 260,
    models: `
      Red-wine glass 58 cl, drawn stem | 3.40 | 5`,
    points: "Lead-free crystal glass; Laser-cut rim; Box with dividers",
    story: "Thin where it matters, sturdy where the waiter holds it.",
  },
  {
    categoryId: 12,
    art: "jar",
    specs: "volume",
    freight: 220,
    models: `
      Storage jar with cork lid | 1.90 | 55`,
    points: "Borosilicate glass; Lids sold separately, too; Writable label field",
    story: "Shows what is in it and keeps it dry.",
  },
  {
    categoryId: 13,
    art: "tulip",
    specs: "none",
    freight: 260,
    models: `
      Tulip bulb, red, size 12/+ | 0.32 | 300`,
    points: "Flowers in April and May; Labelled by variety; Packed in breathable paper",
    story: "Spring on order, from a grower who counts twice.",
  },
  {
    categoryId: 13,
    art: "framed-picture",
    specs: "large",
    freight: 390,
    models: `
      Landscape print in oak frame | 12.80 | 60`,
    points: "Pigment inks on 200 g paper; Acrylic glazing, unbreakable in the post; Hangs both ways",
    story: "A quiet picture for waiting rooms, hotels and that one bare wall.",
  },
  {
    categoryId: 13,
    art: "wind-chime",
    specs: "none",
    freight: 170,
    models: `
      Glass wind chime with paper strip | 4.20 | 210`,
    points: "Tuned by hand; Cord resists sunlight; Gift box",
    story: "Five soft notes whenever the weather has something to say.",
  },
];
