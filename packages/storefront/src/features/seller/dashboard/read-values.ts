import type { Values } from "./variants";

/** What a draft kept of a form; undefined for anything else. */
export function readValues(text: string | undefined): Values | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    if (typeof kept !== "object" || kept === null) return undefined;
    const values = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    return Object.fromEntries(values);
  } catch {
    return undefined;
  }
}
