import assert from "node:assert/strict";
import { test } from "node:test";
import { embeddedPictures, foreignPictures } from "../lib/picture-rules.mjs";

const bytes = (/** @type {number[]} */ ...values) => Uint8Array.from(values);
const icon = { path: "packages/storefront/public/icon-192.png", bytes: bytes(1, 2, 3) };

test("a picture is known by its bytes, whatever it is called", () => {
  const built = { path: "packages/storefront/dist/icon-192.png", bytes: bytes(1, 2, 3) };
  assert.deepEqual(foreignPictures([icon], [built]), []);
  assert.deepEqual(foreignPictures([icon], [{ ...built, path: "packages/storefront/dist/a.png" }]), []);
  assert.equal(foreignPictures([icon], [{ ...built, bytes: bytes(1, 2, 4) }]).length, 1);
});

test("a picture in any other folder is foreign", () => {
  const logo = { path: "packages/storefront/src/shared/ui/partner.png", bytes: bytes(9) };
  assert.deepEqual(
    foreignPictures([icon, logo], []).map(({ path }) => path),
    [logo.path],
  );
});

test("pictures inside of a text are found", () => {
  const text =
    ".a { background: url(data:image/png;base64,iVBORw0KGgo=) } .b { background: url(data:image/svg+xml,x) }";
  assert.equal(embeddedPictures({ path: "a.css", text }).length, 1);
});
