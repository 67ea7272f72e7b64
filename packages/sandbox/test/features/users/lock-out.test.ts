import { expect, it } from "vitest";
import { HOUR, MINUTE } from "../../../src/domain/durations";
import { LANGUAGES } from "../../../src/i18n/languages";
import { TEXTS, translate } from "../../../src/i18n/translate";
import { createUserApp, PASSWORD } from "./app";
import { newestCode, subjectsTo, wrongCode } from "./mailbox";

const EMAIL = "mira@mail.example";
const NEXT = "a longer secret, with spaces";
const HOME = "192.0.2.1";
/** A place from which the owner never signed in. */
const ELSEWHERE = "198.51.100.9";
const STRANGER = "203.0.113.7";

const from = (address: string) => ({ "x-forwarded-for": address });

/** Mira, who has signed in at home, and whoever knows her e-mail address. */
async function mailbox(overrides = {}) {
  const app = await createUserApp(overrides);
  await app.call("/api/user/register", { username: "mira", password: PASSWORD }, from(HOME));
  await app.db`update member set email = ${EMAIL} where username = 'mira'`;
  const askForCode = (address: string, event = "resetpwd") =>
    app.call(`/api/ems/send?email=${EMAIL}&event=${event}`, {}, from(address));
  const reset = (captcha: string, address: string) =>
    app.call(
      "/api/user/resetpwd",
      { type: "email", email: EMAIL, newpassword: NEXT, captcha },
      from(address),
    );
  const login = (password: string, address: string) =>
    app.call("/api/user/login", { account: "mira", password }, from(address));
  /** The whole code in the newest mail, however long. */
  const mailedCode = async () => /\d+/.exec((await subjectsTo(app.db, EMAIL)).at(-1) ?? "")?.[0] ?? "";
  return { ...app, askForCode, reset, login, mailedCode };
}

const differs = (code: string) => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;

it("a stranger's wrong codes leave the owner's code good", async () => {
  const { askForCode, reset, mailedCode } = await mailbox();
  await askForCode(STRANGER);
  const strangers = await mailedCode();
  for (let i = 0; i < 12; i++) await reset(differs(strangers), STRANGER);
  expect(await reset(strangers, STRANGER)).toMatchObject({ data: { error: "code_locked" } });
  expect((await askForCode(ELSEWHERE)).code).toBe(1);
  expect((await reset(await mailedCode(), ELSEWHERE)).code).toBe(1);
});

it("a code that a stranger asks for does not replace the owner's", async () => {
  const { db, askForCode, reset } = await mailbox();
  await askForCode(ELSEWHERE);
  const owners = await newestCode(db, EMAIL);
  await askForCode(STRANGER);
  expect((await reset(owners, ELSEWHERE)).code).toBe(1);
});

it("a code may be typed in another network than it was asked for in, as long as nobody guesses", async () => {
  const { db, clock, askForCode, reset } = await mailbox();
  await askForCode(HOME);
  const code = await newestCode(db, EMAIL);
  for (let i = 0; i < 4; i++) expect((await reset(wrongCode(code), ELSEWHERE)).code).toBe(0);
  expect((await reset(code, ELSEWHERE)).code).toBe(1);
  clock.advance(MINUTE);
  await askForCode(HOME);
  const next = await newestCode(db, EMAIL);
  await reset(wrongCode(next), STRANGER);
  expect(await reset(next, ELSEWHERE)).toMatchObject({ data: { error: "code_wrong" } });
});

it("a stranger who asks for codes all day keeps none from the owner, at home or elsewhere", async () => {
  const { clock, askForCode, reset, mailedCode } = await mailbox({ relaxed: false });
  for (let hour = 0; hour < 23; hour++) {
    for (let i = 0; i < 6; i++) {
      await askForCode(STRANGER);
      clock.advance(9 * MINUTE);
    }
  }
  await askForCode(STRANGER);
  expect((await askForCode(ELSEWHERE)).code).toBe(1);
  expect((await reset(await mailedCode(), ELSEWHERE)).code).toBe(1);
});

it("not even many networks keep codes from a place where the owner signed in before", async () => {
  const { clock, askForCode, reset, mailedCode } = await mailbox({ relaxed: false });
  const mails = [];
  for (let hour = 0; hour < 3; hour++) {
    for (let network = 1; network <= 40; network++) mails.push((await askForCode(`203.0.${network}.7`)).code);
    clock.advance(HOUR);
  }
  // A mailbox isn't flooded either.
  expect(mails.filter((code) => code === 1)).toHaveLength(100);
  expect((await askForCode(ELSEWHERE)).code).toBe(429);
  expect((await askForCode(HOME)).code).toBe(1);
  expect((await reset(await mailedCode(), HOME)).code).toBe(1);
});

