import type { RowOf } from "../../db/tables";
import { HttpError } from "../../kernel/errors";
import { type Handler, reply } from "../../kernel/handler";
import { consumeEmailCode, tryEmailCode } from "./email-code";
import { sendMail } from "./mail";
import { verifyOwnPassword } from "./own-password";
import { refuseTaken } from "./username";

/**
 * `account.changeEmail`: adds or changes the address, with a code from the new address and the login password. The old address is
 * notified. Codes that reset the fund password go to this address, so withdrawals are locked for a while, as after such a reset.
 */
export const changeEmail: Handler<"account.changeEmail"> = async (call) => {
  const { input, language, now, viewer, services } = call;
  const { db, settings } = services;
  const { email, captcha, password } = input;
  const [member] = await db<RowOf<"member", "password_hash">[]>`
    select password_hash from member where id = ${viewer.id}`;
  if (!member) throw new HttpError(401, "sign_in_first");
  const stored = member.password_hash;
  await verifyOwnPassword(call, { memberId: viewer.id, stored, password, field: "password" });
  const tried = await tryEmailCode(call, { email, event: "changeemail", code: captcha, field: "captcha" });
  await db.begin(async (tx) => {
    await consumeEmailCode(tx, tried);
    const [old] = await tx<
      RowOf<"member", "email">[]
    >`select email from member where id = ${viewer.id} for update`;
    await tx`update member set email = ${email},
        withdraw_locked_until = greatest(withdraw_locked_until, ${now + settings.withdrawLock})
      where id = ${viewer.id}`.catch(refuseTaken);
    if (old && old.email !== "") {
      await sendMail(tx, { recipient: old.email, language, kind: "email_changed" }, now);
    }
  });
  return reply(null, { msg: "saved" });
};
