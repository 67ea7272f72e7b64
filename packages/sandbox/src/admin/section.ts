import type { HtmlEscapedString } from "hono/utils/html";
import { decideAs } from "../db/audit-log";
import type { Db, Tx } from "../db/connect";
import type { MovableClock } from "../db/database-clock";
import { retryOnContention } from "../features/idempotency";
import type { Ran } from "../jobs/scheduler";
import type { Services } from "../services";
import type { Input } from "./input";

/** Escaped text; see `hono/html`. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the admin console works with. */
export interface AdminServices extends Services {
  readonly clock: MovableClock;
  /** The database as the role that owns the tables, where that is another one. */
  readonly owner?: Db;
  /** Does what has become due. */
  readonly runDue: () => Promise<readonly Ran[]>;
  /** Fills an empty database as at the first start. */
  readonly fill: () => Promise<void>;
}

/** Something the admin console can do: `POST /_dev/api/<section>/<name>`. */
export interface Action {
  readonly name: string;
  /** What it does, for the list of calls and as the notice afterwards. */
  readonly does: string;
  /** Fields by name and what they are; a `?` at the end of a name: may be left out. */
  readonly fields: Readonly<Record<string, string>>;
  /** @param operator who asks for it @returns what a program wants to know, as plain JSON, or {@link PENDING} */
  readonly run: (services: AdminServices, input: Input, operator: string) => Promise<unknown>;
  /** The answer's `operator` is who uses this browser from now on. */
  readonly isIntroduction?: true;
}

/** The answer to a decision that waits for a second operator. */
export const PENDING = { waits_for: "second_operator" } as const;

/** One page of the admin console, and the calls behind its buttons. */
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

/** A section from what it reads and how that looks. */
export const section = <Data>({ view, ...parts }: Parts<Data>): Section => ({
  ...parts,
  show: async (services, query) => view(await parts.read(services, query), services.clock.now()),
});

/** An action in one transaction. What it returns goes to the caller. */
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
