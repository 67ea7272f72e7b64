import { expect, test } from "vitest";
import { profileInput } from "./profile";

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

test("a stock server that returns little is sent little", () => {
  expect(profileInput({}, { avatar: "/uploads/b.png" })).toEqual({ avatar: "/uploads/b.png", bio: "" });
});

test("a drawn placeholder isn't saved as the avatar", () => {
  expect(profileInput({ avatar: "data:image/svg+xml;base64,AA" }, { nickname: "Mia" }).avatar).toBe("");
});
