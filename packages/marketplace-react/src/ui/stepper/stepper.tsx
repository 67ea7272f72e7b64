import { latinDigits } from "marketplace-sdk/money";
import { useEffect, useState } from "react";
import { IconButton } from "../button/button.js";
import { minusIcon, plusIcon } from "../icon/icons.js";
import { useUi } from "../ui-provider.js";
import styles from "./stepper.module.css";

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** The current quantity, a whole number. */
  value: number;
  /** Called with another whole number within the bounds, after a step, Enter, or when the field loses focus. */
  onChange: (value: number) => void;
  /** Default 1. */
  min?: number;
  /** Default 9999. */
  max?: number;
  /**
   * Step of the buttons, which go to multiples of it, such as the pack size. Default 1. A typed quantity isn't rounded
   * to it.
   */
  step?: number;
  /** Accessible name. Default "Quantity". */
  label?: string;
  /** Hint after a quantity above `max` was typed. Without it, the quantity changes silently. */
  overMax?: (max: number) => string;
}

/** A quantity to step or type, kept within its bounds. */
export function Stepper({ value, onChange, min = 1, max = 9999, step = 1, label, overMax }: StepperProps) {
  const { labels } = useUi();
  const [text, setText] = useState(String(value));
  const [isOver, setIsOver] = useState(false);
  useEffect(() => setText(String(value)), [value]);

  const commit = (typed: string): void => {
    const digits = latinDigits(typed).trim();
    const wanted = /^\d{1,9}$/.test(digits) ? Number(digits) : value;
    const inside = Math.min(max, Math.max(min, wanted));
    setText(String(inside));
    setIsOver(wanted > max);
    if (inside !== value) onChange(inside);
  };
  const name = label ?? labels.quantity;
  return (
    <>
      <fieldset className={styles.stepper} aria-label={name}>
        <IconButton
          icon={minusIcon}
          size={18}
          label={labels.decrease}
          disabled={value <= min}
          onClick={() => commit(String(value - (value % step || step)))}
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
          label={labels.increase}
          disabled={value >= max}
          onClick={() => commit(String(value + step - (value % step)))}
        />
      </fieldset>
      {overMax && (
        <span className={styles.over} role="status">
          {isOver && overMax(max)}
        </span>
      )}
    </>
  );
}
