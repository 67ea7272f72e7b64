import { searchKey } from "../../i18n/text";

/** An area as the API lists it. */
interface CascadeArea {
  id: number | string;
  name: string;
}

/** Levels to choose, from the largest. */
export const LEVELS = ["country", "province", "city"] as const;

/** One level of areas. */
export type Level = (typeof LEVELS)[number];

/** The areas chosen so far, one for each level from the largest. */
export type Chosen = readonly CascadeArea[];

/** The level to choose next; undefined when the city is chosen. */
export function nextLevel(chosen: Chosen): Level | undefined {
  return LEVELS[chosen.length];
}

/** Id of the area to list next; 0 lists the countries. */
export function parentId(chosen: Chosen): number | string {
  return chosen.at(-1)?.id ?? 0;
}

/** Chooses an area on the next level; does nothing if all levels are chosen. */
export function choose(chosen: Chosen, area: CascadeArea): Chosen {
  return nextLevel(chosen) ? [...chosen, area] : chosen;
}

/** Returns to a level, to choose again. */
export function backTo(chosen: Chosen, level: Level): Chosen {
  return chosen.slice(0, LEVELS.indexOf(level));
}

/** Whether the shop doesn't deliver to the chosen area: it lists none of its parts although a level is missing. */
export function isNotOpen(chosen: Chosen, parts: readonly CascadeArea[]): boolean {
  return parts.length === 0 && nextLevel(chosen) !== undefined;
}

/** The chosen areas as fields of an address. */
export function areaFields(chosen: Chosen): Record<Level, string> {
  const [country, province, city] = chosen;
  return { country: country?.name ?? "", province: province?.name ?? "", city: city?.name ?? "" };
}

/** Areas whose name contains the text, ignoring accents and case. */
export function searchAreas<Area extends CascadeArea>(areas: readonly Area[], text: string): readonly Area[] {
  const key = searchKey(text);
  return key ? areas.filter(({ name }) => searchKey(name).includes(key)) : areas;
}
