import { html } from "hono/html";
import type { Fields } from "../action";
import { BASE, code, table } from "../parts";
import { type Section, section } from "../section";

/** The list of the admin console's calls, made from the table that serves them. */
const callsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ name, lead, actions }) => [
    { call: `GET ${BASE}/api/${name}`, does: lead, fields: {} },
    ...actions.map((action) => ({
      call: `POST ${BASE}/api/${name}/${action.name}`,
      does: action.does,
      fields: textsOf(action.fields),
    })),
  ]);

const textsOf = (fields: Fields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, typeof field === "string" ? field : field.about]),
  );

/** The list of calls. @param sections what they belong to */
export const calls = (sections: readonly Section[]): Section =>
  section({
    name: "calls",
    title: "Calls",
    lead: "For tests and scripts: what the buttons do, as JSON or form fields. A field with ? may be left out; without Accept: text/html the answer is JSON.",
    read: async () => callsOf(sections),
    view: (all) =>
      table(
        ["Call", "Fields"],
        all.map(({ call, does, fields }) => [
          html`${code(call)}<br><small>${does}</small>`,
          html`${Object.entries(fields).map(([name, text]) => html`<div>${code(name)} <small>${text}</small></div>`)}`,
        ]),
      ),
    actions: [],
  });
