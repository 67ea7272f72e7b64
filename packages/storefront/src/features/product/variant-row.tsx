import { useI18n } from "../../i18n";
import { Icon } from "../../ui/icon";
import { chevronIcon } from "../../ui/icons";
import { Picture } from "../../ui/picture";
import styles from "./variant-row.module.css";
import { type Choice, choiceText, missing, valuePicture } from "./variants";
import type { ProductView } from "./view";

/** Props of {@link VariantRow}. */
export interface VariantRowProps {
  product: ProductView;
  choice: Choice;
  num: number;
  onOpen: () => void;
}

/** Most pictures that hint at the choice. */
const HINTS = 4;

/** What is chosen so far; a press opens the sheet to choose. */
export function VariantRow({ product, choice, num, onOpen }: VariantRowProps) {
  const { t, number } = useI18n();
  const complete = missing(choice).length === 0;
  const open = product.specs.filter((_, index) => choice[index] === undefined);
  const words = complete
    ? [choiceText(choice), number(num)].filter(Boolean).join(" × ")
    : open.map(({ name }) => name || t("product.option")).join(", ");
  const label = product.specs.length === 0 ? "ui.quantity" : complete ? "product.chosen" : "product.choose";
  const hints = (product.specs[0]?.items ?? []).flatMap((item) => valuePicture(product, 0, item) ?? []);
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onOpen}>
      <span className={styles.text}>
        <span className={styles.label}>{t(label)}</span>
        <span className={styles.words}>
          <bdi>{words}</bdi>
        </span>
      </span>
      {hints.length > 1 && (
        <span className={styles.hints}>
          {hints.slice(0, HINTS).map((picture) => (
            <Picture key={picture} className={styles.hint} src={picture} alt="" shape="small" />
          ))}
        </span>
      )}
      <Icon of={chevronIcon} size={18} />
    </button>
  );
}
