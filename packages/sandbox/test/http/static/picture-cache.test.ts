import { expect, test } from "vitest";
import { recentPictures } from "../../../src/http/static/picture-cache";

const picture = (size: number) => ({ bytes: new Uint8Array(size) });

test("pictures stay within a number of bytes, those asked for last", () => {
  const recent = recentPictures(100);
  recent.set("a", picture(40));
  recent.set("b", picture(40));
  expect(recent.get("a")).toBeDefined();
  recent.set("c", picture(40));
  expect(recent.get("b")).toBeUndefined();
  expect(recent.get("a")).toBeDefined();
  recent.set("a", picture(60));
  expect([recent.get("a")?.bytes.length, recent.get("c")?.bytes.length]).toEqual([60, 40]);
});

test("a picture larger than all of the memory is not kept", () => {
  const recent = recentPictures(100);
  recent.set("a", picture(40));
  recent.set("large", picture(101));
  expect(recent.get("large")).toBeUndefined();
});
