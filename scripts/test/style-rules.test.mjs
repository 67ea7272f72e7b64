import assert from "node:assert/strict";
import { test } from "node:test";
import { cssFindings, inlineStyleFindings } from "../lib/style-rules.mjs";

/** @param {string} text @param {string} [path] */
const css = (text, path = "src/ui/button.module.css") =>
  cssFindings({ path, text }).map(({ message }) => message);

test("physical properties are found", () => {
  const physical = [
    "margin-left: 1px",
    "padding-top:0",
    "border-right: 0",
    "border-bottom-color: red",
    "left: 0",
    "border-top-left-radius: 1px",
    "text-align: right",
    "float: left",
    "scroll-padding-left: 4px",
  ];
  for (const declaration of physical) {
    assert.match(css(`.a { ${declaration}; }`).join(), /is physical/, declaration);
  }
});

test("logical properties and look-alikes are fine", () => {
  const logical = [
    "margin-inline-start: 1px",
    "padding-block: 0",
    "inset-inline-end: 0",
    "border-start-start-radius: 1px",
    "text-align: start",
    "--left: 1px",
    "object-position: left",
    "border-radius: 4px",
  ];
  for (const declaration of logical) assert.deepEqual(css(`.a { ${declaration}; }`), [], declaration);
  assert.deepEqual(css("/* margin-left: 0 */ .left:hover { color: var(--text); }"), []);
});

test("raw colors are found outside tokens.css", () => {
  for (const color of ["#fff", "#FBF8F3", "rgb(0 0 0 / 50%)", "rgba(0,0,0,.1)", "oklch(0.5 0.1 20)"]) {
    assert.equal(css(`.a { color: ${color}; }`).length, 1, color);
    assert.equal(css(`:root { --text: ${color}; }`, "src/styles/tokens.css").length, 0, color);
    assert.equal(css(`:root { --text: ${color}; }`, "src/ui/themes/harbour.css").length, 0, color);
  }
  assert.deepEqual(
    css(".a { color: color-mix(in oklab, var(--text) 50%, transparent); fill: currentColor; }"),
    [],
  );
});

test("findings name their line, past comments too", () => {
  const findings = cssFindings({ path: "a.css", text: "/* one\ntwo */\n.a {\n  left: 0;\n}\n" });
  assert.deepEqual(
    findings.map(({ line }) => line),
    [4],
  );
});

test("styles in components follow the same rules", () => {
  const text = 'const a = 1;\n<i style={{ color: "x", marginLeft: 4 }} />;\n<path fill="#c8380f" />;\n';
  const findings = inlineStyleFindings({ path: "a.tsx", text });
  assert.deepEqual(findings.map(({ line }) => line).sort(), [2, 3]);
  const fine = '<i style={{ insetInlineStart: x, "--left": y }} href="#main" />;';
  assert.deepEqual(inlineStyleFindings({ path: "a.tsx", text: fine }), []);
});
