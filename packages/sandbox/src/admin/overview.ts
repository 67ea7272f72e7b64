import { html } from "hono/html";
import type { Db } from "../db/connect";
import type { Html } from "./action";
import { BASE } from "./parts";
import type { Section } from "./section";

/** Counts rows that wait for a decision, by section. */
export async function waitingRows(db: Db): Promise<Record<string, number>> {
  const [row] = await db<Record<string, number>[]>`
    select (select count(*) from merchant_application where status in ('submitted', 'reviewing')) as merchants,
      (select count(*) from recharge where status in ('submitted', 'confirming')) as recharges,
      (select count(*) from withdrawal where status in ('pending', 'approved', 'processing')) as withdrawals,
      (select count(*) from approval) as approvals,
      (select count(*) from pay where status in ('created', 'processing') and method = 'crypto') as payments,
      (select count(*) from loan where status in ('submitted', 'reviewing')) as loans,
      (select count(*) from dispute where status = 'reviewing') as disputes,
      (select count(*) from comment where status = 'pending') as reviews,
      (select count(*) from fault where remaining > 0) as faults,
      (select coalesce(sum(jsonb_array_length(broken)), 0)::bigint from ledger_check) as seals`;
  return { ...row };
}

/** The overview: every section with the number of waiting rows. */
export const overview = (
  sections: readonly Section[],
  waiting: Readonly<Record<string, number>>,
): Html => html`
  <ul class="tiles">${sections.map(
    ({ name, title, lead }) =>
      html`<li><a href="${BASE}/${name}"><b>${title}${
        waiting[name] ? html` <span class="count">${String(waiting[name])} waiting</span>` : ""
      }</b><small>${lead}</small></a></li>`,
  )}</ul>`;
