import type { Db, Tx } from "../../db/connect";
import { BusinessError } from "../../domain/errors";
import type { Data } from "../../http/contract";
import { type Handler, reply } from "../handler";
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

/** Opens a session. Only its hash is stored; the token is in this answer alone. */
export async function signedIn(tx: Tx, member: SignedInMember, now: number): Promise<Data<"auth.login">> {
  const token = await openSession(tx, member.id, now);
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

/** `auth.login`. An account that does not exist costs the same time as a wrong password. */
export const login: Handler<"auth.login"> = async ({ input, services, now }) => {
  const { db, passwordCost } = services;
  const member = await findByAccount(db, input.account);
  const hasPassword = member?.password_hash.startsWith("$") ?? false;
  const stored = member && hasPassword ? member.password_hash : await nobodysHash(passwordCost);
  const isRight = await isPassword(stored, input.password);
  if (!member || !hasPassword || !isRight) throw wrong();
  const data = await db.begin(async (tx) => {
    // A password that is changed at this moment ends all sessions: this one must not slip through.
    const [same] = await tx`select 1 as ok from member
      where id = ${member.id} and password_hash = ${stored} for share`;
    if (!same) throw wrong();
    return signedIn(tx, member, now);
  });
  return reply(data, { msg: "signed_in" });
};

/** By user name or e-mail address, in any case. User names have no @, so the two never meet. */
async function findByAccount(db: Db, account: string) {
  const [row] = await db<(SignedInMember & { password_hash: string })[]>`
    select id, username, nickname, mobile, avatar, password_hash from member
    where lower(username) = lower(${account.normalize("NFC")}) or (email <> '' and lower(email) = lower(${account}))`;
  return row;
}

const nobodys = new Map<PasswordCost, Promise<string>>();

function nobodysHash(cost: PasswordCost): Promise<string> {
  const hash = nobodys.get(cost) ?? hashPassword("nobody", cost);
  nobodys.set(cost, hash);
  return hash;
}
