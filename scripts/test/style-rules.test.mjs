import assert from "node:assert/strict";
import { test } from "node:test";
import { classFindings, inlineStyleFindings } from "../lib/style-rules.mjs";

test("styles in components follow the same rules", () => {
  const text = 'const a = 1;\n<i style={{ color: "x", marginLeft: 4 }} />;\n<path fill="#c8380f" />;\n';
  const findings = inlineStyleFindings({ path: "a.tsx", text });
  assert.deepEqual(findings.map(({ line }) => line).sort(), [2, 3]);
  const fine = '<i style={{ insetInlineStart: x, "--left": y }} href="#main" />;';
  assert.deepEqual(inlineStyleFindings({ path: "a.tsx", text: fine }), []);
});

test("a class that its sheet does not have is found", () => {
  const path = "packages/storefront/src/features/cart/row.tsx";
  const sheets = new Map([
    ["packages/storefront/src/shared/ui/row.module.css", ".row {\n}\n.row > .name {\n}\n"],
  ]);
  /** @param {string} uses */
  const messages = (uses) =>
    classFindings({ path, text: `import styles from "../../shared/ui/row.module.css";\n${uses}` }, sheets);
  assert.deepEqual(messages("styles.row styles.name"), []);
  assert.deepEqual(
    messages("styles.row\nstyles.nam").map(({ line, message }) => `${line} ${message}`),
    ["3 styles.nam: ../../shared/ui/row.module.css has no such class"],
  );
  assert.equal(classFindings({ path, text: 'import styles from "./gone.module.css";\n' }, sheets).length, 1);
});
