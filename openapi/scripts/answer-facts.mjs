/**
 * Counts the mistakes in response schemas that the mock's answers reveal: all answers, the named examples alone, and one answer of
 * each kind. A mistake changes the type of one place in one schema; any answer with a value there reveals it.
 *
 *   node scripts/answer-facts.mjs
 */
import { allAnswers } from "../test/answers.mjs";

const typeOf = (value) => {
  if (value === null) return "null";
  return Array.isArray(value) ? "list" : typeof value;
};

/** Every place in a value, with the type at that place. */
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
