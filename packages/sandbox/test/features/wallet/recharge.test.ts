import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Tx } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { balancesOf } from "../../../src/db/ledger/post";
import { handlers } from "../../../src/features/index";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import { expireRecharges } from "../../../src/features/wallet/jobs";
import { confirmRecharge, rechargeSeen, rejectRecharge } from "../../../src/features/wallet/recharge-admin";
import { wallet } from "../../../src/features/wallet/routes";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { expectError, expectStatus } from "../../support/errors";
import { addMember } from "../../support/members";
import { newTxid } from "../../support/new-txid";

let database: TestDatabase;
let services: ReturnType<typeof testServices>;
let ask: ReturnType<typeof createCallHandler>;
beforeAll(async () => {
  database = await createTestDatabase();
  services = testServices(database.db);
  ask = createCallHandler(services);
  await seedNetworks(database.db, { enabled: true });
  await database.db`update network set recharge_enabled = false, notice = 'Paused' where network = 'Polygon'`;
});
afterEach(async () => expect(await brokenInvariants(database.db)).toEqual([]));
afterAll(() => database.close());

const usdt = { coin: "USDT", network: "TRC20", amount: "100" };
const bitcoin = { coin: "BTC", network: "Bitcoin", amount: "0.01" };
const member = () => addMember(database.db);
type Member = Awaited<ReturnType<typeof member>>;
const create = (viewer: Member, input = usdt, key?: string) =>
  ask("recharges.create", handlers["recharges.create"], viewer, input, key === undefined ? {} : { key });
const submit = (
  viewer: Member,
  id: number,
  proof: { txid?: string; image?: string; amount?: string },
  key?: string,
) =>
  ask(
    "recharges.submitProof",
    handlers["recharges.submitProof"],
    viewer,
    { id, amount: "100", ...proof },
    key === undefined ? {} : { key },
  );
const info = (viewer: Member, id: number) => ask("recharges.get", handlers["recharges.get"], viewer, { id });
const asAdmin = (work: (tx: Tx, now: number) => Promise<void>) =>
  database.db.begin((tx) => work(tx, services.clock.now()));
const submitted = async (viewer: Member, input = usdt) => {
  const { id } = await create(viewer, input);
  return submit(viewer, id, { txid: newTxid(), amount: input.amount });
};
async function addFile(memberId: number, category: "public" | "kyc") {
  const id = randomUUID().replaceAll("-", "");
  await database.db`insert into file (id, member_id, category, mime, width, height, bytes, createtime)
    values (${id}, ${memberId}, ${category}, 'image/webp', 1, 1, ${Buffer.from("x")}, 1)`;
  return category === "kyc" ? `kyc:${id}` : `/uploads/files/${id}.webp`;
}

test("the methods say what is open, in the coin's digits", async () => {
  const { methods } = await ask("recharges.methods", handlers["recharges.methods"], await member(), {});
  const of = (network: string, coin = "USDT") =>
    methods.find((method) => method.network === network && method.coin === coin);
  expect(methods).toHaveLength(6);
  expect(of("TRC20")).toMatchObject({ min_amount: "10.000000", enabled: true, notice: "", decimals: 6 });
  expect(of("BEP20")?.decimals).toBe(6);
  expect(of("Bitcoin", "BTC")).toMatchObject({
    min_amount: "0.00020000",
    address_hint: "begins with bc1, 1 or 3",
  });
  expect(of("Polygon")).toMatchObject({ enabled: false, notice: "Paused" });
});

