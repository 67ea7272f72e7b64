import { type ReactNode, useId } from "react";
import { useI18n } from "../../i18n";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./filter-sheet.module.css";

/** Props of {@link Counted}. */
export interface CountedProps {
  /** Products that a filter leaves; nothing stands there while it is not known. */
  count: number | undefined;
  children: ReactNode;
}

/** The name of a filter, and how many products it leaves. */
export function Counted({ count, children }: CountedProps) {
  const { number } = useI18n();
  return (
    <span>
      {children}
      {count !== undefined && (
        <>
          {/* A line never begins with the count. */}
          {"\u00a0"}
          <span className={styles.left}>{number(count)}</span>
        </>
      )}
    </span>
  );
}

/** Props of {@link Choice}. */
export interface ChoiceProps {
  name: string;
  /** What the server offers. */
  values: readonly FacetValue[];
  chosen: number | undefined;
  textOf: (value: number) => string;
  /** Undefined when the chosen value is pressed again. */
  onChoose: (value: number | undefined) => void;
}

/** A filter of which one value is chosen, or none. What would leave no product can't be chosen. */
export function Choice({ name, values, chosen, textOf, onChoose }: ChoiceProps) {
  const heading = useId();
  const options = offered(values, chosen);
  if (options.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      <div className={utilities.wrap}>
        {options.map(({ value, count }) => {
          const on = value === chosen;
          return (
            <button
              key={value}
              type="button"
              className={styles.step}
              aria-pressed={on}
              disabled={count === 0 && !on}
              onClick={() => onChoose(on ? undefined : value)}
            >
              <Counted count={count}>{textOf(value)}</Counted>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** A value of a filter, and how many products it leaves; the narrowest comes first. */
interface FacetValue {
  value: number;
  /** Undefined where the server does not count it. */
  count?: number | undefined;
}

/**
 * The values to choose from: without those that leave the same products as a narrower one, and with the chosen one, whatever the
 * server offers: a link may carry another.
 */
export function offered(values: readonly FacetValue[], chosen: number | undefined): readonly FacetValue[] {
  const useful = values.filter(({ value, count }, at) => value === chosen || count !== values[at - 1]?.count);
  const isThere = chosen === undefined || useful.some(({ value }) => value === chosen);
  return isThere ? useful : [...useful, { value: chosen }];
}
