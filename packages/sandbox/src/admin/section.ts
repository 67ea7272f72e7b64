import { html } from "hono/html";
import type { Action, AdminServices, Html } from "./action";
import type { Input } from "./input";
import { actionForm, type CardParts, card, cards, type Press } from "./parts";

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
  readonly view: (data: Data, now: number, press: Press) => Html;
}

/** Makes a section from the function that reads its data and the one that renders them, which presses the section's actions. */
export const section = <Data>({ view, ...parts }: Parts<Data>): Section => {
  const press: Press = (name, given, filled) => {
    const action = parts.actions.find((each) => each.name === name);
    if (!action) throw new Error(`The section ${parts.name} has no action ${name}.`);
    return actionForm(parts.name, action, given, filled);
  };
  return {
    ...parts,
    show: async (services, query) => view(await parts.read(services, query), services.clock.now(), press),
  };
};

interface CardsOf<Row> extends Omit<Parts<readonly Row[]>, "view"> {
  /** A row as its card. */
  readonly card: (row: Row, now: number, press: Press) => CardParts;
  /** Actions that belong to no row. */
  readonly above?: readonly string[];
}

/** Makes a section that shows each row as a card. */
export const cardSection = <Row>({ card: cardOf, above = [], ...parts }: CardsOf<Row>): Section =>
  section({
    ...parts,
    view: (rows: readonly Row[], now, press) => html`${above.map((name) => press(name))}
      ${cards(rows.map((row) => card(cardOf(row, now, press))))}`,
  });
