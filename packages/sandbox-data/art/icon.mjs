/** Reads one drawing of the icon set. */

/** @param {Record<string, { body: string }>} icons @param {string} name @throws {Error} when the set has no such drawing */
export function iconBody(icons, name) {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`the icon set has no "${name}"`);
  return icon.body;
}
