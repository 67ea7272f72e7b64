import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import stylelint from "stylelint";
import config from "../style-rules.mjs";

/** Where the plugin is. */
const configBasedir = fileURLToPath(new URL("../", import.meta.url));

/** The rules that a style sheet breaks. @param {string} code @param {string} [path] */
async function broken(code, path = "packages/storefront/src/button.module.css") {
  const { results } = await stylelint.lint({ code, codeFilename: path, config, configBasedir });
  return results.flatMap(({ warnings, invalidOptionWarnings }) => {
    assert.deepEqual(invalidOptionWarnings, []);
    return warnings.map(({ rule }) => rule);
  });
}

test("physical properties are found", async () => {
  const physical = [
    "margin-left: 1px",
    "padding-top:0",
    "border-right: 0",
    "border-bottom-color: red",
    "left: 0",
    "border-top-left-radius: 1px",
    "text-align: right",
    "float: left",
    "scroll-padding-left: 1px",
  ];
  for (const declaration of physical) {
    assert.match((await broken(`.a { ${declaration}; }`)).join(), /^logical-css/, declaration);
  }
});

test("logical properties and look-alikes are fine", async () => {
  const logical = [
    "margin-inline-start: 1px",
    "padding-block: 0",
    "inset-inline-end: 0",
    "border-start-start-radius: 1px",
    "text-align: start",
    "--left: 1px",
    "object-position: left",
    "border-radius: 50%",
  ];
  for (const declaration of logical)
    assert.deepEqual(await broken(`.a { ${declaration}; }`), [], declaration);
  assert.deepEqual(await broken("/* margin-left: 0 */ .left:hover { color: var(--text); }"), []);
});

test("spaces, corners, letters and widths are steps of a scale", async () => {
  const raw = [
    "margin-block-start: 12px",
    "margin-inline: -8px",
    "padding: var(--space-s) 14px",
    "padding-block-end: calc(10px + var(--safe-bottom))",
    "gap: 0.5rem",
    "border-radius: 12px",
    "border-end-end-radius: 4px",
    "font-size: 15px",
    "font-weight: 650",
    "max-inline-size: 640px",
  ];
  for (const declaration of raw) {
    assert.deepEqual(
      await broken(`.a { ${declaration}; }`),
      ["declaration-property-value-disallowed-list"],
      declaration,
    );
  }
  const steps = [
    "margin-block-start: var(--space-m)",
    "margin-inline: calc(-1 * var(--space-s))",
    "padding: 0 1px",
    "padding-block-start: env(safe-area-inset-top, 0px)",
    "padding-block-end: 88px",
    "margin-block: -0.2em",
    "border-radius: 50%",
    "font-size: 0.62em",
    "font-weight: inherit",
    "max-inline-size: 68ch",
  ];
  for (const declaration of steps) assert.deepEqual(await broken(`.a { ${declaration}; }`), [], declaration);
});

test("a page changes its form at the named widths", async () => {
  const rule = ["media-feature-name-value-allowed-list"];
  for (const media of ["(min-width: 720px)", "(max-width: 959px)", "(max-height: 500px)"]) {
    assert.deepEqual(await broken(`@media ${media} { .a { gap: 0; } }`), rule, media);
  }
  for (const media of ["(--tablet)", "(max-width: 26em)", "print"]) {
    assert.deepEqual(await broken(`@media ${media} { .a { gap: 0; } }`), [], media);
  }
});

test("raw colors are found outside tokens.css", async () => {
  for (const color of ["#fff", "#FBF8F3", "rgb(0 0 0 / 50%)", "rgba(0,0,0,.1)", "oklch(0.5 0.1 20)"]) {
    assert.equal((await broken(`.a { color: ${color}; }`)).length, 1, color);
    assert.deepEqual(
      await broken(`:root { --text: ${color}; }`, "packages/marketplace-react/src/ui/tokens.css"),
      [],
    );
    assert.deepEqual(
      await broken(`:root { --text: ${color}; }`, "packages/marketplace-react/src/ui/themes/harbour.css"),
      [],
    );
  }
  assert.deepEqual(
    await broken(".a { color: color-mix(in oklab, var(--text) 50%, transparent); fill: currentColor; }"),
    [],
  );
});
