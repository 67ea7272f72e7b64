import type { Input, MerchantProduct } from "marketplace-sdk";
import { readQuantity } from "../../../entities/product/quantity";
import type { FieldErrors } from "../../../shared/forms/field-errors";
import { storedText, textOf } from "../../../shared/forms/stored-text";
import { PRODUCT } from "./product-input";
import type { ProductValues } from "./product-values";

/** The fields for a product's specification table and its lead times. */
type FactValues = Pick<ProductValues, "attributes" | "lead_times">;
/** The part of merchantProducts.save that {@link factsInput} returns. */
type FactsInput = Pick<Input<"merchantProducts.save">, "attributes" | "lead_times">;

/** Initial values of the form. */
export const factValues = (product?: MerchantProduct): FactValues => ({
  attributes: (product?.attributes ?? []).map((row) => ({
    name: textOf(row.name),
    value: textOf(row.value),
    unit: textOf(row.unit),
  })),
  lead_times: (product?.lead_times ?? []).map((row) => ({
    min_num: storedText<"min_num", number>(row, "min_num"),
    days: storedText<"days", number>(row, "days"),
  })),
});

/** Errors by field: each name is there once and has a value; quantities and days rise from row to row. */
export function validateFacts({ attributes, lead_times }: FactValues, tag: string): FieldErrors<string> {
  const errors: { [field: string]: FieldErrors<string>[string] } = {};
  const names = attributes.map(({ name }) => name.trim().toLowerCase());
  for (const [at, { value }] of attributes.entries()) {
    const name = names[at] ?? "";
    if (name === "" || names.indexOf(name) !== at)
      errors[`attributes.${at}.name`] = "dashboard.attributeRule";
    if (value.trim() === "") errors[`attributes.${at}.value`] = "dashboard.enterValue";
  }
  let before = { pieces: 1, days: 0 };
  for (const [at, row] of lead_times.entries()) {
    const pieces = readQuantity(row.min_num, tag);
    const days = readQuantity(row.days, tag);
    if (pieces === undefined || pieces <= before.pieces)
      errors[`lead_times.${at}.min_num`] = "dashboard.tierFromRule";
    if (days === undefined || days <= before.days || days > PRODUCT.lead_times.items.days.maximum)
      errors[`lead_times.${at}.days`] = "dashboard.leadDaysRule";
    before = { pieces: pieces ?? before.pieces, days: days ?? before.days };
  }
  return errors;
}

/** Input for values that passed {@link validateFacts}. Lists that were not edited are left out. */
export function factsInput(values: FactValues, tag: string, base: FactValues = factValues()): FactsInput {
  const isEdited = (name: keyof FactValues) => JSON.stringify(values[name]) !== JSON.stringify(base[name]);
  return {
    ...(isEdited("attributes") && {
      attributes: values.attributes.map(({ name, value, unit }) => ({
        name: name.trim(),
        value: value.trim(),
        ...(unit.trim() !== "" && { unit: unit.trim() }),
      })),
    }),
    ...(isEdited("lead_times") && {
      lead_times: values.lead_times.map(({ min_num, days }) => ({
        min_num: readQuantity(min_num, tag) ?? 2,
        days: readQuantity(days, tag) ?? 1,
      })),
    }),
  };
}
