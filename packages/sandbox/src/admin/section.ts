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

/** A command of the admin console: `POST /_dev/api/<section>/<name>`. */
export interface Action {
  readonly name: string;
  /** What it does, for the list of calls and as the notice afterwards. */
  readonly does: string;
  /** Descriptions of the fields by name. A name that ends with `?` is optional. */
  readonly fields: Readonly<Record<string, string>>;
  /** @param operator the caller @returns the result for programs as plain JSON, or {@link PENDING} */
  readonly run: (services: AdminServices, input: Input, operator: string) => Promise<unknown>;
}

/** The result of a decision that waits for a second operator. */
export const PENDING = { waits_for: "second_operator" } as const;

/** One page of the admin console, with the actions of its buttons. */
export interface Section {
  /** Part of its address. */
  readonly name: string;
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** What the page shows, as plain JSON: `GET /_dev/api/<section>`. */
  readonly read: (services: AdminServices, query: Input) => Promise<unknown>;
  readonly show: (services: AdminServices, query: Input) => Promise<Html>;
  readonly actions: readonly Action[];
}

interface Parts<Data> extends Omit<Section, "read" | "show"> {
  readonly read: (services: AdminServices, query: Input) => Promise<Data>;
  readonly view: (data: Data, now: number) => Html;
}

/** Makes a section from the function that reads its data and the one that renders them. */
export const section = <Data>({ view, ...parts }: Parts<Data>): Section => ({
  ...parts,
  show: async (services, query) => view(await parts.read(services, query), services.clock.now()),
});

/** An action in one transaction, whose result goes to the caller. */
export const decision = (
  name: string,
  does: string,
  fields: Readonly<Record<string, string>>,
  work: (tx: Tx, input: Input, services: AdminServices) => Promise<unknown>,
): Action => ({
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
