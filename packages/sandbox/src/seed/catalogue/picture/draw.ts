import { categoryFacts } from "../facts/category-facts";
import type { ColourFact, ProductFact } from "../facts/product-fact";
import { productFact } from "../facts/product-facts";
import { shopFacts } from "../facts/shop-facts";
import { slug } from "../facts/slug";
import { avatarOf } from "./avatars";
import { bannerCast } from "./banners";
import { badge, banner, bare, type Figure, signature } from "./marks";
import { dyed, type Motif, motif } from "./motif";
import { closeUp, front, group, photo, type Subject } from "./views";

/** Things that have one colour in life: food, plants, metal, skin of animals. Their ground is tinted, they are not. */
const undyed = new Set(
  `potted-plant tulip bread croissant cooked-rice cookie olive lemon tomato red-apple brown-mushroom hot-pepper spaghetti honey-pot
  hot-beverage canned-food salt seedling wood brick fish feather bone paw-prints hammer wrench screwdriver nut-and-bolt chains
  locked hook straight-ruler compass thermometer fork-and-knife kitchen-knife scissors bellhop-bell trophy balance-scale
  fire-extinguisher globe-showing-europe-africa wine-glass tumbler-glass jar ring light-bulb framed-picture chair broom package
  rescue-workers-helmet tennis badminton soccer-ball basketball artist-palette paperclip pencil clipboard ladder axe carpentry-saw
  beverage-box bubble-tea mate candy kimono roll-of-paper wastebasket shower mirror diving-mask chess-pawn teddy-bear volleyball
  puzzle-piece nesting-dolls sauropod tractor guitar spiral-calendar file-cabinet magic-wand rocket game-die drum radio robot
  adhesive-bandage crutch sled wind-chime hourglass-done stopwatch printer satellite-antenna battery telephone watch camera
  lab-coat video-camera telescope candle diya-lamp locomotive carousel-horse balloon label wrapped-gift electric-plug bed coat
  prayer-beads hiking-boot martial-arts-uniform musical-keyboard maracas shopping-cart bathtub studio-microphone clamp`.split(
    /\s+/,
  ),
);

/** Cloth and plastic of one colour whose shades run far: dyed as a whole, no fringe of the old colour stays. */
const oneColour = new Set(
  "purse dress one-piece-swimsuit running-shirt shorts clutch-bag gloves thong-sandal bucket t-shirt teapot".split(
    " ",
  ),
);

const own: ColourFact = { name: "", hue: null, chroma: 1, lift: 0, all: false };

function subjectOf(fact: ProductFact, colour: ColourFact = own): Subject | undefined {
  const drawing = motif(fact.art);
  if (drawing === undefined) return undefined;
  const dye =
    colour.hue !== null || fact.hue === null || undyed.has(fact.art) ? colour : { ...own, hue: fact.hue };
  const dressed = dyed(drawing, oneColour.has(fact.art) ? { ...dye, all: true } : dye);
  return { drawing: dressed, hue: colour.hue ?? fact.hue ?? dressed.hue, arrangement: fact.id };
}

function productPicture(id: number, view: string): string | undefined {
  const fact = productFact(id);
  if (fact === undefined) return undefined;
  const colour = fact.colours.find(({ name }) => slug(name) === view);
  const subject = subjectOf(fact, colour);
  if (subject === undefined) return undefined;
  if (view === "front" || colour !== undefined) return front(subject);
  if (view === "close-up") return closeUp(subject);
  if (view === "group") return group(subject);
  const number = /^photo-([1-6])$/.exec(view)?.[1];
  return number === undefined ? undefined : photo(subject, Number(number));
}

/** A drawing that has to exist, since the caller names it from a list of ours. */
const drawn = (name: string | undefined, draw: (drawing: Motif) => string) => {
  const drawing = name === undefined ? undefined : motif(name);
  return drawing && draw(drawing);
};

function bannerPicture(id: number): string | undefined {
  const found = bannerCast.find((cast) => cast.id === id);
  const figures = found?.cast.flatMap(({ art, ...place }): readonly Figure[] => {
    const drawing = motif(art);
    return drawing === undefined ? [] : [{ drawing, ...place }];
  });
  return found && figures && banner(figures, found.hue);
}

/**
 * Draws one of the seed's pictures: `/uploads/products/<id>/<view>.svg`, `/uploads/shops/<id>.svg`, `/uploads/categories/<id>.svg`,
 * `/uploads/avatars/<name>.svg`, `/uploads/banners/<id>.svg`, `/uploads/signatures/operator.svg` and `/uploads/motifs/<drawing>.svg`. The same path always gives the same
 * picture, whatever the seed, so answers can be cached for good.
 * @returns SVG, or undefined when the seed has no such picture
 */
export function drawPicture(path: string): string | undefined {
  const [, kind, name = "", view] =
    /^\/uploads\/([a-z]+)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.svg$/.exec(path) ?? [];
  if (kind === "products") return view === undefined ? undefined : productPicture(Number(name), view);
  if (view !== undefined) return undefined;
  const id = Number(name);
  switch (kind) {
    case "shops":
      return drawn(shopFacts.find((shop) => shop.id === id)?.art, badge);
    case "categories":
      return drawn(categoryFacts.find((category) => category.id === id)?.art, bare);
    case "avatars": {
      const avatar = avatarOf(name);
      return avatar && drawn(avatar.art, (drawing) => badge(drawing, avatar.hue));
    }
    case "banners":
      return bannerPicture(id);
    case "signatures":
      return name === "operator" ? signature() : undefined;
    case "motifs":
      return drawn(name, badge);
    default:
      return undefined;
  }
}
