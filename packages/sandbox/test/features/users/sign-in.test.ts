import { describe, expect, it } from "vitest";
import { TOKEN_LIFE } from "../../../src/features/users/sessions";
import { SAFE_COST } from "../../../src/kernel/passwords";
import { createUserApp, PASSWORD, userinfo } from "./app";

const WRONG = { code: 0, data: { error: "account_or_password_wrong" } };

describe("signing in", () => {
  it("takes the user name or the e-mail address, in any case, and keeps only the token's hash", async () => {
    const { db, call, join, clock } = await createUserApp();
    const mira = await join("Mira");
    await db`update member set email = 'Mira@Mail.Example' where id = ${mira.id}`;
    for (const account of ["Mira", "mira", " MIRA ", "mira@mail.example"]) {
      const { data } = await call("/api/user/login", { account, password: PASSWORD });
      expect(data?.userinfo).toMatchObject({
        id: mira.id,
        user_id: mira.id,
        username: "Mira",
        createtime: clock.now(),
        expiretime: clock.now() + TOKEN_LIFE,
        expires_in: TOKEN_LIFE,
      });
      const { token } = userinfo(data);
      const [kept] = await db`select 1 as found from session where token_hash = ${token}`;
      expect(kept).toBeUndefined();
    }
  });

  it("refuses wrong passwords, unknown accounts and users without a password in the same way", async () => {
    const { db, call, join } = await createUserApp();
    const mira = await join("mira");
    expect(await call("/api/user/login", { account: "mira", password: `${PASSWORD} ` })).toMatchObject(WRONG);
    expect(await call("/api/user/login", { account: "nobody", password: PASSWORD })).toMatchObject(WRONG);
    expect(await call("/api/user/login", { account: "' or 1=1 --", password: PASSWORD })).toMatchObject(
      WRONG,
    );
    // The constant hash that unknown accounts are compared with opens nothing.
    expect(await call("/api/user/login", { account: "nobody", password: "nobody" })).toMatchObject(WRONG);
    await db`update member set password_hash = '!' where id = ${mira.id}`;
    expect(await call("/api/user/login", { account: "mira", password: "!" })).toMatchObject(WRONG);
    expect(await call("/api/user/login", { account: "mira", password: "nobody" })).toMatchObject(WRONG);
  });

  it("takes as long for an unknown account as for a wrong password", async () => {
    const { call, join } = await createUserApp({ passwordCost: SAFE_COST });
    await join("mira");
    const spent = { nobody: 0, mira: 0 };
    for (let i = 0; i < 6; i++) {
      for (const account of ["nobody", "mira"] as const) {
        const before = process.cpuUsage();
        await call("/api/user/login", { account, password: "wrong-1" });
        const { user, system } = process.cpuUsage(before);
        spent[account] += user + system;
      }
    }
    // In processor time, which other programs disturb least. Most of it is the hash: without one the ratio would be far below.
    const ratio = spent.nobody / spent.mira;
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });

  it("ends after thirty days", async () => {
    const { join, clock } = await createUserApp();
    const mira = await join("mira");
    clock.advance(TOKEN_LIFE - 1);
    expect((await mira.post("/api/user/index")).code).toBe(1);
    clock.advance(1);
    expect((await mira.post("/api/user/index")).code).toBe(401);
  });

  it("stops guessing after ten tries a minute from one address", async () => {
    const { call, join, clock } = await createUserApp({ relaxed: false });
    await join("mira");
    clock.set(clock.now() - (clock.now() % 60));
    const guess = () => call("/api/user/login", { account: "mira", password: "wrong-1" });
    for (let i = 0; i < 10; i++) expect((await guess()).code).toBe(0);
    expect(await guess()).toMatchObject({ code: 0, data: { error: "code_required", field: "code" } });
  });
});

describe("signing out and changing the password", () => {
  it("ends this session alone, or all of them", async () => {
    const { call, join, person } = await createUserApp();
    const first = await join("mira");
    const again = async (password = PASSWORD) =>
      person(userinfo((await call("/api/user/login", { account: "mira", password })).data));
    const second = await again();
    expect(await first.post("/api/user/logout")).toMatchObject({ code: 1, data: null });
    expect((await first.post("/api/user/index")).code).toBe(401);
    expect((await first.post("/api/user/logout")).code).toBe(401);
    expect((await second.post("/api/user/index")).code).toBe(1);

    const third = await again();
    const change = { oldpassword: PASSWORD, newpassword: "lantern-78" };
    expect(await second.post("/api/user/change", { ...change, oldpassword: "wrong" })).toMatchObject({
      code: 0,
      data: { error: "password_wrong", field: "oldpassword" },
    });
    expect(await second.post("/api/user/change", change)).toMatchObject({ code: 1, data: null });
    expect((await second.post("/api/user/index")).code).toBe(401);
    expect((await third.post("/api/user/index")).code).toBe(401);
    expect(await call("/api/user/login", { account: "mira", password: PASSWORD })).toMatchObject(WRONG);
    expect((await (await again("lantern-78")).post("/api/user/index")).code).toBe(1);
  });

  it("one of two changes at the same time wins, and no session survives it", async () => {
    const { db, call, join } = await createUserApp();
    const mira = await join("mira");
    const change = (newpassword: string) =>
      mira.post("/api/user/change", { oldpassword: PASSWORD, newpassword });
    const sign = () => call("/api/user/login", { account: "mira", password: PASSWORD });
    const answers = await Promise.all([change("first-77"), sign(), change("second-77"), sign()]);
    expect([answers[0]?.code, answers[2]?.code].filter((code) => code === 1)).toHaveLength(1);
    const [left] = await db<{ n: number }[]>`select count(*) as n from session where member_id = ${mira.id}`;
    expect(left?.n).toBe(0);
  });
});

describe("signing in with a social account", () => {
  const platform = "example";

  it("makes an account on the first visit and finds it again, also when both come at once", async () => {
    const { call, join } = await createUserApp();
    await join("jonas");
    const sign = () => call("/api/user/loginsocial", { platform, code: "demo:Jonas" });
    const [a, b] = await Promise.all([sign(), sign()]);
    const ids = [a, b, await sign()].map(({ data }) => userinfo(data).id);
    expect(new Set(ids).size).toBe(1);
    expect(a.data?.userinfo).toMatchObject({ username: "Jonas2" });
  });

  it("refuses codes of no one, other platforms and production", async () => {
    const { call } = await createUserApp();
    const sign = (body: object) => call("/api/user/loginsocial", body);
    expect(await sign({ platform, code: "abc" })).toMatchObject({ code: 0, data: { error: "code_wrong" } });
    const refused = { code: 0, data: { error: "social_unavailable" } };
    expect(await sign({ platform: "other", code: "demo:mira" })).toMatchObject(refused);
    const production = await createUserApp({ production: true });
    expect(await production.call("/api/user/loginsocial", { platform, code: "demo:mira" })).toMatchObject(
      refused,
    );
  });
});
