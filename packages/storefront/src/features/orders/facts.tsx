import { Copyable } from "../../ui/copyable";
import { Fact, Facts } from "../../ui/facts";

/** A named text; `copy` where people paste it elsewhere. */
export interface FactRow {
  name: string;
  /** One without words is left out. */
  value: string | undefined;
  copy?: boolean;
}

/** Names and texts side by side. */
export function FactRows({ rows }: { rows: readonly FactRow[] }) {
  return (
    <Facts>
      {rows.map(({ name, value, copy }) => (
        <Fact key={name} name={name}>
          {value && (copy ? <Copyable text={value} label={name} /> : <bdi>{value}</bdi>)}
        </Fact>
      ))}
    </Facts>
  );
}
