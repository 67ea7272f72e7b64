import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { walletText } from "../../domain/money";
import type { Family } from "../../features/wallet/address-forms";
import { referenceRate, toSite } from "../../features/wallet/networks";
import {
  approveWithdrawal,
  broadcastWithdrawal,
  confirmWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
} from "../../features/wallet/withdrawal-admin";
import { notFound } from "../../kernel/errors";
import { type AdminServices, decision } from "../action";
import { fakeTxid } from "../fake-txid";
import { moneyDecision } from "../money-decision";
import { code, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly order_no: string;
  readonly username: string;
  readonly coin: string;
  readonly network: string;
  readonly family: Family;
  readonly address: string;
  readonly memo: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly received: bigint;
  readonly status: string;
  readonly reason: string;
  readonly txid: string;
  readonly hold_until: number;
  readonly createtime: number;
}

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select w.id, w.order_no, m.username, w.coin, w.network, n.family, w.address, w.memo, w.amount, w.fee, w.received, w.status, w.reason,
      w.txid, w.hold_until, w.createtime
    from withdrawal w join member m on m.id = w.member_id join network n using (coin, network)
    order by w.status in ('pending', 'approved', 'processing') desc, w.id desc limit 50`;
  return rows.map(({ amount, fee, received, ...row }) => ({
    ...row,
    amount: walletText(amount),
    fee: walletText(fee),
    received: walletText(received, row.coin),
  }));
}

type Shown = Awaited<ReturnType<typeof read>>[number];

/** Withdrawals from request to arrival. */
export const withdrawals = cardSection({
  name: "withdrawals",
  title: "Withdrawals",
  lead: "The fee was fixed by the quote. Whatever is not completed returns the whole amount.",
  read,
  card(row, now, press) {
    const actions = actionsOn(row, now);
    return {
      title: `${row.received} ${row.coin} to ${row.username}`,
      mark: words(row.status),
      isOpen: actions.length > 0,
      facts: [
        ["Number", code(row.order_no)],
        ["Network", `${row.coin} on ${row.network}`],
        ["Address", code(row.address)],
        ["Memo", code(row.memo)],
        ["Taken from the balance", row.amount],
        ["Fee in it", row.fee],
        ["Transaction", code(row.txid)],
        ["Reason", row.reason],
        ["New address, held until", row.hold_until > now ? time(row.hold_until, now) : ""],
        ["Asked", time(row.createtime, now)],
      ],
      // The transaction is made up: there is no chain here to look at.
      forms: actions.map((name) =>
        press(name, { id: row.id }, name === "broadcast" ? { txid: fakeTxid(row.family) } : {}),
      ),
    };
  },
  actions: [
    moneyDecision({
      call: "withdrawals/approve",
      does: "the withdrawal may be sent",
      fields: { id: "of the withdrawal" },
      async weigh(tx, input) {
        const id = input.whole("id");
        const { member_id: memberId, order_no, ...row } = await findWithdrawal(tx, id);
        return {
          subject: "withdrawal",
          id,
          memberId,
          amount: await worthOfWithdrawal(tx, row),
          terms: order_no,
        };
      },
      work: (tx, input, { clock }) => approveWithdrawal(tx, input.whole("id"), clock.now()),
    }),
    decision(
      "broadcast",
      "the withdrawal was sent to the chain",
      {
        id: "of the withdrawal",
        txid: "of the transfer",
        "output?": "of the transaction, 0 when left out: one transaction may pay several withdrawals",
      },
      async (tx, input, { clock }) => {
        const output = input.optional("output") === "" ? 0 : input.whole("output");
        await broadcastWithdrawal(tx, input.whole("id"), input.text("txid"), clock.now(), output);
      },
      { button: "Sent" },
    ),
    decision(
      "confirm",
      "the withdrawal has arrived",
      { id: "of the withdrawal" },
      (tx, input, { clock }) => confirmWithdrawal(tx, input.whole("id"), clock.now()),
      { button: "Arrived" },
    ),
    decision(
      "reject",
      "the withdrawal is refused and the whole amount returned",
      { id: "of the withdrawal", reason: "a sentence the member reads" },
      (tx, input, { clock }) => rejectWithdrawal(tx, input.whole("id"), input.text("reason"), clock.now()),
      { isGrave: true },
    ),
    moneyDecision({
      call: "withdrawals/fail",
      does: "the network did not take the withdrawal and the whole amount is returned",
      button: "Failed",
      isGrave: true,
      fields: { id: "of the withdrawal", reason: "a sentence the member reads" },
      async weigh(tx, input) {
        const id = input.whole("id");
        const { member_id: memberId, order_no, status, txid, ...row } = await findWithdrawal(tx, id);
        // Nothing can be lost before it is sent.
        const risk = status === "processing" ? await worthOfWithdrawal(tx, row) : 0n;
        const terms = `${order_no} ${txid}: ${input.text("reason")}`;
        return { subject: "withdrawal", id, memberId, amount: risk, terms };
      },
      work: (tx, input, { clock }) =>
        failWithdrawal(tx, input.whole("id"), input.text("reason"), clock.now()),
    }),
  ],
});

function actionsOn({ status, hold_until }: Shown, now: number): readonly string[] {
  switch (status) {
    case "pending":
      // The server refuses this too, but a button that always fails is useless.
      return hold_until > now ? ["reject"] : ["approve", "reject"];
    case "approved":
      return ["broadcast", "fail"];
    case "processing":
      return ["confirm", "fail"];
    default:
      return [];
  }
}

async function findWithdrawal(tx: Tx, id: number) {
  const [row] = await tx<
    RowOf<"withdrawal", "member_id" | "coin" | "amount" | "received" | "order_no" | "status" | "txid">[]
  >`
    select member_id, coin, amount, received, order_no, status, txid from withdrawal where id = ${id} for no key update`;
  if (!row) throw notFound();
  return row;
}

/**
 * What a withdrawal is worth: what is taken from the balance, or the coins that leave at the reference rate, if that is more. The
 * quote's own rate may be one that a single operator has set.
 */
async function worthOfWithdrawal(
  tx: Tx,
  { coin, amount, received }: { readonly coin: string; readonly amount: bigint; readonly received: bigint },
): Promise<bigint> {
  const reference = await referenceRate(tx, coin);
  const leaves = reference === null ? amount : toSite(received, coin, reference);
  return leaves > amount ? leaves : amount;
}
