import type { Answer, Context } from "./ask.js";
import type { Fields } from "./json.js";
import { expectAnswer } from "./judge.js";

/** A token that no server has issued. */
const UNKNOWN_TOKEN = "6f1c9d52-3a7e-4b0f-9d41-0c5a8e2b7f13";

/**
 * Checks what a caller without a session may do. `fields` are those of a call that succeeds, or none for a mutation: a server
 * that forgets to check the token then has nothing to change.
 */
export async function checkAnonymousAccess(context: Context, id: string, fields: Fields): Promise<void> {
  const { ask, operation } = context.subject(id);
  const mustSignIn = (who: string) => (answer: Answer) => {
    if (answer.code === 401) return undefined;
    return answer.isAccepted ? `accepted a call ${who}` : `answered code ${answer.code} to a call ${who}`;
  };
  if (operation.auth !== "public") {
    expectAnswer(context, {
      id,
      rule: "unauthorized",
      answer: await ask(fields, { token: undefined }),
      problem: mustSignIn("without a session"),
      shownBy: "answer",
    });
    if (context.profile.examples)
      return context.results.inconclusive(id, "wrong-token", "examples are for every token");
    expectAnswer(context, {
      id,
      rule: "wrong-token",
      answer: await ask(fields, { token: UNKNOWN_TOKEN }),
      problem: mustSignIn("with an unknown token"),
      shownBy: "answer",
    });
    return;
  }
  if (operation.idempotency !== "safe") return;
  const usual = await context.success(id);
  if (!usual)
    return context.results.inconclusive(
      id,
      "wrong-token",
      "the call does not succeed without a token either",
    );
  expectAnswer(context, {
    id,
    rule: "wrong-token",
    answer: await ask(fields, { token: UNKNOWN_TOKEN }),
    problem: ({ code }) =>
      code === usual.code
        ? undefined
        : `answered code ${code} to an unknown token, ${usual.code} without one`,
    shownBy: "answer",
  });
}
