import { useId } from "react";
import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import { Icon } from "../../ui/icon";
import { starIcon } from "../../ui/icons";
import { STARS } from "./review";
import styles from "./stars-field.module.css";

/** Props of {@link StarsField}. */
export interface StarsFieldProps {
  /** Of the field: a form that is refused goes to it. */
  name: string;
  /** 0 before one is chosen. */
  value: number;
  error: string | undefined;
  onChange: (star: number) => void;
}

/** A choice of one to five stars: radio buttons to the keyboard and to assistive technology. */
export function StarsField({ name, value, error, onChange }: StarsFieldProps) {
  const { t } = useI18n();
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
            <span className="visually-hidden">{t("ui.rating", { value: star })}</span>
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
