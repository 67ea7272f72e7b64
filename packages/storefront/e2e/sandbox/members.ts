import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { decide } from "./admin-api";

/** A user who can log in. */
export interface Member {
  username: string;
  password: string;
}

/** The buyer of the demonstration. Journeys that use it leave no session behind that another one needs. */
export const BUYER: Member = { username: "buyer", password: "buyer-demo" };

/** Who runs the first store of the demonstration. */
export const MERCHANT: Member = { username: "merchant", password: "merchant-demo" };

/** Pays for both: the buyer's and the merchant's fund password. */
export const FUND_PASSWORD = "fund-demo";

/** A new user, even when a journey is repeated on the same database. */
export const stranger = (): Member => ({
  username: `mira-${randomUUID().slice(0, 8)}`,
  password: "quiet-harbour-9",
});

/** Calls the API as another device would. @returns the answer's data */
export async function callApi<Data>(
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<Data> {
  // Calls that must not happen twice need a key; the others ignore it.
  const headers = { "idempotency-key": randomUUID(), ...(token && { token }) };
  const answer = await request.post(`/api/${path}`, { data, headers });
  const body: { code: number; msg: string; data: Data } = await answer.json();
  expect(body.code, `${path}: ${body.msg}`).toBe(1);
  return body.data;
}

/** Logs in as another device would. @returns the token */
export async function tokenOf(request: APIRequestContext, { username, password }: Member): Promise<string> {
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/login", {
    account: username,
    password,
  });
  return userinfo.token;
}

/** A new user with an address, by default in Berlin, made on another device. */
export async function neighbor(
  request: APIRequestContext,
  place: object = { country: "Germany", province: "Berlin", city: "Berlin", address: "Example Street 7" },
): Promise<Member & { token: string }> {
  const member = stranger();
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/register", member);
  const { token } = userinfo;
  const person = { name: "Mira Example", mobile: "+49 30 5550100" };
  await callApi(request, "aera/addEdit", { ...person, ...place, is_default: 1 }, token);
  return { ...member, token };
}

/** Fund password of {@link solvent} members. */
export const FUND = "blue-lantern-4";

/** A new user with an address and 300 USDT on the balance. */
export async function solvent(request: APIRequestContext): Promise<Member & { token: string }> {
  const member = await neighbor(request);
  const { token, password } = member;
  const wanted = { coin: "USDT", network: "TRC20", amount: "300" };
  const { id } = await callApi<{ id: number }>(request, "recharge/create", wanted, token);
  const proof = { id, amount: "300", txid: randomBytes(32).toString("hex") };
  await callApi(request, "recharge/submit", proof, token);
  await decide(request, "recharges/confirm", { id, amount_received: "300" });
  await callApi(request, "user/fund_set", { newpassword: FUND, password }, token);
  return member;
}

/** Fills the login form on screen and sends it. @param step how long each step may take, as Playwright's actions take it */
export async function logIn(
  page: Page,
  { username, password }: Member,
  step: { timeout?: number } = {},
): Promise<void> {
  await page.getByLabel("Username or email").fill(username, step);
  await page.getByLabel("Password", { exact: true }).fill(password, step);
  await page.getByRole("button", { name: "Log in" }).click(step);
}

/** What a phone says when the buyer comes back from the wallet: the shop asks at once instead of waiting for its turn. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
