import type { Family } from "./family";

/** Pantry: categories 81–85. */
export const pantryFamilies: readonly Family[] = [
  {
    categoryId: 81,
    art: "candy",
    specs: "weight",
    freight: 110,
    models: `
      Boiled sweets, rhubarb | 2.30 | 350`,
    points: "Natural colors; Wrapped singly; Best before 12 months",
    story: "The jar by the till that is empty by Friday.",
  },
  {
    categoryId: 81,
    art: "cookie",
    specs: "pack",
    freight: 130,
    models: `
      Butter cookies, 150 g | 1.80 | 70`,
    points: "Real butter unless vegan; Baked to order; Recyclable bag",
    story: "Break audibly.",
  },
  {
    categoryId: 81,
    art: "lollipop",
    specs: "carton",
    freight: 90,
    models: `
      Lollipop, cherry, paper stick | 0.18 | 10`,
    points: "Fruit concentrate; Paper stick; Wrapped singly",
    story: "Diplomacy for dentists' waiting rooms.",
  },
  {
    categoryId: 82,
    art: "canned-food",
    specs: "pack",
    freight: 240,
    models: `
      Tomatoes, chopped, 400 g | 0.78 | 25`,
    points: "Nothing but the vegetable and salt; Easy opening; Long date",
    story: "The shelf that saves Tuesday.",
  },
  {
    categoryId: 82,
    art: "olive",
    specs: "volume",
    freight: 210,
    models: `
      Extra virgin olive oil, cold extracted | 3.90 | 125`,
    points: "Acidity below 0.4 %; Harvest year on the label; Dark glass",
    story: "Grassy, peppery, honest.",
  },
  {
    categoryId: 82,
    art: "salt",
    specs: "weight",
    freight: 130,
    models: `
      Sea salt, coarse, sun-dried | 1.40 | 220`,
    points: "No anti-caking agent; Refill bag; Harvested by hand",
    story: "A pinch does it.",
  },
  {
    categoryId: 82,
    art: "hot-pepper",
    specs: "weight",
    freight: 80,
    models: `
      Chilli flakes, crushed with seeds | 4.20 | 10`,
    points: "Heat stated from 1 to 10; Jar with screw lid; Single harvest",
    story: "Start with half.",
  },
  {
    categoryId: 82,
    art: "spaghetti",
    specs: "pack",
    freight: 220,
    models: `
      Spaghetti, durum, bronze-drawn, 500 g | 1.10 | 70`,
    points: "Slow-dried; Rough surface; Eight minutes",
    story: "Holds the sauce, not the grudge.",
  },
  {
    categoryId: 83,
    art: "red-apple",
    specs: "none",
    freight: 480,
    models: `
      Apples, crisp, red, crate of 13 kg | 14.80 | 20`,
    points: "Controlled storage; Size 75–80 mm; Returnable crate",
    story: "Loud at the first bite.",
  },
  {
    categoryId: 83,
    art: "lemon",
    specs: "none",
    freight: 420,
    models: `
      Lemons, untreated, net of 5 kg | 8.90 | 95`,
    points: "Peel fit to eat; Picked to order; Origin on the label",
    story: "Wakes up everything next to it.",
  },
  {
    categoryId: 83,
    art: "tomato",
    specs: "none",
    freight: 430,
    models: `
      Vine tomatoes, crate of 6 kg | 10.80 | 20`,
    points: "Ripened on the plant; Graded; Cold chain",
    story: "Smells of greenhouse in the best way.",
  },
  {
    categoryId: 83,
    art: "brown-mushroom",
    specs: "none",
    freight: 260,
    models: `
      Dried mixed mushrooms, 250 g | 9.80 | 20`,
    points: "Sliced evenly; Checked by hand; Recipe card",
    story: "A forest in a bag.",
  },
  {
    categoryId: 84,
    art: "bread",
    specs: "none",
    freight: 240,
    models: `
      Rye bread, sliced, 12 × 500 g | 14.60 | 40`,
    points: "Baked the evening before; Or 12 months as a mix; No enzymes",
    story: "Crust with an opinion.",
  },
  {
    categoryId: 84,
    art: "croissant",
    specs: "none",
    freight: 380,
    models: `
      Butter croissants, ready to bake, 60 pieces | 24.80 | 65`,
    points: "24 % butter; Frozen at −18 °C; Bake 17 minutes",
    story: "Flakes on the shirt are proof.",
  },
  {
    categoryId: 84,
    art: "cooked-rice",
    specs: "none",
    freight: 360,
    models: `
      Long-grain rice, fragrant, 5 kg | 8.90 | 150`,
    points: "New crop; Stone-free; Resealable sack",
    story: "Twelve minutes, no lid lifting.",
  },
  {
    categoryId: 85,
    art: "beverage-box",
    specs: "pack",
    freight: 280,
    models: `
      Apple juice, cloudy, 1 l | 1.20 | 120`,
    points: "Not from concentrate; Carton of renewable board; Long date",
    story: "Shake, open, gone.",
  },
  {
    categoryId: 85,
    art: "bubble-tea",
    specs: "none",
    freight: 320,
    models: `
      Tapioca pearls, 3 kg | 9.60 | 40`,
    points: "Cooking time on the bag; Vegan; For about 60 cups",
    story: "The queue in front of the window starts here.",
  },
  {
    categoryId: 85,
    art: "mate",
    specs: "weight",
    freight: 160,
    models: `
      Mate leaves, roasted | 3.20 | 110`,
    points: "Loose leaf; Aroma bag; Brewing card",
    story: "Two grams, eighty degrees, three minutes.",
  },
];
