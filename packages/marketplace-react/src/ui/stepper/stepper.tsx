"use client";
import { readQuantity } from "marketplace-sdk/money";
import { type ComponentPropsWithoutRef, forwardRef, useEffect, useId, useState } from "react";
import { IconButton } from "../button/button.js";
import { classNames } from "../class-names.js";
import { minusIcon, plusIcon } from "../icon/icons.js";
import { isComposing } from "../is-composing.js";
import { useUi } from "../ui-provider.js";
import styles from "./stepper.module.css";

/** Props of {@link Stepper}; everything a `<fieldset>` takes. */
export interface StepperProps extends Omit<ComponentPropsWithoutRef<"fieldset">, "children" | "onChange"> {
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
   * to it, but one above `max` becomes the largest multiple below.
   */
  step?: number;
  /** Default true. Without buttons it is a narrow field to type in, for the cells of a table. */
  buttons?: boolean;
  /** Accessible name. Default "Quantity". */
  label?: string;
  /** Hint after a quantity above `max` was typed, where `max` is the stock. Default: `labels.atMost`. */
  overMax?: (max: number) => string;
}

/** What is wrong with the typed text: it can't be read, or was beyond a bound, which then counts. */
type Problem = "unread" | "under" | "over";

/**
 * A quantity to step or type, kept within its bounds. Digits, groups and words for pieces are read as people write them;
 * what can't be read stays in the field and is marked, and the quantity stays what it was.
 */
export const Stepper = forwardRef<HTMLFieldSetElement, StepperProps>(function Stepper(
  { value, onChange, min = 1, max = 9999, step = 1, buttons = true, label, overMax, className, ...rest },
  ref,
) {
  const { labels, language } = useUi();
  const [text, setText] = useState(String(value));
  const [problem, setProblem] = useState<Problem>();
  const hint = useId();
  useEffect(() => {
    setText(String(value));
    setProblem((before) => (before === "unread" ? undefined : before));
  }, [value]);

  // Part of a pack can't be ordered, unless there is no whole one.
  const most = Math.max(min, max - (max % step) || max);
  const take = (wanted: number): void => {
    const inside = wanted > max ? most : Math.max(min, wanted);
    setText(String(inside));
    setProblem(wanted > max ? "over" : wanted < min ? "under" : undefined);
    if (inside !== value) onChange(inside);
  };
  const commit = (): void => {
    const read = readQuantity(text, language);
    if (read === null) setProblem("unread");
    // An untouched field still says why it shows another quantity than was typed.
    else if (text !== String(value) || problem === "unread") take(read ?? value);
  };
  const sentence = {
    unread: () => labels.notWhole(value),
    under: () => labels.atLeast(min),
    over: () => (overMax ?? labels.atMost)(max),
  };
  const name = label ?? labels.quantity;
  return (
    <>
      <fieldset {...rest} ref={ref} className={classNames(styles.stepper, className)} aria-label={name}>
        {buttons && (
          <IconButton
            icon={minusIcon}
            size={18}
            label={labels.decrease}
            disabled={value <= min}
            onClick={() => take(value - (value % step || step))}
          />
        )}
        <input
          className={styles.input}
          inputMode="numeric"
          aria-label={name}
          aria-describedby={hint}
          aria-invalid={problem === "unread" || undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === "Enter" && !isComposing(event) && commit()}
        />
        {buttons && (
          <IconButton
            icon={plusIcon}
            size={18}
            label={labels.increase}
            disabled={value >= most}
            onClick={() => take(value + step - (value % step))}
          />
        )}
      </fieldset>
      <span id={hint} className={styles.hint} role="status">
        {problem && sentence[problem]()}
      </span>
    </>
  );
});
