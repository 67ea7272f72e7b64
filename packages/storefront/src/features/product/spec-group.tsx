import { useI18n } from "../../i18n";
import { Picture } from "../../ui/picture";
import styles from "./spec-group.module.css";
import { availability, type Choice, choiceText, valuePicture } from "./variants";
import type { ProductView } from "./view";

/** Props of {@link SpecGroup}. */
export interface SpecGroupProps {
  product: ProductView;
  /** Which of the product's specs. */
  index: number;
  choice: Choice;
  /** The buyer went on without choosing here. */
  asked: boolean;
  onChoose: (value: string) => void;
}

/** The values of one choice, such as the colours. What can't be had beside the other choices says why. */
export function SpecGroup({ product, index, choice, asked, onChoose }: SpecGroupProps) {
  const { t } = useI18n();
  const spec = product.specs[index];
  if (!spec) return null;
  const others = choiceText(choice.map((value, at) => (at === index ? undefined : value)));
  const reasons = {
    open: undefined,
    soldOut: t("product.soldOut"),
    none: others ? t("product.notWith", { choice: others }) : t("product.notMade"),
  };
  return (
    <fieldset className={styles.group} data-asked={asked || undefined}>
      <legend className={styles.name}>
        <bdi>{spec.name || t("product.option")}</bdi>
      </legend>
      <div className={styles.values}>
        {spec.items.map((value) => {
          const reason = reasons[availability(product, choice, index, value)];
          const picture = valuePicture(product, index, value);
          return (
            <button
              key={value}
              type="button"
              className={styles.value}
              aria-pressed={choice[index] === value}
              disabled={reason !== undefined && choice[index] !== value}
              onClick={() => onChoose(value)}
            >
              {picture && <Picture className={styles.picture} src={picture} alt="" shape="round" />}
              <span>
                <bdi className={styles.word}>{value}</bdi>
                {reason && <span className={styles.reason}>{reason}</span>}
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
