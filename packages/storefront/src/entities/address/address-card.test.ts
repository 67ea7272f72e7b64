import { expect, test } from "vitest";
import { addressLines } from "./address-card";

test("lines leave out what is missing", () => {
  const place = { address: "12 Harbour Lane", country: "Exampleland" };
  expect(addressLines(place)).toEqual(["12 Harbour Lane", "Exampleland"]);
  expect(addressLines({ ...place, city: "Port", province: "Coast", zip: "204" })).toEqual([
    "12 Harbour Lane",
    "Port, Coast, Exampleland · 204",
  ]);
});
