import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case.js";
import { FUND_PASSWORD, type World } from "../world.js";

/** An id nothing has. */
const NOTHING = 999_999_999;
const POLYGON = { coin: "USDT", network: "Polygon" };
const TRON = { coin: "USDT", network: "TRC20" };
/** An unowned address without checksum capitals. */
const ADDRESS = "0x52908400098527886e0f7030069857d2e4169ee7";

const loan = { amount: "500.00", term_days: 30, agree: "demo-1" };

const recharge = ({ buyer }: World) => buyer.market.recharges.create({ ...TRON, amount: "100.00" });

async function withdrawalOf({ buyer }: World) {
  const { quote_id, fee, received } = await buyer.market.withdrawals.quote({ ...POLYGON, amount: "20.00" });
  return {
    quote_id,
    address: ADDRESS,
    fund_password: FUND_PASSWORD,
    expect_fee: fee,
    expect_received: received,
    ack_irreversible: 1 as const,
  };
}

const withdraw = async (world: World) =>
  (await world.buyer.market.withdrawals.create(await withdrawalOf(world))).id;

/** Recharges, withdrawals, loans and what the wallet lists. */
export const walletCases = {
  "recharges.methods": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "recharges.create": {
    accepted: ({ buyer }) => ({ by: buyer, input: { ...TRON, amount: "50.00" } }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { ...TRON, amount: "0.10" },
      error: "amount_too_small",
    }),
  },
  "recharges.submitProof": {
    accepted: async (world) => {
      const { id } = await recharge(world);
      return { by: world.buyer, input: { id, amount: "100.00", txid: "ab".repeat(32) } };
    },
    refused: async (world) => {
      const { id } = await recharge(world);
      return { by: world.buyer, input: { id, amount: "100.00", txid: "no id" }, error: "txid_invalid" };
    },
  },
  "recharges.get": {
    accepted: async (world) => {
      const { id } = await recharge(world);
      await world.buyer.market.recharges.submitProof({ id, amount: "100.00", txid: "cd".repeat(32) });
      await world.admin.decide("recharges/see", { id });
      await world.admin.decide("recharges/confirm", { id, amount_received: "99.5" });
      return { by: world.buyer, input: { id }, shows: { status: "credited", amount_received: "99.500000" } };
    },
    refused: ({ merchant }) => ({ by: merchant, input: { id: NOTHING }, error: 404 }),
  },
  "recharges.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "account.transactions": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 100 } }) },
  "withdrawals.methods": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "withdrawals.quote": {
    accepted: ({ buyer }) => ({ by: buyer, input: { ...POLYGON, amount: "37.00" } }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { ...POLYGON, amount: "1.00" },
      error: "amount_too_small",
    }),
  },
  "withdrawals.create": {
    accepted: async (world) => ({ by: world.buyer, input: await withdrawalOf(world) }),
    refused: async (world) => ({
      by: world.buyer,
      input: { ...(await withdrawalOf(world)), address: "0x5290" },
      error: "address_invalid",
    }),
  },
  "withdrawals.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "withdrawals.get": {
    accepted: async (world) => {
      const id = await withdraw(world);
      // An address that was never used before waits for a day.
      await world.admin.decide("clock/advance", { seconds: 86_400 });
      await world.admin.decide("withdrawals/approve", { id });
      await world.admin.decide("withdrawals/broadcast", { id, txid: `0x${"ef".repeat(32)}` });
      await world.admin.decide("withdrawals/confirm", { id });
      return { by: world.buyer, input: { id }, shows: { status: "completed" } };
    },
    refused: async (world) => ({ by: world.merchant, input: { id: await withdraw(world) }, error: 404 }),
  },
  "withdrawals.cancel": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { id: await withdraw(world) },
      shows: { status: "cancelled" },
    }),
    refused: async (world) => {
      const id = await withdraw(world);
      await world.admin.decide("withdrawals/reject", { id, reason: "Not this address" });
      return { by: world.buyer, input: { id }, error: "bad_state" };
    },
  },
  "loans.terms": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "loans.apply": {
    accepted: ({ buyer }) => ({ by: buyer, input: loan }),
    refused: ({ merchant }) => ({
      by: merchant,
      input: { ...loan, agree: "earlier" },
      error: "terms_changed",
    }),
  },
  "loans.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
} satisfies Partial<RealCasesOf<OperationId>>;
