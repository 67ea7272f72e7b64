import assert from "node:assert/strict";
import { test } from "node:test";
import { unknownCommands } from "../lib/doc-commands.mjs";

const project = {
  root: { scripts: { dev: "x", "dead-code": "x" } },
  workspaces: [
    { folder: "openapi", manifest: { name: "contract", scripts: { lint: "x", "test:package": "x" } } },
  ],
};

/** @param {string} path @param {string} text */
const messages = (path, text) =>
  unknownCommands({ path, text }, project).map(({ line, message }) => [line, message]);

test("commands of the root, of a named workspace and of the page's own workspace are accepted", () => {
  assert.deepEqual(
    messages("README.md", "`npm run dev`, `npm run dead-code`, npm run lint -w contract, npm test"),
    [],
  );
  assert.deepEqual(messages("openapi/README.md", "npm run lint; npm run dev; npm run test:package."), []);
});

test("commands that do not exist are found with their line", () => {
  assert.deepEqual(messages("README.md", "a\nnpm run lint"), [[2, 'there is no command "npm run lint"']]);
  assert.equal(messages("README.md", "npm run dev -w contract").length, 1);
  assert.equal(messages("README.md", "npm run lint -w unknown").length, 1);
});
