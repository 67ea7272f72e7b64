import { randomUUID } from "node:crypto";
import type { Queryable } from "../../db/connect";
import { DAY } from "../../domain/durations";
import { invalidField, notFound } from "../../kernel/errors";
import { type Handler, reply, type Viewer } from "../../kernel/handler";
import { hashToken } from "../../kernel/hash-token";
import { deviceOf } from "./device";

/** Lifetime of a token, in seconds. */
export const TOKEN_LIFE = 30 * DAY;
/** The last use of a session is updated at most this often, in seconds. */
const LAST_USED_STEP = 300;
const MAX_USER_AGENT = 300;

/** Finds the owner of a token. @returns undefined for a token that is unknown, revoked or expired */
export async function authenticate(db: Queryable, token: string, now: number): Promise<Viewer | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db<{ id: number; username: string; shop_id: number | null; last_used: number }[]>`
    select m.id, m.username, s.id as shop_id, session.last_used
    from session join member m on m.id = session.member_id left join shop s on s.owner_id = m.id
    where session.token_hash = ${tokenHash} and session.expiretime > ${now}`;
  if (row && row.last_used <= now - LAST_USED_STEP) {
    await db`update session set last_used = ${now} where token_hash = ${tokenHash} and last_used < ${now}`;
  }
  return row && { id: row.id, username: row.username, shopId: row.shop_id, tokenHash };
}

/** More sessions than anyone has devices. Signing in beyond it ends the member's oldest sessions. */
export const MAX_SESSIONS = 50;

/** Opens a session. @returns the token, which is not stored */
export async function openSession(
  db: Queryable,
  memberId: number,
  now: number,
  userAgent = "",
): Promise<string> {
  const token = randomUUID();
  await db`insert into session (token_hash, member_id, createtime, expiretime, user_agent, last_used)
    values (${hashToken(token)}, ${memberId}, ${now}, ${now + TOKEN_LIFE}, ${userAgent.slice(0, MAX_USER_AGENT)}, ${now})`;
  await db`delete from session where token_hash in (
    select token_hash from session where member_id = ${memberId}
    order by createtime desc, token_hash = ${hashToken(token)} desc offset ${MAX_SESSIONS})`;
  return token;
}

/** `account.sessions`: the current one first, then the others by their last use. */
export const listSessions: Handler<"account.sessions"> = async ({ viewer, now, services: { db } }) => {
  const rows = await db<
    { id: number; user_agent: string; createtime: number; last_used: number; is_current: boolean }[]
  >`
    select id, user_agent, createtime, last_used, token_hash = ${viewer.tokenHash} as is_current
    from session where member_id = ${viewer.id} and expiretime > ${now}
    order by is_current desc, last_used desc, id desc limit ${MAX_SESSIONS}`;
  return rows.map(({ id, user_agent, createtime, last_used, is_current }) => ({
    id,
    device: deviceOf(user_agent),
    createtime,
    last_used,
    is_current: is_current ? 1 : 0,
  }));
};

/** `account.endSession`: ends one by its id, or all but the caller's. */
export const endSession: Handler<"account.endSession"> = async ({ input, viewer, services: { db } }) => {
  if (input.others === 1) {
    await db`delete from session where member_id = ${viewer.id} and token_hash <> ${viewer.tokenHash}`;
    return reply(null, { msg: "signed_out" });
  }
  if (input.id === undefined) throw invalidField("id", "missing_field");
  const [ended] = await db`
    delete from session where member_id = ${viewer.id} and id = ${input.id}::bigint returning 1 as done`;
  if (!ended) throw notFound();
  return reply(null, { msg: "signed_out" });
};
