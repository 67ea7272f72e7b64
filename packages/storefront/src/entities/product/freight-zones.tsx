import { useQuery } from "@tanstack/react-query";
import type { FreightZone } from "marketplace-sdk";
import { isZero } from "marketplace-sdk/money";
import { useI18n } from "../../i18n";
import { listText } from "../../i18n/text";
import { amountOrZero } from "../../shared/amount-or-zero";
import { STALE, useServices } from "../../shared/services";

/** Props of {@link FreightZones}. */
export interface FreightZonesProps {
  zones: readonly FreightZone[];
  currency: string | undefined;
}

/** What a store asks for shipping, by country. */
export function FreightZones({ zones, currency }: FreightZonesProps) {
  const { t, tag } = useI18n();
  const { queries } = useServices();
  const isNamed = zones.some(({ areas }) => areas.length > 0);
  const { data } = useQuery({ ...queries.addresses.areas({}), staleTime: STALE.session, enabled: isNamed });
  const names = new Map(data?.map(({ id, name }) => [`${id}`, name]));
  return (
    <ul>
      {zones.map((zone) => {
        const countries = zone.areas.flatMap((id) => names.get(`${id}`) ?? []);
        const isElsewhere = zone.areas.length === 0 && zones.length > 1;
        return (
          <li key={zone.areas.join()}>
            {countries.length > 0 && <bdi>{`${listText(tag, countries)}: `}</bdi>}
            {isElsewhere && <span>{`${t("product.elsewhere")}: `}</span>}
            <FreightTerms zone={zone} currency={currency} />
          </li>
        );
      })}
    </ul>
  );
}

/** The amounts of a zone, those that are not zero. */
function FreightTerms({ zone, currency = "" }: { zone: FreightZone; currency: string | undefined }) {
  const { t, money } = useI18n();
  const { base, free_from } = zone;
  const [perPiece, perKg] = [amountOrZero(zone, "per_piece"), amountOrZero(zone, "per_kg")];
  const parts = [
    ...(isZero(base) ? [] : [money(base, currency)]),
    ...(isZero(perPiece) ? [] : [t("product.perPiece", { money: money(perPiece, currency) })]),
    ...(isZero(perKg) ? [] : [t("product.perKg", { money: money(perKg, currency) })]),
  ];
  if (parts.length === 0) return <span>{t("shell.freeShipping")}</span>;
  const free = free_from && t("product.freeFrom", { money: money(free_from, currency) });
  return <span>{[parts.join(" + "), ...(free ? [free] : [])].join(" · ")}</span>;
}
