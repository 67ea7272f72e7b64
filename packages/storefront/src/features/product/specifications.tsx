import type { ProductView } from "marketplace-react";
import { isDecimal } from "marketplace-sdk/money";
import { useId } from "react";
import { useI18n } from "../../i18n";
import { SectionHeading } from "../../shared/ui/section-heading";
import styles from "./specifications.module.css";

/** The store's facts about a product as a table; nothing without any. */
export function Specifications({ attributes }: Pick<ProductView, "attributes">) {
  const { t, number } = useI18n();
  const id = useId();
  if (attributes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeading id={id} title={t("product.specifications")} />
      <table className={styles.table}>
        <tbody>
          {attributes.map(({ name, value, unit }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>
                  {/* A number without a unit may be a code, such as a customs heading. */}
                  <span>{unit && isDecimal(value) ? number(value) : value}</span>
                  {unit && <span>{`\u00a0${unit}`}</span>}
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
