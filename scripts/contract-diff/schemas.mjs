import { flatten } from "./flatten.mjs";

/** @typedef {import("./flatten.mjs").Document} Document */
/** @typedef {import("./flatten.mjs").Schema} Schema */
/** @typedef {import("./flatten.mjs").Flat} Flat */
/**
 * One difference of two schemas. `narrower`: fewer values fit than before; `wider`: more do. `breaks` and `extends` are the
 * same for who sends a value and who reads it.
 *
 * @typedef {"narrower" | "wider" | "breaks" | "extends"} Effect
 * @typedef {{ at: string, says: string, effect: Effect }} SchemaChange
 * @typedef {(previous: Schema[], current: Schema[], place: string) => SchemaChange[]} Inner
 */
/** @typedef {{ before: Document, after: Document }} Documents the contracts the references lead into */

/**
 * Compares the values that fit two schemas. `at` begins at the innermost shared schema, so that a change of that reads the same
 * wherever it is used.
 *
 * @param {Documents} documents
 * @param {Schema[]} before all of which a value had to fit
 * @param {Schema[]} after
 * @param {string} at
 * @param {string[]} [around] pairs of shared schemas being compared: they may hold themselves
 * @returns {SchemaChange[]}
 */
export function compareSchemas(documents, before, after, at, around = []) {
  const was = flatten(documents.before, before);
  const is = flatten(documents.after, after);
  const pair = `${was.names.join()} ${is.names.join()}`;
  if (was.names.length > 0 && around.includes(pair)) return [];
  const within = [...around, pair];
  const here = is.names.length > 0 ? nameOf(is.names) : at;

  /** @param {Schema[]} previous @param {Schema[]} current @param {string} place */
  const inner = (previous, current, place) => compareSchemas(documents, previous, current, place, within);
  return [
    ...compareValues(was, is, here),
    ...compareLimits(was, is, here),
    ...compareProperties(was, is, here, inner),
    ...compareItems(was, is, here, inner),
    ...compareChoices(was, is, here, inner),
  ];
}

/** @param {string[]} references the first one is where the schema was named */
const nameOf = (references) => references[0]?.split("/").at(-1) ?? "";

/**
 * @param {Flat} was
 * @param {Flat} is
 * @param {string} at
 * @returns {SchemaChange[]}
 */
function compareValues(was, is, at) {
  return [
    ...lists(at, "type", was.types, is.types),
    ...lists(at, "value", was.values, is.values),
    ...missing(was.words, is.words).map((word) =>
      change(at, `${word} is not a known value any more`, "extends"),
    ),
    ...missing(is.words, was.words).map((word) => change(at, `${word} is a known value now`, "extends")),
    ...missing(was.rules, is.rules).map((rule) => change(at, `the rule "${rule}" is gone`, "wider")),
    ...missing(is.rules, was.rules).map((rule) => change(at, `has the rule "${rule}" now`, "narrower")),
  ];
}

/**
 * @param {string} at
 * @param {string} word
 * @param {string[] | undefined} was every one when undefined
 * @param {string[] | undefined} is
 * @returns {SchemaChange[]}
 */
function lists(at, word, was, is) {
  if (!was && !is) return [];
  if (!was) return [change(at, `only ${word} ${is?.join(", ")} fits now`, "narrower")];
  if (!is) return [change(at, `any ${word} fits now`, "wider")];
  return [
    ...missing(was, is).map((one) => change(at, `${word} ${one} does not fit any more`, "narrower")),
    ...missing(is, was).map((one) => change(at, `${word} ${one} fits now`, "wider")),
  ];
}

/**
 * @param {Flat} was
 * @param {Flat} is
 * @param {string} at
 * @returns {SchemaChange[]}
 */
function compareLimits(was, is, at) {
  return [...new Set([...was.limits.keys(), ...is.limits.keys()])].flatMap((name) => {
    const previous = was.limits.get(name);
    const current = is.limits.get(name);
    if (previous === current) return [];
    if (previous === undefined) return [change(at, `has ${name} ${current} now`, "narrower")];
    if (current === undefined) return [change(at, `${name} ${previous} is gone`, "wider")];
    const tighter = name.startsWith("min") ? current > previous : current < previous;
    return [change(at, `${name} is ${current}, was ${previous}`, tighter ? "narrower" : "wider")];
  });
}

/**
 * @param {Flat} was
 * @param {Flat} is
 * @param {string} at
 * @param {Inner} inner
 * @returns {SchemaChange[]}
 */
function compareProperties(was, is, at, inner) {
  return [...new Set([...was.properties.keys(), ...is.properties.keys()])].flatMap((name) => {
    const previous = was.properties.get(name);
    const current = is.properties.get(name);
    const place = `${at}.${name}`;
    const demanded = is.required.has(name);
    if (!current) return [change(place, "is gone", "breaks")];
    if (!previous)
      return [
        demanded ? change(place, "is new and required", "narrower") : change(place, "is new", "extends"),
      ];
    const found = inner(previous, current, place);
    if (demanded === was.required.has(name)) return found;
    const first = demanded
      ? change(place, "is required now", "narrower")
      : change(place, "may be missing now", "wider");
    return [first, ...found];
  });
}

/**
 * @param {Flat} was
 * @param {Flat} is
 * @param {string} at
 * @param {Inner} inner
 * @returns {SchemaChange[]}
 */
function compareItems(was, is, at, inner) {
  const place = `${at}[]`;
  if (was.items.length > 0 && is.items.length > 0) return inner(was.items, is.items, place);
  if (was.items.length > 0) return [change(place, "may be anything now", "wider")];
  return is.items.length > 0 ? [change(place, "is described now", "narrower")] : [];
}

/**
 * Alternatives match regardless of their position; the rest is compared in order.
 *
 * @param {Flat} was
 * @param {Flat} is
 * @param {string} at
 * @param {Inner} inner
 * @returns {SchemaChange[]}
 */
function compareChoices(was, is, at, inner) {
  const count = Math.max(was.choices.length, is.choices.length);
  return Array.from({ length: count }, (_, index) => {
    const [previous, current] = [was.choices[index], is.choices[index]];
    if (!previous) return [change(at, "must fit one of several forms now", "narrower")];
    if (!current) return [change(at, "need not fit one of several forms any more", "wider")];
    const same = (/** @type {Schema} */ a, /** @type {Schema} */ b) => inner([a], [b], at).length === 0;
    const previousLeft = previous.filter((one) => !current.some((other) => same(one, other)));
    const currentLeft = current.filter((one) => !previous.some((other) => same(other, one)));
    const pairs = Math.min(previousLeft.length, currentLeft.length);
    return [
      ...previousLeft.slice(0, pairs).flatMap((one, place) => inner([one], [currentLeft[place] ?? {}], at)),
      ...previousLeft.slice(pairs).map(() => change(at, "has one form less", "narrower")),
      ...currentLeft.slice(pairs).map(() => change(at, "has another form", "wider")),
    ];
  }).flat();
}

/**
 * @param {string} at
 * @param {string} says
 * @param {Effect} effect
 * @returns {SchemaChange}
 */
const change = (at, says, effect) => ({ at, says, effect });

/**
 * @template T
 * @param {Iterable<T>} from
 * @param {Iterable<T>} list
 * @returns {T[]} what `list` lacks
 */
function missing(from, list) {
  const there = new Set(list);
  return [...from].filter((one) => !there.has(one));
}
