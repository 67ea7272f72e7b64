import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { FILE, journeyWords } from "./journey-words.mjs";

test("the checker's journeys have the words of kit and shop: node proofs/clients/journey-words.mjs", async () => {
  assert.deepEqual(JSON.parse(readFileSync(FILE, "utf8")), await journeyWords());
});
