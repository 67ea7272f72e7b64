import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isFull } from "../../../../../scripts/lib/cases.mjs";
import { START } from "../../support/call";
import { createClient } from "../../support/client";
import { testDatabase } from "../../support/database";
import { startApiProcesses } from "../../support/processes";
import { addStores, addUnpaid, addUsers, FUND_PASSWORD, USDT } from "../../support/users";

const GUESSES = isFull ? 20_000 : 1_000;
const EVALUATED = 5;

test("of any number of parallel attempts at a fund password at most five are evaluated", {
  timeout: isFull ? 600_000 : 120_000,
}, async () => {
  const { db, url } = await testDatabase();
  const stalls = await addStores(db, 1, START);
  const users = await addUsers(db, 1, { money: 100n * USDT, now: START });
  const [purchase] = await addUnpaid(db, users, stalls, START);
  const replace = { "kernel/passwords.ts": join(import.meta.dirname, "counting-passwords.ts") };
  const servers = await startApiProcesses(url, { count: 2, replace });
  const client = createClient(servers.urls, 40);
  const guess = (place: number, fund_password: string) =>
    client.call(
      place,
      "payments.payWithBalance",
      { pay_no: purchase?.payNo ?? "", fund_password, expect_total: "10.00" },
      { token: users[0]?.token ?? "", key: randomUUID() },
    );
  try {
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, i) => guess(i, `guess-${i}-wrong`)),
    );
    const evaluated = servers.log.join("").match(/evaluated/g)?.length ?? 0;
    expect(evaluated).toBe(EVALUATED);
    // Guesses that wait for five others to be verified may also be asked to retry later.
    const told = ["fund_password_wrong", "fund_password_locked", "http 429"];
    expect(answers.filter(({ error = "" }) => !told.includes(error))).toEqual([]);
    expect((await guess(0, FUND_PASSWORD)).error).toBe("fund_password_locked");
    console.info(
      `proof: ${GUESSES} parallel guesses at a fund password on two processes, ${evaluated} evaluated, then locked for the right one too`,
    );
  } finally {
    client.close();
    await servers.close();
  }
});
