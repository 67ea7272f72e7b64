import type { SiteImages } from "marketplace-sdk";
import { createContext } from "react";

/** Widths in which the server has its pictures; undefined until known, and where it has only one of each. */
export const ImagesContext = createContext<SiteImages | undefined>(undefined);

/**
 * How wide pictures are by the style sheets, for `<img sizes>`. A server that writes a screen's first pictures into the page writes
 * the same, so that the browser chooses the same file and loads it once (packages/sandbox/src/http/static/page.ts).
 */
export const SIZES = {
  banner: "(min-width: 780px) 720px, calc(100vw - 52px)",
  gallery: "(min-width: 1168px) 540px, (min-width: 720px) 48vw, 100vw",
  storeBanner: "(min-width: 1280px) 1200px, 100vw",
  card: "(min-width: 1168px) 265px, (min-width: 960px) 23vw, (min-width: 600px) 31vw, 45vw",
  thumb: "96px",
  full: "100vw",
} as const;
