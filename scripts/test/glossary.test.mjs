import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { glossaryFaults, readGlossary, textsOf } from "../lib/glossary.mjs";
import { locales } from "../lib/texts.mjs";

const glossary = readGlossary();
const english = await textsOf("en");

for (const language of readdirSync(locales)) {
  test(`one word per thing in ${language}`, async () => {
    assert.deepEqual(glossaryFaults(glossary, language, await textsOf(language), english), []);
  });
}

for (const language of readdirSync(locales)) {
  test(`screen and server ask for a transfer's amount in the same words in ${language}`, async () => {
    const texts = await textsOf(language);
    // The top-up shows both, once where they are the same.
    assert.equal(texts.get("msg.recharge_notice"), texts.get("wallet.note"));
  });
}

test("every text that the glossary sets free is there", () => {
  const free = [...glossary.values()].flatMap((term) => term.free ?? []);
  for (const name of free) assert.ok(english.has(name.replace(/^\S+ /, "")), name);
});

const terms = new Map([
  ["cart", { english: "\\bcart\\b", is: { es: "cesta" }, never: { es: "carrito" }, free: ["es cart.free"] }],
]);
const source = new Map([
  ["cart.empty", "Your cart is empty"],
  ["cart.free", "Your cart is free"],
]);

/** @type {readonly [why: string, text: string, faults: number][]} */
const CASES = [
  ["the agreed word", "Tu cesta está vacía", 0],
  ["another word", "Tu carrito está vacío", 1],
  ["no word", "Aquí no hay nada", 1],
];
for (const [why, text, faults] of CASES) {
  test(`a translation with ${why} has ${faults} faults`, () => {
    const texts = new Map([
      ["cart.empty", text],
      ["cart.free", "Está libre"],
    ]);
    assert.equal(glossaryFaults(terms, "es", texts, source).length, faults);
  });
}
