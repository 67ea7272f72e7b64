import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { priceText, walletText } from "../../domain/money";
import {
  confirmRecharge,
  type Found,
  rechargeSeen,
  rejectRecharge,
  worthOfRecharge,
} from "../../features/wallet/recharge-admin";
import { notFound } from "../../kernel/errors";
import { type AdminServices, decision } from "../action";
import type { Input } from "../input";
import { moneyDecision } from "../money-decision";
import { code, pictures, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly order_no: string;
  readonly username: string;
  readonly coin: string;
  readonly network: string;
  readonly amount: bigint;
  readonly amount_received: bigint | null;
  readonly credit_money: bigint | null;
  readonly txid: string;
  readonly image: string;
  readonly status: string;
  readonly reason: string;
  readonly confirmations: number;
  readonly confirmations_required: number;
  readonly createtime: number;
  readonly updatetime: number;
}

const OPEN = new Set(["submitted", "confirming"]);

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select r.id, r.order_no, m.username, r.coin, r.network, r.amount, r.amount_received, r.credit_money, r.txid, r.image,
      r.status, r.reason, r.confirmations, r.confirmations_required, r.createtime, r.updatetime
    from recharge r join member m on m.id = r.member_id
    order by r.status in ('submitted', 'confirming') desc, r.id desc limit 50`;
  return rows.map(({ amount, amount_received, credit_money, ...row }) => ({
    ...row,
    amount: walletText(amount, row.coin),
    amount_received: amount_received === null ? "" : walletText(amount_received, row.coin),
    credit_money: credit_money === null ? "" : priceText(credit_money),
  }));
}

/** Recharges: amounts that members declared, next to those that arrived. */
export const recharges = cardSection({
  name: "recharges",
  title: "Recharges",
  lead: "What arrived is credited, whatever was declared. A recharge waits here once its proof was sent in.",
  read,
  card(row, now, press) {
    const isOpen = OPEN.has(row.status);
    const given = { id: row.id };
    return {
      title: `${row.amount} ${row.coin} declared by ${row.username}`,
      mark: words(row.status),
      isOpen,
      facts: [
        ["Number", code(row.order_no)],
        ["Network", `${row.coin} on ${row.network}`],
        ["Arrived", row.amount_received && `${row.amount_received} ${row.coin}`],
        ["Credited", row.credit_money],
        ["Confirmations", `${row.confirmations} of ${row.confirmations_required}`],
        ["Transaction", code(row.txid)],
        ["Reason", row.reason],
        ["Changed", time(row.updatetime, now)],
      ],
      more: pictures([[row.image, `Proof of ${row.order_no}`]]),
      forms: isOpen
        ? [
            press("confirm", given, { amount_received: row.amount }),
            ...(row.status === "submitted" ? [press("see", given)] : []),
            press("reject", given),
          ]
        : [],
    };
  },
  actions: [
    decision(
      "see",
      "the transfer was seen on the chain and waits for its confirmations",
      {
        id: "of the recharge",
        "txid?": "of the transfer, when the proof does not name it",
        "output?": "of the transaction, 0 when left out",
        "confirmations?": "so far",
      },
      (tx, input, { clock }) => {
        const txid = input.optional("txid");
        const confirmations =
          input.optional("confirmations") === "" ? 0 : input.whole("confirmations", { max: 1_000_000 });
        const output = input.optional("output") === "" ? 0 : input.whole("output", { max: 1_000_000 });
        const sighting = txid === "" ? { output, confirmations } : { txid, output, confirmations };
        return rechargeSeen(tx, input.whole("id"), sighting, clock.now());
      },
      { button: "Seen on the chain" },
    ),
    moneyDecision({
      call: "recharges/confirm",
      does: "the amount that arrived is credited",
      button: "Credit what arrived",
      fields: {
        id: "of the recharge",
        amount_received: { about: "in its coin, such as 12.5", isNumber: true },
        "txid?": "of the transfer; may be left out where the proof or the sighting named it",
        "output?": "of the transaction, 0 when left out",
      },
      async weigh(tx, input, { clock }) {
        const id = input.whole("id");
        const known = await transferOf(tx, id);
        const arrived = input.amount("amount_received", known.coin);
        const found = foundIn(input, known);
        const amount = await worthOfRecharge(tx, id, arrived, clock.now(), found);
        // Include the transfer, since another one may be seen between the two approvals.
        const terms =
          `${walletText(arrived, known.coin)} ${known.coin} ${found ? `${found.txid}:${found.output}` : ""}`.trim();
        return { subject: "recharge", id, memberId: known.member_id, amount, terms };
      },
      async work(tx, input, { clock }) {
        const id = input.whole("id");
        const known = await transferOf(tx, id);
        const arrived = input.amount("amount_received", known.coin);
        await confirmRecharge(tx, id, arrived, clock.now(), foundIn(input, known));
      },
    }),
    decision(
      "reject",
      "the recharge goes back to the member",
      { id: "of the recharge", reason: "a sentence the member reads" },
      (tx, input, { clock }) => rejectRecharge(tx, input.whole("id"), input.text("reason"), clock.now()),
      { isGrave: true },
    ),
  ],
});

/** The transfer that the operator names, else the known one. Undefined where there is neither: then nothing is credited. */
function foundIn(input: Input, known: Required<Found>): Required<Found> | undefined {
  const txid = input.optional("txid") || known.txid;
  if (txid === "") return undefined;
  const output = txid === known.txid ? known.output : 0;
  return { txid, output: input.optional("output") === "" ? output : input.whole("output") };
}

/** Coin and member of a recharge, and the transfer that its proof or a sighting named. */
async function transferOf(tx: Tx, id: number) {
  const [row] = await tx<RowOf<"recharge", "member_id" | "coin" | "txid" | "output">[]>`
    select member_id, coin, txid, output from recharge where id = ${id}`;
  if (!row) throw notFound();
  return row;
}
