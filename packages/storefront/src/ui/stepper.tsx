import { useEffect, useState } from "react";
import { useI18n } from "../i18n";
import { latinDigits } from "../money/digits";
import { IconButton } from "./icon-button";
import { minusIcon, plusIcon } from "./icons-more";
import styles from "./stepper.module.css";

/** Props of {@link Stepper}. */
export interface StepperProps {
  value: number;
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 9999. */
  max?: number;
  /** What is counted. Default "Quantity". */
  label?: string;
}

/** A quantity with fewer and more; it may also be typed. Values outside the bounds are moved inside. */
export function Stepper({ value, onChange, min = 1, max = 9999, label }: StepperProps) {
  const { t } = useI18n();
  const [text, setText] = useState(String(value));
  useEffect(() => setText(String(value)), [value]);

  const commit = (typed: string): void => {
    const digits = latinDigits(typed).trim();
    const wanted = /^\d{1,9}$/.test(digits) ? Number(digits) : value;
    const inside = Math.min(max, Math.max(min, wanted));
    setText(String(inside));
    if (inside !== value) onChange(inside);
  };
  const name = label ?? t("ui.quantity");
  return (
    <fieldset className={styles.stepper} aria-label={name}>
      <IconButton
        icon={minusIcon}
        size={18}
        label={t("ui.fewer")}
        disabled={value <= min}
        onClick={() => commit(String(value - 1))}
      />
      <input
        className={styles.input}
        inputMode="numeric"
        aria-label={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => commit(text)}
        onKeyDown={(event) => event.key === "Enter" && commit(text)}
      />
      <IconButton
        icon={plusIcon}
        size={18}
        label={t("ui.more")}
        disabled={value >= max}
        onClick={() => commit(String(value + 1))}
      />
    </fieldset>
  );
}
