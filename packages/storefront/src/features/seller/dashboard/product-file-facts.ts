import type { Input, MerchantProduct } from "marketplace-sdk";
import { readQuantity } from "../../../entities/product/quantity";
import { textOf } from "../../../shared/forms/stored-text";
import { PRODUCT } from "./product-input";

type SaveInput = Input<"merchantProducts.save">;
type Attributes = NonNullable<SaveInput["attributes"]>;
type LeadTimes = NonNullable<SaveInput["lead_times"]>;

/** Columns for lead times and the specification table, which Shopify's files have not. */
export const FACT_COLUMNS = ["Lead Times", "Attributes"] as const;
type FactColumn = (typeof FACT_COLUMNS)[number];

/** The facts in a file; missing ones are undefined, and an empty list removes those there are. */
export interface FactsDraft {
  leadTimes: LeadTimes | undefined;
  attributes: Attributes | undefined;
}

/** Why a fact can't be saved. */
export type FactFault = "leadTimes" | "attributes";

/** Cell text that removes a list. An empty cell leaves it unchanged. */
const NONE = "none";

/**
 * The cells of a product's facts. A lead time is written `120+ 5`, an attribute as a line `Weight: 1.1 [kg]`. What would be read as
 * something else, such as a name with a colon, or could not be read leaves its cell empty, which changes nothing.
 */
export function factCells(product: MerchantProduct): Record<FactColumn, string> {
  const [times, attributes] = [product.lead_times ?? [], product.attributes ?? []];
  const lines = attributes
    .map(({ name, value, unit }) => `${textOf(name)}: ${textOf(value)}${unit ? ` [${unit}]` : ""}`)
    .join("\n");
  return {
    "Lead Times": times.every(({ min_num, days }) => min_num && days)
      ? times.map(({ min_num, days }) => `${min_num}+ ${days}`).join("; ")
      : "",
    Attributes: isSame(readAttributes(lines) ?? [], attributes) ? lines : "",
  };
}

/**
 * @param read the product's first non-empty cell of a column
 * @param tag of the language that numbers are written in
 * @param fail throws
 */
export function readFacts(
  read: (column: FactColumn) => string | undefined,
  tag: string,
  fail: (column: FactColumn, reason: FactFault) => never,
): FactsDraft {
  const [times, lines] = [read("Lead Times"), read("Attributes")];
  return {
    leadTimes:
      times === undefined ? undefined : (readLeadTimes(times, tag) ?? fail("Lead Times", "leadTimes")),
    attributes: lines === undefined ? undefined : (readAttributes(lines) ?? fail("Attributes", "attributes")),
  };
}

/** @returns undefined for anything but quantities and days that rise */
function readLeadTimes(text: string, tag: string): LeadTimes | undefined {
  if (text.toLowerCase() === NONE) return [];
  const times = text.split(";").flatMap((part) => {
    const [, from = "", typed = ""] = /^([^+]*)\+([^+]*)$/.exec(part) ?? [];
    const [min_num, days] = [readQuantity(from, tag), readQuantity(typed, tag)];
    return min_num && days ? { min_num, days } : [];
  });
  const { maxItems, items } = PRODUCT.lead_times;
  const rises = times.every((time, at) => {
    const before = times[at - 1] ?? { min_num: 1, days: 0 };
    return time.min_num > before.min_num && time.days > before.days && time.days <= items.days.maximum;
  });
  return rises && times.length === text.split(";").length && times.length <= maxItems ? times : undefined;
}

/** @returns undefined for anything but lines with a name, each once, and a value */
function readAttributes(text: string): Attributes | undefined {
  if (text.trim().toLowerCase() === NONE) return [];
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const { maxItems, items } = PRODUCT.attributes;
  const rows = lines.flatMap((line) => {
    const [, name = "", value = "", unit = ""] =
      /^([^:]+?)\s*:\s+(.*?)(?:\s+\[([^[\]]+)\])?\s*$/.exec(line) ?? [];
    const fits =
      value !== "" &&
      name.trim().length <= items.name.maxLength &&
      value.length <= items.value.maxLength &&
      unit.length <= items.unit.maxLength;
    return fits ? { name: name.trim(), value, ...(unit && { unit }) } : [];
  });
  const names = new Set(rows.map(({ name }) => name.toLowerCase()));
  return names.size === lines.length && lines.length <= maxItems ? rows : undefined;
}

/** The facts of a new product. */
export const newFacts = ({ leadTimes = [], attributes = [] }: FactsDraft): Partial<SaveInput> => ({
  ...(leadTimes.length > 0 && { lead_times: leadTimes }),
  ...(attributes.length > 0 && { attributes }),
});

/** Writes the file's changes to a stored product's facts into `input`, and reports their columns. */
export function changeFacts(
  known: MerchantProduct,
  { leadTimes, attributes }: FactsDraft,
  input: SaveInput,
  name: (column: FactColumn) => void,
): void {
  if (leadTimes && !isSame(leadTimes, known.lead_times ?? [])) {
    name("Lead Times");
    input.lead_times = leadTimes;
  }
  if (attributes && !isSame(attributes, known.attributes ?? [])) {
    name("Attributes");
    input.attributes = attributes;
  }
}

/** Whether two lists say the same. A server may send further fields. */
function isSame(one: LeadTimes | Attributes, other: LeadTimes | Attributes): boolean {
  const texts = (rows: LeadTimes | Attributes) =>
    JSON.stringify(
      rows.map((row) => ("days" in row ? [row.min_num, row.days] : [row.name, row.value, row.unit ?? ""])),
    );
  return texts(one) === texts(other);
}
