import type { Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { HttpError } from "../../kernel/errors";
import { type Handler, type Reply, reply } from "../../kernel/handler";
import {
  ANSWERED,
  hasAnswer,
  type IdempotentCall,
  inProgress,
  withCheckedIdempotency,
} from "../../kernel/idempotency";
import { hashPassword, isPassword } from "../../kernel/passwords";
import { notify } from "../messages/notify";
import { consumeEmailCode, type TriedCode, tryEmailCode } from "./email-code";
import { checkNewPassword } from "./new-password";
import { verifyOwnPassword } from "./own-password";
import { verifyFundPassword } from "./verify-fund-password";

interface Member {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password_hash: string;
  readonly fund_hash: string | null;
}

/** A change that has passed every check and waits for its transaction. */
interface Checked {
  readonly oldHash: string | null;
  readonly newHash: string;
  /** The e-mail code of a reset. */
  readonly code?: TriedCode;
}

const confirmed = ({ data, options }: Reply<null>) => reply(data, { ...options, msg: "fund_password_saved" });

// Passwords and codes are checked outside the transaction, since its rollback would also undo counting the attempt.

async function checkSet(call: IdempotentCall<"fundPassword.set">): Promise<Checked | typeof ANSWERED> {
  if (await hasAnswer(call)) return ANSWERED;
  const { services, input } = call;
  const member = await memberOf(call);
  const { password } = input;
  const own = { memberId: call.viewer.id, stored: member.password_hash, password, field: "password" };
  await verifyOwnPassword(call, own);
  await checkNew(member, input.newpassword);
  const { email, fund_hash: oldHash } = member;
  const typed = { email, event: "fundpwd", code: input.code ?? "", field: "code" } as const;
  const code = oldHash === null ? undefined : await tryEmailCode(call, typed);
  return {
    oldHash,
    newHash: await hashPassword(input.newpassword, services.passwordCost, member.id),
    ...(code && { code }),
  };
}

async function checkChange(call: IdempotentCall<"fundPassword.change">): Promise<Checked | typeof ANSWERED> {
  const { services, viewer, input, now } = call;
  const member = await memberOf(call);
  const options = { answered: call, field: "oldpassword" };
  const verified = await verifyFundPassword(services.db, viewer.id, input.oldpassword, now, options);
  if (verified === ANSWERED) return ANSWERED;
  await checkNew(member, input.newpassword);
  const newHash = await hashPassword(input.newpassword, services.passwordCost, member.id);
  return { oldHash: member.fund_hash, newHash };
}

type Caller = Pick<IdempotentCall<"fundPassword.set">, "services" | "viewer" | "now">;

async function memberOf({ services, viewer }: Caller): Promise<Member> {
  const [member] = await services.db<Member[]>`
    select id, username, email, password_hash, fund_hash from member where id = ${viewer.id}`;
  if (!member) throw new HttpError(401, "sign_in_first");
  return member;
}

async function checkNew({ id, username, email, password_hash }: Member, password: string): Promise<void> {
  const field = "newpassword";
  checkNewPassword(password, field, [username, email]);
  if (await isPassword(password_hash, password, id)) throw new BusinessError("same_as_login", { field });
}

/** A reset locks withdrawals for a while, so that someone who stole session and mailbox gains nothing immediately. */
async function save({ services, viewer, now }: Caller, tx: Tx, checked: Checked): Promise<null> {
  if (checked.code) await consumeEmailCode(tx, checked.code);
  const lock = checked.code ? now + services.settings.withdrawLock : 0;
  const [row] = await tx`
    update member set fund_hash = ${checked.newHash}, fund_tries = 0, fund_locked_until = 0,
      withdraw_locked_until = greatest(withdraw_locked_until, ${lock})
    where id = ${viewer.id} and fund_hash is not distinct from ${checked.oldHash}
    returning 1 as saved`;
  // Another call has changed it in the meantime, so this call was checked against an outdated password.
  if (!row) throw inProgress();
  await notify(tx, now, { memberId: viewer.id, type: "system", template: "fund_password_set" });
  return null;
}

const saveSet = withCheckedIdempotency<"fundPassword.set", Checked>(checkSet, save);
const saveChange = withCheckedIdempotency<"fundPassword.change", Checked>(checkChange, save);

/** Sets the fund password with the login password. Replacing an existing one is a reset, which also needs an e-mail code. */
export const setFundPassword: Handler<"fundPassword.set"> = async (call) => confirmed(await saveSet(call));

/** Changes the fund password, authorized by the current one. */
export const changeFundPassword: Handler<"fundPassword.change"> = async (call) =>
  confirmed(await saveChange(call));
