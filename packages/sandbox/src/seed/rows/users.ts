import { createHash } from "node:crypto";
import type { Catalog } from "marketplace-sandbox-data/types";
import type { Tx } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { NO_PASSWORD } from "../../kernel/passwords";

/** Stable, and unlike any code of a real registration. */
const inviteCode = (username: string) =>
  createHash("sha256").update(`invite:${username}`).digest("hex").slice(0, 8).toUpperCase();

/** Buyers and shop owners with their addresses. @returns the id of each username */
export async function insertUsers(tx: Tx, { users }: Catalog): Promise<Map<string, number>> {
  const rows = users.map((person) => ({
    username: person.username,
    nickname: person.nickname,
    email: person.email,
    avatar: person.avatar,
    mobile: person.address.mobile,
    invite: inviteCode(person.username),
    createtime: person.createtime,
  }));
  const inserted = await tx<RowOf<"member", "id" | "username">[]>`
    insert into member (username, nickname, email, avatar, mobile, password_hash, invite_code, createtime)
    select username, nickname, email, avatar, mobile, ${NO_PASSWORD}, invite, createtime
    from jsonb_to_recordset(${tx.json(rows)})
      as r(username text, nickname text, email text, avatar text, mobile text, invite text, createtime bigint)
    returning id, username`;
  const ids = new Map(inserted.map(({ id, username }) => [username, id]));
  const addresses = users.map(({ username, address, createtime }) => ({
    ...address,
    member: ids.get(username) ?? 0,
    createtime,
  }));
  await tx`insert into address (member_id, name, mobile, country, province, city, address, zip, is_default, createtime)
    select member, name, mobile, country, province, city, address, zip, true, createtime
    from jsonb_to_recordset(${tx.json(addresses)}) as r(member bigint, name text, mobile text, country text,
      province text, city text, address text, zip text, createtime bigint)`;
  return ids;
}
