import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./checkbox.module.css";

/** Props of {@link Checkbox}; everything an `<input>` takes. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** The visible label. */
  children?: ReactNode;
  /** Accessible name of a box without a visible label. */
  "aria-label"?: string;
}

/** A checkbox with a 44 px target. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...input} type="checkbox" className={styles.box} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
