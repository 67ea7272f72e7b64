/** The shapes of the scenes. Lengths are in pixels of the picture. */
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

/** The drawing as a definition that `lay` places. */
export const object = (drawing: Icon) => `<g id="o">${drawing.body}</g>`;

/** The drawing centered on a point, `size` pixels along its longer side. */
export function lay(drawing: Icon, x: number, y: number, size: number): string {
  const scale = size / Math.max(drawing.width, drawing.height);
  const [cx, cy] = [drawing.x + drawing.width / 2, drawing.y + drawing.height / 2];
  return `<use href="#o" transform="translate(${x} ${y}) scale(${round(scale)}) translate(${round(-cx)} ${round(-cy)})"/>`;
}

export function svg(
  width: number,
  height: number,
  defs: readonly string[],
  parts: readonly string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs.join("")}</defs>${parts.join("")}</svg>`;
}
