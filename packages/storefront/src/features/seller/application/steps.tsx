import { checkIcon, Icon } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import styles from "./application.module.css";

const STEPS = [
  { name: "merchant.stepDocuments" },
  { name: "merchant.stepReview", time: "merchant.stepTime" },
  { name: "merchant.stepSell" },
] as const;

/** The three steps (docs/product.md, "Merchant registration"). @param current 1 to 3; 0 for those who have not begun */
export function Steps({ current }: { current: number }) {
  const { t, number } = useI18n();
  return (
    <nav aria-label={current > 0 ? t("merchant.step", { number: current }) : t("titles.merchant")}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const at = index + 1;
          const past = at < current;
          return (
            <li
              key={step.name}
              className={styles.step}
              aria-current={at === current ? "step" : undefined}
              data-past={past || undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {past ? <Icon of={checkIcon} size={16} /> : number(at)}
              </span>
              <span>
                {t(step.name)}
                {"time" in step && <span className={styles.time}> {t(step.time)}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
