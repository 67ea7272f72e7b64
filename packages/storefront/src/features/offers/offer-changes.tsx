import { Description, DescriptionList } from "marketplace-react/ui";
import type { Offer } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";

/** What a store may have changed, with the name that is shown for it. */
const TERMS = [
  ["title", "offers.product"],
  ["spec", "product.option"],
  ["num", "offers.pieces"],
  ["price", "offers.price"],
  ["freight", "checkout.freight"],
  ["tax", "checkout.tax"],
  ["total", "checkout.total"],
  ["delivery_days", "offers.delivery"],
  ["note", "offers.words"],
] as const satisfies readonly (readonly [keyof Offer, PlainKey])[];

type Term = (typeof TERMS)[number][0];

/** An offer as far as the buyer agrees to it. */
export type Terms = Pick<Offer, Term | "pro_id" | "sku_id" | "terms_hash" | "currency">;

/** What a term names: another product or option may have the same words. */
const ID_OF = { title: "pro_id", spec: "sku_id" } as const;

/** The terms that are no longer as the buyer read them. */
export const changedTerms = (read: Terms, now: Terms): Term[] =>
  TERMS.flatMap(([term]) => {
    const id = term === "title" || term === "spec" ? ID_OF[term] : undefined;
    const isOther = id !== undefined && String(read[id]) !== String(now[id]);
    return isOther || read[term] !== now[term] ? [term] : [];
  });

const NAMES: ReadonlyMap<Term, PlainKey> = new Map(TERMS);

/** Says what a store has changed since the buyer read its offer. */
export function OfferChanges({ read, now }: { read: Terms; now: Terms }) {
  const { t, number, money } = useI18n();
  const shown = (offer: Terms, term: Term): string => {
    const value = offer[term];
    if (value === undefined || value === "") return "–";
    if (term === "num") return number(offer.num);
    if (term === "delivery_days") return t("requests.days", { count: Number(value) });
    if (term === "title" || term === "spec" || term === "note") return String(value);
    return money(String(value), offer.currency ?? "");
  };
  return (
    <>
      <p role="alert">{t("offers.changed")}</p>
      <DescriptionList>
        {changedTerms(read, now).map((term) => (
          <Description key={term} name={t(NAMES.get(term) ?? "offers.title")}>
            {t("offers.nowBefore", { now: shown(now, term), before: shown(read, term) })}
          </Description>
        ))}
      </DescriptionList>
    </>
  );
}
