/**
 * How many mistakes in the schemas of answers the mock's answers notice: all of them, the named examples alone, and one
 * answer of each kind. A mistake gives one place of one answer another type; an answer with a value there notices it.
 *
 *   node scripts/answer-facts.mjs
 */
import { allAnswers } from "../test/answers.mjs";

const typeOf = (value) => {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
};

/** Every place of a value with the type it has there. */
function factsOf(value, place) {
  const own = `${place}: ${typeOf(value)}`;
  if (typeof value !== "object" || value === null) return [own];
  const inner = Array.isArray(value)
    ? value.flatMap((item) => factsOf(item, `${place}[]`))
    : Object.entries(value).flatMap(([key, item]) => factsOf(item, `${place}.${key}`));
  return [own, ...inner];
}

const answers = allAnswers();
const kinds = new Map();
for (const answer of answers) {
  const { operation, name, status, value } = answer;
  const kind = [operation, name === undefined, status, value.code, typeOf(value.data)].join(" ");
  if (!kinds.has(kind)) kinds.set(kind, answer);
}
const sets = {
  "all answers": answers,
  "named examples": answers.filter(({ name }) => name !== undefined),
  "one of each kind": [...kinds.values()],
};
const countOf = (chosen) =>
  new Set(
    chosen.flatMap(({ operation, status, value }) => factsOf(value, `${operation} ${status} ${value.code}`)),
  ).size;
const every = countOf(answers);
for (const [name, chosen] of Object.entries(sets)) {
  const share = ((100 * countOf(chosen)) / every).toFixed(1);
  console.log(`${name}: ${chosen.length}, ${countOf(chosen)} of ${every} mistakes noticed (${share} %)`);
}
