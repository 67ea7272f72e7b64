import { decimal } from "../decimals.js";
import { type Fields, objectsIn } from "../json.js";
import { amounts, numberOf, shown, sumOf, untrue, whenKnown } from "./claims.js";
import { linkHasAddress, linkHasAmount } from "./payments.js";

const ONE = 10n ** 18n;

/** An amount of the site currency in units of a coin, unrounded. */
const converted = (amount: bigint, rate: bigint): bigint => (amount * ONE) / rate;

/** The smallest step of an amount as written: `"0.01"` for two decimals. */
function stepOf(value: unknown): bigint {
  const digits = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return 10n ** BigInt(18 - digits);
}

/** A quote, or a withdrawal that was made of one. */
export function payoutProblem(payout: Fields): string | undefined {
  const [amount, fee, received, rate] = amounts(payout, "amount", "fee", "received", "rate");
  const exact = whenKnown([amount, fee, rate], (all, cost, price) =>
    price > 0n ? converted(all - cost, price) : undefined,
  );
  const status = payout.status;
  return untrue([
    [
      whenKnown([fee, amount], (cost, all) => cost >= 0n && cost < all),
      "the fee is not a part of the amount",
    ],
    [whenKnown([received], (size) => size > 0n), "nothing arrives"],
    [
      whenKnown([exact, received], (most, got) => got <= most && most - got < stepOf(payout.received)),
      `\`received\` is ${shown(received)}, amount less fee at that rate is ${shown(exact)}`,
    ],
    [
      typeof payout.can_cancel === "boolean" ? payout.can_cancel === (status === "pending") : undefined,
      `\`can_cancel\` is ${String(payout.can_cancel)} where it is ${String(status)}`,
    ],
  ]);
}

/** A top-up: what was credited, and how it is paid. */
export function rechargeProblem(recharge: Fields): string | undefined {
  const { status } = recharge;
  const [arrived, credit, rate] = amounts(recharge, "amount_received", "credit_money", "rate");
  const exact = whenKnown([arrived, rate], (size, price) => (size * price) / ONE);
  const left = numberOf(recharge.proofs_left);
  return untrue([
    [status === "credited" && credit !== undefined ? credit > 0n : undefined, "it is credited with nothing"],
    [
      status !== "credited" && credit !== undefined ? credit === 0n : undefined,
      `it is ${String(status)} and ${shown(credit)} were credited`,
    ],
    [
      status === "credited" && rate !== undefined && rate > 0n
        ? whenKnown(
            [exact, credit],
            (wanted, got) => got <= wanted && wanted - got < stepOf(recharge.credit_money),
          )
        : undefined,
      `${shown(arrived)} at ${shown(rate)} were credited as ${shown(credit)}`,
    ],
    [left === undefined ? undefined : left <= 3, "more than three proofs are left"],
    [
      typeof recharge.qr === "string" && recharge.qr !== "" && typeof recharge.address === "string"
        ? recharge.qr === recharge.address
        : undefined,
      "`qr` is not its address",
    ],
    [linkHasAddress(recharge), "`uri` does not hold its address"],
    [linkHasAmount(recharge, "amount"), "`uri` asks for another amount"],
    [
      typeof recharge.reason === "string" && recharge.reason !== "" ? status === "rejected" : undefined,
      `it is ${String(status)} and has a reason for its rejection`,
    ],
    [
      whenKnown(
        [numberOf(recharge.createtime), numberOf(recharge.expires_at)],
        (made, until) => until === 0 || until >= made,
      ),
      "`expires_at` is before it was made",
    ],
  ]);
}

/** Offers of a lender: limits, and the cost of the least amount at the stated rate. */
export function loanTermsProblem(data: Fields): string | undefined {
  const terms = objectsIn(data.terms);
  const { enabled, can_apply, blocked_reason } = data;
  return untrue([
    [enabled === false ? terms.length === 0 : undefined, "terms are offered where there are no loans"],
    [
      enabled === false && typeof can_apply === "boolean" ? !can_apply : undefined,
      "one may apply where there are no loans",
    ],
    [
      typeof can_apply === "boolean" && typeof blocked_reason === "string"
        ? can_apply === (blocked_reason === "")
        : undefined,
      "`blocked_reason` does not fit `can_apply`",
    ],
    ...terms.map(
      (term) =>
        [termIsRight(term), `the fee for ${String(term.term_days)} days is not what its rate says`] as const,
    ),
    ...terms.map(
      (term) =>
        [exampleIsRight(term), `the example for ${String(term.term_days)} days is of other amounts`] as const,
    ),
    ...terms.map((term) => {
      const [least, most] = amounts(term, "min", "max");
      return [
        whenKnown([least, most], (a, b) => a <= b),
        `the least amount for ${String(term.term_days)} days is above the greatest`,
      ] as const;
    }),
  ]);
}

const DAYS_A_YEAR = 365n;
/** Tolerance in cents: rates are rounded, fees are rounded up to the next cent. */
const CENTS = 2n * 10n ** 16n;

function termIsRight(term: Fields): boolean | undefined {
  const [least, fee, apr] = amounts(term, "min", "fee", "apr");
  const days = numberOf(term.term_days);
  if (days === undefined) return undefined;
  return whenKnown([least, fee, apr], (amount, cost, rate) => {
    const exact = (amount * rate * BigInt(days)) / (ONE * DAYS_A_YEAR);
    // A rate has six digits.
    const slack = CENTS + amount / 1_000_000n;
    return cost >= 0n && cost <= exact + slack && cost + slack >= exact;
  });
}

/** Checks the worked example for the minimum amount: the amount to repay includes the fee. */
function exampleIsRight({ example, min, fee }: Fields): boolean | undefined {
  const [least, cost] = [decimal(min), decimal(fee)];
  if (typeof example !== "string" || least === undefined || cost === undefined) return undefined;
  const named = (example.match(/\d[\d,]*(\.\d+)?/g) ?? []).map((text) => decimal(text.replaceAll(",", "")));
  return named.includes(least) === named.includes(least + cost);
}

/** The store's money: each row, and the page's sums where it holds all rows. */
export function settlementsProblem(page: Fields, asked: Fields): string | undefined {
  const rows = objectsIn(page.data);
  const wrong = rows.find((row) => {
    const [gross, commission, net] = amounts(row, "gross", "commission", "net");
    return whenKnown([gross, commission, net], (all, part, rest) => part + rest !== all || part < 0n);
  });
  const other = rows.find(
    ({ status }) => asked.status !== undefined && status !== undefined && status !== asked.status,
  );
  const isNarrowed = [asked.status, asked.from, asked.to].some((filter) => filter !== undefined);
  const isWhole = numberOf(page.total) === rows.length && !isNarrowed && (numberOf(asked.page) ?? 1) === 1;
  const sumIn = (status: string) =>
    sumOf(rows.filter((row) => row.status === status).map(({ net }) => decimal(net)));
  return untrue([
    [!wrong, `of order ${String(wrong?.order_no)} the shares are not the whole`],
    [!other, `a row is ${String(other?.status)}, \`status\` was ${String(asked.status)}`],
    ...(["pending", "available"] as const).map(
      (status) =>
        [
          isWhole ? whenKnown([sumIn(status), decimal(page[status])], (a, b) => a === b) : undefined,
          `\`${status}\` is ${String(page[status])}, its rows are ${shown(sumIn(status))}`,
        ] as const,
    ),
  ]);
}
