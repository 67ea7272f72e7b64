/** @typedef {import("./versions.mjs").Part} Part */

/**
 * Packages that are released together with another, under one number.
 *
 * @param {{ fixed: string[][] }} config of the changesets
 * @param {string} name of the package
 * @returns {string[]} itself among them
 */
export const tiedTo = ({ fixed }, name) => fixed.find((group) => group.includes(name)) ?? [name];

/**
 * Reads what pending changesets say about a package.
 *
 * @param {string[]} texts of the files in `.changeset/`
 * @param {string} name of the package
 * @returns {Part[]}
 */
export function announcedParts(texts, name) {
  const line = new RegExp(`^["']?${name}["']?: *(major|minor|patch) *$`, "m");
  return texts.flatMap((text) => {
    const front = /^---\r?\n([\s\S]*?)^---/m.exec(text)?.[1] ?? "";
    const part = line.exec(front)?.[1];
    return part === "major" || part === "minor" || part === "patch" ? [part] : [];
  });
}
