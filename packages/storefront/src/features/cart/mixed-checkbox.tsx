import { Checkbox } from "marketplace-react/ui";
import { useEffect, useRef } from "react";

interface MixedCheckboxProps {
  /** Accessible name of a box without visible text. */
  label: string;
  /** Number of selected items, out of `total`. */
  selected: number;
  total: number;
  onChange: (checked: boolean) => void;
  /** Visible text, used instead of `label`. */
  children?: string;
}

/** A checkbox for a group of others: on, off, or mixed. */
export function MixedCheckbox({ label, selected, total, onChange, children }: MixedCheckboxProps) {
  const box = useRef<HTMLSpanElement>(null);
  const mixed = selected > 0 && selected < total;
  // `indeterminate` has no attribute, only a property.
  useEffect(() => {
    const input = box.current?.querySelector("input");
    if (input) input.indeterminate = mixed;
  }, [mixed]);
  return (
    <span ref={box}>
      <Checkbox
        checked={selected === total}
        onChange={(event) => onChange(event.target.checked)}
        {...(children === undefined && { "aria-label": label })}
      >
        {children}
      </Checkbox>
    </span>
  );
}
