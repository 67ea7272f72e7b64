import { type Family, familyOf } from "marketplace-sdk/crypto-address";
import { type Fields, fieldOf, objectsIn } from "../json.js";
import { type MutationCall, NotPossible, type TestDataBuilder } from "./test-data-builder.js";

/** Well-known addresses. */
const ADDRESSES: Readonly<Record<Family, string>> = {
  // Without the capitals of a checksum.
  evm: "0x52908400098527886e0f7030069857d2e4169ee7",
  tron: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  bitcoin: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
};

/** The first way to pay in or out that is open. @throws {NotPossible} without one */
export async function firstMethod(
  builder: TestDataBuilder,
  id: string,
  suits: (method: Fields) => boolean = () => true,
) {
  const methods = objectsIn(fieldOf(await builder.data(id, {}, builder.user()), "methods"));
  const found = methods.find((method) => method.enabled !== false && suits(method));
  if (!found) throw new NotPossible(`${id} offers nothing that a test could use`);
  return found;
}

export const recharge = async (builder: TestDataBuilder): Promise<Fields> => {
  const { coin, network, min_amount } = await firstMethod(builder, "recharges.methods");
  return { coin, network, amount: min_amount };
};

/** An address that a network accepts; undefined for a network that is not known here. */
export function addressFor(network: unknown): string | undefined {
  const family = familyOf(String(network));
  return family && ADDRESSES[family];
}

export const quote = async (builder: TestDataBuilder): Promise<Fields> => {
  const suits = ({ network }: Fields) => addressFor(network) !== undefined;
  const { coin, network, min } = await firstMethod(builder, "withdrawals.methods", suits);
  return { coin, network, amount: min };
};

/** A withdrawal that is ready to be made, of the least amount or as `wanted` says. */
export async function withdrawal(builder: TestDataBuilder, wanted?: Fields): Promise<Fields> {
  if (builder.fundPassword === undefined) throw new NotPossible("needs --fund-password");
  const asked = wanted ?? (await quote(builder));
  const { quote_id, fee, received } = fieldsOf(
    await builder.data("withdrawals.quote", asked, builder.user()),
  );
  return {
    quote_id,
    address: addressFor(asked.network),
    fund_password: builder.fundPassword,
    expect_fee: fee,
    expect_received: received,
    ack_irreversible: 1,
  };
}

const fieldsOf = (data: unknown): Fields => objectsIn([data])[0] ?? {};

const wanted = (builder: TestDataBuilder): Fields => ({
  title: `Glass jars ${builder.unused()}`,
  content: "Half a litre, for jam.",
  num: 500,
  unit: "pieces",
  days: 30,
});

/** Recharges, withdrawals, loans and purchase requests. */
export const walletCalls = {
  "recharges.create": async (builder: TestDataBuilder) => ({
    fields: await recharge(builder),
    token: builder.user(),
  }),
  "recharges.submitProof": async (builder: TestDataBuilder) => {
    const token = builder.user();
    const { amount, ...fields } = await recharge(builder);
    const id = fieldOf(await builder.data("recharges.create", { ...fields, amount }, token), "id");
    const txid = Buffer.from(builder.unused().padEnd(32, "x")).toString("hex");
    return { fields: { id, amount, txid }, token };
  },
  "withdrawals.quote": async (builder: TestDataBuilder) => ({
    fields: await quote(builder),
    token: builder.user(),
  }),
  "withdrawals.create": async (builder: TestDataBuilder) => ({
    fields: await withdrawal(builder),
    token: builder.user(),
  }),
  "withdrawals.cancel": async (builder: TestDataBuilder) => {
    const token = builder.user();
    return {
      fields: {
        id: fieldOf(await builder.data("withdrawals.create", await withdrawal(builder), token), "id"),
      },
      token,
    };
  },
  "loans.apply": async (builder: TestDataBuilder) => {
    const { terms, terms_version, can_apply } = fieldsOf(
      await builder.data("loans.terms", {}, builder.user()),
    );
    const [term] = objectsIn(terms);
    if (!term || can_apply === false) throw new NotPossible("the account may not apply");
    const fields = { amount: term.min, term_days: term.term_days, agree: terms_version };
    return { fields, token: builder.user() };
  },
  "purchaseRequests.create": async (builder: TestDataBuilder) => ({
    fields: wanted(builder),
    token: builder.user(),
  }),
  "purchaseRequests.close": async (builder: TestDataBuilder) => {
    const token = builder.user();
    return {
      fields: { id: fieldOf(await builder.data("purchaseRequests.create", wanted(builder), token), "id") },
      token,
    };
  },
} satisfies Readonly<Record<string, (builder: TestDataBuilder) => Promise<MutationCall>>>;
