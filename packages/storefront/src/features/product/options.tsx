import type { ProductView, PurchaseProblem, VariantSelection } from "marketplace-react";
import { useI18n } from "../../i18n";
import { Picture } from "../../shared/ui/picture";
import styles from "./options.module.css";
import type { Purchase } from "./use-purchase";
import { valuePicture } from "./value-picture";

/** Most values, over all options, to show in a phone's page; more are chosen in the sheet. */
const MAX_VALUES = 24;

/** Whether the options are in the page itself, which saves a press. */
export const areOptionsInPage = ({ specs }: ProductView, isDesktop: boolean): boolean =>
  isDesktop || specs.reduce((count, { items }) => count + items.length, 0) <= MAX_VALUES;

/** Props of {@link Options}. */
export interface OptionsProps {
  product: ProductView;
  purchase: Purchase;
}

/** All specs of a product with their values, in the page itself or in the sheet of variants. */
export function Options({ product, purchase: { variant, problem, toggle } }: OptionsProps) {
  return product.specs.map((spec, index) => (
    <SpecGroup
      key={[spec.name, ...spec.items].join("|")}
      product={product}
      variant={variant}
      index={index}
      isMissing={problem?.kind === "incomplete" && variant.selection[index] === undefined}
      onToggle={(value) => toggle(index, value)}
    />
  ));
}

/** Props of {@link SpecGroup}. */
interface SpecGroupProps {
  product: ProductView;
  variant: VariantSelection;
  /** Index of the spec in the product. */
  index: number;
  /** Whether the buyer tried to buy without selecting a value of this spec. */
  isMissing: boolean;
  onToggle: (value: string) => void;
}

/** The values of one spec, such as colors. A value that doesn't go with the other selected ones says why. */
function SpecGroup({ product, variant, index, isMissing, onToggle }: SpecGroupProps) {
  const { t } = useI18n();
  const { selection, availability } = variant;
  const spec = product.specs[index];
  if (!spec) return null;
  const others = selection.filter((value, at) => at !== index && value !== undefined).join(", ");
  const reasons = {
    available: undefined,
    soldOut: t("product.soldOut"),
    none: others ? t("product.notWith", { choice: others }) : t("product.notMade"),
  };
  return (
    <fieldset className={styles.group} data-missing={isMissing || undefined}>
      <legend className={styles.name}>
        <bdi>{spec.name || t("product.option")}</bdi>
      </legend>
      <div className={styles.values}>
        {spec.items.map((value) => {
          const reason = reasons[availability(index, value)];
          const picture = valuePicture(product, index, value);
          const isSelected = selection[index] === value;
          return (
            <button
              key={value}
              type="button"
              className={styles.value}
              aria-pressed={isSelected}
              disabled={reason !== undefined && !isSelected}
              onClick={() => onToggle(value)}
            >
              {picture && <Picture className={styles.valuePicture} src={picture} alt="" shape="round" />}
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

/** Why the last press did not buy anything. */
export function ProblemText({ problem }: { problem: PurchaseProblem }) {
  const { t } = useI18n();
  if (problem.kind === "incomplete") return t("product.selectProduct");
  if (problem.kind === "soldOut") return t("product.soldOut");
  if (problem.kind === "pack") return t("wholesale.packs", { count: problem.packSize });
  if (problem.kind === "minimum") return t("wholesale.minimum", { count: problem.minOrder });
  return problem.left > 0 ? t("product.short", { count: problem.left }) : t("product.shortNone");
}
