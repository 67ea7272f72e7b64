/** A row of a product's specification table, as stored. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
  /** Empty for a value without one. */
  readonly unit: string;
}

export const attributeDto = ({ name, value, unit }: Attribute) => ({
  name,
  value,
  ...(unit !== "" && { unit }),
});
