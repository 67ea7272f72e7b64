import type { Family } from "./family";

/** Pantry: categories 81–85. */
export const pantryFamilies: readonly Family[] = [
  {
    categoryId: 81,
    art: "honey-pot",
    specs: "weight",
    freight: 190,
    models: `
      Forest honey, dark, in glass | 4.20 | 45
      Lime blossom honey | 4.60 | 100
      Creamed rape honey | 3.40 | 80
      Acacia honey with comb piece | 6.80 | 65`,
    points: "Unheated; Batch number on the lid; From one region",
    story: "Tastes of a place and of four weeks of sun.",
  },
  {
    categoryId: 81,
    art: "candy",
    specs: "weight",
    freight: 110,
    models: `
      Boiled sweets, rhubarb | 2.30 | 350
      Herbal drops with sage | 2.60 | 140
      Butter toffee, sea salt | 3.20 | 60
      Fruit jellies, pectin, vegan | 2.90 | 30`,
    points: "Natural colors; Wrapped singly; Best before 12 months",
    story: "The jar by the till that is empty by Friday.",
  },
  {
    categoryId: 81,
    art: "cookie",
    specs: "pack",
    freight: 130,
    models: `
      Butter cookies, 150 g | 1.80 | 70
      Oat cookies with chocolate, 180 g | 2.10 | 40
      Almond cookies, gluten-free, 120 g | 2.90 | 85
      Ginger cookies, 200 g | 2.00 | 30`,
    points: "Real butter unless vegan; Baked to order; Recyclable bag",
    story: "Break audibly.",
  },
  {
    categoryId: 81,
    art: "lollipop",
    specs: "carton",
    freight: 90,
    models: `
      Lollipop, cherry, paper stick | 0.18 | 10
      Lollipop, honey and lemon | 0.22 | 85
      Swirl lollipop, large | 0.70 | 300`,
    points: "Fruit concentrate; Paper stick; Wrapped singly",
    story: "Diplomacy for dentists' waiting rooms.",
  },
  {
    categoryId: 82,
    art: "hot-beverage",
    specs: "weight",
    freight: 170,
    models: `
      Espresso blend, dark roast, whole bean | 3.90 | 35
      Single-origin coffee, washed, light roast | 5.20 | 60
      Decaffeinated coffee, water process | 4.80 | 210
      Barley coffee, caffeine-free | 2.40 | 80`,
    points: "Roasted weekly; Valve bag; Date of roast on each bag",
    story: "Chocolate first, fruit later, no bitterness to hide.",
  },
  {
    categoryId: 82,
    art: "canned-food",
    specs: "pack",
    freight: 240,
    models: `
      Tomatoes, chopped, 400 g | 0.78 | 25
      Chickpeas, cooked, 400 g | 0.72 | 75
      Sardines in olive oil, 125 g | 1.60 | 220
      Soup of green peas, 390 g | 1.10 | 140`,
    points: "Nothing but the vegetable and salt; Easy opening; Long date",
    story: "The shelf that saves Tuesday.",
  },
  {
    categoryId: 82,
    art: "olive",
    specs: "volume",
    freight: 210,
    models: `
      Olive oil, extra virgin, early harvest | 4.80 | 115
      Green olives, whole, in brine | 2.90 | 125
      Olive paste with capers | 3.60 | 80`,
    points: "Acidity below 0.4 %; Harvest year on the label; Dark glass",
    story: "Grassy, peppery, honest.",
  },
  {
    categoryId: 82,
    art: "salt",
    specs: "weight",
    freight: 130,
    models: `
      Sea salt, coarse, sun-dried | 1.40 | 220
      Salt flakes, smoked over beech | 3.20 | 50
      Herb salt, eight garden herbs | 2.60 | 140`,
    points: "No anti-caking agent; Refill bag; Harvested by hand",
    story: "A pinch does it.",
  },
  {
    categoryId: 82,
    art: "hot-pepper",
    specs: "weight",
    freight: 80,
    models: `
      Chilli flakes, medium hot | 3.10 | 20
      Chilli powder, smoked, sweet | 3.60 | 30
      Whole dried chillies | 4.20 | 10`,
    points: "Heat stated from 1 to 10; Light-proof bag; Single harvest",
    story: "Start with half.",
  },
  {
    categoryId: 82,
    art: "spaghetti",
    specs: "pack",
    freight: 220,
    models: `
      Spaghetti, durum, bronze-drawn, 500 g | 1.10 | 70
      Wholegrain spaghetti, spelt, 500 g | 1.60 | 45
      Egg noodles, dried, 250 g | 1.90 | 85`,
    points: "Slow-dried; Rough surface; Eight minutes",
    story: "Holds the sauce, not the grudge.",
  },
  {
    categoryId: 83,
    art: "red-apple",
    specs: "none",
    freight: 480,
    models: `
      Apples, crisp, red, crate of 13 kg | 14.80 | 20
      Apple rings, dried, 250 g | 3.20 | 60
      Cooking apples, tart, crate of 10 kg | 9.60 | 130`,
    points: "Controlled storage; Size 75–80 mm; Returnable crate",
    story: "Loud at the first bite.",
  },
  {
    categoryId: 83,
    art: "lemon",
    specs: "none",
    freight: 420,
    models: `
      Lemons, untreated, net of 5 kg | 8.90 | 95
      Lemon juice, pressed, 6 × 250 ml | 7.40 | 110
      Candied lemon peel, 500 g | 5.80 | 80`,
    points: "Peel fit to eat; Picked to order; Origin on the label",
    story: "Wakes up everything next to it.",
  },
  {
    categoryId: 83,
    art: "tomato",
    specs: "none",
    freight: 430,
    models: `
      Vine tomatoes, crate of 6 kg | 10.80 | 20
      Sun-dried tomatoes in oil, 1 kg | 8.60 | 35
      Tomato passata, 12 × 680 g | 13.20 | 10`,
    points: "Ripened on the plant; Graded; Cold chain",
    story: "Smells of greenhouse in the best way.",
  },
  {
    categoryId: 83,
    art: "brown-mushroom",
    specs: "none",
    freight: 260,
    models: `
      Dried mixed mushrooms, 250 g | 9.80 | 20
      Mushroom growing kit, oyster type | 8.40 | 200
      Pickled button mushrooms, 6 × 330 g | 9.20 | 70`,
    points: "Sliced evenly; Checked by hand; Recipe card",
    story: "A forest in a bag.",
  },
  {
    categoryId: 84,
    art: "bread",
    specs: "none",
    freight: 240,
    models: `
      Rye bread, sliced, 12 × 500 g | 14.60 | 40
      Bread baking mix, sourdough, 5 kg | 9.80 | 70
      Toast, wholegrain, 8 × 500 g | 8.40 | 55`,
    points: "Baked the evening before; Or 12 months as a mix; No enzymes",
    story: "Crust with an opinion.",
  },
  {
    categoryId: 84,
    art: "croissant",
    specs: "none",
    freight: 380,
    models: `
      Butter croissants, ready to bake, 60 pieces | 24.80 | 65
      Almond croissants, frozen, 40 pieces | 27.60 | 80
      Mini croissants, 120 pieces | 29.40 | 50`,
    points: "24 % butter; Frozen at −18 °C; Bake 17 minutes",
    story: "Flakes on the shirt are proof.",
  },
  {
    categoryId: 84,
    art: "cooked-rice",
    specs: "none",
    freight: 360,
    models: `
      Long-grain rice, fragrant, 5 kg | 8.90 | 150
      Sushi rice, short-grain, 5 kg | 10.40 | 20
      Brown rice, organic, 2 kg | 4.80 | 60`,
    points: "New crop; Stone-free; Resealable sack",
    story: "Twelve minutes, no lid lifting.",
  },
  {
    categoryId: 85,
    art: "beverage-box",
    specs: "pack",
    freight: 280,
    models: `
      Apple juice, cloudy, 1 l | 1.20 | 120
      Oat drink, barista, 1 l | 1.40 | 60
      Multi-fruit juice, 200 ml with paper straw | 0.38 | 35`,
    points: "Not from concentrate; Carton of renewable board; Long date",
    story: "Shake, open, gone.",
  },
  {
    categoryId: 85,
    art: "bubble-tea",
    specs: "none",
    freight: 320,
    models: `
      Tapioca pearls, 3 kg | 9.60 | 40
      Tea base for bubble tea, black, 600 g | 11.80 | 25
      Popping pearls, lychee, 3.2 kg | 13.40 | 340`,
    points: "Cooking time on the bag; Vegan; For about 60 cups",
    story: "The queue in front of the window starts here.",
  },
  {
    categoryId: 85,
    art: "mate",
    specs: "weight",
    freight: 160,
    models: `
      Mate leaves, roasted | 3.20 | 110
      Green tea leaves, spring harvest | 5.80 | 140
      Herbal infusion, evening blend | 4.10 | 310`,
    points: "Loose leaf; Aroma bag; Brewing card",
    story: "Two grams, eighty degrees, three minutes.",
  },
];
