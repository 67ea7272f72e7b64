import { answerOf, type Context, type Success } from "./ask.js";
import type { Outgoing } from "./call.js";
import { expectAnswer } from "./judge.js";
import { requestOf, requiredOf, targetOf } from "./requests.js";

/** Languages every client may ask for; servers that lack one fall back. */
const LANGUAGES = ["zh-CN", "tw", "xx"];
/** JSON that ends before the first value. */
const BROKEN_JSON = '{"page":';
/** The contract's code for a request that is malformed, and what stock servers answer instead. */
const MALFORMED: readonly number[] = [422, 0];

/** An unknown language, an unknown field or a malformed body changes nothing. */
export async function checkLeniency(context: Context, id: string, { fields, code }: Success): Promise<void> {
  const { ask, operation, token } = context.subject(id);
  for (const language of LANGUAGES) {
    expectAnswer(context, {
      id,
      rule: "language",
      scenario: language,
      answer: await ask(fields, { language }),
      problem: (answer) =>
        answer.code === code ? undefined : `answered code ${answer.code} in “${language}”, ${code} in “en”`,
      shownBy: "answer",
    });
  }
  // An operation without fields has no body to put one in.
  if (operation.body || operation.query) {
    const more = { ...fields, conformance_unknown: "1" };
    expectAnswer(context, {
      id,
      rule: "unknown-fields",
      answer: await ask(more),
      problem: (answer) =>
        answer.code === code ? undefined : `answered code ${answer.code} to a field it does not know`,
      shownBy: "answer",
    });
  }
  if (operation.contentType !== "application/json" || context.profile.examples) return;
  const usual = requestOf(operation, fields, { token, origin: context.origin }, context.profile);
  const exchange = await context.call({ ...usual, body: BROKEN_JSON });
  if (!context.responseChecks.check(id, operation, exchange)) return;
  const mayBeEmpty = requiredOf(operation).length === 0;
  expectAnswer(context, {
    id,
    rule: "malformed-json",
    answer: answerOf(operation, exchange, context.profile),
    problem: (answer) => {
      if (answer.code >= 500 && answer.code < 600) return `failed with code ${answer.code} at malformed JSON`;
      const isFine = answer.isAccepted || !mayBeEmpty || MALFORMED.includes(answer.code);
      return isFine
        ? undefined
        : `answered code ${answer.code} to malformed JSON, although no body is needed`;
    },
    shownBy: "answer",
  });
}

/** Checks the preflight request that a browser sends for another origin. */
export async function checkPreflight(context: Context, id: string): Promise<void> {
  const { operation } = context.subject(id);
  const { results, origin } = context;
  const key = operation.idempotency === "key" ? ["idempotency-key"] : [];
  const type = operation.contentType === "application/json" ? ["content-type"] : [];
  const wanted = ["accept-language", ...type, ...key, "token"];
  const { method, path } = targetOf(operation, context.profile);
  const outgoing: Outgoing = {
    method: "OPTIONS",
    path,
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": wanted.join(","),
    },
  };
  const exchange = await context.call(outgoing);
  const { answer } = exchange;
  const fail = (problem: string) => results.fail(id, "preflight", { problem, exchange });
  if (!answer) return fail(`no answer came: ${exchange.failure}`);
  if (answer.status < 200 || answer.status > 299)
    return fail(`the preflight was answered with ${answer.status}`);
  const allowed = answer.headers["access-control-allow-origin"];
  if (allowed !== "*" && allowed !== origin) return fail(`pages of ${origin} are not allowed`);
  const headers = (answer.headers["access-control-allow-headers"] ?? "").toLowerCase().split(/\s*,\s*/);
  const missing = headers.includes("*") ? [] : wanted.filter((name) => !headers.includes(name));
  if (missing.length > 0) return fail(`these headers are not allowed: ${missing.join(", ")}`);
  results.pass(id, "preflight");
}
