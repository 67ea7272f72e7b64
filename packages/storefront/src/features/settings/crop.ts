import type { PhotoDimensions } from "marketplace-react";

/** The square part of a picture to keep. */
export interface Crop {
  /** 1 is the largest possible square. */
  zoom: number;
  /** Center, in pixels of the picture. */
  x: number;
  y: number;
}

/** Maximum magnification. */
export const MAX_ZOOM = 4;

/** Side of the square, in pixels of the picture. */
const sideOf = ({ width, height }: PhotoDimensions, zoom: number): number => Math.min(width, height) / zoom;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** The crop, moved inside the picture. */
export function clampCrop({ zoom, x, y }: Crop, image: PhotoDimensions): Crop {
  const near = between(1, zoom, MAX_ZOOM);
  const half = sideOf(image, near) / 2;
  return {
    zoom: near,
    x: between(half, x, image.width - half),
    y: between(half, y, image.height - half),
  };
}

/** The largest square in the centeredCrop. */
export const centeredCrop = (image: PhotoDimensions): Crop => ({
  zoom: 1,
  x: image.width / 2,
  y: image.height / 2,
});

/** Moves the picture under the frame, right and down, in fractions of the frame's side. */
export function moveBy(crop: Crop, image: PhotoDimensions, right: number, down: number): Crop {
  const side = sideOf(image, crop.zoom);
  return clampCrop({ ...crop, x: crop.x - right * side, y: crop.y - down * side }, image);
}

/** Position and size of the square, in pixels of the picture. */
export function areaOf(crop: Crop, image: PhotoDimensions): { left: number; top: number; side: number } {
  const side = sideOf(image, crop.zoom);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}
