import { type Fields, fieldOf } from "../json.js";
import { product } from "../mutations/purchases.js";
import { type Scenario, send } from "./scenario.js";
import { scenario, unlike } from "./unlike.js";
import { inconclusive, judged, refused, wrong } from "./verdict.js";

const ATTRIBUTES = [
  { name: "Material", value: "Enamelled steel" },
  { name: "Carton measures", value: "48 × 32 × 30", unit: "cm" },
];
const LEAD_TIMES = [
  { min_num: 10, days: 5 },
  { min_num: 100, days: 12 },
];

const time = (min_num: number, days: number) => ({ min_num, days });

/** “Empty removes them; left out of a change, they stay”, and what is refused by name. */
const facts = scenario("merchantProducts.save", "attributes and lead times", async (builder) => {
  const token = builder.merchant();
  const fields = await product(builder);
  const sent = { ...fields, attributes: ATTRIBUTES, lead_times: LEAD_TIMES };
  const made = await send(builder, "merchantProducts.save", sent, token);
  if (!made?.isAccepted) return refused(made);
  const id = fieldOf(made.data, "id");
  const change = async (more: Fields) => {
    const version = fieldOf(await builder.data("merchantProducts.get", { id }, token), "version");
    const { stock: _, ...uncounted } = fields;
    return send(builder, "merchantProducts.save", { ...uncounted, id, version, ...more }, token);
  };
  try {
    // Servers from before these fields know neither.
    if (fieldOf(made.data, "attributes") === undefined && fieldOf(made.data, "lead_times") === undefined)
      return inconclusive("the server keeps neither");
    const known = (name: string) => fieldOf(made.data, name) !== undefined;
    for (const [what, name, more] of [
      ["a second attribute of a name", "attributes", [...ATTRIBUTES, { name: "MATERIAL", value: "Tin" }]],
      ["lead times from one quantity", "lead_times", [time(10, 5), time(10, 6)]],
      ["lead times of falling days", "lead_times", [time(10, 5), time(11, 4)]],
    ] as const) {
      const answer = known(name) ? await change({ [name]: more }) : undefined;
      if (answer?.isAccepted) return wrong(`${what}: accepted`, answer);
    }
    const kept = await change({});
    const problem = unlike({ attributes: ATTRIBUTES, lead_times: LEAD_TIMES }, kept?.data);
    if (problem || !kept?.isAccepted) return judged(problem, kept ?? made);
    const removed = await change({ attributes: [], lead_times: [] });
    return judged(
      removed?.isAccepted ? unlike({ attributes: [], lead_times: [] }, removed.data) : undefined,
      removed ?? kept,
    );
  } finally {
    await send(builder, "merchantProducts.delete", { id }, token);
  }
});

/** What a store says of a product in rows, and how long its quantities take. */
export const productFacts: readonly Scenario[] = [facts];
