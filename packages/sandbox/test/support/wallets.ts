import { randomBytes } from "node:crypto";
import type { Input } from "../../src/contract/operations";
import type { Db } from "../../src/db/connect";
import { numeric, walletText } from "../../src/domain/money";
import { publicNumber } from "../../src/domain/public-number";
import { findNetwork } from "../../src/features/wallet/networks";
import { figuresOf } from "../../src/features/wallet/quotes";
import { sandboxAddress } from "../../src/features/wallet/sandbox-address";
import { newTxid } from "./new-txid";
import { FUND_PASSWORD, type TestUser, USDT } from "./users";

/** What a withdrawal of {@link addQuotes} takes from the balance. */
export const WITHDRAWN = 20n * USDT;
/** What a recharge of {@link addRecharges} declares. */
export const DECLARED = 25n * USDT;

/**
 * A quote for a withdrawal of 20 USDT for each of the users. Needs the networks.
 *
 * @returns what withdrawals.create takes, in the order of the users
 */
export async function addQuotes(
  db: Db,
  users: readonly TestUser[],
  now: number,
): Promise<Input<"withdrawals.create">[]> {
  const network = await findNetwork(db, "USDT", "TRC20", 0);
  if (!network) throw new Error("There are no networks.");
  const { fee, received } = figuresOf(network, USDT, WITHDRAWN);
  const quotes = users.map(({ id }) => ({
    id: randomBytes(16).toString("base64url"),
    member_id: id,
    coin: "USDT",
    network: "TRC20",
    amount: numeric(WITHDRAWN),
    fee: numeric(fee),
    received: numeric(received),
    rate: numeric(USDT),
    expires_at: now + 600,
  }));
  await db`insert into withdraw_quote ${db(quotes)}`;
  return quotes.map(({ id, member_id }) => ({
    quote_id: id,
    address: sandboxAddress("tron", Buffer.from("somebody's own wallet"), `${member_id}`),
    fund_password: FUND_PASSWORD,
    expect_fee: walletText(fee),
    expect_received: walletText(received),
    ack_irreversible: 1,
  }));
}

/** One recharge for each of the users, in their order; a submitted one names a transfer. */
export async function addRecharges(
  db: Db,
  users: readonly TestUser[],
  status: "created" | "submitted",
  now: number,
) {
  const rows = users.map(({ id }) => ({
    order_no: publicNumber("R", now),
    member_id: id,
    coin: "USDT",
    network: "TRC20",
    address: sandboxAddress("tron", Buffer.from("the platform"), `${id}`),
    amount: numeric(DECLARED),
    quoted_amount: numeric(DECLARED),
    rate: numeric(USDT),
    txid: status === "submitted" ? newTxid() : "",
    status,
    confirmations_required: 20,
    expires_at: now + 7_200,
    createtime: now,
    updatetime: now,
  }));
  const made = await db<{ id: number; member_id: number }[]>`
    insert into recharge ${db(rows)} returning id, member_id`;
  const ids = new Map(made.map(({ id, member_id }) => [member_id, id]));
  return users.map(({ id }) => ({ member: id, id: ids.get(id) ?? 0 }));
}
