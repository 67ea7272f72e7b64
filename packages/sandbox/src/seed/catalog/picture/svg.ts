/** The few shapes the scenes are made of. Lengths are pixels of the picture. */
import type { Icon } from "./icon";

export const round = (n: number) => Math.round(n * 100) / 100;

type Stop = readonly [at: number, color: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([at, color, opacity]) => {
      const clear = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${color}"${clear}/>`;
    })
    .join("");

export const radial = (id: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

export const fill = (width: number, height: number, paint: string) =>
  `<path d="M0 0h${width}v${height}H0z" fill="${paint}"/>`;

export const shadowPaint = (color: string) =>
  radial("sh", [
    [0, color, 0.5],
    [0.55, color, 0.22],
    [1, color, 0],
  ]);
/** A soft shadow on the floor; needs `shadowPaint` among the definitions. */
export const shadow = (x: number, y: number, rx: number, ry: number) =>
  `<ellipse cx="${round(x)}" cy="${y}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#sh)"/>`;

/** The drawing as a definition that `stand` and `lay` place; its inner ids get the prefix, so that several fit in one picture. */
export const object = (drawing: Icon, prefix = "") =>
  `<g id="${prefix}o">${drawing.body.replace(/(\bid="|url\(#|href="#)(?=z\d)/g, `$1${prefix}`)}</g>`;

export interface Place {
  readonly x: number;
  readonly floor: number;
  readonly width: number;
  readonly height: number;
  readonly flip?: boolean;
  /** Degrees. */
  readonly tilt?: number;
}

const fitted = (drawing: Icon, width: number, height: number) =>
  Math.min(width / drawing.width, height / drawing.height);

/** Width of the drawing in that frame. */
export const footprint = (drawing: Icon, { width, height }: Pick<Place, "width" | "height">) =>
  drawing.width * fitted(drawing, width, height);

/** Stands the drawing on the floor, centered on x, as large as the room allows. */
export function stand(drawing: Icon, place: Place, prefix = ""): string {
  const scale = fitted(drawing, place.width, place.height);
  const across = place.flip === true ? -scale : scale;
  const x = place.x - (drawing.x + drawing.width / 2) * across;
  const y = place.floor - (drawing.y + drawing.height) * scale;
  const turn = place.tilt === undefined ? "" : `rotate(${place.tilt} ${place.x} ${place.floor}) `;
  return `<use href="#${prefix}o" transform="${turn}matrix(${round(across)} 0 0 ${round(scale)} ${round(x)} ${round(y)})"/>`;
}

/** Lays the drawing flat, centered on a point and turned, `size` pixels along its longer side. */
export function lay(drawing: Icon, x: number, y: number, size: number, degrees: number, more = ""): string {
  const scale = size / Math.max(drawing.width, drawing.height);
  const [cx, cy] = [drawing.x + drawing.width / 2, drawing.y + drawing.height / 2];
  return `<use href="#o"${more} transform="translate(${x} ${y}) rotate(${degrees}) scale(${round(scale)}) translate(${round(-cx)} ${round(-cy)})"/>`;
}

export function svg(
  width: number,
  height: number,
  defs: readonly string[],
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join("")}</defs>${parts.join("")}</svg>`;
}
