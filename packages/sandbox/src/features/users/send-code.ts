import type { Tx } from "../../db/connect";
import type { Language } from "../../i18n/languages";
import { writeMail } from "../../i18n/mails";
import { type Handler, reply } from "../handler";
import { CODE_LIFE, createEmailCode } from "./email-code";

/**
 * `auth.sendEmailCode`: a code by e-mail. The answer never tells whether an address is known: whoever registers with a known one reads that
 * in the mail, and for every other event an unknown address gets none.
 */
export const send: Handler<"auth.sendEmailCode"> = async ({ input, language, services, now }) => {
  const { email, event = "register" } = input;
  await services.db.begin(async (tx) => {
    const code = await createEmailCode(tx, email, event, now, !services.relaxed);
    const [known] =
      await tx`select 1 as found from member where lower(email) = lower(${email}) and email <> ''`;
    const isRegistration = event === "register";
    if (known && isRegistration) await mail(tx, email, language, "known", {}, now);
    if (isRegistration !== Boolean(known)) {
      await mail(tx, email, language, "code", { code, seconds: CODE_LIFE }, now);
    }
  });
  return reply(null, { msg: "code_sent" });
};

/** Puts a mail into the outbox, in the language of the request. */
async function mail(
  tx: Tx,
  recipient: string,
  language: Language,
  kind: "code" | "known",
  values: Readonly<Record<string, string | number>>,
  now: number,
): Promise<void> {
  const { subject, body } = writeMail(language, kind, values);
  await tx`insert into outbox (recipient, subject, body, createtime)
    values (${recipient}, ${subject}, ${body}, ${now})`;
}
