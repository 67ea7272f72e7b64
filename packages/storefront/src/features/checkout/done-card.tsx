import type { ReactNode } from "react";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import styles from "./checkout.module.css";

/** Props of {@link DoneCard}. */
export interface DoneCardProps {
  title: string;
  text: string;
  /** Where what was done can be followed. */
  details: string;
  children?: ReactNode;
}

/** Something is done: a sentence, the way to see it, and the way back to the shop. */
export function DoneCard({ title, text, details, children }: DoneCardProps) {
  const { t } = useI18n();
  return (
    <EmptyState
      art="done"
      title={title}
      text={text}
      action={
        <div className={styles.done}>
          {children}
          <ButtonLink to={details} block>
            {t("checkout.details")}
          </ButtonLink>
          <ButtonLink to={paths.product()} variant="quiet" block>
            {t("checkout.goOn")}
          </ButtonLink>
        </div>
      }
    />
  );
}
