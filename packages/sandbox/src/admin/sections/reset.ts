import { html } from "hono/html";
import { invalidField } from "../../kernel/errors";
import { emptyDatabase } from "../empty-database";
import { section } from "../section";

const WORD = "reset";

/** Resets the database to its state after the first start. */
export const reset = section({
  name: "reset",
  title: "Start over",
  lead: "Empties the database and fills it as at the first start. Everybody is signed out, the clock shows real time again.",
  read: async ({ db }) => {
    const [rows] = await db<{ members: number; orders: number; products: number }[]>`
      select (select count(*) from member) as members, (select count(*) from shop_order) as orders,
        (select count(*) from product) as products`;
    return { members: rows?.members ?? 0, orders: rows?.orders ?? 0, products: rows?.products ?? 0 };
  },
  view: ({ members, orders, products }, _, press) => html`<article class="card">
    <header><h2>What is there now goes</h2></header>
    <p>${String(members)} members, ${String(products)} products and ${String(orders)} orders.</p>
    ${press("start")}</article>`,
  actions: [
    {
      name: "start",
      button: "Start over",
      isGrave: true,
      does: "the database is as at the first start",
      fields: { confirm: `the word "${WORD}"` },
      run: async (services, input) => {
        if (input.text("confirm").toLowerCase() !== WORD) throw invalidField("confirm");
        await emptyDatabase(services.owner ?? services.db);
        await services.clock.restart();
        await services.fill();
      },
    },
  ],
});
