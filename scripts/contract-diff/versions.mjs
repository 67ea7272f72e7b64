/** @typedef {import("./compare.mjs").Level} Level */
/** @typedef {"major" | "minor" | "patch"} Part */

const PARTS = /** @type {const} */ (["major", "minor", "patch"]);

/**
 * Which part of the version has to be raised. Before 1.0, a breaking change raises the minor part, as npm's `^0.2.1` expects.
 *
 * @param {Level} level the strongest change
 * @param {string} released version
 * @returns {Part}
 */
export function partFor(level, released) {
  const early = numbersOf(released)[0] === 0;
  if (level === "breaking") return early ? "minor" : "major";
  if (level === "provisional") return "minor";
  if (level === "feature") return early ? "patch" : "minor";
  return "patch";
}

/**
 * @param {string} released
 * @param {string} next
 * @returns {Part | undefined} the leading part that grew; nothing for the same version or an older one
 */
export function raisedPart(released, next) {
  const [from, to] = [numbersOf(released), numbersOf(next)];
  const index = from.findIndex((number, at) => number !== to[at]);
  return index >= 0 && (to[index] ?? 0) > (from[index] ?? 0) ? PARTS[index] : undefined;
}

/**
 * @param {Part} wanted
 * @param {(Part | undefined)[]} announced by the version itself and by what waits for the release
 */
export const isAnnounced = (wanted, announced) =>
  announced.some((part) => part !== undefined && PARTS.indexOf(part) <= PARTS.indexOf(wanted));

/**
 * @param {string} version
 * @returns {number[]}
 * @throws {Error} for anything but three numbers
 */
function numbersOf(version) {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!match) throw new Error(`"${version}" is no version: it must be three numbers, as 1.2.3.`);
  return match.slice(1).map(Number);
}
