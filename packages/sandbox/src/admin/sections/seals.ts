import { html } from "hono/html";
import { checkSeals } from "../../jobs/ledger-seals";
import type { AdminServices } from "../action";
import { code, time } from "../parts";
import { section } from "../section";

interface Row {
  readonly checked_at: number;
  readonly sealed: number;
  readonly head: string;
  readonly broken: readonly { readonly rule: string; readonly subject: string }[];
}

/** Verifies that nobody has tampered with the ledger. */
export const seals = section({
  name: "seals",
  title: "Seals of the ledger",
  lead: "Whether every booking is still what it was: checked once a day, by a chain of seals that the database cannot make.",
  read: async ({ db }: AdminServices) => {
    const [row] = await db<Row[]>`select checked_at, sealed, head, broken from ledger_check`;
    return row ? [row] : [];
  },
  view: ([row], now, press) => html`<article class="card">
    <header><h2>${row && row.broken.length > 0 ? "The ledger was changed" : "Seals"}</h2></header>
    ${
      row
        ? html`<p>${String(row.sealed)} journals, checked ${time(row.checked_at, now)}. Last seal ${code(row.head)}</p>
          <ul>${row.broken.map(({ rule, subject }) => html`<li>Not so: ${rule}: ${code(subject)}</li>`)}</ul>`
        : html`<p class="empty">Nothing was checked yet.</p>`
    }
    ${press("check")}</article>`,
  actions: [
    {
      name: "check",
      button: "Check now",
      does: "every seal is made again and compared",
      fields: {},
      run: async (services) => void (await checkSeals(services, services.clock.now())),
    },
  ],
});
