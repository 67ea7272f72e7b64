import fc from "fast-check";
import { DAY } from "../../../src/domain/durations";
import { freezeMember, unfreezeMember } from "../../../src/features/standing/freeze";
import { reopenShop, suspendShop } from "../../../src/features/standing/suspension";
import { setRate } from "../../../src/features/wallet/networks";
import { startScheduler } from "../../../src/jobs/scheduler";
import { testClock } from "../../support/call";
import { type Command, command } from "./command";
import type { Server } from "./server";
import { MEMBERS, type Model, UNIT } from "./state";
import { JOBS } from "./wallet-commands";

/** Commands of the operator, of the world outside, and of a machine whose clock is wrong. */

const REASON = "For the record";

type Decide = (
  tx: Parameters<typeof suspendShop>[0],
  id: number,
  reason: string,
  now: number,
) => Promise<void>;

/** Something that is either so or not: doing it again is refused. */
const toggle = (
  name: string,
  subjects: number,
  idOf: (server: Server, subject: number) => number,
  setOf: (model: Model) => Set<number>,
  [decide, to]: readonly [Decide, boolean],
  limit: number,
): fc.Arbitrary<Command> =>
  fc.nat(subjects - 1).map((subject) =>
    command<Model>(
      {
        name: `${name} ${subject}`,
        among: (model) => [model],
        choice: 0,
        real: (server) =>
          server.db.begin((tx) => decide(tx, idOf(server, subject), REASON, server.clock.now())),
        rule(model) {
          const set = setOf(model);
          if (set.has(subject) === to) return "bad_state";
          if (to) set.add(subject);
          else set.delete(subject);
          return undefined;
        },
      },
      limit,
    ),
  );

const shopId = ({ shopIds }: Server, shop: number) => shopIds[shop] ?? 0;
const memberId = (server: Server, member: number) => server.member(member).id;
const suspended = (model: Model) => model.suspended;
const frozen = (model: Model) => model.frozen;

/** A rate moves; it may be one that is soon too old. */
const moveRate = (limit: number): fc.Arbitrary<Command> =>
  fc
    .record({
      rate: fc.constantFrom(45_000n * UNIT, 91_250n * UNIT, 182_500n * UNIT),
      seconds: fc.constantFrom(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 400, 1_200, 5_000),
    })
    .map(({ rate, seconds }) =>
      command<Model>(
        {
          name: `BTC is worth ${rate / UNIT} for ${seconds} s`,
          among: (model) => [model],
          choice: 0,
          real({ db, clock }) {
            const at = clock.now();
            const until = Number.isFinite(seconds) ? at + seconds : null;
            return setRate(db, { coin: "BTC", rate, source: "the model", at, until });
          },
          rule(model) {
            model.btc = { rate, until: model.now + seconds };
            return undefined;
          },
        },
        limit,
      ),
    );

/** The most that 32 bits hold. */
const FULL = 2_147_483_647;

/** A store recounts its stock, while orders hold items that may be returned. */
const restock = (limit: number): fc.Arbitrary<Command> =>
  fc.nat(3).map((product) =>
    command<Model>(
      {
        name: `the stock of ${product} is full`,
        among: (model) => [model],
        choice: 0,
        async real({ db, productIds }) {
          const id = productIds[product] ?? 0;
          await db`update sku set stock = ${FULL} where pro_id = ${id}`;
          await db`update product set stock = ${FULL} where id = ${id}`;
        },
        rule(model) {
          const row = model.products[product];
          if (row) row.stock = FULL;
          return undefined;
        },
      },
      limit,
    ),
  );

/** A process whose clock is a month ahead looks for due work: it finds out and does nothing. */
const wrongClock = (limit: number): fc.Arbitrary<Command> =>
  fc.constant(
    command<Model>(
      {
        name: "a clock that is 31 days ahead",
        among: (model) => [model],
        choice: 0,
        async real({ services }) {
          const clock = testClock(services.clock.now() + 31 * DAY);
          const jobs = JOBS.map((run) => ({ name: run.name, run }));
          const scheduler = startScheduler(
            { ...services, clock },
            { jobs, everyMs: 3_600_000, clockDifference: async () => 31 * DAY * 1_000 },
          );
          await scheduler.runDue();
          await scheduler.stop();
        },
        rule: () => undefined,
      },
      limit,
    ),
  );

/** With how often each is to come. */
export const operatorCommands = (limit: number): fc.WeightedArbitrary<Command>[] => [
  { weight: 5, arbitrary: toggle("suspend store", 2, shopId, suspended, [suspendShop, true], limit) },
  { weight: 4, arbitrary: toggle("reopen store", 2, shopId, suspended, [reopenShop, false], limit) },
  { weight: 2, arbitrary: toggle("freeze member", MEMBERS, memberId, frozen, [freezeMember, true], limit) },
  {
    weight: 5,
    arbitrary: toggle("unfreeze member", MEMBERS, memberId, frozen, [unfreezeMember, false], limit),
  },
  { weight: 6, arbitrary: moveRate(limit) },
  { weight: 6, arbitrary: restock(limit) },
  { weight: 2, arbitrary: wrongClock(limit) },
];
