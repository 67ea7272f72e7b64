/**
 * Casts of the home banners, back to front: x and floor in the 960 × 420 frame, size of the square a thing fits in, and the color of
 * its dyed parts.
 */
export const bannerFigures = [
  {
    id: 1,
    hue: 65,
    figures: [
      { art: "couch-and-lamp", x: 724, floor: 350, size: 350, dye: "#7d9a86" },
      { art: "teapot", x: 590, floor: 390, size: 108, dye: "#c96f4f" },
      { art: "alarm-clock", x: 884, floor: 390, size: 112, dye: "#2f4a5e" },
    ],
  },
  {
    id: 2,
    hue: 235,
    figures: [
      { art: "luggage", x: 610, floor: 360, size: 320, dye: "#3f77a8" },
      { art: "backpack", x: 780, floor: 372, size: 240, dye: "#c2703f" },
      { art: "sunglasses", x: 690, floor: 396, size: 130, dye: "#333333" },
    ],
  },
  {
    id: 3,
    hue: 85,
    figures: [
      { art: "hot-beverage", x: 760, floor: 364, size: 300, dye: "#333333" },
      { art: "honey-pot", x: 560, floor: 376, size: 220, dye: "#333333" },
      { art: "chocolate-bar", x: 660, floor: 402, size: 170, dye: "#333333" },
    ],
  },
  {
    id: 4,
    hue: 150,
    figures: [
      { art: "tent", x: 620, floor: 356, size: 330, dye: "#b9b45a" },
      { art: "bicycle", x: 780, floor: 376, size: 300, dye: "#c0352d" },
      { art: "soccer-ball", x: 560, floor: 398, size: 88, dye: "#333333" },
    ],
  },
];

/** `thing x dye`: across the whole width, as a store's page shows the middle and no words in it. */
const cast = (line: string) =>
  line.split(", ").map((figure) => {
    const [art = "", x = "", dye = ""] = figure.split(" ");
    return { art, x: Number(x), floor: 305, size: 170, dye };
  });

/** Banners of stores by the department whose goods they sell. */
export const storeBannerFigures = [
  {
    id: 10,
    hue: 65,
    figures: cast(
      "potted-plant 150 #7d9a86, bed 330 #c9a27a, couch-and-lamp 560 #7d9a86, teapot 740 #c96f4f, alarm-clock 850 #2f4a5e",
    ),
  },
  {
    id: 20,
    hue: 20,
    figures: cast(
      "coat 150 #3f4a5e, dress 310 #b8475c, t-shirt 480 #4f7fae, handbag 660 #a5683c, running-shoe 830 #c0352d",
    ),
  },
  {
    id: 30,
    hue: 240,
    figures: cast(
      "camera 150 #333333, radio 330 #8a4b32, headphone 510 #333333, computer-mouse 650 #555555, video-game 810 #3a3f55",
    ),
  },
  {
    id: 40,
    hue: 85,
    figures: cast(
      "toolbox 160 #c0352d, hammer 330 #8a5a34, wrench 480 #666666, rescue-workers-helmet 650 #e0b030, ladder 830 #b0b0b0",
    ),
  },
  {
    id: 50,
    hue: 340,
    figures: cast(
      "lotion-bottle 150 #d99aa8, soap 310 #e6d3b0, basket 490 #b98a55, lipstick 660 #b8304c, mirror 830 #c9a27a",
    ),
  },
  {
    id: 60,
    hue: 150,
    figures: cast(
      "backpack 150 #c2703f, tent 350 #b9b45a, bicycle 580 #c0352d, canoe 760 #3f77a8, soccer-ball 880 #333333",
    ),
  },
  {
    id: 70,
    hue: 290,
    figures: cast(
      "kite 150 #c0352d, guitar 310 #a5683c, artist-palette 480 #c9a27a, teddy-bear 660 #b98a55, game-die 830 #c0352d",
    ),
  },
  {
    id: 80,
    hue: 85,
    figures: cast(
      "bread 150 #c9a27a, honey-pot 330 #333333, hot-beverage 500 #333333, red-apple 660 #c0352d, chocolate-bar 830 #333333",
    ),
  },
  {
    id: 90,
    hue: 190,
    figures: cast(
      "baby-bottle 150 #8fb8c9, nesting-dolls 320 #c0352d, balloon 480 #c0352d, sauropod 640 #6fa36b, carousel-horse 830 #c9a27a",
    ),
  },
  {
    id: 100,
    hue: 60,
    figures: cast(
      "package 150 #b98a55, clipboard 320 #a5683c, shopping-cart 510 #777777, balance-scale 680 #777777, file-cabinet 840 #6b7a80",
    ),
  },
];
