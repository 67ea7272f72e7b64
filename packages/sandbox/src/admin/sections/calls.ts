import { html } from "hono/html";
import { BASE } from "../parts";
import { type Section, section } from "../section";

/** The list of the admin console's calls, made from the table that serves them. */
const callsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ name, lead, actions }) => [
    { call: `GET ${BASE}/api/${name}`, does: lead, fields: {} },
    ...actions.map((action) => ({
      call: `POST ${BASE}/api/${name}/${action.name}`,
      does: action.does,
      fields: action.fields,
    })),
  ]);

/** The list of calls. @param sections what they belong to */
export const calls = (sections: readonly Section[]): Section =>
  section({
    name: "calls",
    title: "Calls",
    lead: "For tests and scripts: what the buttons do, as JSON or form fields. A field with ? may be left out; without Accept: text/html the answer is JSON.",
    read: async () => callsOf(sections),
    view: (all) => html`<div class="wide"><table>
    <thead><tr><th>Call</th><th>Fields</th></tr></thead>
    <tbody>${all.map(
      ({ call, does, fields }) => html`<tr><td><code>${call}</code><br><small>${does}</small></td>
      <td>${Object.entries(fields).map(([name, text]) => html`<div><code>${name}</code> <small>${text}</small></div>`)}</td></tr>`,
    )}</tbody></table></div>`,
    actions: [],
  });
