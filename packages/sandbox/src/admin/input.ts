import { parseUnits, scaleOf } from "../domain/money";
import { invalidField } from "../kernel/errors";

/** Fields of a form or of a JSON object, as text. */
export interface Input {
  /** A required text, trimmed, with at most 500 characters unless another limit is given. @throws {HttpError} 422 naming the field */
  text(name: string, maxLength?: number): string;
  /** An optional text, "" if missing. */
  optional(name: string): string;
  /** A whole number, such as an id. @throws {HttpError} 422 naming the field */
  whole(name: string, bounds?: { readonly min?: number; readonly max?: number }): number;
  /** A positive amount, in ledger units of a coin. @throws {HttpError} 422 naming the field */
  amount(name: string, coin: string): bigint;
}

/** Longest text of a field. Users read some of them, such as reasons. */
const MAX_LENGTH = 500;

/** Reads the fields of a request: a form, or a JSON object of texts and numbers. */
export async function readInput(request: Request): Promise<Input> {
  const type = request.headers.get("content-type") ?? "";
  const text = await request.text();
  return inputOf(type.includes("json") ? fieldsOf(text) : new Map(new URLSearchParams(text)));
}

/** @param fields values by name */
export function inputOf(fields: ReadonlyMap<string, string>): Input {
  const optional = (name: string, maxLength = MAX_LENGTH) => {
    const value = (fields.get(name) ?? "").trim();
    if (value.length > maxLength) throw invalidField(name);
    return value;
  };
  const text = (name: string, maxLength?: number) => {
    const value = optional(name, maxLength);
    if (value === "") throw invalidField(name, "missing_field");
    return value;
  };
  return {
    optional,
    text,
    whole(name, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
      const value = text(name);
      const number = /^-?\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max)) throw invalidField(name);
      return number;
    },
    amount(name, coin) {
      const units = parseUnits(text(name), scaleOf(coin));
      if (units === undefined || units === 0n) throw invalidField(name);
      return units;
    },
  };
}

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [name, value] of Object.entries(objectOf(text))) {
    if (typeof value !== "string" && typeof value !== "number") throw invalidField(name);
    fields.set(name, String(value));
  }
  return fields;
}

function objectOf(text: string): object {
  try {
    const value: unknown = JSON.parse(text === "" ? "{}" : text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw invalidField("body", "malformed_body");
}
