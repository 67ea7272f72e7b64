import { answersOf, operationsOf, sentBy } from "./operations.mjs";
import { compareSchemas } from "./schemas.mjs";

/** @typedef {import("./snapshot.mjs").Snapshot} Snapshot */
/** @typedef {import("./operations.mjs").Placed} Placed */
/** @typedef {import("./schemas.mjs").Effect} Effect */
/** @typedef {import("./schemas.mjs").SchemaChange} SchemaChange */
/**
 * How a change affects users of the contract. `breaking`: working code may fail. `provisional`: the same, but in an operation that
 * was announced as provisional. `feature`: an addition. `patch`: only texts.
 *
 * @typedef {"breaking" | "provisional" | "feature" | "patch"} Level
 */
/** @typedef {{ level: Level, at: string, says: string, operations: string[] }} Change */
/** @typedef {{ level: "breaking" | "feature", at: string, says: string }} Found */

/** The strongest first. */
export const LEVELS = /** @type {const} */ (["breaking", "provisional", "feature", "patch"]);

/** From always repeatable to never repeatable. */
const REPEATABLE = ["safe", "natural", "key", "toggle", "none"];
/** From everyone to few callers. */
const CALLERS = ["public", "user", "merchant"];

/**
 * Lists the differences that callers of the operations notice. A change of a shared schema is a single entry with all operations
 * that use it.
 *
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @returns {Change[]} the strongest first
 */
export function compareContracts(before, after) {
  const was = operationsOf(before);
  const is = operationsOf(after);
  /** @type {Map<string, Change>} */
  const changes = new Map();
  for (const id of new Set([...was.keys(), ...is.keys()])) {
    const previous = was.get(id);
    const settled = previous?.operation["x-status"] !== "provisional";
    for (const { level, at, says } of compareOperation({ before, after }, id, previous, is.get(id))) {
      const weighed = level === "breaking" && !settled ? "provisional" : level;
      const key = `${weighed} ${at} ${says}`;
      const known = changes.get(key);
      if (known) known.operations.push(id);
      else changes.set(key, { level: weighed, at, says, operations: [id] });
    }
  }
  const found = [...changes.values()].sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level));
  if (found.length > 0 || before["x-words"] === after["x-words"]) return found;
  return [{ level: "patch", at: "contract", says: "has other words", operations: [] }];
}

/**
 * @param {{ before: Snapshot, after: Snapshot }} documents
 * @param {string} id
 * @param {Placed | undefined} previous
 * @param {Placed | undefined} current
 * @returns {Found[]} each thing said once
 */
function compareOperation(documents, id, previous, current) {
  if (!current) return [{ level: "breaking", at: id, says: "is gone" }];
  if (!previous) return [{ level: "feature", at: id, says: "is new" }];
  const { before, after } = documents;
  const all = [
    ...compareFacts(id, previous, current),
    ...compareSent(documents, id, sentBy(before, previous.operation), sentBy(after, current.operation)),
    ...compareAnswers(
      documents,
      id,
      answersOf(before, previous.operation),
      answersOf(after, current.operation),
    ),
  ];
  return [...new Map(all.map((one) => [`${one.level} ${one.at} ${one.says}`, one])).values()];
}

/**
 * @param {string} at
 * @param {Placed} previous
 * @param {Placed} current
 * @returns {Found[]}
 */
function compareFacts(at, { address: from, operation: was }, { address: to, operation: is }) {
  const found = changeAt(at);
  /** @param {"x-auth" | "x-idempotency"} name @param {string[]} order the easiest first */
  const ranked = (name, order) => {
    const [previous = "", current = ""] = [was[name], is[name]];
    return previous === current
      ? []
      : [found(order.indexOf(current) > order.indexOf(previous), `${name} is ${current}, was ${previous}`)];
  };
  const previousErrors = was["x-errors"] ?? [];
  const currentErrors = is["x-errors"] ?? [];
  const codes = [was, is].map((one) => (one["x-accepted-codes"] ?? []).join(", "));
  return [
    ...(from === to ? [] : [found(true, `is ${to}, was ${from}`)]),
    ...ranked("x-auth", CALLERS),
    ...ranked("x-idempotency", REPEATABLE),
    ...(was["x-status"] === is["x-status"]
      ? []
      : [found(is["x-status"] === "provisional", `is ${is["x-status"]} now`)]),
    ...(codes[0] === codes[1] ? [] : [found(true, `succeeds with code ${codes[1]}, did with ${codes[0]}`)]),
    ...previousErrors
      .filter((name) => !currentErrors.includes(name))
      .map((name) => found(true, `does not refuse as ${name} any more`)),
    ...currentErrors
      .filter((name) => !previousErrors.includes(name))
      .map((name) => found(false, `may refuse as ${name} now`)),
  ];
}

/**
 * @param {import("./schemas.mjs").Documents} documents
 * @param {string} id
 * @param {ReturnType<typeof sentBy>} was
 * @param {ReturnType<typeof sentBy>} is
 * @returns {Found[]}
 */
function compareSent(documents, id, was, is) {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
    const [previous, current] = [was.get(name), is.get(name)];
    const at = `${id} ${name}`;
    const found = changeAt(at);
    if (!current) return [found(true, "is gone")];
    if (!previous) return [found(current.required, current.required ? "is new and required" : "is new")];
    const inside = compareSchemas(documents, [previous.schema], [current.schema], at).map((change) =>
      classify(change, "narrower"),
    );
    if (previous.required === current.required) return inside;
    return [found(current.required, current.required ? "is required now" : "may be missing now"), ...inside];
  });
}

/**
 * @param {import("./schemas.mjs").Documents} documents
 * @param {string} id
 * @param {ReturnType<typeof answersOf>} was
 * @param {ReturnType<typeof answersOf>} is
 * @returns {Found[]}
 */
function compareAnswers(documents, id, was, is) {
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((status) => {
    const [previous, current] = [was.get(status), is.get(status)];
    const at = `${id} ${status}`;
    // Clients depend on successful responses; a removed error breaks nothing.
    if (!current) return [{ level: status.startsWith("2") ? "breaking" : "feature", at, says: "is gone" }];
    if (!previous) return [{ level: "feature", at, says: "is new" }];
    return compareSchemas(documents, [previous], [current], at).map((change) => classify(change, "wider"));
  });
}

/**
 * Makes changes at one place.
 *
 * @param {string} at
 * @returns {(breaks: boolean, says: string) => Found}
 */
const changeAt = (at) => (breaks, says) => ({ level: breaks ? "breaking" : "feature", at, says });

/**
 * Rates a change of a schema. What clients send must not become narrower, and what they read must not become wider.
 *
 * @param {SchemaChange} change
 * @param {Effect} bad the effect that breaks this side
 * @returns {Found}
 */
const classify = ({ at, says, effect }, bad) => ({
  level: effect === bad || effect === "breaks" ? "breaking" : "feature",
  at,
  says,
});
