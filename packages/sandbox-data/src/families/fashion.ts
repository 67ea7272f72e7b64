import type { Family } from "./family";

/** Fashion: categories 21 and 22. */
export const fashionFamilies: readonly Family[] = [
  {
    categoryId: 21,
    art: "t-shirt",
    specs: "color-size",
    freight: 120,
    models: `
      Heavy cotton T-shirt, boxy cut, 240 g/m² | 7.40
      V-neck T-shirt, modal blend | 6.80
      Long-line T-shirt, slub yarn | 6.20
      Work T-shirt, polycotton, 60 °C wash | 5.60
      Children's T-shirt, organic cotton | 4.30`,
    points: "Combed yarn, pre-shrunk; Shoulder-to-shoulder tape; Tear-off label",
    story: "Prints cleanly, washes often, keeps its shape.",
  },
  {
    categoryId: 21,
    art: "jeans",
    specs: "waist",
    freight: 230,
    models: `
      Slim jeans, stretch denim, dark rinse | 17.80 | 265
      Relaxed jeans, 13 oz, stone wash | 18.60 | 240
      Carpenter jeans with tool loop | 19.90 | 225
      High-rise jeans, tapered leg | 17.20 | 280`,
    points: "Solid metal zip; Bar tacks at every pocket; Inside leg 82 cm",
    story: "Breaks in after a week and out after years.",
  },
  {
    categoryId: 21,
    art: "coat",
    specs: "size",
    freight: 420,
    models: `
      Wool-blend duffle coat, toggles | 58.00 | 60
      Trench coat, water-repellent cotton | 49.00 | 75
      Quilted coat, recycled filling | 42.50 | 150
      Car coat, herringbone | 52.00 | 250`,
    points: "Two inner pockets; Spare button sewn in; Dry clean",
    story: "Falls straight, sits well over a jacket and shuts out the wind.",
  },
  {
    categoryId: 21,
    art: "dress",
    specs: "color-size",
    freight: 190,
    models: `
      Shirt dress, viscose crêpe | 21.40
      Wrap dress with three-quarter sleeves | 23.80
      Linen midi dress, side pockets | 26.20
      Jersey dress, A-line, travel-proof | 17.60`,
    points: "Hidden zip; Lined to the knee; Wash at 30 °C",
    story: "Leaves the suitcase without a crease and the office without hurry.",
  },
  {
    categoryId: 21,
    art: "shorts",
    specs: "color-size",
    freight: 140,
    models: `
      Chino shorts, garment dyed | 11.30
      Linen-blend shorts with drawstring | 12.60
      Cargo shorts, ripstop | 13.90
      Jersey lounge shorts | 7.80`,
    points: "Deep pockets; Inside leg 24 cm; Coin pocket with flap",
    story: "For the months when trousers are a mistake.",
  },
  {
    categoryId: 21,
    art: "kimono",
    specs: "size",
    freight: 220,
    models: `
      Cotton yukata robe with obi | 24.30 | 340
      Bath kimono, waffle weave | 16.70 | 200
      Silk-look dressing gown, printed | 19.80 | 300`,
    points: "Wide sleeves; Sash included; Pre-washed",
    story: "Light on the shoulders, generous in the wrap.",
  },
  {
    categoryId: 21,
    art: "sari",
    specs: "color",
    freight: 210,
    models: `
      Cotton sari with woven border, 6.3 m | 18.90
      Art-silk sari with blouse piece | 27.40
      Georgette sari, printed | 21.60`,
    points: "6.3 m with unstitched blouse piece; Color-fast; Woven in small lots",
    story: "Drapes well by itself, even better after the third time.",
  },
  {
    categoryId: 21,
    art: "lab-coat",
    specs: "size",
    freight: 180,
    models: `
      Lab coat, cotton twill, snap fasteners | 13.20 | 220
      Chef's jacket, double-breasted | 15.80 | 30
      Nurse tunic, side pockets | 12.10 | 170`,
    points: "Boil wash; Three pockets; Back vent",
    story: "White stays white, wash after wash.",
  },
  {
    categoryId: 22,
    art: "running-shoe",
    specs: "color-shoe",
    freight: 310,
    models: `
      Trail running shoe, rock plate | 29.80
      Indoor court shoe, gum sole | 23.40
      Walking shoe, mesh, memory insole | 19.60
      Children's trainer, two straps | 14.90`,
    points: "Removable insole; Reflective heel; Half sizes on request",
    story: "Light, honest and glued where it has to be.",
  },
  {
    categoryId: 22,
    art: "hiking-boot",
    specs: "shoe",
    freight: 460,
    models: `
      Mid-cut hiking boot, suede and mesh | 38.40 | 40
      Winter boot, lined, −20 °C | 44.90 | 250
      Desert boot, crêpe sole | 27.80 | 70
      Safety boot S3, composite toe | 36.50 | 20`,
    points: "Ankle padding; Metal eyelets; Sole can be replaced",
    story: "Made for wet grass and long ways home.",
  },
  {
    categoryId: 22,
    art: "high-heeled-shoe",
    specs: "shoe",
    freight: 260,
    models: `
      Court shoe 7 cm, suede look | 19.70 | 5
      Slingback 5 cm, patent | 21.90 | 340
      Evening sandal 9 cm, satin | 24.60 | 300`,
    points: "Padded ball; Non-slip insert; Spare heel tips",
    story: "Dances till two and walks home at three.",
  },
  {
    categoryId: 22,
    art: "flat-shoe",
    specs: "shoe",
    freight: 220,
    models: `
      Ballerina flat, soft nappa look | 12.80 | 350
      Loafer with stitched apron | 18.40 | 40
      Espadrille, jute sole | 9.60 | 230`,
    points: "Elastic topline; Leather-look lining; Folds for the bag",
    story: "On in a second, forgotten all day.",
  },
  {
    categoryId: 22,
    art: "thong-sandal",
    specs: "color-shoe",
    freight: 130,
    models: `
      Beach sandal, natural rubber | 3.20
      Bath slipper, quick-drying | 4.10
      Cork-footbed sandal with toe post | 11.70`,
    points: "Arch support; Salt-water proof; Hangs on a card",
    story: "Sand off, shop on.",
  },
];
