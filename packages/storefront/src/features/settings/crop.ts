import type { PhotoDimensions } from "marketplace-react";

/** The square of a picture that is kept. */
export interface Crop {
  /** 1 shows as much as a square can. */
  zoom: number;
  /** Center, in pixels of the picture. */
  x: number;
  y: number;
}

/** Most that a picture is enlarged. */
export const MAX_ZOOM = 4;

/** Edge of the square in pixels of the picture. */
const sideOf = ({ width, height }: PhotoDimensions, zoom: number): number => Math.min(width, height) / zoom;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The same crop, moved inside the picture. */
export function settle({ zoom, x, y }: Crop, image: PhotoDimensions): Crop {
  const near = between(1, zoom, MAX_ZOOM);
  const half = sideOf(image, near) / 2;
  return {
    zoom: near,
    x: between(half, x, image.width - half),
    y: between(half, y, image.height - half),
  };
}

/** As much of the middle as a square can show. */
export const middle = (image: PhotoDimensions): Crop => ({
  zoom: 1,
  x: image.width / 2,
  y: image.height / 2,
});

/** Moves the picture under the frame by parts of the frame's edge: to the right and down. */
export function moveBy(crop: Crop, image: PhotoDimensions, right: number, down: number): Crop {
  const side = sideOf(image, crop.zoom);
  return settle({ ...crop, x: crop.x - right * side, y: crop.y - down * side }, image);
}

/** Where the square lies, in pixels of the picture. */
export function areaOf(crop: Crop, image: PhotoDimensions): { left: number; top: number; side: number } {
  const side = sideOf(image, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
