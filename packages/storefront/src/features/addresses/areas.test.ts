import { expect, test } from "vitest";
import { areaFields, backTo, choose, isNotOpen, nextLevel, parentId, searchAreas } from "./areas";

const country = { id: 1, name: "Exampleland" };
const province = { id: "11", name: "North Province" };
const city = { id: 111, name: "Northmill" };
const whole = [country, province, city].reduce(choose, []);

test("goes country, province, city, and ends there", () => {
  expect(nextLevel([])).toBe("country");
  expect(nextLevel(choose([], country))).toBe("province");
  expect(nextLevel([country, province])).toBe("city");
  expect(nextLevel(whole)).toBeUndefined();
  expect(choose(whole, { id: 5, name: "More" })).toBe(whole);
});

test("asks for the parts of the area chosen last, first for the countries", () => {
  expect(parentId([])).toBe(0);
  expect(parentId([country, province])).toBe("11");
});

test("going back to a level forgets it and what lies inside", () => {
  expect(backTo(whole, "province")).toEqual([country]);
  expect(backTo(whole, "country")).toEqual([]);
});

test("an area without parts is not open, a city needs none", () => {
  expect(isNotOpen([country], [])).toBe(true);
  expect(isNotOpen([country], [province])).toBe(false);
  expect(isNotOpen(whole, [])).toBe(false);
});

test("becomes the address's own fields", () => {
  expect(areaFields(whole)).toEqual({
    country: "Exampleland",
    province: "North Province",
    city: "Northmill",
  });
  expect(areaFields([country])).toEqual({ country: "Exampleland", province: "", city: "" });
});

test("search looks past accents and case", () => {
  const areas = [
    { id: 1, name: "São Exemplo" },
    { id: 2, name: "Nord" },
  ];
  expect(searchAreas(areas, "sao EX")).toEqual([areas[0]]);
  expect(searchAreas(areas, " ")).toEqual(areas);
  expect(searchAreas(areas, "x y z")).toEqual([]);
});
