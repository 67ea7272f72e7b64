import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db, Tx } from "../../../src/db/connect";
import type { TableName } from "../../../src/db/tables";
import { transition } from "../../../src/db/transition";
import { BusinessError } from "../../../src/domain/errors";
import { eventsOf, type StateMachine, targets } from "../../../src/domain/state-machines/state-machine";
import { HttpError } from "../../../src/kernel/errors";
import { checksum } from "../../support/fingerprint";
import type { Subject } from "./subject";

/** How many pairs were tried. */
export interface Count {
  legal: number;
  refused: number;
  /** Of them through an operation, a decision or a job. */
  real: number;
}

/** What the machines are tried in. */
export interface Surroundings {
  readonly db: () => Db;
  /** Ends everything that is open, so that a job touches nothing but the row it is tried on. */
  readonly quiet: () => Promise<void>;
  readonly count: Count;
}

/** Thrown to take a transaction back. */
class Undone extends Error {}

/**
 * Tries every event in every state of a machine: what its table has not is refused without any effect in the database, what it has
 * ends where the table says; by the step alone, and by what causes it in the server.
 *
 * @param make called once the database is there
 */
export function prove<State extends string, Event extends string>(
  machine: StateMachine<State, Event, TableName>,
  make: () => Subject<State, Event>,
  { db, quiet, count }: Surroundings,
): void {
  const pairs = machine.states.flatMap((state) =>
    eventsOf(machine).map((event) => ({ state, event, to: targets(machine, event)[state] })),
  );
  const statusOf = async (id: number) => {
    const [row] = await db()<
      { status: string }[]
    >`select status from ${db()(machine.table)} where id = ${id}`;
    return row?.status;
  };
  const step = async (event: Event, id: number) => {
    let reached: string | undefined;
    await db()
      .begin(async (tx: Tx) => {
        reached = (await transition(tx, machine, event, id)).to;
        throw new Undone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undone)) throw error;
      });
    return reached;
  };

  describe(machine.table, () => {
    let subject: Subject<State, Event>;
    beforeAll(() => {
      subject = make();
    });
    beforeEach(quiet);

    test.each(pairs)("$state × $event", async ({ state, event, to }) => {
      const { at, act, beyond = {} } = subject;
      const id = await at(state, event);
      expect(await statusOf(id)).toBe(state);
      const before = await checksum(db());

      const stepped = await outcomeOf(step(event, id));
      expect(stepped).toEqual(to === undefined ? { refused: "bad_state" } : { done: to });
      if (to === undefined) count.refused++;
      else count.legal++;

      const cause = act(event, state);
      const expected = to ?? beyond[`${state} ${event}`];
      if (cause) {
        count.real++;
        const caused = await outcomeOf(cause(id));
        if (expected !== undefined) expect(caused).toHaveProperty("done");
        expect(await statusOf(id)).toBe(expected ?? state);
      }
      if (!cause || expected === undefined) expect(await checksum(db())).toBe(before);
    });
  });
}

async function outcomeOf(work: Promise<unknown>): Promise<{ done: unknown } | { refused: string }> {
  try {
    return { done: await work };
  } catch (error) {
    if (error instanceof BusinessError) return { refused: error.error };
    if (error instanceof HttpError) return { refused: String(error.status) };
    throw error;
  }
}
