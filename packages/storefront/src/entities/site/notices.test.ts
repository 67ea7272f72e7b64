import { expect, test } from "vitest";
import { storageOf } from "../../testing/storage";
import { dismissNotices, unreadNotices } from "./notices";

const demo = { id: 1, content: "Nothing is delivered." };
const shipping = { id: 2, content: "Ships within a day." };

test("what was put away stays away, until its words are others", () => {
  const storage = storageOf({});
  expect(unreadNotices([demo, shipping], storage)).toEqual([demo, shipping]);
  dismissNotices([demo, shipping], storage);
  expect(unreadNotices([demo, shipping], storage)).toEqual([]);
  const changed = { ...shipping, content: "Ships within two days." };
  expect(unreadNotices([demo, changed], storage)).toEqual([changed]);
  dismissNotices([demo, changed], storage);
  expect(unreadNotices([demo, changed], storage)).toEqual([]);
});

test("a notice without text is skipped", () => {
  expect(unreadNotices([{ content: "" }], storageOf({}))).toEqual([]);
});

test.each(["", "{", '"x"', '{"0":"Nothing is delivered."}'])("a foreign value %j hides nothing", (stored) => {
  expect(unreadNotices([demo], storageOf({ notices_read: stored }))).toEqual([demo]);
});

test("a closed storage shows them, and putting away costs nothing", () => {
  const closed = {
    getItem: () => {
      throw new Error("closed");
    },
    setItem: () => {
      throw new Error("closed");
    },
  };
  dismissNotices([demo], closed);
  expect(unreadNotices([demo], closed)).toEqual([demo]);
});
