import { expect, it } from "vitest";
import { createUserApp } from "./app";

const READ = "/api/user/lists";
const SAVE = "/api/user/lists_save";
const line = { id: 7, shop_id: 3, num: 2, updatetime: 1, title: "Kettle" };

it("keeps a member's cart and favorites, and shows them to no one else", async () => {
  const { join } = await createUserApp();
  const [mira, jonas] = [await join("mira"), await join("jonas")];
  expect((await mira.post(READ)).data).toEqual({ version: 0, cart: [], favorites: [] });
  const lists = { cart: [line], favorites: [{ id: 9 }] };
  const sent = { cart: [{ ...line, note: "not in the contract" }], favorites: [{ id: "9", note: [1] }] };
  expect((await mira.post(SAVE, { version: 0, ...sent })).data).toEqual({ version: 1 });
  expect((await mira.post(READ)).data).toEqual({ version: 1, ...lists });
  expect((await mira.post(SAVE, { version: 1, cart: [], favorites: [] })).data).toEqual({ version: 2 });
  expect((await mira.post(READ)).data).toEqual({ version: 2, cart: [], favorites: [] });
  expect((await jonas.post(READ)).data).toEqual({ version: 0, cart: [], favorites: [] });
});

it("lets the first of two saves of one version win and takes the same lists once more", async () => {
  const { join } = await createUserApp();
  const mira = await join("mira");
  const save = (version: number, num: number) =>
    mira.post(SAVE, { version, cart: [{ ...line, num }], favorites: [] });
  for (const version of [0, 1]) {
    const answers = await Promise.all([1, 2, 3].map((num) => save(version, 10 * version + num)));
    const saved = answers.findIndex(({ code }) => code === 1);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    for (const { code, data } of answers.filter((_, index) => index !== saved)) {
      expect({ code, data }).toEqual({ code: 0, data: { error: "changed_elsewhere", version: version + 1 } });
    }
    // Its answer was lost: the device sends it again.
    expect((await save(version, 10 * version + saved + 1)).data).toEqual({ version: version + 1 });
  }
  expect(await save(7, 1)).toMatchObject({ data: { error: "changed_elsewhere", version: 2 } });
});

it("counts a time to come as now and bounds both lists", async () => {
  const { clock, join } = await createUserApp();
  const mira = await join("mira");
  const now = clock.now();
  const ahead = { ...line, updatetime: now + 3600 };
  await mira.post(SAVE, { version: 0, cart: [ahead], favorites: [{ id: 9, updatetime: now + 1 }] });
  expect((await mira.post(READ)).data).toMatchObject({
    cart: [{ updatetime: now }],
    favorites: [{ updatetime: now }],
  });
  const many = Array.from({ length: 501 }, (_, id) => ({ ...line, id }));
  expect((await mira.post(SAVE, { version: 1, cart: many, favorites: [] })).code).toBe(422);
  const long = [{ ...line, title: "a".repeat(201) }];
  expect((await mira.post(SAVE, { version: 1, cart: long, favorites: [] })).code).toBe(422);
});
