import { expect, test } from "vitest";
import { verifyFundPassword } from "../../../src/features/users/verify-fund-password";
import { memberPasswords } from "../../../src/kernel/thread-queues";
import { START } from "../../support/call";
import { testDatabase } from "../../support/database";
import { addMember } from "../../support/members";

/** Work that fills the queue until it is released. */
function fillQueue() {
  const ends: (() => void)[] = [];
  const work: Promise<void>[] = [];
  while (hasRoom()) work.push(memberPasswords.run(() => new Promise<void>((resolve) => ends.push(resolve))));
  return async () => {
    for (const each of work) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      ends.shift()?.();
      await each;
    }
  };
}

function hasRoom(): boolean {
  try {
    memberPasswords.checkRoom();
    return true;
  } catch {
    return false;
  }
}

test("an attempt at the fund password that found the queue full does not count", async () => {
  const { db } = await testDatabase();
  const { id } = await addMember(db, { fundPassword: "right-one" });
  const tries = async () => (await db`select fund_tries from member where id = ${id}`)[0]?.fund_tries;
  const check = (password: string) => verifyFundPassword(db, id, password, START);
  const busy = { status: 503, options: { retryAfter: 2 } };

  const late = check("right-one");
  const emptyAgain = fillQueue();
  await expect(late).rejects.toMatchObject(busy);
  await expect(check("right-one")).rejects.toMatchObject(busy);
  expect(await tries()).toBe(0);
  await emptyAgain();
  await check("right-one");
  await expect(check("wrong-one")).rejects.toMatchObject({ error: "fund_password_wrong" });
  expect(await tries()).toBe(1);
});
