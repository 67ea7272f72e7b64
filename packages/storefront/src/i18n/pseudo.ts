import type { UiLabels } from "marketplace-react/ui";
import type { PartialTable } from "./types";

const ACCENTS: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  e: "é",
  g: "ĝ",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  A: "Å",
  C: "Ç",
  E: "É",
  I: "Î",
  N: "Ñ",
  O: "Ø",
  S: "Š",
  U: "Û",
};

/** Adds accents to a text and a third to its length, except in `{{…}}`. What stays plain on a screen is not translated. */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\{.*?\}\}|[a-zA-Z]/g, (part) => ACCENTS[part] ?? part);
  return `[${accented}${"~".repeat(Math.ceil(text.length / 3))}]`;
}

/** The pseudo language (`en-XA`) derived from English, to find untranslated texts and places that are too narrow. */
export function pseudoTable(english: PartialTable): PartialTable {
  const texts: unknown = JSON.parse(JSON.stringify(english), (_key, value: unknown) =>
    typeof value === "string" ? pseudoText(value) : value,
  );
  return isTable(texts) ? texts : {};
}

/** The texts of the primitives in the pseudo language. */
export const pseudoLabels = (labels: UiLabels): UiLabels => Object.assign({}, labels, pseudoTexts(labels));

/** Texts, texts with values, and groups of them. */
function pseudoTexts(texts: object): object {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => {
      if (typeof text === "string") return [name, pseudoText(text)];
      if (typeof text === "function") return [name, (value: number) => pseudoText(String(text(value)))];
      return [name, Array.isArray(text) ? text : pseudoTexts(Object(text))];
    }),
  );
}

function isTable(value: unknown): value is PartialTable {
  return typeof value === "object" && value !== null;
}
