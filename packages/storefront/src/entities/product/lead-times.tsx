import type { ProductView } from "marketplace-react";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";

/** Until when each quantity of a product is shipped; one sentence where it is the same for all. */
export function LeadTimes({
  shipHours,
  leadTimes,
}: {
  /** Below the first lead time; undefined where nobody promised it. */
  shipHours: number | undefined;
  leadTimes: ProductView["leadTimes"];
}) {
  const { t, tag } = useI18n();
  const first = shipHours !== undefined && <p>{t("product.shipsWithin", { count: shipHours })}</p>;
  if (leadTimes.length === 0) return first;
  return (
    <>
      {first}
      <ul>
        {leadTimes.map(({ min_num, days }) => (
          <li key={min_num}>
            {labelled(tag, t("wholesale.from", { count: min_num })) + t("requests.days", { count: days })}
          </li>
        ))}
      </ul>
    </>
  );
}
