import { UNSTORABLE_TEXT } from "./hostile-text";
import type { Random } from "./random";
import { sampleItems } from "./samples";
import type { Plain } from "./schemas";

/** Lists in lists. */
const NESTED = Array.from({ length: 500 }).reduce<readonly unknown[]>((inner) => [inner], []);

/** Values that the server refuses in a field, however lenient it is (it takes `"1"` and `true` for 1, and null for absent). */
function badValues(schema: Plain, random: Random): readonly unknown[] {
  const { types, values } = schema;
  if (schema.format === "binary") return ["a.png", 7, {}, []];
  if (types.includes("object") || schema.fields.size > 0) return ["x", 7, [], true, NESTED];
  if (types.includes("array")) {
    const many =
      schema.maxItems < 1_000
        ? [sampleItems({ ...schema, maxItems: 1_000 }, schema.maxItems + 1, random)]
        : [];
    return ["x", 7, {}, { a: 1 }, true, [null], NESTED, ...(schema.minItems > 0 ? [[]] : []), ...many];
  }
  const common = [{}, [], { $gt: "" }, NESTED, ...UNSTORABLE_TEXT];
  if (types.includes("boolean")) return [...common, 2, -1, 1.5, "maybe", "0x1"];
  if (types.includes("integer")) {
    const bounds = [schema.min - 1, schema.max + 1].filter(Number.isFinite);
    return [...common, ...bounds, "abc", "1.5", 1.5, -1.5, 1e308, "9".repeat(40), "0x10", "1e3", "NaN", "١"];
  }
  if (values) return [...common, true, "nope", "__proto__", "constructor", values.map(String).join(",")];
  return [...common, true, [1], ...badTexts(schema)];
}

function badTexts({ pattern, format, minLength, maxLength }: Plain): string[] {
  return [
    ...(Number.isFinite(maxLength) ? ["x".repeat(maxLength + 1), "💥".repeat(maxLength + 1)] : []),
    ...(minLength > 0 ? [""] : []),
    ...(pattern === undefined ? [] : ["§ § §", "'; drop table member; --", "\u202e 1"]),
    ...(format === "date" ? ["2026-13-01", "2026-02-30", "tomorrow", "0000-00-00"] : []),
    ...(format === "email" ? ["nobody", "@", "a b@c.example"] : []),
  ];
}

/** The same value with one thing in it that breaks the contract. @returns undefined when nothing in it can break */
export function breakFields(
  schema: Plain,
  good: Readonly<Record<string, unknown>>,
  random: Random,
): Record<string, unknown> | undefined {
  const names = [...schema.fields.keys()];
  if (names.length === 0) return undefined;
  const name = random.pick(names);
  const field = schema.fields.get(name);
  if (!field) return undefined;
  if (schema.required.has(name) && random.chance(0.2)) {
    const { [name]: _, ...others } = good;
    return random.chance(0.5) ? others : { ...others, [name]: null };
  }
  return { ...good, [name]: breakValue(field, good[name], random) };
}

function breakValue(schema: Plain, good: unknown, random: Random): unknown {
  if (schema.items && random.chance(0.6)) {
    const list = Array.isArray(good) && good.length > 0 ? good : sampleItems(schema, 1, random);
    const at = random.below(list.length);
    const { items } = schema;
    return list.map((item, index) => (index === at ? breakValue(items, item, random) : item));
  }
  if (isRecord(good) && random.chance(0.7)) return breakFields(schema, good, random);
  return random.pick(badValues(schema, random));
}

/**
 * Texts that break a field where all is text: queries and forms. Half a surrogate pair can't be sent there, and text that is
 * empty counts as absent.
 */
export function badFieldTexts(schema: Plain, random: Random): readonly string[] {
  const scalars = badValues(schema, random).filter(
    (bad) => typeof bad === "string" || typeof bad === "number",
  );
  return scalars.map(String).filter((text) => text !== "" && !/\p{Surrogate}/u.test(text));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
