import { allProductAttributes, placeInKind, productAttributes } from "../attributes/all-products";
import { categoryAttributes } from "../attributes/categories";
import type { ProductAttributes } from "../attributes/product-attributes";
import { shopAttributes } from "../attributes/shops";
import { slug } from "../attributes/slug";
import { avatarOf } from "./avatars";
import { bannerFigures, storeBannerFigures } from "./banners";
import { dyeOf, PLAIN_DYE } from "./dye";
import { type Icon, readIcon } from "./icon";
import { badge, banner, type Figure, signature } from "./logos";
import { readRender } from "./render";
import {
  renderedAlone,
  renderedCloseUp,
  renderedFront,
  renderedGroup,
  renderedPhoto,
  type Sitter,
} from "./render-views";
import { drawMark } from "./wordmarks";

/** The product's model in one of its colors. Its other pictures have the first color. */
function sitterOf(attributes: ProductAttributes, color = attributes.colors[0]): Sitter | undefined {
  const render = readRender(attributes.art, placeInKind(attributes.id));
  return (
    render && {
      render,
      dye: dyeOf(attributes, color),
      hue: attributes.hue ?? 70,
      arrangement: attributes.id,
    }
  );
}

function productPicture(id: number, view: string): string | undefined {
  const attributes = productAttributes(id);
  if (attributes === undefined) return undefined;
  const color = attributes.colors.find(({ name }) => slug(name) === view);
  const number = Number(/^photo-([1-6])$/.exec(view)?.[1] ?? 0);
  const sitter = sitterOf(attributes, color);
  if (sitter === undefined) return undefined;
  if (view === "front" || color !== undefined) return renderedFront(sitter);
  if (view === "close-up") return renderedCloseUp(sitter);
  if (view === "group") return renderedGroup(sitter);
  return number === 0 ? undefined : renderedPhoto(sitter, number);
}

/** A drawing that must exist, since its name comes from one of our lists. */
const drawn = (name: string | undefined, draw: (drawing: Icon) => string) => {
  const drawing = name === undefined ? undefined : readIcon(name);
  return drawing && draw(drawing);
};

/** A drawing that belongs to no product. */
function motif(name: string): string | undefined {
  const render = readRender(name, 0);
  return render === undefined
    ? drawn(name, badge)
    : renderedFront({ render, dye: PLAIN_DYE, hue: 70, arrangement: 0 });
}

/** A product of the category's kind alone. */
function categoryPicture(id: number): string | undefined {
  const art = categoryAttributes.find((category) => category.id === id)?.art;
  const attributes = allProductAttributes.find((product) => product.art === art);
  const sitter = attributes && sitterOf(attributes);
  return sitter && renderedAlone(sitter);
}

function bannerPicture(id: number): string | undefined {
  const found = [...bannerFigures, ...storeBannerFigures].find((figures) => figures.id === id);
  const figures = found?.figures.flatMap(({ art, ...place }): readonly Figure[] => {
    const render = readRender(art, 0);
    return render === undefined ? [] : [{ render, ...place }];
  });
  return found && figures && banner(figures, found.hue);
}

/**
 * Draws one of the seed's pictures: `/uploads/products/<id>/<view>.webp`, `/uploads/shops/<id>.webp`, `/uploads/categories/<id>.webp`,
 * `/uploads/avatars/<name>.webp`, `/uploads/banners/<id>.webp`, `/uploads/logos/<name>.webp`, `/uploads/signatures/operator.webp` and `/uploads/motifs/<drawing>.webp`.
 * The same path always gives the same picture, whatever the seed. Databases filled by earlier versions have `.svg` in its place.
 * @returns SVG, or undefined when the seed has no such picture
 */
export function drawPicture(path: string): string | undefined {
  const [, kind, name = "", view] =
    /^\/uploads\/([a-z]+)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.(?:webp|svg)$/.exec(path) ?? [];
  if (kind === "products") return view === undefined ? undefined : productPicture(Number(name), view);
  if (view !== undefined) return undefined;
  const id = Number(name);
  switch (kind) {
    case "shops":
      return drawn(shopAttributes.find((shop) => shop.id === id)?.art, badge);
    case "categories":
      return categoryPicture(id);
    case "avatars": {
      const avatar = avatarOf(name);
      return avatar && drawn(avatar.art, (drawing) => badge(drawing, avatar.hue));
    }
    case "banners":
      return bannerPicture(id);
    case "signatures":
      return name === "operator" ? signature() : undefined;
    case "logos":
      return drawMark(name);
    case "motifs":
      return motif(name);
    default:
      return undefined;
  }
}
