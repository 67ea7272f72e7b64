import type { RowOf } from "../../db/tables";
import { type Handler, reply } from "../../kernel/handler";
import { countCodeMail } from "./code-mails";
import { CODE_LIFE, codePlace, createEmailCode } from "./email-code";
import { sendMail } from "./mail";

/**
 * `auth.sendEmailCode`: sends a code by e-mail. The response never reveals whether an address is known. Someone who registers with a
 * known address learns it from the mail, a taken address gets no code for a change to it, and for any other event, an unknown
 * address gets none.
 */
export const sendEmailCode: Handler<"auth.sendEmailCode"> = async ({
  input,
  language,
  ip,
  services,
  now,
}) => {
  const { email, event = "register" } = input;
  const [member] = await services.db<RowOf<"member", "id">[]>`
    select id from member where lower(email) = lower(${email}) and email <> ''`;
  await countCodeMail(services, { email, memberId: member?.id, ip }, now);
  const place = codePlace(services.secret, ip);
  await services.db.begin(async (tx) => {
    const code = await createEmailCode(tx, { email, event, place }, now, !services.relaxed);
    const isForNewAddress = event === "register" || event === "changeemail";
    const mail = { recipient: email, language };
    if (member && event === "register") await sendMail(tx, { ...mail, kind: "known" }, now);
    if (isForNewAddress !== (member !== undefined)) {
      await sendMail(tx, { ...mail, kind: "code", values: { code, seconds: CODE_LIFE } }, now);
    }
  });
  return reply(null, { msg: "code_sent" });
};
