import { inputSchema, openapi, operationObject, operations, sampleOf } from "marketplace-contract";
import type { CallOptions, Marketplace } from "../../src/index";

type Call = (market: Marketplace, options?: CallOptions) => Promise<unknown>;

/** Texts say which field they are in. */
const text = (field: string) => `${field}-of-mira`;

/** A call of each operation with every field of its input, made up from the contract; for loops. */
export const methods: readonly (readonly [id: string, call: Call])[] = operations.map(
  ({ id, resource, name }) => {
    const schema = inputSchema(openapi, operationObject(openapi, id));
    const input = schema === null ? [] : [sampleOf(openapi, schema, { likely: {}, isWhole: true, text })];
    const call: Call = async (market, options) => {
      const group: object = Reflect.get(market, resource);
      return Reflect.get(group, name)(...input, options);
    };
    return [id, call];
  },
);
