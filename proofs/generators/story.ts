// One purchase, told to the client of each generator. What the calls return is what a generator typed: `unknown` does not compile.
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
}

/** The server refused a call. */
export class Refused extends Error {
  constructor(
    message: string | undefined,
    readonly error: NamedError | undefined,
  ) {
    super(message);
  }
}

/** The data of a success, `unknown` where its type is `any`. */
type DataOf<Answer> =
  Success<Answer> extends { data: infer Data } ? (0 extends 1 & Data ? unknown : Data) : never;

/** @throws {Refused} for all but a success */
export function dataOf<Answer extends { code?: number; msg?: string; data?: unknown }>(
  answer: Answer | undefined,
): DataOf<Answer> {
  if (answer && isSuccess(answer)) return answer.data as DataOf<Answer>;
  throw new Refused(answer?.msg, namedError(answer));
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
export async function buy(calls: Calls, setToken: (token: string) => void) {
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
