import type { Data } from "../../contract/operations";
import type { Db, Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import { type Call, type Handler, reply } from "../../kernel/handler";
import { hashPassword, isPassword, type PasswordCost } from "../../kernel/passwords";
import { consumeEmailCode, type TriedCode, tryEmailCode } from "./email-code";
import { rememberAddress } from "./known-addresses";
import { countSignIn, verifyAttempt } from "./password-attempts";
import { openSession, TOKEN_LIFE } from "./sessions";

/** A member as the response to a sign-in shows it. */
export interface SignedInMember {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly mobile: string;
  readonly avatar: string;
}

/** The context of a call that signs a user in. */
export type SignInCall = Pick<Call<"auth.login">, "services" | "ip" | "now" | "userAgent">;

/** Opens a session. Only a hash of the token is stored; the token itself is in this response only. */
export async function signedIn(
  tx: Tx,
  member: SignedInMember,
  { services: { secret }, ip, now, userAgent }: SignInCall,
): Promise<Data<"auth.login">> {
  const token = await openSession(tx, member.id, now, userAgent);
  await rememberAddress(tx, { secret, memberId: member.id, ip }, now);
  const { id, username, nickname, mobile, avatar } = member;
  return {
    userinfo: {
      id,
      username,
      nickname,
      mobile,
      avatar,
      token,
      user_id: id,
      createtime: now,
      expiretime: now + TOKEN_LIFE,
      expires_in: TOKEN_LIFE,
    },
  };
}

const wrong = () => new BusinessError("account_or_password_wrong");

/**
 * `auth.login`. An unknown account takes the same time as a wrong password, and counts the same. After too many wrong passwords a code by
 * e-mail is asked for, too: so strangers' attempts do not lock the owner out.
 */
export const login: Handler<"auth.login"> = async (call) => {
  const { input, services, ip, now } = call;
  const { db, passwordCost } = services;
  const member = await findByAccount(db, input.account);
  const { account } = input;
  const attempt = await countSignIn(services, { account, memberId: member?.id, ip }, now);
  const tried = attempt ? undefined : await tryLoginCode(call);
  const hasPassword = member?.password_hash.startsWith("$") ?? false;
  const stored = member && hasPassword ? member.password_hash : await nobodysHash(passwordCost);
  const verified = isPassword(stored, input.password);
  const isRight = await (attempt ? verifyAttempt(attempt, verified) : verified);
  if (!member || !hasPassword || !isRight) throw wrong();
  const data = await db.begin(async (tx) => {
    if (tried) await consumeEmailCode(tx, tried);
    // A concurrent change of the password ends all sessions: this one must not slip through.
    const [same] = await tx`select 1 as ok from member
      where id = ${member.id} and password_hash = ${stored} for share`;
    if (!same) throw wrong();
    return signedIn(tx, member, call);
  });
  await attempt?.giveBack();
  return reply(data, { msg: "signed_in" });
};

/**
 * Tries the code that came with an e-mail address as the account. Whether it is a member's makes no difference: a code is created for
 * every address.
 */
async function tryLoginCode(call: Call<"auth.login">): Promise<TriedCode> {
  const { account, code = "" } = call.input;
  if (code === "") throw new BusinessError("code_required", { field: "code" });
  return tryEmailCode(call, { email: account.trim(), event: "login", code, field: "code" });
}

/**
 * Finds a member by user name, in any spelling that Unicode considers compatible, or by e-mail address, both in any letter case.
 * User names have no @, so the two never collide. Names older than the canonical form may share one; then the exact spelling
 * decides.
 */
async function findByAccount(db: Db, account: string) {
  const [row] = await db<(SignedInMember & { password_hash: string })[]>`
    select id, username, nickname, mobile, avatar, password_hash from member
    where account_key(username) = account_key(${account}) or (email <> '' and lower(email) = lower(${account}))
    order by lower(username) = lower(${account.normalize("NFC")}) desc, id limit 1`;
  return row;
}

const nobodys = new Map<PasswordCost, Promise<string>>();

function nobodysHash(cost: PasswordCost): Promise<string> {
  const hash = nobodys.get(cost) ?? hashPassword("nobody", cost);
  nobodys.set(cost, hash);
  // Do not cache a failure: too many hashes may have been waiting.
  hash.catch(() => nobodys.delete(cost));
  return hash;
}
