import { describe, expect, it } from "vitest";
import type { Db } from "../../../src/db/connect";
import { countryName } from "../../../src/features/users/countries";
import { LANGUAGES } from "../../../src/i18n/languages";
import { createUserApp } from "./app";

const FIELDS = {
  name: "Mira Example",
  mobile: "+00 555 0100",
  country: "Germany",
  address: "7 Lantern Square",
};

async function addAreas(db: Db) {
  await db`insert into area (id, pid, level, code, name, is_open) values
    (1, 0, 1, 'DE', 'Germany', true), (2, 0, 1, 'AT', 'Austria', true), (3, 0, 1, 'FR', 'France', false),
    (11, 1, 2, '', 'Berlin', true), (12, 1, 2, '', 'Bavaria', true), (111, 11, 3, '', 'Berlin', true),
    (31, 3, 2, '', 'Corsica', false)`;
}

const rows = (data: unknown): { id: number; is_default: number }[] => (Array.isArray(data) ? data : []);
const defaults = (data: unknown) => rows(data).filter(({ is_default }) => is_default === 1);

describe("addresses", () => {
  it("always have exactly one default, which is first", async () => {
    const { join } = await createUserApp();
    const mira = await join("mira");
    const add = async (fields: object) => {
      const { data } = await mira.post("/api/aera/addEdit", { ...FIELDS, ...fields });
      return Number(data?.id);
    };
    const list = async () => (await mira.post("/api/aera/index")).data;
    const first = await add({ is_default: 0 });
    expect(defaults(await list()).map(({ id }) => id)).toEqual([first]);
    const second = await add({ is_default: 1 });
    const third = await add({});
    expect(rows(await list()).map(({ id }) => id)).toEqual([second, third, first]);
    expect(defaults(await list()).map(({ id }) => id)).toEqual([second]);
    await add({ id: second, is_default: 0 });
    expect(defaults(await list()).map(({ id }) => id)).toEqual([second]);
    expect(await mira.post("/api/aera/del", { id: second })).toMatchObject({ code: 1, data: null });
    expect(defaults(await list()).map(({ id }) => id)).toEqual([third]);
    const many = Array.from({ length: 8 }, () =>
      mira.post("/api/aera/addEdit", { ...FIELDS, is_default: 1 }),
    );
    expect((await Promise.all(many)).map(({ code }) => code)).toEqual(Array(8).fill(1));
    expect(defaults(await list())).toHaveLength(1);
  });

  it("are fifty at most; one can still be changed, or make room", async () => {
    const { join } = await createUserApp();
    const mira = await join("mira");
    const add = (fields: object = {}) => mira.post("/api/aera/addEdit", { ...FIELDS, ...fields });
    const ids: number[] = [];
    for (let i = 0; i < 50; i++) ids.push(Number((await add()).data?.id));
    expect(await add()).toMatchObject({ code: 0, data: { error: "too_many_addresses", max: 50 } });
    expect(await add({ id: ids[0], city: "Berlin" })).toMatchObject({ code: 1 });
    await mira.post("/api/aera/del", { id: ids[1] });
    expect(await add()).toMatchObject({ code: 1 });
    expect(rows((await mira.post("/api/aera/index")).data)).toHaveLength(50);
  });

  it("are replaced by id, and belong to their owner alone", async () => {
    const { join } = await createUserApp();
    const mira = await join("mira");
    const jonas = await join("jonas");
    const { data } = await mira.post("/api/aera/addEdit", { ...FIELDS, zip: "10115", city: "Berlin" });
    const id = Number(data?.id);
    expect(await mira.post("/api/aera/addEdit", { ...FIELDS, id, name: "Ada" })).toMatchObject({
      data: { id, name: "Ada", zip: "", city: "", is_default: 1 },
    });
    expect((await jonas.post("/api/aera/addEdit", { ...FIELDS, id })).code).toBe(404);
    expect((await jonas.post("/api/aera/del", { id })).code).toBe(404);
    expect((await jonas.post("/api/aera/index")).data).toEqual([]);
    expect((await mira.post("/api/aera/del", { id: 999_999_999_999 })).code).toBe(404);
    expect((await mira.post("/api/aera/addEdit", { ...FIELDS, address: " " })).code).toBe(422);
  });

  it("know their country in every language, and refuse one that is not open yet", async () => {
    const { db, join } = await createUserApp();
    await addAreas(db);
    const mira = await join("mira");
    for (const language of LANGUAGES) {
      const country = countryName("DE", language);
      const { data } = await mira.post(
        "/api/aera/addEdit",
        { ...FIELDS, country },
        { "accept-language": language },
      );
      expect(data?.country, language).toBe(country);
    }
    const kept = await db<{ country: string }[]>`select distinct country from address`;
    expect([...kept]).toEqual([{ country: "Germany" }]);
    for (const country of ["France", "fr", "Frankreich", "フランス"]) {
      expect(await mira.post("/api/aera/addEdit", { ...FIELDS, country }), country).toMatchObject({
        code: 0,
        data: { error: "area_not_open", field: "country" },
      });
    }
    // Typed by hand: the list of areas need not have it.
    expect(await mira.post("/api/aera/addEdit", { ...FIELDS, country: "Samplia" })).toMatchObject({
      data: { country: "Samplia" },
    });
  });
});

it("areas are listed in the reader's language, without the parts of a country that is not open", async () => {
  const { db, call } = await createUserApp();
  await addAreas(db);
  const read = async (body: object, language = "en") => {
    const { data }: { data: unknown } = await call("/api/aera/readArea", body, {
      "accept-language": language,
    });
    return Array.isArray(data) ? data.map(({ name }) => String(name)) : data;
  };
  expect(await read({})).toEqual(["Austria", "France", "Germany"]);
  expect(await read({ pid: 0 }, "de")).toEqual(["Deutschland", "Frankreich", "Österreich"]);
  expect(await read({}, "tw")).toContain("奧地利");
  expect(await read({ pid: 1 })).toEqual(["Berlin", "Bavaria"]);
  expect(await read({ pid: 11 })).toEqual(["Berlin"]);
  expect(await read({ pid: 3 })).toEqual([]);
  expect(await read({ pid: 999_999_999_999 })).toEqual([]);
});
