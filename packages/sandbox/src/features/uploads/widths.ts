/**
 * Widths of public pictures, in pixels: those of the shop's thumbnails, cards, galleries and banners on screens with one to three
 * pixels per CSS pixel. The list is short, so that caches are shared and a client can't request a thousand sizes.
 */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 640, 960, 1280] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The size of a picture beside a link, as chats and search engines show it. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** The width requested by `?w=`. @returns undefined for any width that is not in the list */
export const pictureWidth = (text: string): PictureWidth | undefined =>
  PICTURE_WIDTHS.find((width) => String(width) === text);
