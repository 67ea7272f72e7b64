import { checkMissingFields, checkNames, checkOwnRows } from "./access.js";
import { checkAnonymousAccess } from "./anonymous-access.js";
import { type Context, NOT_THERE } from "./ask.js";
import { checkBounds } from "./bounds.js";
import { inputs } from "./inputs.js";
import { checkLeniency, checkPreflight } from "./leniency.js";
import { checkLists } from "./lists.js";
import { isHarmless } from "./missing.js";
import { checkMutation } from "./mutations/check-mutation.js";
import type { TestDataBuilder } from "./mutations/test-data-builder.js";
import type { RunSettings } from "./options.js";
import { checkProperties } from "./properties.js";

/** Whether an operation only reads, so that every run can call it. */
export const isReading = (id: string): boolean => Object.hasOwn(inputs, id);

/** Why it is not known whether an operation is there. */
const LOGIN_FIRST = "strangers are asked to sign in, whatever they ask for here: needs a login, or --write";

/** Runs all checks of a single operation. `builder` is present when the run may change data. */
export async function checkOperation(
  context: Context,
  id: string,
  { properties, seed, effects }: RunSettings,
  builder: TestDataBuilder | undefined,
): Promise<void> {
  const { results } = context;
  const presence = await context.presence(id);
  if (presence.is === "missing") {
    const problem = "the operation is not there: the server answers as it does to an unknown path";
    results.fail(id, "missing", { problem, exchange: presence.exchange });
    return results.inconclusive(id, "success", NOT_THERE);
  }
  if (presence.is === "there") results.pass(id, "missing");
  else results.inconclusive(id, "missing", LOGIN_FIRST);
  await checkPreflight(context, id);
  if (!isReading(id)) {
    await checkAnonymousAccess(context, id, {});
    // Without a session, a careless server has no account to change.
    const mayLeaveRows = builder !== undefined || isHarmless(id);
    if (context.subject(id).operation.auth === "public" && mayLeaveRows) {
      await checkMissingFields(context, id, {});
    }
    if (builder) await checkMutation(context, id, builder, effects);
    else results.inconclusive(id, "success", "changes something, needs --write");
    return;
  }
  const success = await context.success(id);
  await checkAnonymousAccess(context, id, success?.fields ?? {});
  if (!success) return;
  await checkMissingFields(context, id, success.fields);
  await checkBounds(context, id, success.fields, () => ({}));
  await checkNames(context, id, success);
  await checkOwnRows(context, id, success);
  await checkLeniency(context, id, success);
  await checkLists(context, id, success);
  await checkProperties(context, id, success, properties, seed);
}
