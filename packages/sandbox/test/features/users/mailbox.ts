import type { Db } from "../../../src/db/connect";

/** The newest code that was mailed to an address; "" without one. */
export async function newestCode(db: Db, email: string): Promise<string> {
  const [mail] = await db<{ subject: string }[]>`
    select subject from outbox where recipient = ${email} and subject ~ '\\d{6}' order by id desc limit 1`;
  return /\d{6,10}/.exec(mail?.subject ?? "")?.[0] ?? "";
}

/** Another code than this one. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Subjects of the mails to an address, oldest first. */
export const subjectsTo = async (db: Db, email: string): Promise<string[]> =>
  (await db<{ subject: string }[]>`select subject from outbox where recipient = ${email} order by id`).map(
    ({ subject }) => subject,
  );
