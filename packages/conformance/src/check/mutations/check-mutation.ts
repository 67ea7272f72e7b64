import { isDeepStrictEqual } from "node:util";
import { type OperationWithSchemas, sampleInput, siblingOf } from "marketplace-contract";
import { checkNamesOfMutation } from "../access.js";
import { type Answer, type Context, reasonOf } from "../ask.js";
import { checkBounds } from "../bounds.js";
import type { Fields } from "../json.js";
import { expectAnswer } from "../judge.js";
import { requiredOf } from "../requests.js";
import { accountCalls } from "./account.js";
import { effectProblem } from "./effects.js";
import { offerCalls } from "./offers.js";
import { type MutationCall, NotPossible, newKey, type TestDataBuilder } from "./test-data-builder.js";
import { tradeCalls } from "./trade.js";
import { isUntrue } from "./untrue.js";
import { walletCalls } from "./wallet.js";

/** Calls of mutations, each on objects created for it. */
const mutationCalls: Readonly<Record<string, (builder: TestDataBuilder) => Promise<MutationCall>>> = {
  ...accountCalls,
  ...tradeCalls,
  ...offerCalls,
  ...walletCalls,
};

/** Whether an operation has a call of its own. */
export const hasOwnCall = (id: string): boolean => Object.hasOwn(mutationCalls, id);

/** Without its own call an operation gets a sample from the contract, for the row that its resource's `get` is called with. */
async function sampleCall(builder: TestDataBuilder, id: string): Promise<MutationCall> {
  const { context } = builder;
  const { operation, token } = context.subject(id);
  if (operation.auth !== "public" && token === undefined) throw new NotPossible("needs a token or a login");
  const get = siblingOf(id);
  if (get === undefined) return { fields: sampleInput(id) ?? {}, token };
  const row = await (mutationCalls[get]?.(builder) ?? context.success(get));
  if (!row) throw new NotPossible(`needs ${get}, which did not succeed`);
  return { fields: sampleInput(id, row.fields) ?? {}, token };
}

/** Codes that blame the request or the server. Other errors may be rules of that market. */
const isAtFault = (code: number) => code === 422 || code === 404 || (code >= 500 && code < 600);

/** Whether a success revokes the call's token, so that nothing else may use it in the meantime. */
export const endsSession = ({ session }: OperationWithSchemas): boolean =>
  session === "ends" || session === "revokes";

/** Text fields of a body that can be changed harmlessly. */
const CHANGEABLE = ["title", "reason", "carrier", "reply", "amount", "expect_total"];

/** Checks a mutation: with a required field missing, as it should be called, and repeated with the same key. */
export async function checkMutation(
  context: Context,
  id: string,
  builder: TestDataBuilder,
  looksAtEffects: boolean,
): Promise<void> {
  const { results } = context;
  const mutation = await tryTo(() => mutationCalls[id]?.(builder) ?? sampleCall(builder, id));
  if (mutation instanceof NotPossible) return results.inconclusive(id, "success", mutation.message);
  try {
    const showsEffects = looksAtEffects && !context.profile.examples;
    const answer = await tryMutation(context, id, mutation, showsEffects);
    if (answer && showsEffects) {
      await checkEffect(context, id, { builder, ...mutation, data: answer.data }, answer);
    }
  } finally {
    await mutation.undo?.();
  }
}

async function tryMutation(
  context: Context,
  id: string,
  { fields, token }: MutationCall,
  showsEffects: boolean,
): Promise<Answer | undefined> {
  const { results } = context;
  const { ask, operation } = context.subject(id);
  const isKeyed = operation.idempotency === "key";
  const callOf = (caller: string | undefined) => ({ token: caller, ...(isKeyed && { key: newKey() }) });
  const withKey = () => callOf(token);

  for (const name of new Set(requiredOf(operation))) {
    const { [name]: _, ...rest } = fields;
    expectAnswer(context, {
      id,
      rule: "missing-field",
      scenario: `without \`${name}\``,
      answer: await ask(rest, withKey()),
      problem: ({ isAccepted, code }) =>
        isAccepted ? `accepted with code ${code} a call without \`${name}\`` : undefined,
      shownBy: "refusal",
    });
  }

  if (showsEffects) await checkBounds(context, id, fields, withKey);
  await checkNamesOfMutation(context, id, fields, callOf, token);

  const sender = withKey();
  const answer = await ask(fields, sender);
  const isWrongly = showsEffects && answer !== undefined && isUntrue(answer);
  if (answer && !answer.isAccepted && !isAtFault(answer.code) && !isWrongly) {
    results.inconclusive(id, "success", `failed: ${reasonOf(answer)}`);
    return undefined;
  }
  expectAnswer(context, {
    id,
    rule: "success",
    answer,
    problem: ({ isAccepted }) =>
      isAccepted
        ? undefined
        : `failed (${answer ? reasonOf(answer) : ""}), although the contract allows this call`,
  });
  if (endsSession(operation) && answer?.isAccepted && !context.profile.examples) {
    const after = await context.subject("account.get").ask({}, { token });
    const problem = (seen: Answer) =>
      seen.code === 401
        ? undefined
        : `answered code ${seen.code} to account.get with the token that ${id} had ended`;
    expectAnswer(context, {
      id,
      rule: "unauthorized",
      answer: after,
      problem,
      sentence: operation.description,
      shownBy: "answer",
    });
  }
  if (isKeyed && answer?.isAccepted && !context.profile.examples) {
    await checkKey(context, id, fields, sender, answer);
  }
  return answer?.isAccepted ? answer : undefined;
}

async function checkEffect(
  { results }: Context,
  id: string,
  done: Parameters<typeof effectProblem>[1],
  { exchange }: Answer,
): Promise<void> {
  try {
    const problem = await effectProblem(id, done);
    if (problem === undefined) results.pass(id, "effect");
    else results.fail(id, "effect", { problem: `it succeeded, but ${problem}`, exchange });
  } catch (error) {
    if (!(error instanceof NotPossible)) throw error;
    results.inconclusive(id, "effect", error.message);
  }
}

async function checkKey(
  context: Context,
  id: string,
  fields: Fields,
  sender: object,
  first: Answer,
): Promise<void> {
  const { ask } = context.subject(id);
  expectAnswer(context, {
    id,
    rule: "repeat",
    answer: await ask(fields, sender),
    problem: ({ isAccepted, code, data }) => {
      if (code === 409) return undefined;
      if (!isAccepted)
        return `failed with code ${code} although the same request with the same key had succeeded`;
      return isDeepStrictEqual(data, first.data)
        ? undefined
        : "answered otherwise to the same request with the same key";
    },
  });
  const name = CHANGEABLE.find((field) => typeof fields[field] === "string");
  if (name === undefined)
    return context.results.inconclusive(id, "key-reuse", "has no field that could be another");
  const changed = {
    ...fields,
    [name]: /^[\d.]+$/.test(String(fields[name])) ? "12345.67" : `${fields[name]} too`,
  };
  expectAnswer(context, {
    id,
    rule: "key-reuse",
    answer: await ask(changed, sender),
    problem: ({ isAccepted, code }) =>
      isAccepted ? `accepted with code ${code} another body under a used key` : undefined,
    shownBy: "refusal",
  });
}

async function tryTo<Value>(make: () => Promise<Value>): Promise<Value | NotPossible> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotPossible) return error;
    throw error;
  }
}
