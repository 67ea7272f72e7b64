import { openapi, resolveSchema, type Schema, sampleOf } from "marketplace-contract";
import type { Context } from "./ask.js";
import { type Fields, isFields } from "./json.js";
import { expectAnswer } from "./judge.js";
import { fieldsOf, type Sender } from "./requests.js";

/** “Servers cap it”, and pages past the end are pages. */
const LOOSE = new Set(["page", "limit"]);

/** A value just outside a schema's limits, and which limit it breaks. */
type Outside = readonly [value: unknown, why: string];

/** Values that a schema of the contract rejects. Ids are left out: another id just identifies nothing. */
export function outsideOf(reference: Schema): Outside[] {
  const schema = resolveSchema(openapi, reference);
  const { type, minimum, maximum, maxLength, minLength, pattern, maxItems } = schema;
  if (Array.isArray(schema.enum)) return [["nothing-like-that", "is no choice"]];
  if (type === "integer") {
    return [
      ...(typeof minimum === "number" ? [[minimum - 1, "is below the least"] as const] : []),
      ...(typeof maximum === "number" ? [[maximum + 1, "is above the greatest"] as const] : []),
      [1.5, "is no whole number"],
    ];
  }
  if (type === "array") {
    return typeof maxItems === "number" && isFields(schema.items)
      ? [[Array.from({ length: maxItems + 1 }, () => sampleOf(openapi, schema.items ?? {})), "are too many"]]
      : [];
  }
  if (type !== "string") return [];
  const isAmount = typeof pattern === "string" && pattern.startsWith("^(0|[1-9]");
  return [
    ...(typeof maxLength === "number" && pattern === undefined
      ? [["x".repeat(maxLength + 1), "is too long"] as const]
      : []),
    ...(typeof minLength === "number" && minLength > 0 ? [["", "is empty"] as const] : []),
    ...(schema.format === "date" ? [["2026-02-30", "is no day"] as const] : []),
    ...(schema.format === "email" ? [["nobody", "is no e-mail address"] as const] : []),
    ...(isAmount
      ? ([
          ["-1.00", "has a sign"],
          ["1e2", "has an exponent"],
          ["007.00", "has leading zeros"],
          ["1.0000000000000000001", "has too many digits"],
        ] as const)
      : []),
  ];
}

/** Variants of the fields, each with one of them, or one of the first line of a list, out of its bounds. */
export function outOfBounds(
  schemas: ReadonlyMap<string, Schema>,
  fields: Fields,
): (readonly [Fields, string])[] {
  return [...schemas].flatMap(([name, reference]) => {
    if (LOOSE.has(name)) return [];
    const own = outsideOf(reference).map(
      ([value, why]) => [{ ...fields, [name]: value }, `\`${name}\` ${why}`] as const,
    );
    const value = fields[name];
    const { items } = resolveSchema(openapi, reference);
    const [first, ...rest] = Array.isArray(value) ? value : [];
    if (!isFields(first) || !isFields(items)) return own;
    const { properties = {} } = resolveSchema<Schema>(openapi, items);
    const inFirst = outOfBounds(new Map(Object.entries(properties)), first).map(
      ([line, why]) => [{ ...fields, [name]: [line, ...rest] }, `in \`${name}\` ${why}`] as const,
    );
    return [...own, ...inFirst];
  });
}

/** Calls an operation with one field at a time out of its bounds. Stock servers document no bounds. */
export async function checkBounds(
  context: Context,
  id: string,
  fields: Fields,
  sender: () => Partial<Sender>,
): Promise<void> {
  const { ask, operation } = context.subject(id);
  if (operation.status !== "provisional" || context.profile.dialect || context.profile.examples) return;
  for (const [changed, why] of outOfBounds(fieldsOf(operation), fields)) {
    expectAnswer(context, {
      id,
      rule: "bounds",
      scenario: why,
      answer: await ask(changed, sender()),
      problem: ({ isAccepted, code }) =>
        isAccepted ? `accepted with code ${code} a call in which ${why}` : undefined,
      shownBy: "refusal",
    });
  }
}
