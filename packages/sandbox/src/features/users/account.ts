import type { Db } from "../../db/connect";
import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { available, hold } from "../../domain/ledger/accounts";
import { SITE_CURRENCY, walletText } from "../../domain/money";
import { HttpError, invalidField } from "../../kernel/errors";
import { type Handler, reply } from "../../kernel/handler";
import { hashPassword } from "../../kernel/passwords";
import { fileOf, ownsFile } from "../uploads/references";
import { sendMail } from "./mail";
import { checkNewPassword } from "./new-password";
import { verifyOwnPassword } from "./own-password";
import { refuseTaken, usernameOf } from "./username";

interface AccountRow {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly email: string;
  readonly mobile: string;
  readonly avatar: string;
  readonly bio: string;
  readonly money: bigint;
  readonly hold_money: bigint;
  readonly has_fund_password: boolean;
  readonly is_merchant: boolean;
  readonly invite_code: string;
  readonly createtime: number;
}

/** `account.get`: the account with its balance. */
export const getAccount: Handler<"account.get"> = async ({ viewer, services: { db } }) => {
  const [row] = await db<AccountRow[]>`
    select id, username, nickname, email, mobile, avatar, bio, invite_code, createtime,
      fund_hash is not null as has_fund_password,
      exists (select 1 from shop where owner_id = m.id) as is_merchant,
      coalesce((select balance from account where code = ${available(viewer.id).code}), 0) as money,
      coalesce((select balance from account where code = ${hold(viewer.id).code}), 0) as hold_money
    from member m where id = ${viewer.id}`;
  if (!row) throw new HttpError(401, "sign_in_first");
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    email: row.email,
    mobile: row.mobile,
    avatar: row.avatar,
    bio: row.bio,
    money: walletText(row.money),
    hold_money: walletText(row.hold_money),
    currency: SITE_CURRENCY,
    has_fund_password: row.has_fund_password ? 1 : 0,
    is_merchant: row.is_merchant ? 1 : 0,
    invite_code: row.invite_code,
    createtime: row.createtime,
  };
};

/**
 * `account.update`. As on stock servers, `avatar` and `bio` are cleared if left out, and the two names are kept. A new user name
 * requires the login password, because the account signs in with it.
 */
export const updateAccount: Handler<"account.update"> = async (call) => {
  const { input, viewer } = call;
  const { db } = call.services;
  const { avatar = "", bio = "", nickname } = input;
  const username = input.username === undefined ? undefined : usernameOf(input.username);
  if (username !== undefined && username !== viewer.username) await allowRenaming(call);
  if (!(await isAllowedAvatar(db, viewer.id, avatar))) throw invalidField("avatar");
  await db`update member set avatar = ${avatar}, bio = ${bio},
      username = coalesce(${username ?? null}, username), nickname = coalesce(${nickname ?? null}, nickname)
    where id = ${viewer.id}`.catch(refuseTaken);
  return reply(null, { msg: "saved" });
};

async function allowRenaming(call: Parameters<typeof updateAccount>[0]): Promise<void> {
  const { input, viewer, services } = call;
  const [member] = await services.db<RowOf<"member", "password_hash">[]>`
    select password_hash from member where id = ${viewer.id}`;
  const stored = member?.password_hash ?? "";
  await verifyOwnPassword(call, {
    memberId: viewer.id,
    stored,
    password: input.password ?? "",
    field: "password",
  });
}

/** A path on this site, without `..` and without another host. */
const SITE_PATH = /^\/(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*$/;

/** Allows no picture, the member's own upload, a picture of the site, or the current one. */
async function isAllowedAvatar(db: Db, memberId: number, avatar: string): Promise<boolean> {
  if (avatar === "") return true;
  if (fileOf(avatar) ? await ownsFile(db, memberId, avatar, "public") : SITE_PATH.test(avatar)) return true;
  const [kept] = await db`select 1 as same from member where id = ${memberId} and avatar = ${avatar}`;
  return kept !== undefined;
}

/** `auth.logout`: ends this session only. */
export const logout: Handler<"auth.logout"> = async ({ viewer, services: { db } }) => {
  await db`delete from session where token_hash = ${viewer.tokenHash}`;
  return reply(null, { msg: "signed_out" });
};

/** `auth.changePassword`: sets a new login password and ends every session, including this one. */
export const changePassword: Handler<"auth.changePassword"> = async (call) => {
  const { input, language, now, viewer, services } = call;
  const { db, passwordCost } = services;
  const [member] = await db<RowOf<"member", "password_hash" | "email">[]>`
    select password_hash, email from member where id = ${viewer.id}`;
  const stored = member?.password_hash ?? "";
  const field = "oldpassword";
  await verifyOwnPassword(call, { memberId: viewer.id, stored, password: input.oldpassword, field });
  const email = member?.email ?? "";
  checkNewPassword(input.newpassword, "newpassword", [viewer.username, email]);
  const passwordHash = await hashPassword(input.newpassword, passwordCost, viewer.id);
  await db.begin(async (tx) => {
    const [changed] = await tx`update member set password_hash = ${passwordHash}
      where id = ${viewer.id} and password_hash = ${stored} returning 1 as done`;
    if (!changed) throw wrong();
    await tx`delete from session where member_id = ${viewer.id}`;
    if (email !== "") await sendMail(tx, { recipient: email, language, kind: "password_changed" }, now);
  });
  return reply(null, { msg: "password_changed" });
};

const wrong = () => new BusinessError("password_wrong", { field: "oldpassword" });
