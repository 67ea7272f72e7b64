import { Validator } from "@cfworker/json-schema";
import { definitions, results } from "../generated/json-schemas.js";
import type { Data, OperationId } from "../operation-types.js";
import type { AnswerValidator } from "../options.js";
import { isRecord } from "../values.js";

/** One thing that is wrong, and where. */
export interface Issue {
  /** What the schema expected there, in English, for programmers. */
  readonly message: string;
  /** Names and indexes that lead to the value; empty for the whole. */
  readonly path: readonly (string | number)[];
}

/**
 * A schema as libraries that speak Standard Schema take it: forms, routers, test tools.
 * @see https://standardschema.dev
 */
export interface StandardSchema<Output> {
  /** Version 1 of the interface; `validate` is synchronous and changes nothing. */
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "marketplace-sdk";
    readonly validate: (value: unknown) => { readonly value: Output } | { readonly issues: readonly Issue[] };
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** Compiled when they are first used. */
const validators = new Map<OperationId, Validator>();

function validatorOf(operation: OperationId): Validator {
  const known = validators.get(operation);
  if (known) return known;
  const validator = new Validator({ $defs: definitions, ...results[operation] }, "2020-12");
  validators.set(operation, validator);
  return validator;
}

/**
 * Checks `data` of an operation against the contract.
 * @param operation such as `orders.get`
 * @param data what the client resolved to; before that, money may still be a number
 * @returns what is wrong, empty when the data conforms to the contract
 */
export function findIssues(operation: OperationId, data: unknown): Issue[] {
  const { valid, errors } = validatorOf(operation).validate(withoutUndefined(data));
  if (valid) return [];
  const own = errors.filter(({ keyword }) => !CONTAINERS.has(keyword));
  return (own.length > 0 ? own : errors).map(({ error, instanceLocation }) => ({
    message: error,
    path: pathOf(instanceLocation),
  }));
}

/** Fields that the client could not read are undefined, which JSON doesn't know: they are missing. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (!isRecord(value)) return value;
  const known = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(known.map(([name, field]) => [name, withoutUndefined(field)]));
}

/** Keywords that only say that one of their parts is wrong. */
const CONTAINERS = new Set(["$ref", "properties", "items", "allOf", "anyOf", "oneOf"]);

/** `#/data/0/price` as names and indexes. */
const pathOf = (location: string): (string | number)[] =>
  location
    .split("/")
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** `data[0].price` */
const writePath = (path: readonly (string | number)[]): string =>
  path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");

/**
 * Checks every response of a client: `createMarketplace({ baseUrl, validate: validateAnswers })`. A response that breaks the
 * contract rejects as `protocol`, with a message that names the field. Meant for development and tests: it costs time with
 * every response.
 */
export const validateAnswers: AnswerValidator = (operation, data) => {
  const [issue] = findIssues(operation, data);
  return issue && `data${writePath(issue.path)}: ${issue.message}`;
};

/**
 * The result of an operation as a Standard Schema: `resultSchema("orders.get")["~standard"].validate(value)`.
 * @param operation such as `orders.get`
 */
export const resultSchema = <Id extends OperationId>(operation: Id): StandardSchema<Data<Id>> => ({
  "~standard": {
    version: 1,
    vendor: "marketplace-sdk",
    validate(value) {
      const issues = findIssues(operation, value);
      // Nothing is wrong with it, so it is what the contract says.
      return issues.length > 0 ? { issues } : { value: value as Data<Id> };
    },
  },
});
