import type { Data } from "marketplace-sdk";
import { compareDecimals, isZero } from "marketplace-sdk/money";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import { amountOrZero } from "../../shared/amount-or-zero";
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
  if (!sums.freight_detail?.zone) return null;
  const { own, zone, num, kg } = sums.freight_detail;
  const { base, free_from } = zone;
  const [perPiece, perKg] = [amountOrZero(zone, "per_piece"), amountOrZero(zone, "per_kg")];
  const parts = [
    ...(isZero(base) ? [] : [t("checkout.freightBase", { money: money(base, currency) })]),
    ...(isZero(perPiece)
      ? []
      : [`${number(num)} × ${t("product.perPiece", { money: money(perPiece, currency) })}`]),
    ...(isZero(perKg) ? [] : [`${number(kg)} × ${t("product.perKg", { money: money(perKg, currency) })}`]),
  ];
  // The sum from which the zone is free is reached, or it asks for nothing.
  const isFree = compareDecimals(sums.freight, own) === 0;
  const made = [
    ...(isFree ? [t("shell.freeShipping")] : parts),
    ...(isZero(own) ? [] : [t("checkout.freightOwn", { money: money(own, currency) })]),
  ].join(" + ");
  const free = free_from && t("product.freeFrom", { money: money(free_from, currency) });
  const name = country ? t("checkout.freightTo", { country }) : t("checkout.freight");
  return <p className={cards.quiet}>{labelled(tag, name) + [made, ...(free ? [free] : [])].join(" · ")}</p>;
}
