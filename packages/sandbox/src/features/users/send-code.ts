import { type Handler, reply } from "../../kernel/handler";
import { CODE_LIFE, createEmailCode } from "./email-code";
import { sendMail } from "./mail";

/**
 * `auth.sendEmailCode`: sends a code by e-mail. The response never reveals whether an address is known. Someone who registers with a
 * known address learns it from the mail, a taken address gets no code for a change to it, and for any other event, an unknown
 * address gets none.
 */
export const sendEmailCode: Handler<"auth.sendEmailCode"> = async ({ input, language, services, now }) => {
  const { email, event = "register" } = input;
  await services.db.begin(async (tx) => {
    const code = await createEmailCode(tx, email, event, now, !services.relaxed);
    const [known] =
      await tx`select 1 as found from member where lower(email) = lower(${email}) and email <> ''`;
    const isForNewAddress = event === "register" || event === "changeemail";
    const mail = { recipient: email, language };
    if (known && event === "register") await sendMail(tx, { ...mail, kind: "known" }, now);
    if (isForNewAddress !== Boolean(known)) {
      await sendMail(tx, { ...mail, kind: "code", values: { code, seconds: CODE_LIFE } }, now);
    }
  });
  return reply(null, { msg: "code_sent" });
};
