import type { HtmlEscapedString } from "hono/utils/html";
import type { Tx } from "../db/connect";
import type { MovableClock } from "../db/database-clock";
import { retrying } from "../features/idempotency";
import type { Ran } from "../jobs/scheduler";
import type { Services } from "../services";
import type { Input } from "./input";

/** Escaped text; see `hono/html`. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** What the desk works with. */
export interface DeskServices extends Services {
  readonly clock: MovableClock;
  /** Does what has become due. */
  readonly runDue: () => Promise<readonly Ran[]>;
  /** Fills an empty database as at the first start. */
  readonly fill: () => Promise<void>;
}

/** Something the desk can do: `POST /_dev/api/<section>/<name>`. */
export interface Action {
  readonly name: string;
  /** What it does, for the list of calls and as the notice afterwards. */
  readonly does: string;
  /** Fields by name and what they are; a `?` at the end of a name: may be left out. */
  readonly fields: Readonly<Record<string, string>>;
  /** @returns what a program wants to know, as plain JSON */
  readonly run: (desk: DeskServices, input: Input) => Promise<unknown>;
}

/** One page of the desk, and the calls behind its buttons. */
export interface Section {
  /** Part of its address. */
  readonly name: string;
  readonly title: string;
  /** One sentence under the title. */
  readonly lead: string;
  /** What the page shows, as plain JSON: `GET /_dev/api/<section>`. */
  readonly read: (desk: DeskServices, query: Input) => Promise<unknown>;
  readonly show: (desk: DeskServices, query: Input) => Promise<Html>;
  readonly actions: readonly Action[];
}

interface Parts<Data> extends Omit<Section, "read" | "show"> {
  readonly read: (desk: DeskServices, query: Input) => Promise<Data>;
  readonly view: (data: Data, now: number) => Html;
}

/** A section from what it reads and how that looks. */
export const section = <Data>({ view, ...parts }: Parts<Data>): Section => ({
  ...parts,
  show: async (desk, query) => view(await parts.read(desk, query), desk.clock.now()),
});

/** An action in one transaction. What it returns goes to the caller. */
export const decision = (
  name: string,
  does: string,
  fields: Readonly<Record<string, string>>,
  work: (tx: Tx, input: Input, desk: DeskServices) => Promise<unknown>,
): Action => ({
  name,
  does,
  fields,
  run: (desk, input) => retrying(() => desk.db.begin((tx) => work(tx, input, desk))),
});
