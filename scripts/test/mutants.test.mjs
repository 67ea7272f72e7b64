import assert from "node:assert/strict";
import { test } from "node:test";
import { mutantsOf } from "../../proofs/lib/mutants.mjs";

/** @param {string} text */
const changes = (text) => mutantsOf("a.ts", text).map(({ from, to }) => `${from} → ${to}`);

test("boundaries, arithmetic, logic, constants and conditions are changed, one at a time", () => {
  assert.deepEqual(changes("a < b;"), ["< → <=", "< → >="]);
  assert.deepEqual(changes("a + 1n;"), ["+ → -", "1n → 2n"]);
  assert.deepEqual(changes("!a && b;"), ["&& → ||", "!a → a"]);
  assert.deepEqual(changes('if (a) f("x");'), ["a → true", "a → false", '"x" → ""']);
  assert.deepEqual(changes("t.padStart(3);"), ["padStart → padEnd", "3 → 4"]);
  assert.equal(mutantsOf("a.ts", "let x;\na + b;\n")[0]?.text, "let x;\na - b;\n");
  assert.equal(mutantsOf("a.ts", "let x;\na + b;\n")[0]?.line, 2);
});

test("types, imports, errors and words next to a table are left alone", () => {
  const text =
    'import { a } from "./a";\ninterface B { c: "d" }\nthrow new Error("e");\nconst f = { guard: "g", "h": i };';
  assert.deepEqual(changes(text), []);
});
