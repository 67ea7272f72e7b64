import type { OperationId } from "marketplace-sdk";
import type { RealCasesOf } from "../real-case";
import { FUND_PASSWORD, type World } from "../world";

/** An id nothing has. */
const NOTHING = 999_999_999;
const POLYGON = { coin: "USDT", network: "Polygon" };
const TRON = { coin: "USDT", network: "TRC20" };
/** An address of nobody's, without the capitals of a checksum. */
const ADDRESS = "0x52908400098527886e0f7030069857d2e4169ee7";

const loan = { amount: "500.00", term_days: 30, agree: "demo-1" };

const recharge = ({ buyer }: World) => buyer.market.recharge.create({ ...TRON, amount: "100.00" });

async function withdrawalOf({ buyer }: World) {
  const { quote_id, fee, received } = await buyer.market.withdraw.quote({ ...POLYGON, amount: "20.00" });
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
  (await world.buyer.market.withdraw.create(await withdrawalOf(world))).id;

/** Recharges, withdrawals, loans and what the wallet lists. */
export const walletCases = {
  "recharge.methods": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "recharge.create": {
    accepted: ({ buyer }) => ({ by: buyer, input: { ...TRON, amount: "50.00" } }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { ...TRON, amount: "0.10" },
      error: "amount_too_small",
    }),
  },
  "recharge.submit": {
    accepted: async (world) => {
      const { id } = await recharge(world);
      return { by: world.buyer, input: { id, amount: "100.00", txid: "ab".repeat(32) } };
    },
    refused: async (world) => {
      const { id } = await recharge(world);
      return { by: world.buyer, input: { id, amount: "100.00", txid: "no id" }, error: "txid_invalid" };
    },
  },
  "recharge.info": {
    accepted: async (world) => {
      const { id } = await recharge(world);
      await world.buyer.market.recharge.submit({ id, amount: "100.00", txid: "cd".repeat(32) });
      await world.desk.decide("recharges/see", { id });
      await world.desk.decide("recharges/confirm", { id, amount_received: "99.5" });
      return { by: world.buyer, input: { id }, shows: { status: "credited", amount_received: "99.500000" } };
    },
    refused: ({ merchant }) => ({ by: merchant, input: { id: NOTHING }, error: 404 }),
  },
  "user.rechargeList": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "user.moneyLog": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 100 } }) },
  "withdraw.methods": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "withdraw.quote": {
    accepted: ({ buyer }) => ({ by: buyer, input: { ...POLYGON, amount: "37.00" } }),
    refused: ({ buyer }) => ({
      by: buyer,
      input: { ...POLYGON, amount: "1.00" },
      error: "amount_too_small",
    }),
  },
  "withdraw.create": {
    accepted: async (world) => ({ by: world.buyer, input: await withdrawalOf(world) }),
    refused: async (world) => ({
      by: world.buyer,
      input: { ...(await withdrawalOf(world)), address: "0x5290" },
      error: "address_invalid",
    }),
  },
  "withdraw.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
  "withdraw.info": {
    accepted: async (world) => {
      const id = await withdraw(world);
      // An address that was never used before waits for a day.
      await world.desk.decide("clock/advance", { seconds: 86_400 });
      await world.desk.decide("withdrawals/approve", { id });
      await world.desk.decide("withdrawals/broadcast", { id });
      await world.desk.decide("withdrawals/confirm", { id });
      return { by: world.buyer, input: { id }, shows: { status: "completed" } };
    },
    refused: async (world) => ({ by: world.merchant, input: { id: await withdraw(world) }, error: 404 }),
  },
  "withdraw.cancel": {
    accepted: async (world) => ({
      by: world.buyer,
      input: { id: await withdraw(world) },
      shows: { status: "cancelled" },
    }),
    refused: async (world) => {
      const id = await withdraw(world);
      await world.desk.decide("withdrawals/reject", { id, reason: "Not this address" });
      return { by: world.buyer, input: { id }, error: "bad_state" };
    },
  },
  "loan.index": { accepted: ({ buyer }) => ({ by: buyer, input: undefined }) },
  "loan.apply": {
    accepted: ({ buyer }) => ({ by: buyer, input: loan }),
    refused: ({ merchant }) => ({
      by: merchant,
      input: { ...loan, agree: "earlier" },
      error: "terms_changed",
    }),
  },
  "loan.list": { accepted: ({ buyer }) => ({ by: buyer, input: { limit: 10 } }) },
} satisfies Partial<RealCasesOf<OperationId>>;
