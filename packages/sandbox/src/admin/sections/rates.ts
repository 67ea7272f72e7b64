import { recordDecision } from "../../db/audit-log";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { referenceRate, setRate } from "../../features/wallet/networks";
import { notFound } from "../../kernel/errors";
import type { AdminServices } from "../action";
import { moneyDecision } from "../money-decision";
import { time } from "../parts";
import { cardSection } from "../section";

const MILLION = 1_000_000n;

interface Row {
  readonly coin: string;
  readonly rate: bigint | null;
  readonly rate_source: string;
  readonly rate_at: number;
  readonly rate_until: number | null;
}

async function read({ db }: AdminServices) {
  const rows = await db<Row[]>`
    select distinct on (coin) coin, rate, rate_source, rate_at, rate_until from network
    where coin <> ${SITE_CURRENCY} order by coin, rate_at desc`;
  return rows.map(({ rate, ...row }) => ({ ...row, rate: rate === null ? "" : walletText(rate) }));
}

/** Exchange rates of coins. The operator acts as the rate feed. */
export const rates = cardSection({
  name: "rates",
  title: "Rates",
  lead: `What one whole coin is worth in ${SITE_CURRENCY}. A quote keeps its rate until it expires; a rate that is too old closes its coin.`,
  read,
  card({ coin, rate, rate_source, rate_at, rate_until }, now, press) {
    const isStale = rate_until !== null && rate_until <= now;
    return {
      title: `1 ${coin} = ${rate === "" ? "?" : rate} ${SITE_CURRENCY}`,
      mark: isStale ? "too old" : "",
      isOpen: isStale,
      facts: [
        ["From", rate_source],
        ["Set", rate_at === 0 ? "" : time(rate_at, now)],
        ["Counts until", rate_until === null ? "it is changed" : time(rate_until, now)],
      ],
      forms: [press("set", { coin }, { rate })],
    };
  },
  actions: [
    moneyDecision({
      call: "rates/set",
      does: "one whole coin is worth this much from now on",
      fields: {
        coin: "such as BTC",
        rate: { about: `in ${SITE_CURRENCY}`, isNumber: true },
        "seconds?": "how long it counts; until it is changed when left out",
      },
      async weigh(tx, input, { settings }) {
        const coin = input.text("coin");
        const [known] =
          await tx`select 1 as found from network where coin = ${coin} and coin <> ${SITE_CURRENCY} limit 1`;
        if (!known) throw notFound();
        const rate = input.amount("rate", SITE_CURRENCY);
        const isGrave = isFar(rate, await referenceRate(tx, coin), BigInt(settings.rateMovePpm));
        const seconds = input.optional("seconds");
        const terms = `${walletText(rate)}${seconds && ` for ${seconds} s`}`;
        return { subject: "rate", id: coin, amount: 0n, isGrave, terms };
      },
      async work(tx, input, { clock }, operators) {
        const coin = input.text("coin");
        const at = clock.now();
        const until =
          input.optional("seconds") === ""
            ? null
            : at + input.whole("seconds", { min: 1, max: 2_000_000_000 });
        const rate = input.amount("rate", SITE_CURRENCY);
        await setRate(tx, { coin, rate, source: "operator", at, until, isAlone: operators.length === 1 });
        await recordDecision(tx, { subject: "rate", id: coin, event: "set", reason: walletText(rate) }, at);
      },
    }),
  ],
});

/**
 * Whether a rate is further from the reference than one operator may move it. Every amount in the coin is worth what the rate says, so
 * whoever sets it alone decides about all of them.
 */
function isFar(rate: bigint, reference: bigint | null, movePpm: bigint): boolean {
  if (reference === null) return true;
  const move = rate > reference ? rate - reference : reference - rate;
  return move * MILLION > reference * movePpm;
}
