import { expect, test } from "vitest";
import { databaseTime } from "../../src/db/database-time";
import { testDatabase } from "../support/database";

const MONTH = 31 * 86_400_000;

test("deadlines are the database's, whatever this machine's clock says or is changed to", async () => {
  const { db } = await testDatabase();
  let wall = Date.now() + MONTH;
  let steady = 1_000;
  const time = await databaseTime(db, { wall: () => wall, steady: () => steady });
  const real = Math.floor(Date.now() / 1000);
  expect(Math.abs(time.now() - real)).toBeLessThanOrEqual(1);
  expect(Math.abs((await time.sync()) - MONTH)).toBeLessThan(1_000);
  const before = time.now();
  wall += MONTH;
  steady += 5_000;
  expect(time.now() - before).toBeGreaterThanOrEqual(4);
  expect(time.now() - before).toBeLessThanOrEqual(6);
});
