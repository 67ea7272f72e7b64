import { describe, expect, it } from "vitest";
import type { Db } from "../../../src/db/connect";
import { HOUR } from "../../../src/domain/durations";
import { LANGUAGES } from "../../../src/i18n/languages";
import { TEXTS } from "../../../src/i18n/translate";
import { createUserApp, PASSWORD } from "./app";

const EMAIL = "Mira@mail.example";
const send = (email = EMAIL, event?: string) =>
  `/api/ems/send?email=${encodeURIComponent(email)}${event === undefined ? "" : `&event=${event}`}`;

async function newestMail(db: Db) {
  const [mail] = await db<{ recipient: string; subject: string; body: string }[]>`
    select recipient, subject, body from outbox order by id desc limit 1`;
  return { ...mail, code: /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "" };
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("registering", () => {
  it("signs in at once and welcomes in the reader's language", async () => {
    const { join } = await createUserApp();
    const mira = await join("mira");
    expect(await mira.post("/api/user/index")).toMatchObject({
      data: {
        id: mira.id,
        username: "mira",
        money: "0.000000",
        hold_money: "0.000000",
        has_fund_password: 0,
        is_merchant: 0,
      },
    });
    const { data } = await mira.post("/api/message/list", {}, { "accept-language": "de" });
    expect(data).toMatchObject({ unread: 1, data: [{ title: "Willkommen, mira" }] });
  });

  it("refuses a name that is taken in any case, invalid ones, and unknown invitations", async () => {
    const { db, call, join } = await createUserApp();
    const mira = await join("mira");
    const register = (fields: object) => call("/api/user/register", { password: PASSWORD, ...fields });
    expect(await register({ username: "MIRA" })).toMatchObject({
      code: 0,
      data: { error: "username_taken", field: "username" },
    });
    for (const username of ["a@b.example", "mi ra", "mi\u200bra", "mi\u202era", "buy\u0435r", "\u03bfwner"]) {
      expect(await register({ username })).toMatchObject({ code: 422, data: { field: "username" } });
    }
    for (const password of ["short", "seven77", "x".repeat(129)]) {
      expect((await register({ username: "jonas", password })).code).toBe(422);
    }
    expect(await register({ username: "jonas", invite_code: "NOBODY" })).toMatchObject({
      code: 0,
      data: { error: "invite_code_invalid" },
    });
    const { data } = await mira.post("/api/user/index");
    const invite_code = String(data?.invite_code).toLowerCase();
    expect((await register({ username: "jonas", invite_code })).code).toBe(1);
    const [jonas] = await db`select invited_by from member where username = 'jonas'`;
    expect(jonas?.invited_by).toBe(mira.id);
  });

  it("lets one of many have the same name", async () => {
    const { call } = await createUserApp();
    const names = Array.from({ length: 8 }, (_, i) => (i % 2 ? "mira" : "Mira"));
    const answers = await Promise.all(
      names.map((username) => call("/api/user/register", { username, password: PASSWORD })),
    );
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(answers.filter(({ data }) => data?.error === "username_taken")).toHaveLength(7);
  });

  it("wants the e-mail's code, which works once", async () => {
    const { db, call, clock } = await createUserApp();
    const register = (username: string, code?: string) =>
      call("/api/user/register", { username, password: PASSWORD, email: EMAIL, code });
    const refused = { code: 0, data: { error: "code_wrong", field: "code" } };
    expect(await register("mira")).toMatchObject(refused);
    expect(await call(send(), {})).toMatchObject({ code: 1, data: null });
    const { code, recipient } = await newestMail(db);
    expect(recipient).toBe(EMAIL);
    const [kept] = await db<{ code_hash: string }[]>`select code_hash from email_code`;
    expect(kept?.code_hash).not.toContain(code);
    expect(await register("mira", wrongCode(code))).toMatchObject(refused);
    // An error for another reason leaves the code good.
    await call("/api/user/register", { username: "taken", password: PASSWORD });
    expect(await register("taken", code)).toMatchObject({ data: { error: "username_taken" } });
    expect((await register("mira", code)).code).toBe(1);
    expect(await register("jonas", code)).toMatchObject(refused);

    clock.advance(60);
    await call(send("late@mail.example"), {});
    const late = await newestMail(db);
    clock.advance(120);
    const tooLate = { username: "late", password: PASSWORD, email: "late@mail.example", code: late.code };
    expect(await call("/api/user/register", tooLate)).toMatchObject(refused);
  });

  it("lets one of two use a code, and one address have one account", async () => {
    const { db, call } = await createUserApp();
    await call(send(), {});
    const { code } = await newestMail(db);
    const register = (username: string) =>
      call("/api/user/register", { username, password: PASSWORD, email: EMAIL, code });
    const answers = await Promise.all([register("mira"), register("jonas"), register("ada")]);
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1);
  });
});

describe("codes by e-mail", () => {
  it("never reveal whether an address is known", async () => {
    const { db, call, join } = await createUserApp();
    const mira = await join("mira");
    await db`update member set email = ${EMAIL} where id = ${mira.id}`;
    const known = await call(send(EMAIL.toUpperCase()), {});
    expect(await newestMail(db)).toMatchObject({ subject: TEXTS.en.mails.known.subject, code: "" });
    const unknown = await call(send("nobody@mail.example", "fundpwd"), {});
    expect(unknown).toEqual(known);
    expect(await newestMail(db)).toMatchObject({ recipient: EMAIL.toUpperCase() });
    await call(send(EMAIL, "fundpwd"), {});
    expect((await newestMail(db)).code).toMatch(/^\d{6}$/);
  });

  it("come once a minute to an address and five times an hour to one machine", async () => {
    const { call, clock } = await createUserApp({ relaxed: false });
    clock.set(clock.now() - (clock.now() % HOUR) + 59);
    const from = (ip: string) => ({ "x-forwarded-for": ip });
    expect((await call(send(), {}, from("192.0.2.1"))).code).toBe(1);
    // One second later another minute begins on the clock, yet it is the same minute for this address.
    clock.advance(1);
    expect((await call(send(), {}, from("192.0.2.1"))).code).toBe(429);
    // Nobody waits for what others asked for.
    expect((await call(send(), {}, from("192.0.2.2"))).code).toBe(1);
    clock.advance(60);
    for (let i = 2; i <= 4; i++) {
      expect((await call(send(`a${i}@mail.example`), {}, from("192.0.2.1"))).code).toBe(1);
    }
    expect((await call(send("a6@mail.example"), {}, from("192.0.2.1"))).code).toBe(429);
  });

  it("are written in every language, with the same placeholders", async () => {
    const { db, call, clock } = await createUserApp();
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      clock.advance(60);
      await call(send(), {}, { "accept-language": language });
      const { subject, body, code } = await newestMail(db);
      expect(body, language).toContain(code);
      expect(body, language).toContain("120");
      expect(`${subject}${body}`, language).not.toMatch(/[{}…]/);
      subjects.add(subject ?? "");
      const { known, code: sentCode } = TEXTS[language].mails;
      expect(`${known.subject}${known.body}`, language).not.toMatch(/[{}]/);
      expect(`${sentCode.subject}${sentCode.body}`.match(/\{\w+(?=[},])/g)?.sort(), language).toEqual([
        "{code",
        "{code",
        "{seconds",
      ]);
    }
    expect(subjects.size).toBe(LANGUAGES.length);
  });
});
