/** An area as the API lists it. */
export interface CascadeArea {
  id: number | string;
  name: string;
}

/** Steps of the choice, from the outside in. */
export const LEVELS = ["country", "province", "city"] as const;

/** One step of the choice. */
export type Level = (typeof LEVELS)[number];

/** Areas chosen so far, one for each level from the outside in. */
export type Chosen = readonly CascadeArea[];

/** The level to choose next; undefined when the city is chosen. */
export function nextLevel(chosen: Chosen): Level | undefined {
  return LEVELS[chosen.length];
}

/** Id of the area whose parts are offered next; 0 lists the countries. */
export function parentId(chosen: Chosen): number | string {
  return chosen.at(-1)?.id ?? 0;
}

/** Chooses an area on the next level; without effect when every level is chosen. */
export function choose(chosen: Chosen, area: CascadeArea): Chosen {
  return nextLevel(chosen) ? [...chosen, area] : chosen;
}

/** Goes back to a level, to choose there again. */
export function backTo(chosen: Chosen, level: Level): Chosen {
  return chosen.slice(0, LEVELS.indexOf(level));
}

/** Whether the shop delivers nowhere inside what is chosen: it lists no areas although a level is missing. */
export function isNotOpen(chosen: Chosen, parts: readonly CascadeArea[]): boolean {
  return parts.length === 0 && nextLevel(chosen) !== undefined;
}

/** The choice as the fields of an address. */
export function areaFields(chosen: Chosen): Record<Level, string> {
  const [country, province, city] = chosen;
  return { country: country?.name ?? "", province: province?.name ?? "", city: city?.name ?? "" };
}

/** Areas whose name holds the text, accents and case aside. */
export function searchAreas<Area extends CascadeArea>(areas: readonly Area[], text: string): readonly Area[] {
  const wanted = plain(text);
  return wanted ? areas.filter(({ name }) => plain(name).includes(wanted)) : areas;
}

function plain(text: string): string {
  return text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
