import { openapi } from "marketplace-contract";
import { isFields } from "../../check/json.js";
import { createValidator } from "../../check/validate.js";
import { dataOf, keyOf, type Sending } from "../history.js";
import { failed, type Judge, notSeen, passed } from "./verdict.js";

let validator: ReturnType<typeof createValidator> | undefined;

/** Every request fits its schema. */
export const fitsContract: Judge = ({ sendings }) => {
  for (const sending of sendings) {
    const problem = problemOf(sending);
    if (problem !== undefined) return failed(problem, sending);
  }
  return sendings[0] ? passed(sendings[0]) : notSeen("no call was made");
};

function problemOf(sending: Sending): string | undefined {
  const { operation, fields } = sending;
  if (operation.idempotency === "key" && keyOf(sending) === undefined) return "it has no Idempotency-Key";
  if (fields === null) {
    return operation.contentType === "application/json" ? "the body is not a JSON object" : undefined;
  }
  // The values of a query are texts.
  if (operation.query) {
    const missing = operation.query.required?.find((name) => fields[name] === undefined);
    return missing === undefined ? undefined : `${missing} is missing`;
  }
  if (!operation.body || operation.contentType !== "application/json") return undefined;
  validator ??= createValidator(openapi);
  const [problem] = validator.problemsOf(operation.body, fields);
  return problem && `${problem.pointer || "the body"} ${problem.problem}`;
}

/** What a total stands for: the first of these that an object has. An order has a `pay_no` too, and another total. */
const HANDLES = ["price_token", "terms_hash", "pay_no"];

/** A total is sent as it was told. */
export const sendsToldTotal: Judge = ({ sendings }) => {
  let seen: Sending | undefined;
  for (const sending of sendings) {
    const { fields } = sending;
    if (fields?.expect_total === undefined) continue;
    if (typeof fields.expect_total !== "string") return failed("expect_total is not a text", sending);
    const handle = handleOf(fields);
    const told = sendings.filter((one) => (one.told?.at ?? Number.POSITIVE_INFINITY) <= sending.at);
    const totals = told.flatMap((one) => totalsIn(dataOf(one.told?.envelope), handle));
    if (handle === undefined || totals.length === 0) continue;
    const sent = plain(fields.expect_total);
    if (!totals.some((total) => plain(total) === sent)) {
      return failed(
        `expect_total is ${fields.expect_total}, told was ${totals.at(-1)}`,
        ...told.slice(-1),
        sending,
      );
    }
    seen = sending;
  }
  return seen ? passed(seen) : notSeen("no total was sent that had been told");
};

function handleOf(fields: Readonly<Record<string, unknown>>): string | undefined {
  const name = HANDLES.find((one) => typeof fields[one] === "string" && fields[one] !== "");
  return name && `${name} ${fields[name]}`;
}

/** The totals that an answer has for a preview, a payment or an offer. */
function totalsIn(value: unknown, handle: string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => totalsIn(one, handle));
  if (!isFields(value)) return [];
  const isOrder = value.order_no !== undefined;
  const own = !isOrder && handleOf(value) === handle && typeof value.total === "string" ? [value.total] : [];
  return [...own, ...Object.values(value).flatMap((one) => totalsIn(one, handle))];
}

/** Without the zeros at the end of a fraction. */
const plain = (amount: string): string => amount.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
