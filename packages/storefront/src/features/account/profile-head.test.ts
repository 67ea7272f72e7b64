import { describe, expect, it } from "vitest";
import { accountView } from "./profile-head";

describe("accountView", () => {
  it("shows nickname and email of the server's answer", () => {
    const user = { nickname: "Mira Example", username: "mira", email: "mira@mail.example", avatar: "/a.svg" };
    expect(accountView(user, { nickname: "Old" })).toEqual({
      name: "Mira Example",
      detail: "mira@mail.example",
      avatar: "/a.svg",
    });
  });

  it("falls back to the login's answer: stock servers only return a greeting, and offline there is nothing", () => {
    const userinfo = {
      id: 1,
      token: "t",
      nickname: "Mira",
      username: "mira27",
      avatar: "/b.svg",
      mobile: "",
    };
    const expected = { name: "Mira", detail: "mira27", avatar: "/b.svg" };
    expect(accountView({ welcome: "hello" }, userinfo)).toEqual(expected);
    expect(accountView(undefined, userinfo)).toEqual(expected);
  });

  it("says the same name only once", () => {
    expect(accountView({ username: "mira" }, undefined)).toMatchObject({ name: "mira", detail: undefined });
  });

  it("survives a foreign userinfo", () => {
    for (const foreign of [
      null,
      "x",
      5,
      [],
      { nickname: 5, avatar: {} },
      Object.create({ nickname: "proto" }),
    ]) {
      expect(accountView(undefined, foreign).name).toBeUndefined();
    }
  });
});
