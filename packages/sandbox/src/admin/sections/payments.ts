import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { priceText, walletText } from "../../domain/money";
import { transferConfirmed, transferSeen, valueTransfer, voidPay } from "../../features/payments/admin";
import type { Family } from "../../features/wallet/address-forms";
import { notFound } from "../../kernel/errors";
import { type AdminServices, decision, type Fields, type Html } from "../action";
import { fakeTxid } from "../fake-txid";
import type { Input } from "../input";
import { moneyDecision } from "../money-decision";
import { code, type Press, table, time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly pay_no: string;
  readonly username: string;
  readonly status: string;
  readonly additional_status: string;
  readonly currency: string;
  readonly total: bigint;
  readonly coin: string;
  readonly network: string;
  readonly family: Family;
  readonly address: string;
  readonly amount: bigint;
  readonly amount_paid: bigint;
  readonly expires_at: number;
  readonly watch_until: number;
  /** A text, since coin amounts do not fit a JSON number. */
  readonly transfers: readonly {
    txid: string;
    output: number;
    coin: string;
    amount: string;
    confirmed: boolean;
  }[];
}

async function read({ db, clock }: AdminServices) {
  const rows = await db<Row[]>`
    select p.pay_no, m.username, p.status, p.additional_status, p.currency, p.total, p.coin, p.network, n.family, p.address, p.amount,
      p.amount_paid, p.expires_at, p.watch_until,
      coalesce((select jsonb_agg(jsonb_build_object('txid', txid, 'output', output, 'coin', coin, 'amount', amount::text, 'confirmed', confirmed)
        order by createtime, txid, output) from chain_transfer where ref_type = 'pay' and ref_id = p.id), '[]') as transfers
    from pay p join member m on m.id = p.member_id join network n on n.coin = p.coin and n.network = p.network
    where p.method = 'crypto' and p.address is not null
    order by p.status in ('created', 'processing') desc, p.id desc limit 50`;
  const now = clock.now();
  return rows.map(({ total, amount, amount_paid, transfers, watch_until, ...row }) => {
    const isOpen = row.status === "created" || row.status === "processing";
    return {
      ...row,
      is_open: isOpen,
      is_watched: isOpen || watch_until > now || transfers.some(({ confirmed }) => !confirmed),
      total: priceText(total),
      amount: walletText(amount, row.coin),
      amount_due: walletText(amount > amount_paid ? amount - amount_paid : 0n, row.coin),
      transfers: transfers.map((each) => ({ ...each, amount: walletText(BigInt(each.amount), each.coin) })),
    };
  });
}

type Shown = Awaited<ReturnType<typeof read>>[number];

const PAY_NO = { pay_no: "of the payment" };
const TRANSFER: Fields = {
  ...PAY_NO,
  amount: { about: "in its coin, such as 12.5", isNumber: true },
  txid: "of the transfer",
  "output?": "of the transaction, 0 when left out",
};
const outputOf = (input: Input) =>
  input.optional("output") === "" ? 0 : input.whole("output", { max: 1_000_000 });

