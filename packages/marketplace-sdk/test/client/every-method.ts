import {
  inputSchema,
  openapi,
  operationObject,
  operations,
  propertiesOf,
  resolveSchema,
  type Schema,
} from "marketplace-contract";
import type { CallOptions, Marketplace } from "../../src/index";

type Call = (market: Marketplace, options?: CallOptions) => Promise<unknown>;

/** A call of each operation with every field of its input, made up from the contract; for loops. */
export const methods: readonly (readonly [id: string, call: Call])[] = operations.map(
  ({ id, resource, name }) => {
    const schema = inputSchema(openapi, operationObject(openapi, id));
    const input = schema === null ? [] : [sampleOf(schema, name)];
    const call: Call = async (market, options) => {
      const group: object = Reflect.get(market, resource);
      return Reflect.get(group, name)(...input, options);
    };
    return [id, call];
  },
);

/** Some value of a schema; texts say which field they are in. */
function sampleOf(reference: Schema, field: string): unknown {
  const schema = resolveSchema(openapi, reference);
  const fields = Object.entries(propertiesOf(openapi, schema));
  if (fields.length > 0) return Object.fromEntries(fields.map(([key, part]) => [key, sampleOf(part, key)]));
  const [example] = schema.examples ?? schema.enum ?? [];
  if (example !== undefined) return example;
  if (schema.format === "binary") return new Blob(["x"]);
  if (schema.items) return [sampleOf(schema.items, field)];
  const types = [schema.type].flat();
  if (types.includes("integer") || types.includes("number")) return 1;
  return types.includes("boolean") ? true : `${field}-of-mira`;
}
