import { recordDecision } from "../../db/audit-log";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { setRate } from "../../features/wallet/networks";
import { notFound } from "../../kernel/errors";
import { card, cards, form, time } from "../parts";
import { type AdminServices, decision, section } from "../section";

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
export const rates = section({
  name: "rates",
  title: "Rates",
  lead: `What one whole coin is worth in ${SITE_CURRENCY}. A quote keeps its rate until it expires; a rate that is too old closes its coin.`,
  read,
  view: (rows, now) =>
    cards(
      rows.map(({ coin, rate, rate_source, rate_at, rate_until }) => {
        const isStale = rate_until !== null && rate_until <= now;
        return card({
          title: `1 ${coin} = ${rate === "" ? "?" : rate} ${SITE_CURRENCY}`,
          mark: isStale ? "too old" : "",
          isOpen: isStale,
          facts: [
            ["From", rate_source],
            ["Set", rate_at === 0 ? "" : time(rate_at, now)],
            ["Counts until", rate_until === null ? "it is changed" : time(rate_until, now)],
          ],
          forms: [
            form({
              to: "rates/set",
              button: "Set",
              hidden: { coin },
              fields: [{ name: "rate", label: `For one ${coin}`, value: rate, isNumber: true }],
            }),
          ],
        });
      }),
    ),
  actions: [
    decision(
      "set",
      "one whole coin is worth this much from now on",
      {
        coin: "such as BTC",
        rate: `in ${SITE_CURRENCY}`,
        "seconds?": "how long it counts; until it is changed when left out",
      },
      async (tx, input, { clock }) => {
        const coin = input.text("coin");
        const [known] =
          await tx`select 1 as found from network where coin = ${coin} and coin <> ${SITE_CURRENCY} limit 1`;
        if (!known) throw notFound();
        const at = clock.now();
        const until =
          input.optional("seconds") === ""
            ? null
            : at + input.whole("seconds", { min: 1, max: 2_000_000_000 });
        const rate = input.amount("rate", SITE_CURRENCY);
        await setRate(tx, { coin, rate, source: "operator", at, until });
        await recordDecision(tx, { subject: "rate", id: coin, event: "set", reason: walletText(rate) }, at);
      },
    ),
  ],
});
