import { expect, it } from "vitest";
import type { Db } from "../../../src/db/connect";
import { DAY } from "../../../src/domain/durations";
import { LANGUAGES } from "../../../src/i18n/languages";
import { TEXTS } from "../../../src/i18n/translate";
import { createUserApp, PASSWORD } from "./app";

const EMAIL = "mira@mail.example";
const FUND = "orchard-31";

async function owner(overrides = {}) {
  const app = await createUserApp(overrides);
  const mira = await app.join("mira");
  await app.db`update member set email = ${EMAIL} where id = ${mira.id}`;
  await mira.post(
    "/api/user/fund_set",
    { newpassword: FUND, password: PASSWORD },
    { "idempotency-key": "first-time" },
  );
  let calls = 0;
  const askForCode = (email = EMAIL) => app.call(`/api/ems/send?email=${email}&event=fundpwd`, {});
  const guess = (code: string) => {
    calls += 1;
    const body = { newpassword: "stolen-now-77", password: PASSWORD, code };
    return mira.post("/api/user/fund_set", body, { "idempotency-key": `guess-${calls}-of-many` });
  };
  return { ...app, mira, askForCode, guess };
}

async function newestCode(db: Db) {
  const [mail] = await db<{ subject: string }[]>`
    select subject from outbox where recipient = ${EMAIL} and subject ~ '\\d{6}' order by id desc limit 1`;
  return /\d{6,10}/.exec(mail?.subject ?? "")?.[0] ?? "";
}

const subjects = async (db: Db) =>
  (await db<{ subject: string }[]>`select subject from outbox order by id`).map(({ subject }) => subject);

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

it("are six digits, and ten while someone guesses", async () => {
  const { db, clock, askForCode, guess } = await owner();
  await askForCode();
  const code = await newestCode(db);
  expect(code).toMatch(/^\d{6}$/);
  for (let attempt = 0; attempt < 5; attempt++) await guess(wrong(code));
  clock.advance(60);
  await askForCode();
  expect(await newestCode(db)).toMatch(/^\d{10}$/);
  clock.advance(DAY);
  await askForCode();
  expect(await newestCode(db)).toMatch(/^\d{6}$/);
});

it("give a guesser in one place ten attempts in 24 hours, over any number of codes", async () => {
  const { db, clock, askForCode, guess } = await owner();
  let judged = 0;
  // A code a minute and eleven guesses at each, for a day less the minutes at its end.
  for (let round = 0; round < 40; round++) {
    await askForCode();
    const code = await newestCode(db);
    for (let attempt = 0; attempt < 11; attempt++) {
      const { data } = await guess(wrong(code));
      if (data?.error === "code_wrong") judged += 1;
      else expect(data).toMatchObject({ error: "code_locked", field: "code" });
    }
    clock.advance(35 * 60);
  }
  expect(judged).toBe(10);
});

it("stay locked for the right code too, and open again a day after the first wrong one", async () => {
  const { db, clock, askForCode, guess } = await owner();
  await askForCode();
  const code = await newestCode(db);
  const start = clock.now();
  const answers = await Promise.all(Array.from({ length: 30 }, () => guess(wrong(code))));
  expect(answers.filter(({ data }) => data?.error === "code_wrong")).toHaveLength(10);
  expect(await guess(code)).toMatchObject({ code: 0, data: { error: "code_locked", until: start + DAY } });
  expect(await askForCode()).toMatchObject({ code: 0, data: { error: "code_locked", until: start + DAY } });
  clock.set(start + DAY + 1);
  expect((await askForCode()).code).toBe(1);
  expect((await guess(await newestCode(db))).code).toBe(1);
});

it("do not count right codes, nor forget wrong ones after a right one", async () => {
  const { db, clock, askForCode, guess } = await owner();
  for (let round = 0; round < 9; round++) {
    await askForCode();
    const code = await newestCode(db);
    expect((await guess(wrong(code))).data).toMatchObject({ error: "code_wrong" });
    clock.advance(60);
  }
  await askForCode();
  const code = await newestCode(db);
  expect((await guess(code)).code).toBe(1);
  clock.advance(60);
  await askForCode();
  expect((await guess(wrong(await newestCode(db)))).data).toMatchObject({ error: "code_wrong" });
  expect((await guess(wrong(await newestCode(db)))).data).toMatchObject({ error: "code_locked" });
});

it("are locked for an unknown address as for a known one", async () => {
  const { call, askForCode } = await owner();
  const guessAt = (email: string) =>
    call("/api/user/register", { username: "newcomer", password: PASSWORD, email, code: "000000" });
  const answers: unknown[] = [];
  for (const email of [EMAIL, "nobody@mail.example"]) {
    await call(`/api/ems/send?email=${email}`, {});
    const codes = [];
    for (let attempt = 0; attempt < 12; attempt++) codes.push((await guessAt(email)).data);
    answers.push(codes);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect((await askForCode()).code).toBe(1);
});

it("notify the owner by mail of wrong attempts, and once more when the place they come from is locked", async () => {
  const { db, askForCode, guess } = await owner();
  await askForCode();
  const code = await newestCode(db);
  const warnings = async () =>
    (await subjects(db)).filter((subject) => subject === TEXTS.en.mails.code_guessed.subject).length;
  await guess(wrong(code));
  await guess(wrong(code));
  expect(await warnings()).toBe(0);
  await guess(wrong(code));
  expect(await warnings()).toBe(1);
  for (let attempt = 0; attempt < 12; attempt++) await guess(wrong(code));
  expect(await warnings()).toBe(2);
});

it("say so in every language", () => {
  const texts = LANGUAGES.map((language) => {
    const { code_guessed } = TEXTS[language].mails;
    expect(code_guessed.body, language).toMatch(/\{count[,}]/);
    return code_guessed.subject;
  });
  expect(new Set(texts).size).toBe(LANGUAGES.length);
});
