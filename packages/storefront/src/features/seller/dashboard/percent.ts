import { readAmount } from "marketplace-react/money";

/** "0.085" as "8.5". */
export function percentOf(fraction: string): string {
  const [units = "0", rest = ""] = fraction.split(".");
  const digits = rest.padEnd(2, "0");
  const after = digits.slice(2).replace(/0+$/, "");
  return `${Number(units + digits.slice(0, 2))}${after && `.${after}`}`;
}

/** "8.5" as "0.085"; undefined for anything but a percentage below 100. */
export function fractionOf(percent: string, tag: string): string | undefined {
  const read = readAmount(percent, tag, { whole: 2, fraction: 4 });
  if (read === null) return undefined;
  const [units = "", rest = ""] = (read ?? "0").split(".");
  const digits = (units.padStart(2, "0") + rest).replace(/0+$/, "");
  return digits ? `0.${digits}` : "0";
}
