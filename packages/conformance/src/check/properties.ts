import type { Schema } from "marketplace-contract";
import type { Answer, Context, Success } from "./ask.js";
import type { Fields } from "./json.js";
import { expectAnswer } from "./judge.js";
import { createRandom, hash, type Random } from "./random.js";
import { fieldsOf } from "./requests.js";

/** Values that break servers which trust what they are sent. */
const HOSTILE: readonly unknown[] = [
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "NaN",
  "null",
  "'; --",
  "%27%20or%201=1",
  "<b>&amp;",
  "../../etc",
  "\u0000",
  "\u202eabc",
  "😀".repeat(50),
  "x".repeat(5_000),
  "9".repeat(40),
  0,
  -1,
  1.5,
  2 ** 53,
  true,
  null,
  [],
  [[]],
  {},
  { $ne: 1 },
];

/**
 * Sends requests made up from the schema, the same for the same seed: known fields with values of other types, sizes and
 * scripts. A server may reject them as it likes, but in an envelope the contract knows, and without failing.
 */
export async function checkProperties(
  context: Context,
  id: string,
  { fields }: Success,
  count: number,
  seed: number,
) {
  const { ask, operation } = context.subject(id);
  const known = fieldsOf(operation);
  if (known.size === 0) return;
  const random = createRandom(seed ^ hash(id));
  for (let i = 0; i < count; i++) {
    const changed = change(known, random);
    const answer = await ask({ ...fields, ...changed });
    const smallest =
      answer && hasFailed(answer) ? await shrink(changed, (some) => ask({ ...fields, ...some })) : undefined;
    const names = smallest ? [smallest.name] : Object.keys(changed);
    expectAnswer(context, {
      id,
      rule: "robust",
      answer: smallest?.answer ?? answer,
      problem: (seen) =>
        hasFailed(seen)
          ? `failed with code ${seen.code} at ${names.map((name) => `\`${name}\``).join(" and ")}`
          : undefined,
      shownBy: "answer",
    });
  }
}

const hasFailed = ({ code }: Answer): boolean => code >= 500 && code <= 599;

/** Tries less of what made a server fail: one field alone, then a shorter text in it. @returns the field, and the last failure */
async function shrink(
  changed: Fields,
  ask: (some: Fields) => Promise<Answer | undefined>,
): Promise<{ readonly name: string; readonly answer: Answer } | undefined> {
  const fails = async (some: Fields) => {
    const answer = await ask(some);
    return answer && hasFailed(answer) ? answer : undefined;
  };
  for (const [name, value] of Object.entries(changed)) {
    let answer = await fails({ [name]: value });
    if (!answer) continue;
    for (let text = value; typeof text === "string" && text.length > 1; ) {
      text = text.slice(0, Math.ceil(text.length / 2));
      const shorter = await fails({ [name]: text });
      if (!shorter) break;
      answer = shorter;
    }
    return { name, answer };
  }
  return undefined;
}

/** One or two fields that replace or join those of a request. */
function change(known: ReadonlyMap<string, Schema>, random: Random): Fields {
  const names = [...known.keys()];
  const changed: Record<string, unknown> = {};
  for (let i = 0; i <= random.below(2); i++) {
    const name = random.pick(names);
    changed[name] = random.below(3) === 0 ? plausible(known.get(name), random) : random.pick(HOSTILE);
  }
  return changed;
}

/** A value of the right kind at the edge of what is allowed. */
function plausible(schema: Schema = {}, random: Random): unknown {
  if (Array.isArray(schema.enum)) return random.pick(schema.enum);
  const edges = [schema.minimum, schema.maximum].filter((edge) => typeof edge === "number");
  return edges.length > 0 ? random.pick(edges) : random.pick(["1", "tea", "12.50", 1, 100]);
}
