import { expect, test } from "vitest";
import { importByName } from "./named-classes";

test("classes are imported by name, unless one is looked up by a value", () => {
  expect(importByName('import styles from "./card.module.css";\nstyles.card;')).toBe(
    'import * as styles from "./card.module.css";\nstyles.card;',
  );
  const lookup = 'import styles from "./card.module.css";\nstyles[size];';
  expect(importByName(lookup)).toBe(lookup);
});
