import { readFileSync } from "node:fs";
import {
  dataSchema,
  type Envelope,
  inputSchema,
  type OpenApi,
  type OperationObject,
  type Parameter,
  parametersOf,
  type Schema,
} from "marketplace-contract";

export type { OpenApi as Bundle, OperationObject as Described, Schema } from "marketplace-contract";
export { resolveSchema as settle } from "marketplace-contract";

/** An operation with everything that its page needs. */
export interface Operation {
  id: string;
  tag: string;
  method: string;
  path: string;
  described: OperationObject;
  /** Media type of its body, undefined if it has none. */
  media?: string | undefined;
  /** Its body or query fields as one object; undefined if it takes no input. */
  input?: Schema | undefined;
  /** Whether the input may be left out. */
  optional: boolean;
  headers: Parameter[];
  /** Schema of `data` on success. */
  data: Schema;
  /** Named answers, the successful one first. */
  examples: {
    status: string;
    name: string;
    summary: string;
    when?: Readonly<Record<string, unknown>>;
    value: Envelope;
  }[];
}

/** Reads the built contract (`npm run build -w marketplace-contract`). */
export function readBundle(file: string): OpenApi {
  return JSON.parse(readFileSync(file, "utf8"));
}

/** All operations in the order of the contract. */
export function operationsOf(bundle: OpenApi): Operation[] {
  return Object.entries(bundle.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, described]) =>
      operationOf(bundle, method.toUpperCase(), path, described),
    ),
  );
}

function operationOf(bundle: OpenApi, method: string, path: string, described: OperationObject): Operation {
  const query = parametersOf(bundle, described, "query");
  const body = described.requestBody;
  return {
    id: described.operationId,
    tag: described.tags[0] ?? "",
    method,
    path,
    described,
    media: body && Object.keys(body.content)[0],
    input: inputSchema(bundle, described) ?? undefined,
    optional: body ? !body.required : !query.some(({ required }) => required),
    headers: parametersOf(bundle, described, "header"),
    data: dataSchema(bundle, described),
    examples: examplesOf(described),
  };
}

function examplesOf({ responses }: OperationObject): Operation["examples"] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.["application/json"]?.examples ?? {}).map(([name, example]) => ({
      status,
      name,
      summary: example.summary,
      ...(example["x-when"] ? { when: example["x-when"] } : {}),
      value: example.value,
    })),
  );
}

/** Last part of a reference: the name of a schema, response or parameter. */
export const nameOf = (ref: string): string => ref.split("/").at(-1) ?? "";
