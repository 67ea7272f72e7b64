import type { Queryable } from "../../db/connect";
import type { MailKind } from "../../i18n/en";
import type { Language } from "../../i18n/languages";
import { writeMail } from "../../i18n/translate";

/** A mail in the outbox. */
export interface OutgoingMail {
  readonly recipient: string;
  readonly language: Language;
  readonly kind: MailKind;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Puts a mail into the outbox, in the language of the request that caused it. */
export async function sendMail(
  db: Queryable,
  { recipient, language, kind, values = {} }: OutgoingMail,
  now: number,
): Promise<void> {
  const { subject, body } = writeMail(language, kind, values);
  await db`insert into outbox (recipient, subject, body, createtime)
    values (${recipient}, ${subject}, ${body}, ${now})`;
}
