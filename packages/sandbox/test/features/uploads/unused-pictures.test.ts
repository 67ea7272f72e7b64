import sharp from "sharp";
import { expect, it } from "vitest";
import { DAY } from "../../../src/domain/durations";
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

it("knows every column that names pictures", async () => {
  const { db } = await testDatabase();
  const columns = await db<{ table: string; column: string }[]>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema and data_type in ('text', 'jsonb', 'ARRAY')
      and column_name ~ 'image|avatar|logo|picture|^content$|^texts$' and column_name !~ '^image_(front|back|hold)$'`;
  const known = new Set(PICTURE_COLUMNS.map((names) => names.join(".")));
  // Plain text, which shows no pictures.
  const plain = new Set(["comment.content", "purchase_request.content"]);
  const unknown = columns.map(({ table, column }) => `${table}.${column}`).filter((name) => !known.has(name));
  expect(unknown.filter((name) => !plain.has(name))).toEqual([]);
});
