import type { HtmlEscapedString } from "hono/utils/html";
import { decideAs } from "../db/audit-log";
import type { Db, Tx } from "../db/connect";
import type { MovableClock } from "../db/database-clock";
import type { JobRun } from "../jobs/scheduler";
import { retryOnContention } from "../kernel/idempotency";
import type { Services } from "../kernel/services";
import type { Input } from "./input";

/** Escaped text; see `hono/html`. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Services of the admin console. */
export interface AdminServices extends Services {
  readonly clock: MovableClock;
  /** A connection as the role that owns the tables, if that is a different one. */
  readonly owner?: Db;
  /** Runs due jobs. */
  readonly runDue: () => Promise<readonly JobRun[]>;
  /** Fills an empty database as the first start does. */
  readonly fill: () => Promise<void>;
}

/** What goes into a field, in a few words, and what its input offers besides. */
export type Field =
  | string
  | {
      readonly about: string;
      /** Usually the field's name. */
      readonly label?: string;
      readonly choices?: readonly (readonly [value: string, label: string])[];
      readonly isNumber?: true;
      /** What it holds until something else is entered. */
      readonly value?: string;
    };

/** The fields of an action by name. A name that ends with `?` is optional. */
export type Fields = Readonly<Record<string, Field>>;

/** How an action's button looks. */
export interface Look {
  /** Usually the action's name. */
  readonly button?: string;
  /** It cannot be undone, or removes something. */
  readonly isGrave?: true;
  /** A text above the fields. */
  readonly note?: string;
}

/** A command of the admin console, `POST /_dev/api/<section>/<name>`, and the form that its page has for it. */
export interface Action extends Look {
  readonly name: string;
  /** What it does, for the list of calls and as the notice afterwards. */
  readonly does: string;
  readonly fields: Fields;
  /** @param operator the caller @returns the result for programs as plain JSON, or {@link PENDING} */
  readonly run: (services: AdminServices, input: Input, operator: string) => Promise<unknown>;
}

/** The result of a decision that waits for a second operator. */
export const PENDING = { waits_for: "second_operator" } as const;

/** An action in one transaction, whose result goes to the caller. */
export const decision = (
  name: string,
  does: string,
  fields: Fields,
  work: (tx: Tx, input: Input, services: AdminServices) => Promise<unknown>,
  look: Look = {},
): Action => ({
  ...look,
  name,
  does,
  fields,
  run: (services, input, operator) =>
    retryOnContention(() =>
      services.db.begin((tx) => {
        decideAs(tx, operator);
        return work(tx, input, services);
      }),
    ),
});
