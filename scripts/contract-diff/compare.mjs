import { answersOf, operationsOf, sentBy } from "./operations.mjs";
import { compareSchemas } from "./schemas.mjs";

/** @typedef {import("./snapshot.mjs").Snapshot} Snapshot */
/** @typedef {import("./operations.mjs").Placed} Placed */
/** @typedef {import("./schemas.mjs").Effect} Effect */
/** @typedef {import("./schemas.mjs").SchemaChange} SchemaChange */
/**
 * How much a change asks of those who use the contract. `breaking`: code that worked may not. `provisional`: the same, in an
 * operation that was announced as not settled. `feature`: more than before. `patch`: words only.
 *
 * @typedef {"breaking" | "provisional" | "feature" | "patch"} Level
 */
/** @typedef {{ level: Level, at: string, says: string, operations: string[] }} Change */
/** @typedef {{ level: "breaking" | "feature", at: string, says: string }} Found */

/** The strongest first. */
export const LEVELS = /** @type {const} */ (["breaking", "provisional", "feature", "patch"]);

/** From what may always be repeated to what never may. */
const REPEATABLE = ["safe", "natural", "key", "toggle", "none"];
/** From everybody to few. */
const CALLERS = ["public", "user", "merchant"];

/**
 * What is different for a user who calls the operations. The same change of a shared schema is one entry that names the
 * operations it reaches.
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
    const old = was.get(id);
    const settled = old?.operation["x-status"] !== "provisional";
    for (const { level, at, says } of compareOperation(before, after, id, old, is.get(id))) {
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
 * @param {Snapshot} before
 * @param {Snapshot} after
 * @param {string} id
 * @param {Placed | undefined} old
 * @param {Placed | undefined} young
 * @returns {Found[]} each thing said once
 */
function compareOperation(before, after, id, old, young) {
  if (!young) return [{ level: "breaking", at: id, says: "is gone" }];
  if (!old) return [{ level: "feature", at: id, says: "is new" }];
  const documents = { before, after };
  const all = [
    ...compareFacts(id, old, young),
    ...compareSent(documents, id, sentBy(before, old.operation), sentBy(after, young.operation)),
    ...compareAnswers(documents, id, answersOf(before, old.operation), answersOf(after, young.operation)),
  ];
  return [...new Map(all.map((one) => [`${one.level} ${one.at} ${one.says}`, one])).values()];
}

/**
 * @param {string} at
 * @param {Placed} old
 * @param {Placed} young
 * @returns {Found[]}
 */
function compareFacts(at, { address: from, operation: was }, { address: to, operation: is }) {
  /** @param {boolean} breaks @param {string} says @returns {Found} */
  const found = (breaks, says) => ({ level: breaks ? "breaking" : "feature", at, says });
  /** @param {"x-auth" | "x-idempotency"} name @param {string[]} order the easiest first */
  const ranked = (name, order) => {
    const [old = "", young = ""] = [was[name], is[name]];
    return old === young
      ? []
      : [found(order.indexOf(young) > order.indexOf(old), `${name} is ${young}, was ${old}`)];
  };
  const oldErrors = was["x-errors"] ?? [];
  const youngErrors = is["x-errors"] ?? [];
  const codes = [was, is].map((one) => (one["x-accepted-codes"] ?? []).join(", "));
  return [
    ...(from === to ? [] : [found(true, `is ${to}, was ${from}`)]),
    ...ranked("x-auth", CALLERS),
    ...ranked("x-idempotency", REPEATABLE),
    ...(was["x-status"] === is["x-status"]
      ? []
      : [found(is["x-status"] === "provisional", `is ${is["x-status"]} now`)]),
    ...(codes[0] === codes[1] ? [] : [found(true, `succeeds with code ${codes[1]}, did with ${codes[0]}`)]),
    ...oldErrors
      .filter((name) => !youngErrors.includes(name))
      .map((name) => found(true, `does not refuse as ${name} any more`)),
    ...youngErrors
      .filter((name) => !oldErrors.includes(name))
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
    const [old, young] = [was.get(name), is.get(name)];
    const at = `${id} ${name}`;
    /** @param {boolean} breaks @param {string} says @returns {Found} */
    const found = (breaks, says) => ({ level: breaks ? "breaking" : "feature", at, says });
    if (!young) return [found(true, "is gone")];
    if (!old) return [found(young.required, young.required ? "is new and required" : "is new")];
    const inside = compareSchemas(documents, [old.schema], [young.schema], at).map((change) =>
      weigh(change, "narrower"),
    );
    if (old.required === young.required) return inside;
    return [found(young.required, young.required ? "is required now" : "may be missing now"), ...inside];
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
    const [old, young] = [was.get(status), is.get(status)];
    const at = `${id} ${status}`;
    // A client waits for a success; a missing error breaks nothing.
    if (!young) return [{ level: status.startsWith("2") ? "breaking" : "feature", at, says: "is gone" }];
    if (!old) return [{ level: "feature", at, says: "is new" }];
    return compareSchemas(documents, [old], [young], at).map((change) => weigh(change, "wider"));
  });
}

/**
 * @param {SchemaChange} change
 * @param {Effect} bad who sends must not be allowed less, who reads must not be given more
 * @returns {Found}
 */
const weigh = ({ at, says, effect }, bad) => ({
  level: effect === bad || effect === "breaks" ? "breaking" : "feature",
  at,
  says,
});
