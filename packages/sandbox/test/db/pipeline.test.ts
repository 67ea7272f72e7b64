import { expect, test } from "vitest";
import { pipeline } from "../../src/db/pipeline";
import { testDatabase } from "../support/database";

test("of several errors the one that caused the others is reported, however late it arrives", async () => {
  const { db } = await testDatabase();
  const cause = new Error("the cause");
  const run = () =>
    db.begin((tx) => {
      const failing = async () => {
        try {
          await tx`select 1 / 0`;
        } catch {
          await Promise.resolve();
          throw cause;
        }
      };
      return pipeline([failing(), tx`select 1`]);
    });
  await expect(run()).rejects.toBe(cause);
});

test("answers come in the order of the statements", async () => {
  const { db } = await testDatabase();
  const answers = await db.begin((tx) => pipeline([tx`select 1 as one`, tx`select 2 as two`]));
  expect(answers.map(([row]) => row)).toEqual([{ one: 1 }, { two: 2 }]);
});
