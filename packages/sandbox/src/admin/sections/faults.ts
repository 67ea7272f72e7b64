import { html } from "hono/html";
import { operationsById } from "marketplace-contract";
import { invalidField } from "../../kernel/errors";
import { clearFaults, FAULT_KINDS, isFaultKind, plannedFaults, setFault } from "../faults";
import { code, table } from "../parts";
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
  view: (planned, _, press) => html`
    <div class="cards">
      ${press("set")}
      ${table(
        ["Operation", "What happens", "Still", ""],
        planned.map(({ operation, kind, value, remaining }) => [
          code(operation),
          `${FAULT_KINDS[kind]}${kind === "latency" || kind === "status" ? `: ${value}` : ""}`,
          remaining === 1 ? "1 call" : `${remaining} calls`,
          press("clear", { operation }),
        ]),
        "No fault waits.",
      )}
    </div>`,
  actions: [
    {
      name: "set",
      does: "the fault waits for the next calls",
      button: "Plan a fault",
      fields: {
        operation: { about: "such as orders.create", choices: OPERATIONS.map((id) => [id, id]) },
        kind: { about: Object.keys(FAULT_KINDS).join(", "), choices: Object.entries(FAULT_KINDS) },
        "value?": { about: "milliseconds or HTTP status", value: "1000", isNumber: true },
        "remaining?": { about: "calls it affects, 1 when left out", value: "1", isNumber: true },
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
      button: "Forget",
      isGrave: true,
      does: "the faults are forgotten",
      fields: { "operation?": "only the one of this operation" },
      run: async ({ db }, input) => {
        await clearFaults(db, input.optional("operation") || undefined);
      },
    },
  ],
});
