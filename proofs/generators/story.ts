// A purchase and a bad day, told to the client of each generator. What the calls return is what a generator typed: `unknown` does not compile.
import { isSuccess, type NamedError, namedError, type Success } from "marketplace-contract";

type Id = number | string;
interface Line {
  id: Id;
  shop_id: Id;
  sku_id?: Id;
  num: number;
}

/** The calls of the purchase, each with the data of its success. */
export interface Calls {
  list(page: { page: number; limit: number; sort: "price"; order: "asc" }): Promise<{ data: { id: Id }[] }>;
  product(id: Id): Promise<{ shop_id?: Id; skus?: { id: Id; stock: number }[] }>;
  signIn(body: { account: string; password: string }): Promise<{ userinfo: { token: string } }>;
  preview(items: Line[]): Promise<{ total: string; price_token: string; address?: { id: Id } | null }>;
  order(
    body: { items: Line[]; address_id: Id; price_token: string; expect_total: string },
    key: string,
  ): Promise<{ pay: { pay_no: string; total: string } }>;
  pay(
    body: { pay_no: string; fund_password: string; expect_total: string },
    key: string,
  ): Promise<{ pay: { status: string } }>;
  account(): Promise<unknown>;
  orders(): Promise<unknown>;
  follow(id: Id): Promise<unknown>;
  signOut(): Promise<unknown>;
}

/** A program on a client. */
export interface Program {
  readonly calls: Calls;
  /** What calls send from then on; empty for nobody. */
  setToken(token: string): void;
}

/** A call has not succeeded. */
export class Refused extends Error {
  constructor(
    message: string | undefined,
    /** Undefined where the answer is no envelope. */
    readonly code: number | undefined,
    readonly error: NamedError | undefined,
  ) {
    super(message);
  }
}

/** The data of a success, `unknown` where its type is `any`. */
type DataOf<Answer> =
  Success<Answer> extends { data: infer Data } ? (0 extends 1 & Data ? unknown : Data) : never;

interface Envelope {
  code?: number;
  msg?: string;
  data?: unknown;
}

/** @throws {Refused} for all but a success */
export function dataOf<Answer extends Envelope>(result: {
  data?: Answer | undefined;
  error?: unknown;
}): DataOf<Answer> {
  const answer = result.data ?? (result.error as Envelope | undefined);
  if (result.data && isSuccess(result.data)) return result.data.data as DataOf<Answer>;
  throw new Refused(answer?.msg, answer?.code, namedError(answer));
}

/** The error that a call ends with. */
async function errorOf(call: Promise<unknown>): Promise<Refused> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error("The call was expected to fail");
}

/** Buys the cheapest product; a call of each kind fails first. @returns what the errors told, and the status of the payment */
export async function buy({ calls, setToken }: Program) {
  const [row] = (await calls.list({ page: 1, limit: 10, sort: "price", order: "asc" })).data;
  if (!row) throw new Error("No products");
  const { shop_id = 0, skus = [] } = await calls.product(row.id);
  const sku = skus.find(({ stock }) => stock > 1);

  const wrong = await errorOf(calls.signIn({ account: "buyer", password: "wrong-password" }));
  setToken((await calls.signIn({ account: "buyer", password: "buyer-demo" })).userinfo.token);

  const items = [{ id: row.id, shop_id, num: 1, ...(sku && { sku_id: sku.id }) }];
  const { total, price_token, address } = await calls.preview(items);
  if (!address) throw new Error("No address");
  const order = { items, address_id: address.id, price_token, expect_total: total };
  const changed = await errorOf(calls.order({ ...order, expect_total: "0.01" }, crypto.randomUUID()));
  const { pay } = await calls.order(order, crypto.randomUUID());

  const bill = { pay_no: pay.pay_no, fund_password: "fund-demo", expect_total: pay.total };
  const locked = await errorOf(calls.pay({ ...bill, fund_password: "wrong" }, crypto.randomUUID()));
  const paid = await calls.pay(bill, crypto.randomUUID());
  return {
    signIn: wrong.error?.error,
    order: [changed.error?.error, changed.error?.total === total],
    pay: [locked.error?.error, typeof locked.error?.left],
    status: paid.pay.status,
  };
}

/** Of the sandbox: a store's owner, and the buyer, who has an address and a balance. */
const GUEST = { account: "merchant", password: "merchant-demo" };
const BUYER = { account: "buyer", password: "buyer-demo" };
/** Without options. */
const PRODUCT = 1007;
/** Longer than any server here wants to be left alone. */
const PATIENCE_MS = 3300;
const TRIES = 6;
/** After these nobody knows whether a call will take effect. */
const OPEN_CODES = [409, 429];

const isKnown = (error: unknown): error is Refused =>
  error instanceof Refused &&
  error.code !== undefined &&
  error.code < 500 &&
  !OPEN_CODES.includes(error.code);

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** As a user who waits and tries again, until it is known how the call ended. */
async function insist<Data>(call: () => Promise<Data>): Promise<Data> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (isKnown(error) || tries === TRIES) throw error;
      await sleep(PATIENCE_MS);
    }
  }
}

/** What the checker of clients wants to see: two members, lists, three purchases. Each press of a button has a key of its own. */
export async function badDay({ calls, setToken }: Program): Promise<void> {
  const signIn = async (who: typeof BUYER) =>
    setToken((await insist(() => calls.signIn(who))).userinfo.token);
  const look = (call: () => Promise<unknown>) =>
    insist(call).catch(async (error: unknown) => {
      if (!(error instanceof Refused && error.code === 401)) throw error;
      setToken("");
      await signIn(GUEST);
      await insist(call);
    });
  const { shop_id = 0 } = await insist(() => calls.product(PRODUCT));
  const items = [{ id: PRODUCT, shop_id, num: 1 }];
  const buy = async () => {
    const { total, price_token, address } = await insist(() => calls.preview(items));
    if (!address) throw new Error("No address");
    const order = { items, address_id: address.id, price_token, expect_total: total };
    const { pay } = await insist(() => calls.order(order, crypto.randomUUID()));
    const bill = { pay_no: pay.pay_no, fund_password: "fund-demo", expect_total: pay.total };
    await insist(() => calls.pay(bill, crypto.randomUUID())).catch((error: unknown) => {
      // Whose payment has arrived without an answer is told that it is paid already.
      if (!isKnown(error)) throw error;
    });
  };

  await signIn(GUEST);
  for (const call of [calls.account, calls.orders, calls.account, calls.orders, calls.account])
    await look(call);
  const late = calls.orders().catch(() => undefined);
  // Until it has reached the server.
  await sleep(300);
  await calls.signOut();
  setToken("");
  await signIn(BUYER);
  await late;
  for (let bought = 1; bought <= 3; bought++) await buy().catch(buy);
  await calls.follow(shop_id).catch(() => undefined);
  await sleep(PATIENCE_MS);
  await calls.product(PRODUCT);
  await calls.account();
}
