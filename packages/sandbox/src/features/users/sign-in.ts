import type { Db, Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import type { Data } from "../../http/contract";
import { type Call, type Handler, reply } from "../handler";
import { rememberAddress } from "./known-addresses";
import { countSignIn, verifyAttempt } from "./password-attempts";
import { hashPassword, isPassword, type PasswordCost } from "./passwords";
import { openSession, TOKEN_LIFE } from "./sessions";

/** What the answer to a sign-in shows of a member. */
export interface SignedInMember {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly mobile: string;
  readonly avatar: string;
}

/** The call that signs a user in. */
export type SignInCall = Pick<Call<"auth.login">, "services" | "ip" | "now" | "userAgent">;

/** Opens a session. Only its hash is stored; the token is in this answer alone. */
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

/** `auth.login`. An account that does not exist costs the same time as a wrong password, and counts the same. */
export const login: Handler<"auth.login"> = async (call) => {
  const { input, services, ip, now } = call;
  const { db, passwordCost } = services;
  const member = await findByAccount(db, input.account);
  const { account } = input;
  const attempt = await countSignIn(services, { account, memberId: member?.id, ip }, now);
  const hasPassword = member?.password_hash.startsWith("$") ?? false;
  const stored = member && hasPassword ? member.password_hash : await nobodysHash(passwordCost);
  const isRight = await verifyAttempt(attempt, isPassword(stored, input.password));
  if (!member || !hasPassword || !isRight) throw wrong();
  const data = await db.begin(async (tx) => {
    // A password that is changed at this moment ends all sessions: this one must not slip through.
    const [same] = await tx`select 1 as ok from member
      where id = ${member.id} and password_hash = ${stored} for share`;
    if (!same) throw wrong();
    return signedIn(tx, member, call);
  });
  await attempt.giveBack();
  return reply(data, { msg: "signed_in" });
};

/**
 * By user name, in any spelling that Unicode calls compatible, or by e-mail address; both in any case. User names have no @, so
 * the two never meet. Names from before they were kept in one spelling may share it: then the exact one is meant.
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
  // A moment when too many wait must not be remembered.
  hash.catch(() => nobodys.delete(cost));
  return hash;
}