/** Payments in coins, with their transfers on the chain. */
export const payments = cardSection({
  name: "payments",
  title: "Crypto payments",
  lead: "You are the chain: let a transfer arrive, in full, in part, too much or too late. What does not fit is credited to the buyer.",
  read,
  card: (row, now, press) => ({
    title: `${row.amount} ${row.coin} from ${row.username}`,
    mark: words(row.additional_status === "none" ? row.status : `${row.status}, ${row.additional_status}`),
    isOpen: row.is_open,
    facts: [
      ["Payment", code(row.pay_no)],
      ["For", `${row.total} ${row.currency}`],
      ["Network", `${row.coin} on ${row.network}`],
      ["Address", code(row.address)],
      ["Still to come", `${row.amount_due} ${row.coin}`],
      ["Time to pay", time(row.expires_at, now)],
    ],
    more: transfersOf(row, press),
    forms: formsOf(row, press),
  }),
  actions: [
    decision("see", "a transfer was seen, not confirmed yet", TRANSFER, see, {
      button: "A transfer is seen",
    }),
    moneyDecision({
      call: "payments/arrive",
      does: "a transfer was seen and confirmed",
      button: "A transfer is confirmed",
      fields: TRANSFER,
      weigh,
      async work(tx, input, services) {
        const seen = await see(tx, input, services);
        await confirm(tx, input, services, seen.txid);
        return seen;
      },
    }),
    moneyDecision({
      call: "payments/confirm",
      does: "the chain has confirmed a transfer that was seen",
      fields: { ...PAY_NO, txid: "of the transfer", "output?": "of the transaction, 0 when left out" },
      weigh,
      work: (tx, input, services) => confirm(tx, input, services, input.text("txid")),
    }),
    decision(
      "void",
      "the payment is invalid, its orders are cancelled",
      { ...PAY_NO, reason: "such as a double spend" },
      (tx, input, { clock }) => voidPay(tx, input.text("pay_no"), input.text("reason"), clock.now()),
      { button: "Invalid", isGrave: true },
    ),
  ],
});

async function see(tx: Tx, input: Input, { clock }: AdminServices): Promise<{ txid: string }> {
  const payNo = input.text("pay_no");
  const coin = await coinOf(tx, payNo);
  const txid = input.text("txid");
  await transferSeen(
    tx,
    payNo,
    { txid, output: outputOf(input), amount: input.amount("amount", coin) },
    clock.now(),
  );
  return { txid };
}

const confirm = (tx: Tx, input: Input, { clock, settings }: AdminServices, txid: string) =>
  transferConfirmed(
    tx,
    input.text("pay_no"),
    { txid, output: outputOf(input) },
    { now: clock.now(), settings },
  );

/** The amount of an arrival. A confirmation uses the amount that was seen before. */
async function weigh(tx: Tx, input: Input, { clock }: AdminServices) {
  const id = input.text("pay_no");
  const txid = input.text("txid");
  const output = outputOf(input);
  const coin = await coinOf(tx, id);
  const declared = input.optional("amount") === "" ? {} : { amount: input.amount("amount", coin) };
  const transfer = await valueTransfer(tx, id, { txid, output, ...declared }, clock.now());
  if (transfer === undefined) return { subject: "pay", id, amount: 0n, terms: "" };
  const { memberId, network, amount, worth } = transfer;
  const terms = `${walletText(amount, transfer.coin)} ${transfer.coin} on ${network} ${txid}:${output}`;
  return { subject: "pay", id, memberId, amount: worth, terms };
}

/** @throws {BusinessError} `bad_state` for a payment that never requested a coin */
async function coinOf(tx: Tx, payNo: string): Promise<string> {
  const [pay] = await tx<RowOf<"pay", "status" | "coin">[]>`
    select status, coin from pay where pay_no = ${payNo}`;
  if (!pay) throw notFound();
  if (pay.coin === null) throw new BusinessError("bad_state", { status: pay.status });
  return pay.coin;
}

const transfersOf = ({ pay_no, transfers }: Shown, press: Press): Html | string =>
  transfers.length === 0
    ? ""
    : table(
        ["Transfer", "Amount", "State"],
        transfers.map(({ txid, output, coin, amount, confirmed }) => [
          code(txid),
          `${amount} ${coin}`,
          confirmed ? "confirmed" : press("confirm", { pay_no, txid, output }),
        ]),
      );

function formsOf(
  { pay_no, family, amount, amount_due, is_open, is_watched }: Shown,
  press: Press,
): readonly Html[] {
  if (!is_watched) return [];
  // A transaction that is made up: there is no chain here to look at.
  const transfer = { amount: is_open ? amount_due : amount, txid: fakeTxid(family) };
  return [
    press("see", { pay_no }, transfer),
    press("arrive", { pay_no }, transfer),
    ...(is_open ? [press("void", { pay_no })] : []),
  ];
}
