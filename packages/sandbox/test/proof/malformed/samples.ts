import { HOSTILE_TEXT } from "./hostile-text";
import type { Random } from "./random";
import type { Plain } from "./schemas";

const PUBLIC_NUMBER = "^[A-Za-z0-9_\\-]{1,40}$";

/** Texts for the contract's patterns and formats, hostile as far as these allow. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  "^-?\\d{1,21}(\\.\\d{1,18})?$": [
    "-1",
    "0.000000000000000001",
    "999999999999999999999.999999999999999999",
    "12.5",
  ],
  "^(0|[1-9]\\d{0,20})(\\.\\d{1,18})?$": [
    "0",
    "0.000000000000000001",
    "999999999999999999999.9",
    "12.50",
    "10",
  ],
  "^0(\\.([0-3]\\d{0,5}|40{0,5}))?$": ["0", "0.4", "0.399999", "0.000001", "0.07"],
  [PUBLIC_NUMBER]: ["O1", "-", "__proto__", "0".repeat(40)],
  "^[A-Za-z0-9_\\-]{8,64}$": ["00000000", "_".repeat(64)],
  "^[A-Z0-9]{2,10}$": ["USDT", "00", "ETH"],
  "^[A-Za-z0-9 _\\-]{1,30}$": ["TRC20", "ERC20", "x x", "-"],
  "^\\d+(,\\d+)*$": ["1", "101,102", "99999999999999999999", "0"],
  "^\\S{6,30}$": ["'or1=1--", "{{7*7}}", "☃☃☃☃☃☃"],
  date: ["2026-11-01", "0001-01-01", "9999-12-31", "2024-02-29"],
  email: ["a@b.example", "o'hara+x@mail.example"],
};

const INTEGERS = [0, 1, 2, 50, 255, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER];

/** A value that the schema allows, more often than not an odd one. */
export function sample(schema: Plain, random: Random): unknown {
  if (schema.values) return random.pick(schema.values);
  const [type] = schema.types;
  if (type === "object" || schema.fields.size > 0) return sampleFields(schema, random);
  if (type === "array") return sampleItems(schema, random.below(3), random);
  if (type === "boolean") return random.chance(0.5);
  if (type === "integer") return sampleInteger(schema, random);
  return sampleText(schema, random);
}

export function sampleFields(schema: Plain, random: Random): Record<string, unknown> {
  const fields = [...schema.fields].filter(([name]) => schema.required.has(name) || random.chance(0.4));
  return Object.fromEntries(fields.map(([name, field]) => [name, sample(field, random)]));
}

export function sampleItems({ items, minItems, maxItems }: Plain, wished: number, random: Random): unknown[] {
  const length = Math.max(minItems, Math.min(wished, maxItems));
  return Array.from({ length }, () => (items ? sample(items, random) : 0));
}

function sampleInteger({ min, max, types }: Plain, random: Random): unknown {
  const isId = types.includes("string");
  const wished = random.pick(isId && random.chance(0.5) ? random.known.ids : INTEGERS);
  const number = Math.min(max, Math.max(min, wished));
  return isId && random.chance(0.2) ? String(number) : number;
}

function sampleText({ pattern, format, minLength, maxLength }: Plain, random: Random): string {
  if (pattern === PUBLIC_NUMBER && random.chance(0.6)) return random.pick(random.known.numbers);
  const fitting = FITTING[pattern ?? ""] ?? FITTING[format ?? ""];
  if (fitting) return random.pick(fitting);
  if (pattern !== undefined) throw new Error(`No text is known for ${pattern}.`);
  const text = random.pick(HOSTILE_TEXT);
  const long = random.chance(0.05) && maxLength <= 5_000 ? text.repeat(maxLength) : text;
  // Cut between characters, as the contract counts them.
  const cut = Array.from(long).slice(0, maxLength).join("").trim();
  return Array.from(cut).length >= Math.max(minLength, 1) ? cut : "x".repeat(Math.max(minLength, 1));
}
