import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Tx } from "../../../src/db/connect";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { balancesOf } from "../../../src/db/ledger/post";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import { seedNetworks } from "../../../src/features/wallet/default-networks";
import { sandboxAddress } from "../../../src/features/wallet/sandbox-address";
import { approveWithdrawal } from "../../../src/features/wallet/withdrawal-admin";
import { testServices } from "../../support/call";
import { createCallHandler } from "../../support/call-handler";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { addMember } from "../../support/members";

export const UNIT = 1_000_000n;
export const FUND = "fund-secret";
export const TXID = "ab".repeat(32);

export let database: TestDatabase;
export let services: ReturnType<typeof testServices>;
export let ask: ReturnType<typeof createCallHandler>;

/** Gives the calling file its own database, whose books are checked after every test. */
export function withdrawing(): void {
  beforeAll(async () => {
    database = await createTestDatabase();
    services = testServices(database.db);
    ask = createCallHandler(services);
    await seedNetworks(database.db, { enabled: true });
    await database.db`update network set withdraw_enabled = false where network = 'Polygon'`;
  });
  afterEach(async () => expect(await brokenInvariants(database.db)).toEqual([]));
  afterAll(() => database.close());
}

export type Quote = Awaited<ReturnType<typeof quote>>;
export const rich = (money = 1_000n * UNIT) => addMember(database.db, { money, fundPassword: FUND });
export type Member = Awaited<ReturnType<typeof rich>>;
let addresses = 0;
export const ownAddress = () =>
  sandboxAddress("tron", Buffer.from("the wallet of a buyer"), String(++addresses));
export const TRON = { coin: "USDT", network: "TRC20" };
export const quote = (viewer: Member, input: Partial<Input<"withdrawals.quote">> = {}) =>
  ask("withdrawals.quote", handlers["withdrawals.quote"], viewer, { ...TRON, amount: "100", ...input });
export const quoteAll = (viewer: Member) =>
  ask("withdrawals.quote", handlers["withdrawals.quote"], viewer, { ...TRON, all: 1 });
export const signed = (
  { quote_id, fee, received }: Quote,
  change: Partial<Input<"withdrawals.create">> = {},
) => ({
  quote_id,
  address: ownAddress(),
  fund_password: FUND,
  expect_fee: fee,
  expect_received: received,
  ack_irreversible: 1 as const,
  ...change,
});
export const create = (viewer: Member, input: Input<"withdrawals.create">, key: string = randomUUID()) =>
  ask("withdrawals.create", handlers["withdrawals.create"], viewer, input, { key });
export const info = (viewer: Member, id: number) =>
  ask("withdrawals.get", handlers["withdrawals.get"], viewer, { id });
export const cancel = (viewer: Member, id: number) =>
  ask("withdrawals.cancel", handlers["withdrawals.cancel"], viewer, { id });
export const asAdmin = (work: (tx: Tx, now: number) => Promise<void>, now = services.clock.now()) =>
  database.db.begin((tx) => work(tx, now));
export const balances = (viewer: Member) => balancesOf(database.db, viewer.id);
export const withdrawn = async (viewer: Member, change?: Partial<Input<"withdrawals.create">>) =>
  create(viewer, signed(await quote(viewer), change));
export const approved = async (viewer: Member) => {
  const { id } = await withdrawn(viewer);
  await asAdmin((tx, now) => approveWithdrawal(tx, id, now), services.clock.now() + DAY);
  return id;
};
export const untouched = async (viewer: Member) =>
  expect(await balances(viewer)).toEqual({ money: 1_000n * UNIT, holdMoney: 0n });
