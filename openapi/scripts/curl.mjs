#!/usr/bin/env node
// node scripts/curl.mjs [operation …]: prints requests of the collection as curl commands, by default all of them.
import { collectionOf, curlCommand } from "../src/collection.js";
import { buildContract } from "./document.mjs";

const items = collectionOf(buildContract().openapi).item.flatMap(({ item }) => item);
const names = process.argv.slice(2);
const unknown = names.filter((name) => items.every((item) => item.name !== name));

if (unknown.length > 0) {
  console.error(`No such operation: ${unknown.join(", ")}.`);
  process.exitCode = 2;
} else {
  const chosen = items.filter(({ name }) => names.length === 0 || names.includes(name));
  console.log(chosen.map(({ name, request }) => `# ${name}\n${curlCommand(request)}`).join("\n\n"));
}
