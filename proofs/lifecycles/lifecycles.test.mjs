import assert from "node:assert/strict";
import { test } from "node:test";
import { CONTRACT, explore, SHORT_SCENES } from "./explore.mjs";
import { MISTAKES, noticedBy, WEAKENED, weaknessNoticedBy } from "./mistakes.mjs";

for (const [name, scene] of Object.entries(SHORT_SCENES)) {
  test(`${name}: whatever happens in whatever order, the invariants hold`, () => {
    const { states, violations } = explore(CONTRACT, scene);
    assert.deepEqual(violations, []);
    assert.ok(states > 10, `${states} states`);
  });
}

for (const planted of MISTAKES) {
  test(`is noticed: ${planted.mistake}`, () => assert.match(noticedBy(planted) ?? "nothing", planted.by));
}

for (const weakened of WEAKENED) {
  test(`is noticed: ${weakened.mistake}`, () => assert.ok(weaknessNoticedBy(weakened)));
}
