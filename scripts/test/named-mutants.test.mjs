import assert from "node:assert/strict";
import { test } from "node:test";
import { EQUIVALENT } from "../../packages/conformance/scripts/lib/equivalent-mutants.mjs";
import { mutantsNamed } from "../../packages/conformance/scripts/lib/named-mutants.mjs";
import { sourceMutants } from "../../packages/conformance/scripts/lib/source-mutants.mjs";
import { SURVIVORS } from "../../packages/conformance/scripts/lib/survivors.mjs";

/** @param {number} line @param {string} at @param {string} from */
const mutant = (line, at, from) => ({
  id: `a.ts#${line}`,
  path: "a.ts",
  line,
  at,
  kind: "boundary",
  from,
  to: "<",
  leftOut: undefined,
  text: "",
});

test("an entry finds its mutant even if the line has moved, and no mutant of another line", () => {
  const every = [mutant(7, "if (a <= b) return;", "<="), mutant(9, "while (a <= b) {", "<=")];
  const entry = { path: "a.ts", at: "while (a", from: "<=", to: "<" };
  assert.deepEqual(mutantsNamed([entry], every).get(entry), [every[1]]);
  const gone = { ...entry, at: "until" };
  assert.deepEqual(mutantsNamed([gone], every).get(gone), []);
});

test("an entry can select one of several mutants on a line", () => {
  const every = [mutant(7, "a <= b <= c", "<="), mutant(7, "a <= b <= c", "<=")];
  const entry = { path: "a.ts", at: "a <=", from: "<=", to: "<", nth: 1 };
  assert.deepEqual(mutantsNamed([entry], every).get(entry), [every[1]]);
});

test("every entry still has a mutant in the sandbox's source", () => {
  const every = sourceMutants();
  const stale = [...mutantsNamed(EQUIVALENT, every), ...mutantsNamed(SURVIVORS, every)]
    .filter(([, mutants]) => mutants.length === 0)
    .map(([entry]) => entry);
  assert.deepEqual(stale, [], "packages/conformance/scripts/lib");
});
