import { expect, it } from "vitest";
import type { Call } from "../../src/check/call";
import { signIn } from "../../src/check/sign-in";

const ORIGIN = "https://shop.example";
const login = { account: "mira", password: "lantern-77" };

/** Issues a token at each login, unless given another response, and says whose a token is. */
function server(body: (count: number) => unknown, accounts: Record<string, object> = {}) {
  let count = 0;
  const call: Call = async ({ method, path, headers = {} }) => {
    const request = { method, url: `http://market.example${path}`, headers, body: "" };
    if (path === "/api/user/login") count += 1;
    const account = accounts[headers.token ?? ""];
    const known = account ? { code: 1, msg: "", data: account } : { code: 0, msg: "Try again", data: null };
    const answered = path === "/api/user/login" ? body(count) : known;
    return { request, answer: { status: 200, headers: {}, body: JSON.stringify(answered) } };
  };
  return { call, logins: () => count };
}

const session = (count: number) => ({
  code: 1,
  msg: "",
  data: { userinfo: { id: count, token: `t${count}` } },
});

it("signs in two people, and keeps their passwords and tokens out of reports", async () => {
  const secrets = new Set<string>();
  const merchantLogin = { account: "noor", password: "kettle-88" };
  const people = await signIn(server(session).call, { login, merchantLogin }, ORIGIN, secrets, []);
  expect(people).toEqual({ user: "t1", merchant: "t2" });
  expect([...secrets].sort()).toEqual(["kettle-88", "lantern-77", "t1", "t2"]);
});

it("treats one account as one person", async () => {
  const { call, logins } = server(session);
  const people = await signIn(call, { login, merchantLogin: login }, ORIGIN, new Set(), []);
  expect({ ...people, logins: logins() }).toEqual({ user: "t1", merchant: "t1", logins: 1 });
});

const merchantLogin = { account: "mira@mail.example", password: "lantern-77" };

it.each([
  ["the name and the e-mail address", { login, merchantLogin }, "t1"],
  ["a token and a login", { token: "kept", merchantLogin }, "kept"],
  ["two tokens", { token: "kept", merchantToken: "other" }, "kept"],
])("takes one person under two sessions for one: %s", async (_, options, token) => {
  const mira = { id: "7" };
  const accounts = { t1: mira, t2: { id: 7 }, kept: mira, other: { id: 7 } };
  const people = await signIn(server(session, accounts).call, options, ORIGIN, new Set(), []);
  expect(people).toEqual({ user: token, merchant: token });
});

it("treats two people as two, even where the server doesn't say who they are", async () => {
  const two = { token: "kept", merchantToken: "other" };
  const named = server(session, { kept: { id: 7 }, other: { id: 8 } });
  expect(await signIn(named.call, two, ORIGIN, new Set(), [])).toEqual({ user: "kept", merchant: "other" });
  const silent = server(session, { kept: { welcome: "Hello" }, other: { welcome: "Hello" } });
  expect(await signIn(silent.call, two, ORIGIN, new Set(), [])).toEqual({ user: "kept", merchant: "other" });
});

it("knows one person by the answers of the logins where the account says nothing", async () => {
  const mira = (count: number) => ({ code: 1, msg: "", data: { userinfo: { id: 7, token: `t${count}` } } });
  const people = await signIn(server(mira).call, { login, merchantLogin }, ORIGIN, new Set(), []);
  expect(people).toEqual({ user: "t1", merchant: "t1" });
});

it.each([
  [{ code: 0, msg: "No lantern-77 here" }, "code 0, “No [hidden] here”"],
  [{ code: 1, msg: "", data: { userinfo: { id: 1 } } }, "the answer has no `userinfo.token`"],
  ["Hello", "no envelope came, HTTP status 200"],
])("says why a login is refused: %j", async (body, reason) => {
  const signingIn = signIn(server(() => body).call, { login }, ORIGIN, new Set(), []);
  await expect(signingIn).rejects.toThrow(`The login of “mira” was refused: ${reason}`);
});
