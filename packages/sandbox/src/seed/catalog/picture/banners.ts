/** Casts of the home banners, back to front: x and floor in the 960 × 420 frame, size of the square an object fits in. */
export const bannerFigures = [
  {
    id: 1,
    hue: 45,
    figures: [
      { art: "couch-and-lamp", x: 700, floor: 344, size: 270 },
      { art: "teapot", x: 594, floor: 366, size: 128 },
      { art: "alarm-clock", x: 806, floor: 368, size: 92 },
    ],
  },
  {
    id: 2,
    hue: 250,
    figures: [
      { art: "luggage", x: 616, floor: 342, size: 230 },
      { art: "backpack", x: 760, floor: 352, size: 196 },
      { art: "sunglasses", x: 676, floor: 374, size: 112 },
    ],
  },
  {
    id: 3,
    hue: 95,
    figures: [
      { art: "honey-pot", x: 612, floor: 346, size: 216 },
      { art: "hot-beverage", x: 776, floor: 352, size: 188 },
      { art: "cookie", x: 690, floor: 374, size: 112 },
    ],
  },
  {
    id: 4,
    hue: 160,
    figures: [
      { art: "tent", x: 650, floor: 342, size: 250 },
      { art: "bicycle", x: 812, floor: 356, size: 170 },
      { art: "soccer-ball", x: 706, floor: 374, size: 84 },
    ],
  },
];
