import { type ReactNode, useId } from "react";
import styles from "./field.module.css";

/** Label, error and help of a field. */
export interface FieldTexts {
  /** Always visible, above the box. */
  label: string;
  /** Error message, linked to the control. */
  error?: string | undefined;
  /** Hint below the control. */
  hint?: string | undefined;
}

/** Props that link a control to its label, error and hint. */
export interface ControlProps {
  /** Id for the label to point to. */
  id: string;
  /** Class of an input inside the box, which itself draws border and focus. */
  className: string | undefined;
  /** Whether there is an `error`. */
  "aria-invalid": true | undefined;
  /** Ids of error and hint; undefined if there is neither. */
  "aria-describedby": string | undefined;
}

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends FieldTexts {
  /** Content at the end of the box. */
  end?: ReactNode;
  /** Renders the control. Spread `control` on it. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, box, error and hint of a control. */
export function FieldFrame({ label, error, hint, end, children }: FieldFrameProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        {children({
          id,
          className: styles.input,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": described || undefined,
        })}
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
