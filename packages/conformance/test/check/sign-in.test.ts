import { expect, it } from "vitest";
import type { Call } from "../../src/check/call";
import { signIn } from "../../src/check/sign-in";

const ORIGIN = "https://shop.example";
const login = { account: "mira", password: "lantern-77" };

/** Gives a token at each login, unless it has something else to say. */
function server(body: (count: number) => unknown) {
  let count = 0;
  const call: Call = async ({ method, path, headers = {} }) => {
    const request = { method, url: `http://market.example${path}`, headers, body: "" };
    count += 1;
    return { request, answer: { status: 200, headers: {}, body: JSON.stringify(body(count)) } };
  };
  return { call, calls: () => count };
}

const session = (count: number) => ({ code: 1, msg: "", data: { userinfo: { id: 1, token: `t${count}` } } });

it("signs in two people, and keeps their passwords and tokens out of reports", async () => {
  const secrets = new Set<string>();
  const merchantLogin = { account: "noor", password: "kettle-88" };
  const people = await signIn(server(session).call, { login, merchantLogin }, ORIGIN, secrets);
  expect(people).toEqual({ user: "t1", merchant: "t2" });
  expect([...secrets].sort()).toEqual(["kettle-88", "lantern-77", "t1", "t2"]);
});

it("takes one account for one person", async () => {
  const { call, calls } = server(session);
  const people = await signIn(call, { login, merchantLogin: login }, ORIGIN, new Set());
  expect({ ...people, calls: calls() }).toEqual({ user: "t1", merchant: "t1", calls: 1 });
});

it.each([
  [{ code: 0, msg: "No lantern-77 here" }, "code 0, “No [hidden] here”"],
  [{ code: 1, msg: "", data: { userinfo: { id: 1 } } }, "the answer has no `userinfo.token`"],
  ["Hello", "no envelope came, HTTP status 200"],
])("says why a login is refused: %j", async (body, reason) => {
  const signingIn = signIn(server(() => body).call, { login }, ORIGIN, new Set());
  await expect(signingIn).rejects.toThrow(`The login of “mira” was refused: ${reason}`);
});
