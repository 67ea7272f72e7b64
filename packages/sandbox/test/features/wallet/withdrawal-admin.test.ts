import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import {
  approveWithdrawal,
  broadcastWithdrawal,
  confirmWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "../../../src/features/wallet/withdrawal-admin";
import { expectError, expectStatus } from "../../support/errors";
import {
  approved,
  asAdmin,
  ask,
  balances,
  cancel,
  create,
  database,
  info,
  ownAddress,
  quote,
  rich,
  services,
  signed,
  TXID,
  UNIT,
  untouched,
  withdrawing,
  withdrawn,
} from "./withdrawing";

withdrawing();

describe("the admin console", () => {
  test("sends an approved one, and the fee is the platform's", async () => {
    const viewer = await rich();
    const id = await approved(viewer);
    await expectError(cancel(viewer, id), "bad_state");
    await expectError(
      asAdmin((tx, now) => broadcastWithdrawal(tx, id, "zz", now)),
      "txid_invalid",
    );
    await asAdmin((tx, now) => broadcastWithdrawal(tx, id, TXID.toUpperCase(), now));
    expect(await info(viewer, id)).toMatchObject({ status: "processing", txid: TXID, can_cancel: false });
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => asAdmin((tx, now) => confirmWithdrawal(tx, id, now))),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balances(viewer)).toEqual({ money: 900n * UNIT, holdMoney: 0n });
    const done = await info(viewer, id);
    expect(done.status).toBe("completed");
    expect(done.explorer_url).toBe(`https://tronscan.org/#/transaction/${TXID}`);
    const [fee] = await database.db<
      { balance: bigint }[]
    >`select balance from account where code = 'platform:fee:USDT'`;
    expect(fee?.balance).toBe(1_100_000n);
    const other = await approved(await rich());
    await expectError(
      asAdmin((tx, now) => broadcastWithdrawal(tx, other, TXID, now)),
      "txid_used",
    );
    // The same transaction pays it as well, by its second output.
    await asAdmin((tx, now) => broadcastWithdrawal(tx, other, TXID, now, 1));
  });

  test("pays another coin through the exchange", async () => {
    const viewer = await rich();
    const shown = await quote(viewer, { coin: "BTC", network: "Bitcoin", amount: "1000" });
    const { id } = await create(
      viewer,
      signed(shown, { address: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" }),
    );
    await asAdmin((tx, now) => approveWithdrawal(tx, id, now), services.clock.now() + DAY);
    await asAdmin((tx, now) => broadcastWithdrawal(tx, id, "cd".repeat(32), now));
    await asAdmin((tx, now) => confirmWithdrawal(tx, id, now));
    const [sent] = await database.db<
      { balance: bigint }[]
    >`select balance from account where code = 'clearing:BTC:Bitcoin'`;
    expect(sent?.balance).toBe(1_086_027n);
  });

  test("waits for a new address, and not for a known one", async () => {
    const viewer = await rich();
    const address = ownAddress();
    const first = await withdrawn(viewer, { address });
    const until = services.clock.now() + DAY;
    expect(first.hold_until).toBe(until);
    const early = asAdmin((tx, now) => approveWithdrawal(tx, first.id, now), until - 1);
    expect(await expectError(early, "bad_state")).toEqual({ status: "pending", hold_until: until });
    services.clock.advance(60);
    expect((await withdrawn(viewer, { address })).hold_until).toBe(until);
    services.clock.advance(DAY);
    expect((await withdrawn(viewer, { address })).hold_until).toBe(0);
  });

  test.each([
    ["rejected", async (id: number) => asAdmin((tx, now) => rejectWithdrawal(tx, id, "No.", now)), false],
    ["failed", async (id: number) => asAdmin((tx, now) => failWithdrawal(tx, id, "No.", now)), true],
  ])("gives everything back when it is %s", async (status, undo, isApproved) => {
    const viewer = await rich();
    const id = isApproved ? await approved(viewer) : (await withdrawn(viewer)).id;
    await undo(id);
    await untouched(viewer);
    expect(await info(viewer, id)).toMatchObject({ status, reason: "No.", fee: "1.100000" });
    await expect(undo(id)).rejects.toThrow("bad_state");
    const [message] = await database.db`select template, params->>'reason' as reason from message
      where member_id = ${viewer.id} order by id desc limit 1`;
    expect(message).toEqual({ template: "withdraw_returned", reason: "No." });
  });
});

test("its owner gives it up while it is pending, once", async () => {
  const viewer = await rich();
  const { id } = await withdrawn(viewer);
  const key = randomUUID();
  const give = (name: string) =>
    ask("withdrawals.cancel", handlers["withdrawals.cancel"], viewer, { id }, { key: name });
  expect((await give(key)).status).toBe("cancelled");
  expect((await give(key)).status).toBe("cancelled");
  await untouched(viewer);
  expect(await expectError(cancel(viewer, id), "bad_state")).toEqual({ status: "cancelled" });
});

test("approval and giving up at the same moment: one of them happens", async () => {
  for (let round = 0; round < 5; round++) {
    const viewer = await rich();
    const { id } = await withdrawn(viewer);
    const later = services.clock.now() + DAY;
    const attempts = await Promise.allSettled([
      cancel(viewer, id),
      asAdmin((tx, now) => approveWithdrawal(tx, id, now), later),
      asAdmin((tx, now) => rejectWithdrawal(tx, id, "No.", now)),
    ]);
    expect(attempts.filter(({ status }) => status === "fulfilled").length).toBe(1);
  }
});

test("withdrawals and quotes of others do not exist", async () => {
  const [viewer, other] = [await rich(), await rich()];
  const { id } = await withdrawn(other);
  await expectStatus(info(viewer, id), 404);
  await expectStatus(cancel(viewer, id), 404);
  await expectStatus(create(viewer, signed(await quote(other))), 404);
  const list = await ask("withdrawals.list", handlers["withdrawals.list"], viewer, {});
  expect(list).toMatchObject({ total: 0, data: [] });
});

test("the member's own are listed, newest first, also by state", async () => {
  const viewer = await rich();
  const [first, second] = [await withdrawn(viewer), await withdrawn(viewer)];
  await cancel(viewer, first.id);
  const list = (input: Input<"withdrawals.list">) =>
    ask("withdrawals.list", handlers["withdrawals.list"], viewer, input);
  expect((await list({})).data.map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(await list({ status: "cancelled" })).toMatchObject({ total: 1, data: [{ id: first.id }] });
  expect(await list({ page: 9, limit: 1 })).toMatchObject({ total: 2, current_page: 2, data: [] });
});
