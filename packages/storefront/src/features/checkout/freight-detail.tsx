import { type FreightPart, freightTerms } from "marketplace-react";
import type { Data } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import cards from "../../shared/ui/cards.module.css";

/** Props of {@link FreightDetail}. */
export interface FreightDetailProps {
  sums: Pick<Data<"orders.preview">["groups"][number], "freight" | "freight_detail">;
  currency: string | undefined;
  /** Of the delivery address; undefined while there is none. */
  country: string | undefined;
}

/** How a store's freight is made: its zone's amounts with what they count, and that of products with their own. */
export function FreightDetail({ sums, currency = "", country }: FreightDetailProps) {
  const { t, tag, number, money } = useI18n();
  const terms = freightTerms(sums);
  if (!terms) return null;
  const { num, kg } = sums.freight_detail ?? {};
  const text = ({ per, amount: value }: FreightPart): string => {
    const amount = money(value, currency);
    switch (per) {
      case "order":
        return t("checkout.freightBase", { money: amount });
      case "piece":
        return `${number(num)} × ${t("product.perPiece", { money: amount })}`;
      case "kg":
        return `${number(kg)} × ${t("product.perKg", { money: amount })}`;
      default:
        return t("checkout.freightOwn", { money: amount });
    }
  };
  const isFree = terms.parts.every(({ per }) => per === "own");
  const made = [...(isFree ? [t("shell.freeShipping")] : []), ...terms.parts.map(text)].join(" + ");
  const free = terms.freeFrom && t("product.freeFrom", { money: money(terms.freeFrom, currency) });
  const name = country ? t("checkout.freightTo", { country }) : t("checkout.freight");
  return <p className={cards.quiet}>{labelled(tag, name) + [made, ...(free ? [free] : [])].join(" · ")}</p>;
}
