import type { ReactNode } from "react";
import styles from "./option-list.module.css";

/** One way out of several. */
export interface Option<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** What it means: limits, costs, time. */
  detail?: ReactNode;
  /** It can't be taken; `detail` says why. */
  disabled?: boolean | undefined;
}

/** Props of {@link OptionList}. */
export interface OptionListProps<Id extends string> {
  /** Names the group; stands above it. */
  label: string;
  /** Of the form's field; each list of a page its own. */
  name: string;
  options: readonly Option<Id>[];
  value: Id | undefined;
  onChange: (id: Id) => void;
}

/** A choice of one of a few ways, each with what it means. */
export function OptionList<Id extends string>({
  label,
  name,
  options,
  value,
  onChange,
}: OptionListProps<Id>) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.id}
            className={styles.radio}
            checked={option.id === value}
            disabled={option.disabled}
            onChange={() => onChange(option.id)}
          />
          <span>
            <span className={styles.name}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
