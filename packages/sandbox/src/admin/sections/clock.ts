import { html } from "hono/html";
import { systemClock } from "../../domain/clock";
import { DAY, HOUR } from "../../domain/durations";
import type { AdminServices } from "../action";
import { distance, form, table, time } from "../parts";
import { section } from "../section";

/** A year is longer than every deadline. */
const FARTHEST = 366 * DAY;

/** Steps that pass a deadline: review and shipping, settlement, automatic receipt. */
const STEPS = [
  [HOUR, "1 hour"],
  [6 * HOUR, "6 hours"],
  [DAY, "1 day"],
  [2 * DAY, "2 days"],
  [8 * DAY, "8 days"],
  [16 * DAY, "16 days"],
] as const;

interface Deadline {
  readonly what: string;
  readonly due_at: number;
  readonly rows: number;
}

async function read({ db, clock }: AdminServices) {
  const deadlines = await db<Deadline[]>`
    select * from (
      select 'payments expire' as what, min(expires_at) as due_at, count(*) as rows from pay where status = 'created'
      union all select 'orders are taken as received', min(auto_receipt_at), count(*) from shop_order where status = 'shipped'
      union all select 'shops get their money', min(available_at), count(*) from settlement where status = 'pending'
      union all select 'recharges expire', min(expires_at), count(*) from recharge where status = 'created'
      union all select 'purchase requests close', min(expires_at), count(*) from purchase_request where status = 'open'
    ) deadline where due_at is not null order by due_at`;
  return { now: clock.now(), ahead: clock.now() - systemClock.now(), deadlines };
}

/** The clock, which all processes on this database share. */
export const clock = section({
  name: "clock",
  title: "Clock",
  lead: "Time goes forward only. What becomes due happens at once: receipts, settlements, expiry.",
  read,
  view: ({ now, ahead, deadlines }, _, press) => html`
    <div class="cards">
      <article class="card">
        <header><h2>${time(now, now)}</h2></header>
        <p>${ahead > 0 ? `Real time is ${distance(-ahead)}.` : "This is real time."}</p>
        <div class="forms">
          ${STEPS.map(([seconds, text]) => form({ to: "clock/advance", button: `+ ${text}`, hidden: { seconds } }))}
          ${press("advance")} ${press("run")}
        </div>
      </article>
      ${table(
        ["Coming up", "First", "In all"],
        deadlines.map(({ what, due_at, rows }) => [
          what,
          time(due_at, now),
          rows === 1 ? "1 row" : `${rows} rows`,
        ]),
      )}
    </div>`,
  actions: [
    {
      name: "advance",
      does: "the clock went forward and what had become due was done",
      button: "Go forward",
      fields: { seconds: { about: "to go forward", isNumber: true } },
      run: async (services, input) => {
        await services.clock.advance(input.whole("seconds", { min: 1, max: FARTHEST }));
        return { now: services.clock.now(), ran: await services.runDue() };
      },
    },
    {
      name: "run",
      button: "Do what is due",
      does: "what was due was done",
      fields: {},
      run: async (services) => ({ now: services.clock.now(), ran: await services.runDue() }),
    },
  ],
});