it("the guesses of a day have a smaller chance than ten at a code of six digits", async () => {
  const { clock, askForCode, reset, mailedCode } = await mailbox();
  const places = Array.from({ length: 20 }, (_, i) => `203.0.${i}.7`);
  const codes = new Map<string, string>();
  const askAll = async () => {
    for (const place of places) {
      expect((await askForCode(place)).code).toBe(1);
      codes.set(place, await mailedCode());
    }
  };
  let chance = 0;
  const guessAll = async (tries: number) => {
    for (const [place, code] of codes) {
      for (let i = 0; i < tries; i++) {
        const { data } = await reset(differs(code), place);
        if (data?.error === "code_wrong") chance += 10 ** -code.length;
      }
    }
  };
  // As many codes as can be, each of six digits; the first few guesses at them are the last.
  await askAll();
  const [[place = "", code = ""] = []] = [...codes];
  for (let i = 0; i < 5; i++) {
    expect(await reset(differs(code), place)).toMatchObject({ data: { error: "code_wrong" } });
    chance += 10 ** -code.length;
  }
  for (const [own, right] of codes) expect((await reset(right, own)).code).toBe(0);
  clock.advance(MINUTE);
  await askAll();
  await guessAll(12);
  expect(chance).toBeGreaterThan(5e-6);
  expect(chance).toBeLessThan(10 * 10 ** -6);
});

it("after strangers' wrong passwords the owner gets in from a new place with the right one and a code", async () => {
  const { db, clock, call, askForCode, reset, login, mailedCode } = await mailbox({ relaxed: false });
  for (let i = 0; i < 50; i++) {
    await login("wrong-1234", `203.0.${i}.7`);
    clock.advance(2 * MINUTE);
  }
  const answer = await login(PASSWORD, ELSEWHERE);
  expect(answer).toMatchObject({ code: 0, data: { error: "code_required", field: "code" } });
  expect(answer.msg).toBe(translate("en", "code_required"));
  await askForCode(ELSEWHERE, "login");
  const code = await mailedCode();
  const withCode = (input: object, address = ELSEWHERE) =>
    call("/api/user/login", { account: EMAIL, password: PASSWORD, code, ...input }, from(address));
  expect(await withCode({ code: wrongCode(code) })).toMatchObject({
    data: { error: "code_wrong", field: "code" },
  });
  expect(await withCode({ password: "wrong-1234" })).toMatchObject({
    data: { error: "account_or_password_wrong" },
  });
  // The code is for the address it was sent to.
  expect(await withCode({ account: "mira" })).toMatchObject({ data: { error: "code_wrong" } });
  expect((await withCode({})).code).toBe(1);
  // It works once, and is not needed any more from here.
  expect(await db`select 1 from email_code where event = 'login'`).toHaveLength(0);
  expect((await login(PASSWORD, ELSEWHERE)).code).toBe(1);
  expect(await withCode({}, STRANGER)).toMatchObject({ data: { error: "code_wrong" } });
  await askForCode(STRANGER);
  expect((await reset(await mailedCode(), STRANGER)).code).toBe(1);
});

it("an account that does not exist is answered the same, code by code", async () => {
  const { clock, call } = await mailbox({ relaxed: false });
  const nobody = "nobody@mail.example";
  const answersFor = async (email: string) => {
    const answers = [];
    const login = (address: string, code?: string) =>
      call(
        "/api/user/login",
        { account: email, password: "wrong-1234", ...(code && { code }) },
        from(address),
      );
    for (let i = 0; i < 11; i++) answers.push(await login(`203.0.${i}.7`));
    await call(`/api/ems/send?email=${email}&event=login`, {}, from(STRANGER));
    for (let i = 0; i < 12; i++) answers.push(await login(STRANGER, "000000"));
    return answers.map(({ code, data }) => ({ code, data }));
  };
  const known = await answersFor(EMAIL);
  expect(known.at(-1)?.data).toMatchObject({ error: "code_locked" });
  clock.advance(HOUR);
  const unknown = await answersFor(nobody);
  const names = (answers: typeof known) => answers.map(({ code, data }) => [code, data?.error]);
  expect(names(unknown)).toEqual(names(known));
});

it("says so in every language", () => {
  expect(new Set(LANGUAGES.map((language) => TEXTS[language].messages.code_required)).size).toBe(
    LANGUAGES.length,
  );
});

it("places are kept as hashes", async () => {
  const { db, askForCode, reset } = await mailbox();
  await askForCode(STRANGER);
  await reset("000000", STRANGER);
  const rows = await db`select place from email_code union all select place from email_code_attempts`;
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain("203.0");
});
