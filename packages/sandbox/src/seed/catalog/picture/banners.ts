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
