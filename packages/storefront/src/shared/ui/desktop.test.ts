import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DESKTOP } from "./desktop";

test("scripts and style sheets change to the desktop's form at the same width", () => {
  const media = readFileSync(new URL(import.meta.resolve("marketplace-react/media.css")), "utf8");
  expect(media).toContain(`@custom-media --desktop ${DESKTOP};`);
});
