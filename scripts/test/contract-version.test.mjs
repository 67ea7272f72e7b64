import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { announcedParts, tiedTo } from "../contract-diff/changesets.mjs";
import { isAnnounced, partFor, raisedPart } from "../contract-diff/versions.mjs";
import { root } from "../lib/root.mjs";
import { workspaces } from "../lib/workspaces.mjs";

test("each level requires a part of the version to be raised, a smaller one before 1.0", () => {
  const parts = (/** @type {string} */ version) =>
    /** @type {const} */ (["breaking", "provisional", "feature", "patch"]).map((level) =>
      partFor(level, version),
    );
  assert.deepEqual(parts("1.4.0"), ["major", "minor", "minor", "patch"]);
  assert.deepEqual(parts("0.4.0"), ["minor", "minor", "patch", "patch"]);
  assert.throws(() => partFor("patch", "1.4"), /three numbers/);
});

test("the raised part is the first one that differs", () => {
  assert.equal(raisedPart("1.4.2", "2.0.0"), "major");
  assert.equal(raisedPart("1.4.2", "1.5.0"), "minor");
  assert.equal(raisedPart("1.4.2", "1.4.3"), "patch");
  assert.equal(raisedPart("1.4.2", "1.4.2"), undefined);
  assert.equal(raisedPart("1.4.2", "1.3.9"), undefined);
});

test("a change is announced by the version or by a changeset, with at least its part", () => {
  const text = '---\n"marketplace-sdk": minor\n"another": major\n---\n\n"marketplace-sdk": major\n';
  assert.deepEqual(announcedParts([text, "no front matter"], "marketplace-sdk"), ["minor"]);
  assert.ok(isAnnounced("minor", ["minor", undefined]));
  assert.ok(isAnnounced("patch", ["minor"]));
  assert.ok(!isAnnounced("major", ["minor", undefined]));
  assert.ok(!isAnnounced("patch", []));
});

test("packages of one group are tied, others are independent", () => {
  const config = {
    fixed: [
      ["a", "b"],
      ["c", "d"],
    ],
  };
  assert.deepEqual(tiedTo(config, "d"), ["c", "d"]);
  assert.deepEqual(tiedTo(config, "e"), ["e"]);
});

test("whatever is published carries the contract's number, since each carries the contract", () => {
  const config = JSON.parse(readFileSync(join(root, ".changeset/config.json"), "utf8"));
  const published = workspaces(root).flatMap(({ manifest }) => (manifest.private ? [] : [manifest.name]));
  assert.deepEqual(tiedTo(config, "marketplace-contract").toSorted(), published.toSorted());
});
