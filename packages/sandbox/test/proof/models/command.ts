import type { AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { errorOf, learnNumbers, type Server, snapshotOf } from "./server";
import { type Model, type Refused, snapshot } from "./state";
import { takeTrace, unexplained } from "./trace";

export type Command = AsyncCommand<Model, Server>;

/** Something that is done to one of the model's things, chosen by a number. */
export interface Deed<Subject> {
  readonly name: string;
  /** What it can be done to; with none of it the command is passed over. */
  readonly among: (model: Model) => readonly Subject[];
  readonly choice: number;
  /** What it is likely to succeed on; mostly one of these is chosen, sometimes anything. */
  readonly fits?: (subject: Subject) => boolean;
  /** On the server. May throw errors. */
  readonly real: (server: Server, subject: Subject) => Promise<unknown>;
  /** By the rules. */
  readonly rule: (model: Model, subject: Subject) => Refused;
}

/** Old things have mostly come to an end: one of the newest is chosen. */
const NEWEST = 6;

function chosen<Subject>(model: Model, { among, choice, fits }: Deed<Subject>): Subject | undefined {
  const all = among(model);
  const fitting = fits && choice % 4 !== 0 ? all.filter(fits) : [];
  const things = fitting.length > 0 ? fitting : all;
  return things[things.length - 1 - ((choice >> 2) % Math.min(things.length, NEWEST))];
}

/**
 * A command that is run on server and model: both take it or both refuse it for the same reason, then balances, states and stock are
 * the same, no rule of the books is broken, and what moved is a path of the contract's lifecycles.
 *
 * @param limit commands in one history
 */
export function command<Subject>(deed: Deed<Subject>, limit: number): Command {
  const { name, among, choice, real, rule } = deed;
  return {
    check: (model) => model.steps < limit && among(model).length > 0,
    async run(model, server) {
      const subject = chosen(model, deed);
      if (subject === undefined) throw new Error(`${name}: nothing to do it to`);
      model.steps++;
      const refused = await errorOf(real(server, subject));
      const expected = rule(model, subject);
      if (expected === undefined) model.taken++;
      if (refused === undefined) await learnNumbers(model, server);
      const [found, broken, moves] = await Promise.all([
        snapshotOf(server),
        brokenInvariants(server.db),
        takeTrace(server.db),
      ]);
      model.moves += moves.length;
      const outside = unexplained(moves, server.takeCalls());
      expect({ refused, ...found, broken, outside }, `step ${model.steps}: ${name}`).toEqual({
        refused: expected,
        ...snapshot(model),
        broken: [],
        outside: [],
      });
    },
    toString: () => `${name} #${choice}`,
  };
}
