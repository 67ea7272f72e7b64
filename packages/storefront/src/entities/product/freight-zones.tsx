import { useQuery } from "@tanstack/react-query";
import { type FreightPart, zoneParts } from "marketplace-react";
import type { FreightZone } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { listText } from "../../i18n/text";
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
  const text = ({ per, amount }: FreightPart): string => {
    if (per === "piece") return t("product.perPiece", { money: money(amount, currency) });
    if (per === "kg") return t("product.perKg", { money: money(amount, currency) });
    return money(amount, currency);
  };
  const parts = zoneParts(zone).map(text);
  if (parts.length === 0) return <span>{t("shell.freeShipping")}</span>;
  const free = zone.free_from && t("product.freeFrom", { money: money(zone.free_from, currency) });
  return <span>{[parts.join(" + "), ...(free ? [free] : [])].join(" · ")}</span>;
}
