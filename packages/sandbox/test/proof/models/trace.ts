import { type Actor, type Cause, type Lifecycle, lifecycles } from "marketplace-contract";
import type { Db } from "../../../src/db/connect";

/** A row that was made, or went from one state to another. */
export interface Move {
  /** Its schema in the contract. */
  readonly schema: string;
  readonly id: number;
  /** The row that it belongs to: the payment of an order, the order of a dispute. */
  readonly of: number | null;
  /** Null when it was made. */
  readonly from: string | null;
  readonly to: string;
}

/** The tables whose rows have a lifecycle, each with its schema and the column of the row that it belongs to. */
const TABLES = [
  ["shop_order", "Order", "pay_id"],
  ["pay", "Payment", ""],
  ["dispute", "Dispute", "order_id"],
  ["recharge", "Recharge", ""],
  ["withdrawal", "Withdrawal", ""],
  ["shop", "Store", ""],
  ["member", "User", ""],
] as const;

const all: Readonly<Record<string, Lifecycle>> = lifecycles;

/** Has the database itself write down every change of a state, also one that goes past the state machines. */
export async function startTrace(db: Db): Promise<void> {
  await db`create table moved (place serial, schema text, id bigint, of bigint, "from" text, "to" text)`;
  await db`create function trace() returns trigger language plpgsql as $$ begin
    insert into moved (schema, id, of, "from", "to") values (tg_argv[0], new.id, (to_jsonb(new) ->> tg_argv[1])::bigint,
      case when tg_op = 'UPDATE' then old.status end, new.status);
    return null;
  end $$`;
  for (const [table, schema, of] of TABLES) {
    const call = `for each row %when% execute function trace('${schema}', '${of}')`;
    await db.unsafe(`create trigger trace_made after insert on ${table} ${call.replace("%when%", "")};
      create trigger trace_moved after update of status on ${table}
        ${call.replace("%when%", "when (old.status is distinct from new.status)")}`);
  }
}

/** What has moved since the last time. */
export const takeTrace = async (db: Db): Promise<Move[]> => {
  const rows = await db<(Move & { place: number })[]>`
    delete from moved returning place, schema, id, of, "from", "to"`;
  return rows.toSorted((a, b) => a.place - b.place).map(({ place: _place, ...move }) => move);
};

/** Who acts where no call of a client does. */
const OTHERS: ReadonlySet<Actor> = new Set(["operator", "clock", "chain"]);

/**
 * Replays moves as a path of the contract's lifecycles: each is a transition, of an event that one of the calls causes, that no call
 * has to cause, or that follows on another of these moves.
 *
 * @param calls operations that were called; without one the operator, a network or time has acted
 * @returns a sentence for each move that the lifecycles do not explain
 */
export function unexplained(moves: readonly Move[], calls: ReadonlySet<string>): string[] {
  /** @param before moves that follow on this one: none of them can have caused it */
  const isExplained = (move: Move, event: string | undefined, before: readonly Move[]): boolean =>
    causesOf(move, event).some(({ operation, follows, by }) => {
      if (operation !== undefined) return calls.has(operation);
      if (follows === undefined) return calls.size === 0 && OTHERS.has(by);
      const [schema, cause] = follows.split(".");
      return moves.some(
        (other) =>
          other.schema === schema &&
          (other.id === move.of || other.of === move.id) &&
          !before.includes(other) &&
          isExplained(other, cause, [...before, move]),
      );
    });
  return moves
    .filter((move) => !isExplained(move, undefined, []))
    .map(
      ({ schema, from, to }) => `${schema} ${from ?? "made"} → ${to} by ${[...calls].join(", ") || "others"}`,
    );
}

/** Everything that causes a move, by one event or by any. */
function causesOf({ schema, from, to }: Move, event: string | undefined): readonly Cause[] {
  const lifecycle = all[schema];
  if (!lifecycle) throw new Error(`${schema} has no lifecycle`);
  if (from === null) return lifecycle.start.includes(to) && event === undefined ? lifecycle.made : [];
  return lifecycle.transitions
    .filter((step) => step.from === from && step.to === to && (event === undefined || step.event === event))
    .flatMap(({ event: name, only }) =>
      (lifecycle.events[name] ?? []).filter(({ by }) => only === undefined || by === only),
    );
}
