import { html } from "hono/html";
import { operationsById } from "marketplace-contract";
import { invalidField } from "../../kernel/errors";
import { clearFaults, FAULT_KINDS, isFaultKind, plannedFaults, setFault } from "../faults";
import { form } from "../parts";
import { section } from "../section";

const OPERATIONS = Object.keys(operationsById).sort();
/** As long as the most patient client waits. */
const MAX_DELAY_MS = 120_000;

/** Plans faults: calls that fail on purpose. */
export const faults = section({
  name: "faults",
  title: "Faults",
  lead: "The next calls of an operation go wrong, whoever makes them. Later calls are answered as always.",
  read: ({ db }) => plannedFaults(db),
  view: (planned) => html`
    <div class="cards">
      <article class="card">
        <header><h2>Plan a fault</h2></header>
        ${form(
          {
            to: "faults/set",
            button: "Plan",
            fields: [
              { name: "operation", label: "Operation", choices: OPERATIONS.map((id) => [id, id]) },
              {
                name: "kind",
                label: "What happens",
                choices: Object.entries(FAULT_KINDS).map(([kind, does]) => [kind, does]),
              },
              {
                name: "value",
                label: "Value",
                value: "1000",
                isNumber: true,
                isOptional: true,
                hint: "Milliseconds, or the HTTP status.",
              },
              { name: "remaining", label: "Calls", value: "1", isNumber: true },
            ],
          },
          true,
        )}
      </article>
      ${
        planned.length === 0
          ? html`<p class="empty">No fault waits.</p>`
          : html`<div class="wide"><table>
        <thead><tr><th>Operation</th><th>What happens</th><th>Still</th><th><span class="aside">Forget</span></th></tr></thead>
        <tbody>${planned.map(
          ({ operation, kind, value, remaining }) => html`<tr><td><code>${operation}</code></td>
          <td>${FAULT_KINDS[kind]}${kind === "latency" || kind === "status" ? `: ${value}` : ""}</td><td>${remaining === 1 ? "1 call" : `${remaining} calls`}</td>
          <td>${form({ to: "faults/clear", button: "Forget", isGrave: true, hidden: { operation } })}</td></tr>`,
        )}</tbody></table></div>`
      }
    </div>`,
  actions: [
    {
      name: "set",
      does: "the fault waits for the next calls",
      fields: {
        operation: "such as orders.create",
        kind: Object.keys(FAULT_KINDS).join(", "),
        "value?": "milliseconds or HTTP status",
        "remaining?": "calls it affects, 1 when left out",
      },
      run: async ({ db }, input) => {
        const operation = input.text("operation");
        const kind = input.text("kind");
        if (!Object.hasOwn(operationsById, operation)) throw invalidField("operation");
        if (!isFaultKind(kind)) throw invalidField("kind");
        const needsValue = kind === "latency" || kind === "status";
        const bounds = kind === "status" ? { min: 200, max: 599 } : { max: MAX_DELAY_MS };
        const value = needsValue ? input.whole("value", bounds) : 0;
        const remaining =
          input.optional("remaining") === "" ? 1 : input.whole("remaining", { min: 1, max: 1_000_000 });
        await setFault(db, { operation, kind, value, remaining });
      },
    },
    {
      name: "clear",
      does: "the faults are forgotten",
      fields: { "operation?": "only the one of this operation" },
      run: async ({ db }, input) => {
        await clearFaults(db, input.optional("operation") || undefined);
      },
    },
  ],
});
