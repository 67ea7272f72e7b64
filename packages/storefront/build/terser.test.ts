import { expect, test } from "vitest";
import { shorten } from "./terser";

test("what is exported keeps its name, what nobody uses goes", async () => {
  const code = `
    const settings = { step: 2 };
    const unused = settings.step;
    const twice = (value) => { if (value) { return value * 2; } else { return 0; } };
    export { twice as double };
  `;
  const shorter = await shorten(code);
  expect(shorter).not.toContain("step");
  expect(shorter.length).toBeLessThan(code.length / 2);
  const { double } = await import(`data:text/javascript,${encodeURIComponent(shorter)}`);
  expect([double(4), double(0)]).toEqual([8, 0]);
});
