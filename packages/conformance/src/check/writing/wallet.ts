import { type Fields, fieldOf, objectsIn } from "../json";
import { type Attempt, NotPossible, type Writer } from "./writer";

/** Addresses of nobody's, by what the network's addresses look like. */
const ADDRESSES: readonly (readonly [RegExp, string])[] = [
  // Without the capitals of a checksum.
  [/erc|polygon|bep|bsc|arbitrum|optimism|base/i, "0x52908400098527886e0f7030069857d2e4169ee7"],
];

/** The first way to pay in or out that is open. @throws {NotPossible} when there is none */
export async function firstMethod(
  writer: Writer,
  id: string,
  suits: (method: Fields) => boolean = () => true,
) {
  const methods = objectsIn(fieldOf(await writer.data(id, {}, writer.user()), "methods"));
  const found = methods.find((method) => method.enabled !== false && suits(method));
  if (!found) throw new NotPossible(`${id} offers nothing that a test could use`);
  return found;
}

const recharge = async (writer: Writer): Promise<Fields> => {
  const { coin, network, min_amount } = await firstMethod(writer, "recharges.methods");
  return { coin, network, amount: min_amount };
};

const addressFor = (network: unknown) => ADDRESSES.find(([pattern]) => pattern.test(String(network)))?.[1];

const quote = async (writer: Writer): Promise<Fields> => {
  const suits = ({ network }: Fields) => addressFor(network) !== undefined;
  const { coin, network, min } = await firstMethod(writer, "withdrawals.methods", suits);
  return { coin, network, amount: min };
};

async function withdrawal(writer: Writer): Promise<Fields> {
  if (writer.fundPassword === undefined) throw new NotPossible("needs --fund-password");
  const asked = await quote(writer);
  const { quote_id, fee, received } = fieldsOf(await writer.data("withdrawals.quote", asked, writer.user()));
  return {
    quote_id,
    address: addressFor(asked.network),
    fund_password: writer.fundPassword,
    expect_fee: fee,
    expect_received: received,
    ack_irreversible: 1,
  };
}

const fieldsOf = (data: unknown): Fields => objectsIn([data])[0] ?? {};

const wanted = (writer: Writer): Fields => ({
  title: `Glass jars ${writer.unused()}`,
  content: "Half a litre, for jam.",
  num: 500,
  unit: "pieces",
  days: 30,
});

/** Recharges, withdrawals, loans and purchase requests. */
export const walletAttempts = {
  "recharges.create": async (writer: Writer) => ({ fields: await recharge(writer), token: writer.user() }),
  "recharges.submitProof": async (writer: Writer) => {
    const token = writer.user();
    const { amount, ...fields } = await recharge(writer);
    const id = fieldOf(await writer.data("recharges.create", { ...fields, amount }, token), "id");
    const txid = Buffer.from(writer.unused().padEnd(32, "x")).toString("hex");
    return { fields: { id, amount, txid }, token };
  },
  "withdrawals.quote": async (writer: Writer) => ({ fields: await quote(writer), token: writer.user() }),
  "withdrawals.create": async (writer: Writer) => ({
    fields: await withdrawal(writer),
    token: writer.user(),
  }),
  "withdrawals.cancel": async (writer: Writer) => {
    const token = writer.user();
    return {
      fields: { id: fieldOf(await writer.data("withdrawals.create", await withdrawal(writer), token), "id") },
      token,
    };
  },
  "loans.apply": async (writer: Writer) => {
    const { terms, terms_version, can_apply } = fieldsOf(await writer.data("loans.terms", {}, writer.user()));
    const [term] = objectsIn(terms);
    if (!term || can_apply === false) throw new NotPossible("the account may not apply");
    const fields = { amount: term.min, term_days: term.term_days, agree: terms_version };
    return { fields, token: writer.user() };
  },
  "purchaseRequests.create": async (writer: Writer) => ({ fields: wanted(writer), token: writer.user() }),
  "purchaseRequests.close": async (writer: Writer) => {
    const token = writer.user();
    return {
      fields: { id: fieldOf(await writer.data("purchaseRequests.create", wanted(writer), token), "id") },
      token,
    };
  },
} satisfies Readonly<Record<string, (writer: Writer) => Promise<Attempt>>>;
