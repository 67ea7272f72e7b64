import type { InputHTMLAttributes, ReactNode } from "react";
import styles from "./checkbox.module.css";
import { classNames } from "./class-names";

/** Props of {@link Checkbox}; everything an `<input>` takes. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** Visible words beside the box. */
  children?: ReactNode;
  /** Words for a box that has none beside it. */
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
