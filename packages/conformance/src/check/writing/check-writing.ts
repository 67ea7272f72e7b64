import { isDeepStrictEqual } from "node:util";
import { type Answer, type Context, expectAnswer } from "../context";
import type { Fields } from "../json";
import { requiredOf } from "../requests";
import { accountAttempts } from "./account";
import { tradeAttempts } from "./trade";
import { walletAttempts } from "./wallet";
import { type Attempt, NotPossible, newKey, reasonOf, type Writer } from "./writer";

/** How each operation that changes something is called, on things made for it. */
export const attempts: Readonly<Record<string, (writer: Writer) => Promise<Attempt>>> = {
  ...accountAttempts,
  ...tradeAttempts,
  ...walletAttempts,
};

/** Codes that say that the request itself is wrong, or the server. Others may be rules of that market. */
const isAtFault = (code: number) => code === 422 || code === 404 || (code >= 500 && code < 600);

/** These end the session they were called with. */
const ENDS_SESSION = new Set(["auth.logout", "auth.changePassword"]);

/** Words in a body that may be others without doing harm. */
const CHANGEABLE = ["title", "reason", "carrier", "reply", "amount", "expect_total"];

/** Calls an operation that changes something: with a field left out, as it should be called, and once more with its key. */
export async function checkWriting(context: Context, id: string, writer: Writer): Promise<void> {
  const { ledger } = context;
  const attempt = await tryTo(() => attempts[id]?.(writer));
  if (attempt instanceof NotPossible) return ledger.skip(id, "success", attempt.message);
  if (!attempt) return ledger.skip(id, "success", "nothing says how to call it");
  const { fields, token } = attempt;
  const { ask, operation } = context.subject(id);
  const isKeyed = operation.idempotency === "key";
  const withKey = () => ({ token, ...(isKeyed && { key: newKey() }) });

  for (const name of new Set(requiredOf(operation))) {
    const { [name]: _, ...rest } = fields;
    expectAnswer(context, id, "refusal", await ask(rest, withKey()), ({ isAccepted, code }) =>
      isAccepted ? `accepted with code ${code} a call without \`${name}\`` : undefined,
    );
  }

  const manner = withKey();
  const answer = await ask(fields, manner);
  if (answer && !answer.isAccepted && !isAtFault(answer.code)) {
    return ledger.skip(id, "success", `refused: ${reasonOf(answer)}`);
  }
  expectAnswer(context, id, "success", answer, ({ isAccepted }) =>
    isAccepted ? undefined : `refused (${answer ? reasonOf(answer) : ""}) what the contract allows`,
  );
  if (ENDS_SESSION.has(id) && answer?.isAccepted && !context.profile.examples) {
    const after = await context.subject("account.get").ask({}, { token });
    const problem = (seen: Answer) =>
      seen.code === 401
        ? undefined
        : `answered code ${seen.code} to account.get with the token that ${id} had ended`;
    expectAnswer(context, id, "unauthorized", after, problem, operation.description);
  }
  if (isKeyed && answer?.isAccepted && !context.profile.examples) {
    await checkKey(context, id, fields, manner, answer);
  }
}

async function checkKey(
  context: Context,
  id: string,
  fields: Fields,
  manner: object,
  first: Answer,
): Promise<void> {
  const { ask } = context.subject(id);
  expectAnswer(context, id, "repeat", await ask(fields, manner), ({ isAccepted, code, data }) => {
    if (code === 409) return undefined;
    if (!isAccepted) return `refused with code ${code} the request that it had accepted, with the same key`;
    return isDeepStrictEqual(data, first.data)
      ? undefined
      : "answered otherwise to the same request with the same key";
  });
  const name = CHANGEABLE.find((field) => typeof fields[field] === "string");
  if (name === undefined) return context.ledger.skip(id, "key-reuse", "has no field that could be another");
  const changed = {
    ...fields,
    [name]: /^[\d.]+$/.test(String(fields[name])) ? "12345.67" : `${fields[name]} too`,
  };
  expectAnswer(context, id, "key-reuse", await ask(changed, manner), ({ isAccepted, code }) =>
    isAccepted ? `accepted with code ${code} another body under a used key` : undefined,
  );
}

async function tryTo<Value>(
  make: () => Promise<Value> | undefined,
): Promise<Value | undefined | NotPossible> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotPossible) return error;
    throw error;
  }
}