describe("starting a recharge", () => {
  test("gives out the member's address, with warnings", async () => {
    const viewer = await member();
    const first = await create(viewer);
    expect(first).toMatchObject({
      status: "created",
      amount: "100.000000",
      credit_money: "0.000000",
      proofs_left: 3,
    });
    expect(first.address).toMatch(/^TSandbox/);
    expect(first.qr).toBe(first.address);
    expect(first.warnings).toContain("Send only USDT, only on Tron (TRC20).");
    expect((await create(viewer)).address).toBe(first.address);
    expect((await create(await member())).address).not.toBe(first.address);
    expect((await create(viewer, bitcoin)).uri).toMatch(/^bitcoin:1Sandbox\w+\?amount=0\.01$/);
  });

  test("happens once for a key", async () => {
    const viewer = await member();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(viewer, usdt, key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expectStatus(create(viewer, { ...usdt, amount: "101" }, key), 422);
  });

  test("needs an open network and an amount within its limits", async () => {
    const viewer = await member();
    const closed = await expectError(create(viewer, { ...usdt, network: "Polygon" }), "network_disabled");
    expect(closed).toEqual({ network: "Polygon", notice: "Paused" });
    await expectError(create(viewer, { ...usdt, network: "Moon" }), "network_disabled");
    expect(await expectError(create(viewer, { ...usdt, amount: "9.99" }), "amount_too_small")).toEqual({
      min: "10.000000",
    });
    expect(await expectError(create(viewer, { ...usdt, amount: "50000.01" }), "amount_too_large")).toEqual({
      max: "50000.000000",
    });
    await expectStatus(create(viewer, { ...usdt, amount: "10.0000001" }), 422);
  });

  test("is refused beyond five open ones, also in parallel", async () => {
    const viewer = await member();
    const attempts = await Promise.allSettled(Array.from({ length: 12 }, () => create(viewer)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await expectError(create(viewer), "too_many_open")).toEqual({ open: 5 });
  });
});

describe("the proof", () => {
  test("is a transaction, the member's own picture, or both", async () => {
    const viewer = await member();
    const txid = newTxid();
    const image = await addFile(viewer.id, "kyc");
    const { id } = await create(viewer);
    const done = await submit(viewer, id, { txid: txid.toUpperCase(), image, amount: "99.5" });
    expect(done).toMatchObject({ status: "submitted", txid, image, amount: "99.500000", proofs_left: 2 });
    expect(done.explorer_url).toContain(txid);
    const second = await create(viewer);
    const open = await addFile(viewer.id, "public");
    expect(await submit(viewer, second.id, { image: open })).toMatchObject({
      status: "submitted",
      txid: "",
      image: open,
    });
  });

  test("is refused without a usable proof", async () => {
    const viewer = await member();
    const { id } = await create(viewer);
    await expectError(submit(viewer, id, {}), "proof_required");
    await expectError(submit(viewer, id, { txid: "abc" }), "txid_invalid");
    const foreign = await addFile((await member()).id, "kyc");
    for (const image of [foreign, "https://pictures.example/a.png", "kyc:none", "/uploads/products/1.svg"]) {
      await expectError(submit(viewer, id, { image }), "image_invalid");
    }
    expect(await info(viewer, id)).toMatchObject({ status: "created", proofs_left: 3 });
  });

  test("counts once on its network, regardless of who names it", async () => {
    const txid = newTxid();
    const viewers = await Promise.all(Array.from({ length: 8 }, member));
    const made = await Promise.all(
      viewers.map(async (viewer) => submit(viewer, (await create(viewer)).id, { txid })),
    );
    const attempts = await Promise.allSettled(
      made.map(({ id }) => asAdmin((tx, now) => confirmRecharge(tx, id, 100_000_000n, now))),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === "rejected") expect(attempt.reason).toMatchObject({ error: "txid_used" });
    }
  });

  test("is not taken from its owner by a stranger who names it first", async () => {
    const [stranger, owner] = await Promise.all([member(), member()]);
    const txid = newTxid();
    const theirs = await submit(stranger, (await create(stranger)).id, { txid });
    const mine = await submit(owner, (await create(owner)).id, { txid: `0x${txid}` });
    await asAdmin((tx, now) => rechargeSeen(tx, mine.id, { confirmations: 1 }, now));
    await asAdmin((tx, now) => confirmRecharge(tx, mine.id, 100_000_000n, now));
    await expectError(
      asAdmin((tx, now) => confirmRecharge(tx, theirs.id, 100_000_000n, now)),
      "txid_used",
    );
    expect((await balancesOf(database.db, owner.id)).money).toBe(100_000_000n);
    await expectError(submit(owner, (await create(owner)).id, { txid }), "txid_used");
  });

  test("counts for each of its outputs", async () => {
    const [one, two] = await Promise.all([member(), member()]);
    const txid = newTxid();
    for (const [output, viewer] of [one, two].entries()) {
      const { id } = await submit(viewer, (await create(viewer)).id, { txid });
      await asAdmin((tx, now) => rechargeSeen(tx, id, { txid, output, confirmations: 1 }, now));
      await asAdmin((tx, now) => confirmRecharge(tx, id, 100_000_000n, now));
      expect((await balancesOf(database.db, viewer.id)).money).toBe(100_000_000n);
    }
  });

  test("is refused to its owner by the output that was credited, not by another of the same transaction", async () => {
    const viewer = await member();
    const txid = newTxid();
    const second = await submit(viewer, (await create(viewer)).id, { txid });
    await asAdmin((tx, now) => confirmRecharge(tx, second.id, 100_000_000n, now, { txid, output: 1 }));
    // A proof names the first output, which is still nobody's.
    const first = await submit(viewer, (await create(viewer)).id, { txid });
    await asAdmin((tx, now) => confirmRecharge(tx, first.id, 100_000_000n, now));
    expect((await balancesOf(database.db, viewer.id)).money).toBe(200_000_000n);
    await expectError(submit(viewer, (await create(viewer)).id, { txid }), "txid_used");
  });

  test("must be named before a picture is credited, and never again", async () => {
    const viewer = await member();
    const image = await addFile(viewer.id, "kyc");
    const pictured = await submit(viewer, (await create(viewer)).id, { image });
    const txid = newTxid();
    await expectError(
      asAdmin((tx, now) => confirmRecharge(tx, pictured.id, 100_000_000n, now)),
      "txid_invalid",
    );
    const named = await submit(viewer, (await create(viewer)).id, { txid });
    await asAdmin((tx, now) => confirmRecharge(tx, pictured.id, 100_000_000n, now, { txid }));
    await expectError(
      asAdmin((tx, now) => confirmRecharge(tx, named.id, 100_000_000n, now)),
      "txid_used",
    );
    expect((await balancesOf(database.db, viewer.id)).money).toBe(100_000_000n);
  });

  test("can be sent three times in all, and not while one is looked at", async () => {
    const viewer = await member();
    const { id } = await create(viewer);
    const txid = newTxid();
    for (const left of [2, 1, 0]) {
      expect((await submit(viewer, id, { txid })).proofs_left).toBe(left);
      expect(await expectError(submit(viewer, id, { txid }), "bad_state")).toEqual({ status: "submitted" });
      await asAdmin((tx, now) => rejectRecharge(tx, id, "Nothing arrived.", now));
    }
    expect(await expectError(submit(viewer, id, { txid }), "bad_state")).toEqual({ status: "rejected" });
    // What was rejected may have been another user's transfer.
    const other = await member();
    expect((await submit(other, (await create(other)).id, { txid })).status).toBe("submitted");
  });
});

describe("what arrives", () => {
  test("is credited once, whatever was declared", async () => {
    const viewer = await member();
    const { id, order_no } = await submitted(viewer);
    await asAdmin((tx, now) => rechargeSeen(tx, id, { confirmations: 3 }, now));
    expect(await info(viewer, id)).toMatchObject({ status: "confirming", confirmations: 3 });
    await asAdmin((tx, now) => rechargeSeen(tx, id, { confirmations: 9 }, now));
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => asAdmin((tx, now) => confirmRecharge(tx, id, 99_000_001n, now))),
    );
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await balancesOf(database.db, viewer.id)).toEqual({ money: 99_000_001n, holdMoney: 0n });
    expect(await info(viewer, id)).toMatchObject({
      status: "credited",
      amount: "100.000000",
      amount_received: "99.000001",
      credit_money: "99.000001",
      confirmations: 20,
      proofs_left: 0,
    });
    const [message] = await database.db`select template, params from message where member_id = ${viewer.id}`;
    expect(message).toEqual({
      template: "recharge_credited",
      params: { order_no, amount: "99.000001", currency: "USDT" },
    });
    await expectError(submit(viewer, id, { txid: newTxid() }), "bad_state");
  });

  test("in another coin is exchanged at the rate it was quoted at, what is more at the present one", async () => {
    const viewer = await member();
    const { id } = await submitted(viewer, bitcoin);
    await database.db`update network set rate = rate * 2 where coin = 'BTC'`;
    await asAdmin((tx, now) => confirmRecharge(tx, id, 1_000_001n, now));
    await database.db`update network set rate = rate / 2 where coin = 'BTC'`;
    expect((await balancesOf(database.db, viewer.id)).money).toBe(912_501_825n);
    expect(await info(viewer, id)).toMatchObject({ amount_received: "0.01000001", rate: "91250.000000" });
  });

  test("is never nothing", async () => {
    const { id } = await submitted(await member());
    await expect(asAdmin((tx, now) => confirmRecharge(tx, id, 0n, now))).rejects.toThrow(RangeError);
  });

  test("can be found by the reviewer, with a transaction that isn't claimed", async () => {
    const viewer = await member();
    const other = await submitted(await member());
    const { id } = await create(viewer);
    await submit(viewer, id, { image: await addFile(viewer.id, "kyc") });
    const used = { txid: other.txid ?? "", confirmations: 1 };
    await asAdmin((tx, now) => rechargeSeen(tx, other.id, { confirmations: 1 }, now));
    await expectError(
      asAdmin((tx, now) => rechargeSeen(tx, id, used, now)),
      "txid_used",
    );
    const txid = newTxid();
    await asAdmin((tx, now) => rechargeSeen(tx, id, { txid, confirmations: 1 }, now));
    expect(await info(viewer, id)).toMatchObject({ status: "confirming", txid });
  });
});

