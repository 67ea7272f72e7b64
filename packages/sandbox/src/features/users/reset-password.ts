import type { RowOf } from "../../db/tables";
import { BusinessError } from "../../domain/errors";
import { type Handler, reply } from "../../kernel/handler";
import { hashPassword } from "../../kernel/passwords";
import { consumeEmailCode, tryEmailCode } from "./email-code";
import { rememberAddress } from "./known-addresses";
import { sendMail } from "./mail";
import { checkNewPassword } from "./new-password";

/**
 * `auth.resetPassword`: a forgotten login password, reset with a code from the account's mailbox. Ends all sessions. Whoever
 * controls that mailbox can then sign in from the caller's IP address, regardless of strangers' attempts.
 */
export const resetPassword: Handler<"auth.resetPassword"> = async (call) => {
  const { input, language, ip, now, services } = call;
  const { db, passwordCost, secret } = services;
  const { email, newpassword, captcha } = input;
  const tried = await tryEmailCode(call, { email, event: "resetpwd", code: captcha, field: "captcha" });
  const [member] = await db<RowOf<"member", "id" | "username" | "email">[]>`
    select id, username, email from member where lower(email) = lower(${email}) and email <> ''`;
  // A code is created for every address, but only sent if an account exists.
  if (!member) throw new BusinessError("code_wrong", { field: "captcha" });
  checkNewPassword(newpassword, "newpassword", [member.username, member.email]);
  const passwordHash = await hashPassword(newpassword, passwordCost);
  await db.begin(async (tx) => {
    await consumeEmailCode(tx, tried);
    await tx`update member set password_hash = ${passwordHash} where id = ${member.id}`;
    await tx`delete from session where member_id = ${member.id}`;
    await rememberAddress(tx, { secret, memberId: member.id, ip }, now);
    await sendMail(tx, { recipient: member.email, language, kind: "password_changed" }, now);
  });
  return reply(null, { msg: "password_changed" });
};
