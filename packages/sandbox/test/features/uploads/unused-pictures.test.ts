import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { DAY } from "../../../src/domain/durations";
import { keepContractText } from "../../../src/features/merchants/contract-text";
import { fileOf, ownPublicFiles } from "../../../src/features/uploads/references";
import { deleteUnusedPictures, PICTURE_COLUMNS } from "../../../src/features/uploads/unused-pictures";
import { testDatabase } from "../../support/database";
import { createUserApp } from "../users/app";

async function pictures() {
  const app = await createUserApp();
  const mira = await app.join("mira");
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: "#c63" } })
    .png()
    .toBuffer();
  const upload = async () => String((await mira.upload(bytes)).data?.url);
  const isKept = async (url: string) =>
    (await app.db`select 1 from file where id = ${fileOf(url)?.id ?? ""}`).length === 1;
  const run = () => deleteUnusedPictures(app.services, app.clock.now());
  return { ...app, mira, upload, isKept, run };
}

it("deletes public pictures unused for a week, and no others", async () => {
  const { db, clock, mira, upload, isKept, run } = await pictures();
  const [avatar, inText, unused] = [await upload(), await upload(), await upload()];
  const document = String(
    (
      await mira.upload(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: "#000" } })
          .png()
          .toBuffer(),
        "a.png",
        "kyc",
      )
    ).data?.url,
  );
  await mira.post("/api/user/profile", { avatar });
  await db`insert into article_group (id, names) values (1, '{}')`;
  await db`insert into article (id, group_id, texts, createtime, updatetime)
    values (1, 1, ${db.json({ en: { content: `<p><img src="${inText}"></p>` } })}, 0, 0)`;
  clock.advance(400 * DAY);
  expect(await run()).toBe(0);
  clock.advance(7 * DAY - 1);
  expect(await run()).toBe(0);
  clock.advance(1);
  expect(await run()).toBe(1);
  expect(await Promise.all([avatar, inText, unused, document].map(isKept))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it("restarts the count when a picture was used in between", async () => {
  const { db, clock, mira, upload, isKept, run } = await pictures();
  const picture = await upload();
  await run();
  clock.advance(7 * DAY - 1);
  await db`update member set avatar = ${picture} where id = ${mira.id}`;
  await run();
  await db`update member set avatar = '' where id = ${mira.id}`;
  clock.advance(1);
  expect(await run()).toBe(0);
  clock.advance(7 * DAY - 1);
  expect(await run()).toBe(0);
  clock.advance(1);
  expect(await run()).toBe(1);
  expect(await isKept(picture)).toBe(false);
});

it("leaves a picture that is just being used", async () => {
  const { db, clock, mira, upload, isKept, run } = await pictures();
  const picture = await upload();
  await run();
  clock.advance(7 * DAY);
  await db.begin(async (tx) => {
    const id = fileOf(picture)?.id ?? "";
    expect(await ownPublicFiles(tx, mira.id, [id])).toEqual(new Set([id]));
    expect(await run()).toBe(0);
    await tx`update member set avatar = ${picture} where id = ${mira.id}`;
  });
  expect(await run()).toBe(0);
  expect(await isKept(picture)).toBe(true);
});

it("keeps the pictures of contracts: the operator's signature, and what the pages show", async () => {
  const { db, clock, upload, isKept, run } = await pictures();
  const [sign, onPage, unused] = [await upload(), await upload(), await upload()];
  await db.begin((tx) =>
    keepContractText(tx, {
      version: "2026-11",
      language: "en",
      html: `<p>Signed at</p><img src="${onPage}">`,
      party_a: "Example Operations",
      sign,
    }),
  );
  await run();
  clock.advance(8 * DAY);
  expect(await run()).toBe(1);
  expect(await Promise.all([sign, onPage, unused].map(isKept))).toEqual([true, true, false]);
});

it("locks no picture while it reads texts", async () => {
  const { db, clock, mira, upload, run } = await pictures();
  const due = await upload();
  await run();
  clock.advance(7 * DAY);
  // The run marks this one, and stops there until the gate opens.
  await upload();
  await db.unsafe(`create function wait_at_gate() returns trigger language plpgsql as $$
      begin perform pg_advisory_xact_lock_shared(1); return null; end $$;
    create trigger gate after update on file for each statement execute function wait_at_gate()`);
  const gate = await db.reserve();
  await gate`select pg_advisory_lock(1)`;
  const running = run();
  const waiting = (locktype: string) =>
    vi.waitFor(async () => {
      const locks = await gate`select from pg_locks where locktype = ${locktype} and not granted
        and database = (select oid from pg_database where datname = current_database())`;
      expect(locks).toHaveLength(1);
    }, 20_000);
  await waiting("advisory");
  // Waits for the reading that has just ended, and then would hold up another one.
  const reader = db.begin(async (tx) => {
    await tx`lock table comment in access exclusive mode`;
    await Promise.race([running, waiting("relation")]);
    await db.begin(async (member) => {
      await member`set local lock_timeout = 500`;
      await ownPublicFiles(member, mira.id, [fileOf(due)?.id ?? ""]);
    });
  });
  await waiting("relation");
  await gate`select pg_advisory_unlock(1)`;
  await reader;
  expect(await running).toBe(1);
  gate.release();
});

it("deletes however many are due, in one run", async () => {
  const { db, clock, mira, run } = await pictures();
  await db`insert into file (id, member_id, category, mime, width, height, bytes, createtime)
    select md5(n::text), ${mira.id}, 'public', 'image/webp', 1, 1, '', 0 from generate_series(1, 1200) n`;
  expect(await run()).toBe(0);
  clock.advance(7 * DAY);
  expect(await run()).toBe(1_200);
});

it("knows every column that names pictures", async () => {
  const { db } = await testDatabase();
  const columns = await db<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema and data_type in ('text', 'jsonb', 'ARRAY')
      and column_name ~ 'image|avatar|logo|picture|banner|sign|html|^content$|^texts$|^value$' and column_name !~ '^image_(front|back|hold)$'`;
  const known = new Set(PICTURE_COLUMNS.map((names) => names.join(".")));
  // Plain text, which shows no pictures, and an applicant's signature, which is private.
  const plain = new Set([
    "comment.content",
    "purchase_request.content",
    "merchant_application.sign",
    "merchant_application.sign_date",
  ]);
  const unknown = columns.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name));
  expect(unknown.filter((name) => !plain.has(name))).toEqual([]);
});