test("a recharge without a proof expires, and takes a late one", async () => {
  const viewer = await member();
  const { id, expires_at } = await create(viewer);
  const after = (expires_at ?? 0) + 1;
  expect(await expireRecharges(services, (expires_at ?? 0) - 1)).toBe(0);
  const runs = await Promise.all([1, 2, 3].map(() => expireRecharges(services, after)));
  expect(runs.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0);
  expect((await info(viewer, id)).status).toBe("expired");
  expect((await submit(viewer, id, { txid: newTxid() })).status).toBe("submitted");
  expect(await expireRecharges(services, after)).toBe(0);
});

test("a rejected one says why", async () => {
  const viewer = await member();
  const { id } = await submitted(viewer);
  await asAdmin((tx, now) => rejectRecharge(tx, id, "The picture shows another address.", now));
  expect(await info(viewer, id)).toMatchObject({
    status: "rejected",
    reason: "The picture shows another address.",
  });
  const [decision] = await database.db`select event, reason from decision
    where subject = 'recharge' and subject_id = ${String(id)}`;
  expect(decision).toEqual({ event: "reject", reason: "The picture shows another address." });
});

test("recharges of others do not exist", async () => {
  const viewer = await member();
  const { id } = await create(await member());
  await expectStatus(info(viewer, id), 404);
  await expectStatus(submit(viewer, id, { txid: newTxid() }), 404);
  await expectStatus(info(viewer, Number.MAX_SAFE_INTEGER), 404);
  const list = await ask("recharges.list", wallet["recharges.list"], viewer, {});
  expect(list).toMatchObject({ total: 0, data: [] });
});

test("the member's own are listed, newest first", async () => {
  const viewer = await member();
  const ids = [(await create(viewer)).id, (await create(viewer)).id, (await create(viewer, bitcoin)).id];
  const list = await ask("recharges.list", wallet["recharges.list"], viewer, { limit: 2 });
  expect(list).toMatchObject({ total: 3, per_page: 2, last_page: 2 });
  expect(list.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
});

test("networks are closed and without a rate unless a demonstration opens them", async () => {
  const { db, close } = await createTestDatabase();
  await seedNetworks(db, { enabled: false });
  await seedNetworks(db, { enabled: true });
  const [open] = await db<{ n: number }[]>`select count(*) as n from network
    where recharge_enabled or withdraw_enabled or pay_enabled or rate is not null`;
  expect(open?.n).toBe(0);
  await close();
});
