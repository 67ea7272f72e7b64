import sharp from "sharp";
import { expect, it } from "vitest";
import { brokenInvariants } from "../../../src/db/ledger/invariants";
import { giveMoney } from "../../support/members";
import { addShop, createUserApp, PASSWORD } from "./app";

const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: "#c63" } })
    .png()
    .toBuffer();

it("a profile keeps the names, and clears avatar or bio when omitted", async () => {
  const { join } = await createUserApp();
  const mira = await join("mira");
  await join("jonas");
  const save = (fields: object) => mira.post("/api/user/profile", fields);
  const { data: uploaded } = await mira.upload(await png());
  const avatar = String(uploaded?.url);
  expect((await save({ avatar, nickname: "Mira <b>", bio: "I sell lamps." })).code).toBe(1);
  expect(await mira.post("/api/user/index")).toMatchObject({
    data: { username: "mira", nickname: "Mira <b>", avatar, bio: "I sell lamps." },
  });
  expect((await save({ username: "mira2", password: PASSWORD })).code).toBe(1);
  expect(await mira.post("/api/user/index")).toMatchObject({
    data: { username: "mira2", nickname: "Mira <b>", avatar: "", bio: "" },
  });
  expect(await save({ username: "Jonas", password: PASSWORD })).toMatchObject({
    code: 0,
    data: { error: "username_taken" },
  });
});

it("another user name needs the login password, the present one does not", async () => {
  const { join } = await createUserApp();
  const mira = await join("mira");
  const save = (fields: object) => mira.post("/api/user/profile", fields);
  const wrong = { code: 0, data: { error: "password_wrong", field: "password" } };
  expect(await save({ username: "mira2" })).toMatchObject(wrong);
  expect(await save({ username: "mira2", password: "no-idea" })).toMatchObject(wrong);
  expect((await save({ username: "mira", nickname: "Mira" })).code).toBe(1);
  expect(await mira.post("/api/user/index")).toMatchObject({ data: { username: "mira", nickname: "Mira" } });
});

it("an avatar is an own upload or a picture of the site", async () => {
  const { db, join } = await createUserApp();
  const mira = await join("mira");
  const jonas = await join("jonas");
  const foreign = String((await jonas.upload(await png())).data?.url);
  const secret = String((await mira.upload(await png(), "a.png", "kyc")).data?.url);
  const save = (avatar: string) => mira.post("/api/user/profile", { avatar });
  const evil = [
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "/../a",
    "javascript:alert(1)",
    "/a?b=c",
  ];
  for (const avatar of [foreign, secret, ...evil]) {
    expect(await save(avatar), avatar).toMatchObject({ code: 422, data: { field: "avatar" } });
  }
  expect((await save("/uploads/avatars/mira.webp")).code).toBe(1);
  // What an operator put there may stay.
  await db`update member set avatar = 'data:image/png;base64,AAAA' where id = ${mira.id}`;
  expect((await save("data:image/png;base64,AAAA")).code).toBe(1);
});

it("the account shows its balance and whether it has a shop", async () => {
  const { db, join, person } = await createUserApp();
  const mira = await join("mira");
  await giveMoney(db, mira.id, 12_500_000n);
  await db`update member set fund_hash = 'x' where id = ${mira.id}`;
  await db`insert into shop (owner_id, shopname, createtime) values (${mira.id}, 'Example Lamps', 1)`;
  expect(await person(mira).post("/api/user/index")).toMatchObject({
    data: {
      money: "12.500000",
      hold_money: "0.000000",
      currency: "USDT",
      has_fund_password: 1,
      is_merchant: 1,
    },
  });
  expect(await brokenInvariants(db)).toEqual([]);
});

it("following turns round, or is set however often it is called", async () => {
  const { db, join } = await createUserApp();
  const mira = await join("mira");
  const { id } = await addShop(db, "Example Lamps");
  const other = await addShop(db, "Example Rugs");
  const follow = async (body: object) =>
    (await mira.post("/api/user/followers", { id, ...body })).data?.followed;
  expect(await follow({})).toBe(true);
  expect(await follow({})).toBe(false);
  expect(await Promise.all([follow({ follow: 1 }), follow({ follow: 1 }), follow({ follow: true })])).toEqual(
    [true, true, true],
  );
  expect(await follow({ follow: 0 })).toBe(false);
  expect(await follow({ follow: 0 })).toBe(false);
  // An even number of toggles in parallel ends where it began.
  await Promise.all(Array.from({ length: 10 }, () => follow({})));
  expect(await follow({})).toBe(true);
  await mira.post("/api/user/followers", { id: other.id });
  const { data } = await mira.post("/api/user/followers_list", { limit: 1, page: 2 });
  expect(data).toMatchObject({ total: 2, current_page: 2, data: [{ id, is_follow: 1, follow_count: 1 }] });
  expect(await brokenInvariants(db)).toEqual([]);
});

it("no one follows an unknown or closed shop, or the own one; a closed one can be left", async () => {
  const { db, join, call } = await createUserApp();
  const mira = await join("mira");
  const closed = await addShop(db, "Example Gone", "closed");
  const follow = (id: number, follow: 0 | 1) => mira.post("/api/user/followers", { id, follow });
  expect((await follow(999_999_999_999, 1)).code).toBe(404);
  expect((await follow(closed.id, 1)).code).toBe(404);
  await db`insert into follow (member_id, shop_id, createtime) values (${mira.id}, ${closed.id}, 1)`;
  await db`update shop_figures set follow_count = 1 where shop_id = ${closed.id}`;
  expect((await follow(closed.id, 0)).data).toEqual({ followed: false });
  const own = await addShop(db, "Example Own");
  await db`update shop set owner_id = ${mira.id} where id = ${own.id}`;
  expect(await follow(own.id, 1)).toMatchObject({ code: 0, data: { error: "own_shop" } });
  expect((await call("/api/user/followers", { id: own.id })).code).toBe(401);
});
