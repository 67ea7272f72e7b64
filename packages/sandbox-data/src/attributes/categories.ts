import { categoryTable } from "../category-names";
import { LANGUAGES, perLanguage } from "../languages";
import type { Texts } from "../types";

export interface CategoryFact {
  readonly id: number;
  /** 0 for a department. */
  readonly pid: number;
  readonly art: string;
  readonly names: Texts;
}

/** Turns the cells of a table row into one text per language, in the order of `LANGUAGES`. @throws {Error} when one is missing */
export function textsOf(cells: readonly string[]): Texts {
  if (cells.length !== LANGUAGES.length || cells.includes(""))
    throw new Error(`${LANGUAGES.length} texts expected: ${cells.join(" | ")}`);
  return perLanguage((_, place) => cells[place] ?? "");
}

/** Departments, each followed by its categories. A category's id begins with its department's: 14 is in 10. */
export const categoryAttributes: readonly CategoryFact[] = categoryTable
  .trim()
  .split("\n")
  .map((line) => {
    const [id = "", art = "", ...names] = line.split(" | ");
    const number = Number(id);
    return {
      id: number,
      pid: number % 10 === 0 ? 0 : Math.floor(number / 10) * 10,
      art,
      names: textsOf(names),
    };
  });
