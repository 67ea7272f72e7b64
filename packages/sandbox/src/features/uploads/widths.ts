/**
 * Widths in pixels that public pictures come in: what the shop's thumbnails, cards, galleries and banners are wide on screens of one
 * to three pixels per CSS pixel. A short list, so that caches are shared and a client can't request a thousand sizes.
 */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width a request asks for by `?w=`. @returns undefined for one that pictures do not come in */
export const pictureWidth = (text: string): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => String(width) === text);
