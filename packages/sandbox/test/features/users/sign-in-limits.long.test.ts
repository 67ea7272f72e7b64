import { describe, expect, it } from "vitest";
import { HOUR } from "../../../src/domain/durations";
import type { Answer } from "../../http/app";
import { createUserApp, PASSWORD } from "./app";

const from = (address: string) => ({ "x-forwarded-for": address });

async function limitedApp() {
  const app = await createUserApp({ relaxed: false });
  await app.call("/api/user/register", { username: "mira", password: PASSWORD }, from("192.0.2.1"));
  const login = (account: string, address: string, password = "wrong-1234") =>
    app.call("/api/user/login", { account, password }, from(address));
  return { ...app, login };
}

/** How many of these calls reached the password. */
const judged = (answers: readonly Answer[]) => answers.filter((answer) => !isStopped(answer)).length;

/** Too many calls, or too many wrong passwords: then a code by e-mail is wanted as well. */
const isStopped = ({ code, data }: Answer) => code === 429 || data?.error === "code_required";
const STOPPED = { code: 0, data: { error: "code_required", field: "code" } };

describe("guessing passwords", () => {
  it("is limited over all addresses of an IPv6 /64", async () => {
    const { login } = await limitedApp();
    const answers = [];
    for (let i = 1; i <= 60; i++)
      answers.push(await login(`member${i % 20}`, `2001:db8:1:2::${i.toString(16)}`));
    expect(judged(answers)).toBe(30);
  });

  it("is limited over the /24 and the /48 around an address", async () => {
    const { login, clock } = await limitedApp();
    for (const around of [
      (i: number) => `198.51.100.${i % 250}`,
      (i: number) => `2001:db8:1:${i.toString(16)}::1`,
    ]) {
      const answers = [];
      for (let i = 1; i <= 150; i++) answers.push(await login(`member${i}`, around(i)));
      expect(judged(answers)).toBe(120);
      clock.advance(HOUR);
    }
  });

  it("of many names from one address is limited", async () => {
    const { login } = await limitedApp();
    const answers = [];
    for (let i = 1; i <= 80; i++) answers.push(await login(`member${i}`, "203.0.113.7"));
    expect(judged(answers)).toBe(30);
  });

  it("of one account is limited over all its spellings, from any number of addresses", async () => {
    const { login, db } = await limitedApp();
    await db`update member set email = 'mira@mail.example' where username = 'mira'`;
    const wide = (text: string) =>
      [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).join("");
    const spellings = [
      "mira",
      "MIRA",
      " Mira",
      wide("mira"),
      wide("MIRA"),
      "𝐦ira",
      "ⓜira",
      "mira@mail.example",
    ];
    const answers = [];
    for (let i = 0; i < 80; i++)
      answers.push(await login(spellings[i % spellings.length] ?? "", `203.0.${i}.7`));
    expect(judged(answers)).toBe(10);
  });

  it("of an account that does not exist is limited the same way", async () => {
    const { login } = await limitedApp();
    const guess = async (account: string) => {
      const answers = [];
      for (let i = 0; i < 14; i++) answers.push(await login(account, `203.0.${i}.7`));
      return answers.map(({ code, data }) => ({ code, error: data?.error }));
    };
    expect(await guess("nobody")).toEqual(await guess("mira"));
  });

  it("counts in a sliding window: the turn of a minute or an hour opens nothing", async () => {
    const { login, clock } = await limitedApp();
    clock.set(clock.now() - (clock.now() % HOUR) + 3_590);
    for (let i = 0; i < 10; i++) expect((await login("mira", `203.0.${i}.7`)).code).toBe(0);
    for (const pause of [10, 60, 600]) {
      clock.advance(pause);
      expect(await login("mira", "203.0.100.7")).toMatchObject(STOPPED);
    }
    clock.advance(900 - 670);
    expect(isStopped(await login("mira", "203.0.100.7"))).toBe(false);
  });

  it("never gets more than fifty attempts a day at one account", async () => {
    const { login, clock } = await limitedApp();
    const answers = [];
    for (let i = 0; i < 200; i++) {
      answers.push(await login("mira", `203.${i}.1.7`));
      clock.advance(430);
    }
    expect(judged(answers)).toBe(50);
  });

  it("hashes nothing once a limit is reached", async () => {
    const { login } = await limitedApp();
    for (let i = 0; i < 10; i++) await login("mira", `203.0.${i}.7`);
    // The response would reveal the right password.
    expect(await login("mira", "203.0.100.7", PASSWORD)).toMatchObject(STOPPED);
  });
});

describe("a stranger's guesses", () => {
  it("leave the owner in from an address that signed in before", async () => {
    const { login } = await limitedApp();
    for (let i = 0; i < 12; i++) await login("mira", `203.0.${i}.7`);
    expect(await login("mira", "203.0.100.7", PASSWORD)).toMatchObject(STOPPED);
    expect((await login("mira", "192.0.2.1", PASSWORD)).code).toBe(1);
  });

  it("find the known address limited too", async () => {
    const { login } = await limitedApp();
    const answers = [];
    for (let i = 0; i < 14; i++) answers.push(await login("mira", "192.0.2.1"));
    expect(judged(answers)).toBe(10);
  });

  it("learn nothing about where the owner signs in: addresses are kept hashed", async () => {
    const { login, db } = await limitedApp();
    await login("mira", "192.0.2.1");
    const rows = await db`select * from known_address union all select 0, bucket, 0 from rate_limit`;
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|mira/);
  });

  it("at the password of a stolen session are ten an hour, over all that ask for it", async () => {
    const { call, db, person } = await limitedApp();
    const { data } = await call(
      "/api/user/login",
      { account: "mira", password: PASSWORD },
      from("192.0.2.1"),
    );
    const info = data?.userinfo;
    if (typeof info !== "object" || info === null || !("token" in info)) throw new Error("not signed in");
    const thief = person({ id: 0, token: String(info.token) });
    const answers = [];
    for (let i = 0; i < 8; i++) {
      answers.push(
        await thief.post("/api/user/change", { oldpassword: `guess-${i}`, newpassword: "stolen-now-77" }),
      );
      const fund = { newpassword: "stolen-now-78", password: `guess ${i}` };
      answers.push(await thief.post("/api/user/fund_set", fund, { "idempotency-key": `guess-${i}-of-many` }));
    }
    expect(judged(answers)).toBe(10);
    const [member] = await db`select fund_hash from member where username = 'mira'`;
    expect(member?.fund_hash).toBeNull();
  });
});

it("a right password is not counted against its account", async () => {
  const { login } = await limitedApp();
  for (let i = 0; i < 25; i++) expect((await login("mira", "192.0.2.1", PASSWORD)).code).toBe(1);
});
