import type { OperationWithSchemas } from "marketplace-contract";
import { codeOf, type Exchange, errorOf, isReadable, jsonOf } from "./call.js";
import { readEnvelope } from "./dialect.js";
import { fieldOf, isFields } from "./json.js";
import type { Profile } from "./profiles.js";
import type { Problem, Results } from "./results.js";
import type { RuleName } from "./rules.js";
import { tooLate } from "./times.js";
import type { Validator } from "./validate.js";

/** The default origin that calls claim to come from. */
export const ORIGIN = "https://shop.example";

/** Statuses sent before an operation runs. */
const IN_FRONT = new Set([403, 405, 413, 429, 503]);
/** Names of errors that belong to every operation. */
const SHARED_ERRORS = /^(invalid|missing_field|idempotency_\w+|unauthorized|not_found|too_many_requests)$/;

/** What every answer of an operation is held to. */
export interface ResponseChecks {
  /** @returns true when the answer is an envelope, so that its code may be read */
  check(id: string, operation: OperationWithSchemas, exchange: Exchange): boolean;
}

export function createResponseChecks(
  results: Results,
  validator: Validator,
  profile: Profile,
  origin: string,
): ResponseChecks {
  return {
    check(id, operation, exchange) {
      const report = (rule: RuleName, problem: string | undefined, more: Partial<Problem> = {}) => {
        if (problem === undefined) results.pass(id, rule);
        else results.fail(id, rule, { problem, exchange, ...more });
      };
      const { answer } = exchange;
      if (!answer) {
        report("envelope", `no answer came: ${exchange.failure}`);
        return false;
      }
      const { status, headers } = answer;
      const body = jsonOf(exchange);
      const code = codeOf(exchange);
      if (!profile.cookies) {
        report("cookies", "set-cookie" in headers ? "the answer sets a cookie" : undefined);
      }
      const isWritten = profile.dialect || typeof fieldOf(body, "code") === "number";
      if (!isFields(body) || code === undefined || !isWritten) {
        report("envelope", whyNoEnvelope(answer, body));
        return false;
      }
      const isText = profile.dialect || typeof body.msg === "string";
      report("envelope", isText ? undefined : "`msg` is not a text");
      const type = headers["content-type"] ?? "";
      const isJson = profile.dialect || type.includes("application/json");
      report("content-type", isJson ? undefined : `the type is “${type}”`);
      report("cors", isReadable(exchange) ? undefined : `a page of ${origin} may not read the answer`);
      const wanted = code >= 200 && code < 1000 ? code : 200;
      report("status", status === wanted ? undefined : `code ${code} came under HTTP status ${status}`);
      // The envelope's own status decides what it has to look like.
      const declared = validator.isDeclared(operation, wanted);
      if (!IN_FRONT.has(wanted)) {
        report("declared", declared ? undefined : `the contract does not know code ${code} here`, {
          place: String(code),
        });
      }
      const violations = validator.violations(
        operation,
        wanted,
        readEnvelope(operation, body, profile),
        profile,
      );
      // An error has no data to look at.
      if (violations.length === 0 && operation.acceptedCodes.includes(code)) results.pass(id, "types");
      for (const { pointer, problem, sentence, where } of violations) {
        if (pointer === "/msg") continue;
        report("types", `${pointer || "the envelope"} ${problem}`, {
          pointer,
          where,
          ...(sentence && { sentence }),
        });
      }
      for (const pointer of tooLate(body)) {
        const problem = `${pointer} is not a time of this millennium in seconds: are these milliseconds?`;
        report("types", problem, { pointer, sentence: "Times are Unix seconds." });
      }
      const error = errorOf(exchange);
      if (operation.status === "provisional" && code === 0 && error !== undefined) {
        const known = operation.errors.includes(error) || SHARED_ERRORS.test(error);
        report("error-name", known ? undefined : `“${error}” is not one of the operation's x-errors`, {
          place: error,
        });
      }
      return true;
    },
  };
}

function whyNoEnvelope({ status, headers, body }: NonNullable<Exchange["answer"]>, json: unknown): string {
  if (isFields(json)) return "code" in json ? "`code` is not a number" : "`code` is missing";
  const what = body.trim() === "" ? "the body is empty" : "the body is not a JSON object";
  const where = headers.location === undefined ? "" : `, it leads to ${headers.location}`;
  return `${what}, under HTTP status ${status}${where}`;
}
