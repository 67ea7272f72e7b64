import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "../../../src/domain/durations";
import { LANGUAGES } from "../../../src/i18n/languages";
import { TEXTS } from "../../../src/i18n/translate";
import { createUserApp, PASSWORD, userinfo } from "./app";
import { newestCode, subjectsTo, wrongCode } from "./mailbox";

const EMAIL = "mira@mail.example";
const NEXT = "a longer secret, with spaces";

async function member(overrides = {}) {
  const app = await createUserApp(overrides);
  const mira = await app.join("mira");
  await app.db`update member set email = ${EMAIL} where id = ${mira.id}`;
  const sendCode = (email: string, event: string) =>
    app.call(`/api/ems/send?email=${email}&event=${event}`, {});
  const login = (password: string, userAgent = "") =>
    app.call("/api/user/login", { account: "mira", password }, { "user-agent": userAgent });
  return { ...app, mira, sendCode, login };
}

describe("a forgotten password", () => {
  const reset = (app: Awaited<ReturnType<typeof member>>, fields: object) =>
    app.call("/api/user/resetpwd", { type: "email", email: EMAIL, newpassword: NEXT, ...fields });

  it("is reset with a code, which ends all sessions and is announced by mail", async () => {
    const app = await member();
    const { db, mira, sendCode, login } = app;
    await sendCode(EMAIL, "resetpwd");
    const captcha = await newestCode(db, EMAIL);
    expect(await reset(app, { captcha: wrongCode(captcha) })).toMatchObject({
      code: 0,
      data: { error: "code_wrong", field: "captcha" },
    });
    expect(await reset(app, { captcha })).toMatchObject({ code: 1, data: null });
    expect((await mira.post("/api/user/index")).code).toBe(401);
    expect((await login(PASSWORD)).code).toBe(0);
    expect((await login(NEXT)).code).toBe(1);
    expect((await reset(app, { captcha })).data).toMatchObject({ error: "code_wrong" });
    expect(await subjectsTo(db, EMAIL)).toContain(TEXTS.en.mails.password_changed.subject);
  });

  it("gets the same response for an address without an account, and no code is sent there", async () => {
    const app = await member();
    const answers = [];
    for (const email of [EMAIL, "nobody@mail.example"]) {
      answers.push([await app.sendCode(email, "resetpwd"), await reset(app, { email, captcha: "000000" })]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await subjectsTo(app.db, "nobody@mail.example")).toEqual([]);
    // Not even the right code opens what is not there.
    await app.db`update email_code set code_hash = (select code_hash from email_code where email = ${EMAIL})`;
    const captcha = await newestCode(app.db, EMAIL);
    expect((await reset(app, { email: "nobody@mail.example", captcha })).data).toMatchObject({
      error: "code_wrong",
    });
  });

  it("takes no code of another event, and refuses weak passwords without using the code up", async () => {
    const app = await member();
    await app.sendCode(EMAIL, "fundpwd");
    const other = await newestCode(app.db, EMAIL);
    await app.sendCode(EMAIL, "resetpwd");
    expect((await reset(app, { captcha: other })).data).toMatchObject({ error: "code_wrong" });
    const captcha = await newestCode(app.db, EMAIL);
    expect(await reset(app, { captcha, newpassword: "password1" })).toMatchObject({
      data: { error: "weak_password", field: "newpassword" },
    });
    expect((await reset(app, { captcha })).code).toBe(1);
  });

  it("lets its owner sign in from there, whatever strangers tried", async () => {
    const app = await member({ relaxed: false });
    const guess = (i: number) =>
      app.call("/api/user/login", { account: "mira", password: "x" }, { "x-forwarded-for": `203.0.${i}.7` });
    for (let i = 0; i < 12; i++) await guess(i);
    const stopped = { code: 0, data: { error: "code_required" } };
    expect(await guess(100)).toMatchObject(stopped);
    const here = { "x-forwarded-for": "198.51.100.9" };
    const login = () => app.call("/api/user/login", { account: "mira", password: NEXT }, here);
    expect(await login()).toMatchObject(stopped);
    await app.sendCode(EMAIL, "resetpwd");
    const captcha = await newestCode(app.db, EMAIL);
    const body = { email: EMAIL, newpassword: NEXT, captcha };
    expect((await app.call("/api/user/resetpwd", body, here)).code).toBe(1);
    expect((await login()).code).toBe(1);
  });
});

describe("the e-mail address", () => {
  const NEW = "mira@other.example";

  it("changes with a code from the new one and the login password; the old one is notified", async () => {
    const { db, mira, sendCode, clock } = await member();
    await sendCode(NEW, "changeemail");
    const captcha = await newestCode(db, NEW);
    const change = (fields: object = {}) =>
      mira.post("/api/user/changeemail", { email: NEW, captcha, password: PASSWORD, ...fields });
    expect(await change({ password: "no-idea" })).toMatchObject({
      data: { error: "password_wrong", field: "password" },
    });
    expect(await change({ captcha: wrongCode(captcha) })).toMatchObject({
      data: { error: "code_wrong", field: "captcha" },
    });
    expect(await change({ email: "third@mail.example" })).toMatchObject({ data: { error: "code_wrong" } });
    expect((await change()).code).toBe(1);
    expect((await mira.post("/api/user/index")).data).toMatchObject({ email: NEW });
    expect(await subjectsTo(db, EMAIL)).toEqual([TEXTS.en.mails.email_changed.subject]);
    // Codes for the fund password go to the new address: a thief gets nothing out before the owner has read that.
    const [locked] = await db`select withdraw_locked_until as until from member where id = ${mira.id}`;
    expect(locked?.until).toBe(clock.now() + DAY);
  });

  it("is added where there was none", async () => {
    const { db, mira, sendCode } = await member();
    await db`update member set email = '' where id = ${mira.id}`;
    await sendCode(NEW, "changeemail");
    const captcha = await newestCode(db, NEW);
    expect((await mira.post("/api/user/changeemail", { email: NEW, captcha, password: PASSWORD })).code).toBe(
      1,
    );
    expect(await subjectsTo(db, NEW)).toHaveLength(1);
  });

  it("of another account gets no code, and is refused", async () => {
    const { db, mira, join, sendCode } = await member();
    const jonas = await join("jonas");
    await db`update member set email = ${NEW} where id = ${jonas.id}`;
    expect((await sendCode(NEW, "changeemail")).code).toBe(1);
    expect(await subjectsTo(db, NEW)).toEqual([]);
    // Taken between the code and its use.
    await db`update member set email = '' where id = ${jonas.id}`;
    await sendCode(NEW, "changeemail");
    const captcha = await newestCode(db, NEW);
    await db`update member set email = ${NEW} where id = ${jonas.id}`;
    expect(
      await mira.post("/api/user/changeemail", { email: NEW, captcha, password: PASSWORD }),
    ).toMatchObject({
      code: 0,
      data: { error: "email_taken", field: "email" },
    });
  });
});

describe("sessions", () => {
  const PHONE =
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
  const LAPTOP = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

  it("are listed with their device and last use, the present one first", async () => {
    const { person, login, clock } = await member();
    const start = clock.now();
    clock.advance(100);
    const phone = person(userinfo((await login(PASSWORD, PHONE)).data));
    clock.advance(100);
    await login(PASSWORD, LAPTOP);
    clock.advance(HOUR);
    const answer = await phone.post("/api/user/sessions");
    expect(answer.data).toMatchObject([
      { device: "Chrome · Android", createtime: start + 100, last_used: clock.now(), is_current: 1 },
      { device: "Firefox · Windows", createtime: start + 200, last_used: start + 200, is_current: 0 },
      { device: "", createtime: start, is_current: 0 },
    ]);
    expect(JSON.stringify(answer)).not.toMatch(/127\.0|Mozilla|Pixel/);
  });

  it("are ended one by one or all others, and only by their owner", async () => {
    const { person, login, join, mira } = await member();
    const phone = person(userinfo((await login(PASSWORD, PHONE)).data));
    const laptop = person(userinfo((await login(PASSWORD, LAPTOP)).data));
    const rows = (await laptop.post("/api/user/sessions")).data;
    const idOf = (device: string) =>
      Array.isArray(rows) ? rows.find((row: { device: string }) => row.device === device)?.id : undefined;
    const id = idOf("Chrome · Android");
    const jonas = await join("jonas");
    expect((await jonas.post("/api/user/session_end", { id })).code).toBe(404);
    expect((await phone.post("/api/user/index")).code).toBe(1);
    expect((await laptop.post("/api/user/session_end", { id })).code).toBe(1);
    expect((await phone.post("/api/user/index")).code).toBe(401);
    expect((await laptop.post("/api/user/session_end", { id })).code).toBe(404);
    expect((await laptop.post("/api/user/session_end", {})).code).toBe(422);
    expect((await laptop.post("/api/user/session_end", { others: 1 })).code).toBe(1);
    expect((await mira.post("/api/user/index")).code).toBe(401);
    expect((await laptop.post("/api/user/index")).code).toBe(1);
    expect((await jonas.post("/api/user/index")).code).toBe(1);
  });
});

describe("new passwords", () => {
  it("are long and not easily guessed, or refused", async () => {
    const { call } = await createUserApp();
    const passwords: readonly [password: string, code: number][] = [
      ["seven77", 422],
      ["x".repeat(129), 422],
      ["password", 0],
      ["Password123!", 0],
      ["P@ssw0rd2024", 0],
      ["12345678", 0],
      ["qwertyuiop", 0],
      ["iloveyou", 0],
      ["aaaaaaaa", 0],
      ["newcomer-1", 0],
      ["correct horse battery staple 9", 1],
      ["x".repeat(40) + "lamp ".repeat(17), 1],
      ["пароль из пяти слов", 1],
    ];
    for (const [at, [password, code]] of passwords.entries()) {
      // Those that are taken need names of their own.
      const username = code === 1 ? `newcomer${at}` : "newcomer";
      const answer = await call("/api/user/register", { username, password });
      expect(answer.code, password).toBe(code);
      if (code === 0) expect(answer.data).toMatchObject({ error: "weak_password", field: "password" });
      if (code === 422) expect(answer.data).toMatchObject({ error: "invalid_field", field: "password" });
    }
  });

  it("are never trimmed, for logging in and for funds", async () => {
    const { call, join } = await createUserApp();
    const password = "  lantern seventy-seven  ";
    await call("/api/user/register", { username: "jonas", password });
    expect((await call("/api/user/login", { account: "jonas", password: password.trim() })).code).toBe(0);
    expect((await call("/api/user/login", { account: "jonas", password })).code).toBe(1);
    const mira = await join("mira");
    const set = (newpassword: string) =>
      mira.post(
        "/api/user/fund_set",
        { newpassword, password: PASSWORD },
        { "idempotency-key": "set-it-once" },
      );
    expect((await set("11223344")).data).toMatchObject({ error: "weak_password" });
    expect((await set(" kettle ninety-nine ")).code).toBe(1);
    const change = (oldpassword: string) =>
      mira.post(
        "/api/user/fund_change",
        { oldpassword, newpassword: "another fund secret" },
        { "idempotency-key": `change-${oldpassword.length}` },
      );
    expect((await change("kettle ninety-nine")).data).toMatchObject({ error: "fund_password_wrong" });
    expect((await change(" kettle ninety-nine ")).code).toBe(1);
  });

  it("have their limits in the site's settings", async () => {
    const { call } = await createUserApp();
    expect((await call("/api/index/config", {})).data?.limits).toMatchObject({
      password_min: 8,
      password_max: 128,
    });
  });
});

it("mails about changes are written in every language", () => {
  const subjects = LANGUAGES.flatMap((language) => {
    const { password_changed, email_changed } = TEXTS[language].mails;
    return [password_changed.subject, email_changed.subject];
  });
  expect(new Set(subjects).size).toBe(2 * LANGUAGES.length);
});
