import { expect, test } from "vitest";
import type { Tx } from "../../src/db/connect";
import { pipeline } from "../../src/db/pipeline";
import { testDatabase } from "../support/database";

const one = async (tx: Tx) => (await tx<{ n: number }[]>`select 1 as n`)[0]?.n;
const two = async (tx: Tx) => (await tx<{ n: number }[]>`select 2 as n`)[0]?.n;

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
      return pipeline([failing(), one(tx)]);
    });
  await expect(run()).rejects.toBe(cause);
});

test("answers come in the order of the statements", async () => {
  const { db } = await testDatabase();
  const answers = await db.begin((tx) => pipeline([one(tx), false, two(tx)]));
  expect(answers).toEqual([1, false, 2]);
});
