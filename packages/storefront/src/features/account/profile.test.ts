import { expect, test } from "vitest";
import { checkPicture, fraction, LARGEST_PICTURE, profileInput } from "./profile";

const user = { avatar: "/uploads/a.png", nickname: "Mira", bio: "Runs a shop" };

test("avatar and bio go along with every change, or the server would clear them", () => {
  expect(profileInput(user, { nickname: "Mia" })).toEqual({
    avatar: "/uploads/a.png",
    bio: "Runs a shop",
    nickname: "Mia",
  });
  expect(profileInput(user, { avatar: "/uploads/b.png" })).toEqual({
    avatar: "/uploads/b.png",
    bio: "Runs a shop",
    nickname: "Mira",
  });
});

test("a stock server that tells little is sent little", () => {
  expect(profileInput({}, { avatar: "/uploads/b.png" })).toEqual({ avatar: "/uploads/b.png", bio: "" });
});

test("a drawn stand-in is not made the avatar", () => {
  expect(profileInput({ avatar: "data:image/svg+xml;base64,AA" }, { nickname: "Mia" }).avatar).toBe("");
});

test.each([
  [{ type: "image/png", size: LARGEST_PICTURE }, undefined],
  [{ type: "image/png", size: LARGEST_PICTURE + 1 }, "account.pictureSize"],
  [{ type: "image/svg+xml", size: 10 }, "account.pictureType"],
  [{ type: "application/pdf", size: 10 }, "account.pictureType"],
  [{ type: "", size: 10 }, "account.pictureType"],
])("picture %j: %s", (file, refusal) => {
  expect(checkPicture(file)).toBe(refusal);
});

test("progress is unknown without a total, and never more than whole", () => {
  expect(fraction({ loaded: 5, total: 0 })).toBeUndefined();
  expect(fraction({ loaded: 5, total: 10 })).toBe(0.5);
  expect(fraction({ loaded: 12, total: 10 })).toBe(1);
});
