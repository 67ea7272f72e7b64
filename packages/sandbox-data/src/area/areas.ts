import type { AreaRow } from "../types";
import { countryTable, provinceTable } from "./countries";

const names = new Intl.DisplayNames("en", { type: "region" });

/** Name of a country in English, from the runtime's own table. @param code ISO 3166-1 alpha-2 */
export const countryName = (code: string): string => names.of(code) ?? code;

function cities(text: string): readonly (readonly [string, readonly string[]])[] {
  return text.split("; ").map((province) => {
    const [name = "", list = ""] = province.split(" = ");
    return [name, list.split(", ")];
  });
}

/**
 * Countries with their provinces and cities. Ids are stable: a country's is its ISO 3166-1 number + 1000, a province's the country's
 * × 100 + n, a city's the province's × 100 + n. A country without provinces in the table gets one with its own name, so that every
 * address can be completed.
 */
export function areasOf(): readonly AreaRow[] {
  const provinces = new Map(
    provinceTable
      .trim()
      .split("\n")
      .map((line) => [line.slice(0, 2), cities(line.slice(4))] as const),
  );
  return countryTable
    .trim()
    .split(/\s+/)
    .flatMap((entry): readonly AreaRow[] => {
      const [, minus, code = "", number] = /^(-?)([A-Z]{2})(\d+)$/.exec(entry) ?? [];
      const id = 1_000 + Number(number);
      const name = countryName(code);
      const open = minus === "";
      const below = provinces.get(code) ?? [[name, [name]] as const];
      return [
        { id, pid: 0, level: 1, name, code, open },
        ...below.flatMap(([province, list], p): readonly AreaRow[] => {
          const pid = id * 100 + p + 1;
          return [
            { id: pid, pid: id, level: 2, name: province, code: "", open },
            ...list.map(
              (city, c): AreaRow => ({ id: pid * 100 + c + 1, pid, level: 3, name: city, code: "", open }),
            ),
          ];
        }),
      ];
    });
}
