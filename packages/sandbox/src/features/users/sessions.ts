import { createHash, randomUUID } from "node:crypto";
import type { Queryable } from "../../db/connect";
import type { Viewer } from "../handler";

/** Tokens are valid this long, in seconds. */
export const TOKEN_LIFE = 30 * 86_400;

/** What the database keeps of a token. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Who a token belongs to. @returns undefined for a token that is unknown, revoked or expired */
export async function authenticate(db: Queryable, token: string, now: number): Promise<Viewer | undefined> {
  const tokenHash = hashToken(token);
  const [row] = await db<{ id: number; username: string; shop_id: number | null }[]>`
    select m.id, m.username, s.id as shop_id
    from session join member m on m.id = session.member_id left join shop s on s.owner_id = m.id
    where session.token_hash = ${tokenHash} and session.expiretime > ${now}`;
  return row && { id: row.id, username: row.username, shopId: row.shop_id, tokenHash };
}

/** Opens a session. @returns the token, which is stored nowhere */
export async function openSession(db: Queryable, memberId: number, now: number): Promise<string> {
  const token = randomUUID();
  await db`insert into session (token_hash, member_id, createtime, expiretime)
    values (${hashToken(token)}, ${memberId}, ${now}, ${now + TOKEN_LIFE})`;
  return token;
}
