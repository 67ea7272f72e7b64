import { createHash } from "node:crypto";

/** @typedef {import("./report-findings.mjs").Finding} Finding */
/** @typedef {{ path: string, bytes: Uint8Array }} PictureFile */

/** Binary pictures. An SVG is checked as text. */
export const PICTURE = /\.(png|jpe?g|webp|gif|ico|avif|bmp)$/i;
/**
 * Pictures of our own: those drawn by `packages/storefront/scripts/draw-icons.mjs`, a screenshot of the shop's home page, and the
 * checkered square that the journeys upload.
 */
const OWN = /^(packages\/storefront\/public\/|docs\/home\.webp$|openapi\/workflows\/picture\.png$)/;
/** An embedded picture with at least some of its bytes, since a program that composes one may name the type alone. */
const EMBEDDED = /data:image\/(png|jpe?g|webp|gif|x-icon|avif)(;base64)?,[\w+/%]{8}/gi;

/** @param {PictureFile} file */
const hashOf = ({ bytes }) => createHash("sha256").update(bytes).digest("hex");

/**
 * Pictures that the project did not draw itself, so that no logo of unknown origin gets in. Built files may only have pictures that
 * are identical to those in the sources.
 *
 * @param {PictureFile[]} sources
 * @param {PictureFile[]} built
 * @returns {Finding[]}
 */
export function foreignPictures(sources, built) {
  const own = sources.filter(({ path }) => OWN.test(path));
  const known = new Set(own.map(hashOf));
  return [
    ...sources.filter((file) => !own.includes(file)),
    ...built.filter((file) => !known.has(hashOf(file))),
  ].map(({ path }) => ({ path, line: 0, message: "a picture that was not drawn here" }));
}

/**
 * Pictures embedded in a text, such as a style sheet, where a review can't see their content.
 *
 * @param {import("./source-files.mjs").SourceFile} file
 * @returns {Finding[]}
 */
export function embeddedPictures({ path, text }) {
  return [...text.matchAll(EMBEDDED)].map(([found]) => ({
    path,
    line: 0,
    message: `"${found}": an embedded picture`,
  }));
}
