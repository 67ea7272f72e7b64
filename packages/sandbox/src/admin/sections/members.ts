import { SITE_CURRENCY, walletText } from "../../domain/money";
import { freezeMember, unfreezeMember } from "../../features/standing/freeze";
import { adjustBalance } from "../../features/wallet/adjustments";
import { type AdminServices, decision } from "../action";
import { moneyDecision } from "../money-decision";
import { time, words } from "../parts";
import { cardSection } from "../section";

interface Row {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly status: string;
  readonly money: bigint;
  readonly createtime: number;
}

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select id, username, email, status, createtime,
      coalesce((select balance from account where code = 'available:' || member.id || ':USDT'), 0) as money
    from member order by status = 'frozen' desc, id desc limit 50`;
  return rows.map(({ money, ...row }) => ({ ...row, money: walletText(money) }));
}

/** Credits or debits a balance by hand. */
const adjustment = (name: "credit" | "debit", does: string) =>
  moneyDecision({
    call: `members/${name}`,
    does,
    ...(name === "debit" && { isGrave: true }),
    fields: {
      id: "of the member",
      amount: { about: "in USDT, such as 12.5", isNumber: true },
      reason: "for the record",
    },
    weigh: async (_, input) => {
      const amount = input.amount("amount", SITE_CURRENCY);
      return {
        subject: "member",
        id: input.whole("id"),
        memberId: input.whole("id"),
        amount,
        terms: `${walletText(amount)}: ${input.text("reason")}`,
      };
    },
    work: (tx, input, { clock }, operators) => {
      const amount = input.amount("amount", SITE_CURRENCY);
      const adjuster = { operators, reason: input.text("reason"), now: clock.now() };
      return adjustBalance(tx, input.whole("id"), name === "credit" ? amount : -amount, adjuster);
    },
  });

/** Accounts, with the frozen ones marked. */
export const members = cardSection({
  name: "members",
  title: "Members",
  lead: "A frozen member signs in and reads, and moves no money: no payment, recharge, withdrawal or confirmed receipt.",
  read,
  card({ id, username, email, status, money, createtime }, now, press) {
    const isFrozen = status === "frozen";
    return {
      title: username,
      mark: words(status),
      isOpen: isFrozen,
      facts: [
        ["Number", `${id}`],
        ["E-mail", email],
        ["Balance", money],
        ["Registered", time(createtime, now)],
      ],
      forms: [isFrozen ? "unfreeze" : "freeze", "credit", "debit"].map((name) => press(name, { id })),
    };
  },
  actions: [
    decision(
      "freeze",
      "the member moves no money",
      { id: "of the member", reason: "for the record" },
      (tx, input, { clock }) => freezeMember(tx, input.whole("id"), input.text("reason"), clock.now()),
      { isGrave: true },
    ),
    adjustment("credit", "the amount was added to the balance"),
    adjustment("debit", "the amount was taken from the balance"),
    decision(
      "unfreeze",
      "the member can move money again",
      { id: "of the member", reason: "for the record" },
      (tx, input, { clock }) => unfreezeMember(tx, input.whole("id"), input.text("reason"), clock.now()),
    ),
  ],
});
