import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Data, Input } from "../../../src/contract/operations";
import type { Db } from "../../../src/db/connect";
import type { IdempotentOperationId } from "../../../src/kernel/idempotency";
import type { Answer, Client } from "../../support/client";
import {
  addStores,
  addUnpaid,
  addUsers,
  FUND_PASSWORD,
  type TestStore,
  type TestUser,
  USDT,
} from "../../support/users";

/** One thing to do: returns whether a repetition of what was acknowledged is answered the same way. */
export type Errand = (client: Client) => Promise<() => Promise<Repetition>>;

/** What came back under a key, first and later. */
export interface Repetition {
  readonly first: unknown;
  readonly later: Answer<unknown>;
}

/** What a client waits before it asks again, in milliseconds. */
const PAUSE_MS = 20;

/** Payments, orders and recharges in turn, each of a person of their own. */
export async function prepareErrands(db: Db, count: number, now: number): Promise<Errand[]> {
  const stalls = await addStores(db, 5, now);
  const users = await addUsers(db, count, { money: 25n * USDT, now });
  const payers = users.filter((_, i) => i % 3 === 0);
  const purchases = await addUnpaid(db, payers, stalls, now);
  return users.map((person, i) => {
    const purchase = purchases[i / 3];
    if (purchase) {
      const input = { pay_no: purchase.payNo, fund_password: FUND_PASSWORD, expect_total: "10.00" };
      return (client) => finish(client, "payments.payWithBalance", input, person);
    }
    if (i % 3 === 1) {
      const input = { coin: "USDT", network: "TRC20", amount: "50" };
      return (client) => finish(client, "recharges.create", input, person);
    }
    return (client) => order(client, person, stalls[i % stalls.length]);
  });
}

async function order(client: Client, person: TestUser, stall: TestStore | undefined) {
  const items = [{ id: stall?.productId ?? 0, num: 1, shop_id: stall?.shopId ?? 0 }];
  const { data } = await untilAnswered(() =>
    client.call(0, "orders.preview", { items }, { token: person.token }),
  );
  const input = {
    items,
    address_id: person.addressId,
    price_token: data?.price_token ?? "",
    expect_total: data?.total ?? "",
  };
  return finish(client, "orders.create", input, person);
}

/** Does it until it is acknowledged. @throws {Error} when it is refused */
async function finish<Id extends IdempotentOperationId>(
  client: Client,
  id: Id,
  input: Input<Id>,
  { token }: TestUser,
) {
  const key = randomUUID();
  const send = (): Promise<Answer<Data<Id>>> => client.call(0, id, input, { token, key });
  const { data, error } = await untilAnswered(send);
  if (error !== undefined) throw new Error(`${id} was refused: ${error}`);
  return async (): Promise<Repetition> => ({ first: data, later: await untilAnswered(send) });
}

/** Asks again while the server cannot be reached or says that it cannot answer now, as clients do with a key. */
async function untilAnswered<Value>(send: () => Promise<Answer<Value>>): Promise<Answer<Value>> {
  for (;;) {
    try {
      const answer = await send();
      if (!answer.error?.startsWith("http ")) return answer;
    } catch {
      // The connection broke or was refused: whether it took effect is unknown.
    }
    await pause(PAUSE_MS);
  }
}
