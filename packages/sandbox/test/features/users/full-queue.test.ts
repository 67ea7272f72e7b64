import { expect, test } from "vitest";
import { verifyFundPassword } from "../../../src/features/users/verify-fund-password";
import { memberPasswords, memberTurn } from "../../../src/kernel/thread-queues";
import { START } from "../../support/call";
import { testDatabase } from "../../support/database";
import { addMember } from "../../support/members";

const BUSY = { status: 503, options: { retryAfter: 2 } };

/** Work of a member that fills the queue until it is released. */
function fillQueue(memberId: number) {
  const turns = [memberTurn(memberId)];
  const ends: (() => void)[] = [];
  const work: Promise<void>[] = [];
  const wait = () => new Promise<void>((resolve) => ends.push(resolve));
  while (hasRoom(turns)) work.push(memberPasswords.run(wait, undefined, turns));
  const all = Promise.allSettled(work);
  return {
    /** Resolves when one of them had to give up its place. */
    givenUp: () => expect(Promise.all(work)).rejects.toMatchObject(BUSY),
    /** Ends what runs. */
    move() {
      for (const end of ends.splice(0)) end();
    },
    async empty() {
      while (memberPasswords.isSaturated()) {
        this.move();
        await new Promise(setImmediate);
      }
      await all;
    },
  };
}

function hasRoom(turns: readonly string[]): boolean {
  try {
    memberPasswords.checkRoom(turns);
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

  const late = check("right-one");
  const flood = fillQueue(id);
  await expect(late).rejects.toMatchObject(BUSY);
  await expect(check("right-one")).rejects.toMatchObject(BUSY);
  expect(await tries()).toBe(0);
  await flood.empty();
  await check("right-one");
  await expect(check("wrong-one")).rejects.toMatchObject({ error: "fund_password_wrong" });
  expect(await tries()).toBe(1);
});

test("a member whose passwords fill the queue keeps others waiting for what is running alone", async () => {
  const { db } = await testDatabase();
  const { id: other } = await addMember(db, { fundPassword: "right-one" });
  const flood = fillQueue(other + 1);
  const checked = verifyFundPassword(db, other, "right-one", START);
  // It has taken its place once one of the flood's was given up for it.
  await flood.givenUp();
  flood.move();
  await checked;
  expect(memberPasswords.isSaturated()).toBe(true);
  await flood.empty();
});
