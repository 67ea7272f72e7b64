import { Icon, starIcon } from "marketplace-react/ui";
import { useId } from "react";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import styles from "./orders.module.css";
import { STARS } from "./review";

interface StarsFieldProps {
  /** Of the field: a form with errors focuses it. */
  name: string;
  /** 0 before one is chosen. */
  value: number;
  error: string | undefined;
  onChange: (star: number) => void;
}

/** A choice of one to five stars: radio buttons to the keyboard and to assistive technology. */
export function StarsField({ name, value, error, onChange }: StarsFieldProps) {
  const { t, labels } = useI18n();
  const id = useId();
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      className={styles.field}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={cards.label}>{t("orders.rating")}</legend>
      <div className={styles.stars}>
        {STARS.map((star) => (
          <label key={star} className={styles.star} data-on={star <= value || undefined}>
            <input
              type="radio"
              name={`${id}-star`}
              className={styles.input}
              checked={star === value}
              onChange={() => onChange(star)}
            />
            <span className="visually-hidden">{labels.rating(star)}</span>
            <Icon of={starIcon} size={32} filled={star <= value} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={cards.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
