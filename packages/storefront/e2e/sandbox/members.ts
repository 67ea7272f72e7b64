import { randomBytes, randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { decide } from "./admin-api";

/** A user who can log in. */
export interface Member {
  username: string;
  password: string;
}

/** The demonstration's buyer. Tests that sign in as them must not rely on a session that another test left. */
export const BUYER: Member = { username: "buyer", password: "buyer-demo" };

/** The owner of the demonstration's first store. */
export const MERCHANT: Member = { username: "merchant", password: "merchant-demo" };

/** Fund password of both {@link BUYER} and {@link MERCHANT}. */
export const FUND_PASSWORD = "fund-demo";

/** Credentials of a new user, unique even if a test is repeated on the same database. */
export const newMember = (): Member => ({
  username: `mira-${randomUUID().slice(0, 8)}`,
  password: "quiet-harbour-9",
});

/** Calls the API like another device. @returns the response's data */
export async function callApi<Data>(
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<Data> {
  // Some operations require a key; the others ignore it.
  const headers = { "idempotency-key": randomUUID(), ...(token && { token }) };
  const answer = await request.post(`/api/${path}`, { data, headers });
  const body: { code: number; msg: string; data: Data } = await answer.json();
  expect(body.code, `${path}: ${body.msg}`).toBe(1);
  return body.data;
}

/** Logs in like another device. @returns the token */
export async function tokenOf(request: APIRequestContext, { username, password }: Member): Promise<string> {
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/login", {
    account: username,
    password,
  });
  return userinfo.token;
}

/** Registers a user with an address, by default in Berlin, like another device. */
export async function registerMember(
  request: APIRequestContext,
  place: object = { country: "Germany", province: "Berlin", city: "Berlin", address: "Example Street 7" },
): Promise<Member & { token: string }> {
  const member = newMember();
  const { userinfo } = await callApi<{ userinfo: { token: string } }>(request, "user/register", member);
  const { token } = userinfo;
  const person = { name: "Mira Example", mobile: "+49 30 5550100" };
  await callApi(request, "aera/addEdit", { ...person, ...place, is_default: 1 }, token);
  return { ...member, token };
}

/** Fund password of {@link registerFundedMember} members. */
export const NEW_FUND_PASSWORD = "blue-lantern-4";

/** Registers a user with an address and a balance of 300 USDT. */
export async function registerFundedMember(request: APIRequestContext): Promise<Member & { token: string }> {
  const member = await registerMember(request);
  const { token, password } = member;
  const wanted = { coin: "USDT", network: "TRC20", amount: "300" };
  const { id } = await callApi<{ id: number }>(request, "recharge/create", wanted, token);
  const proof = { id, amount: "300", txid: randomBytes(32).toString("hex") };
  await callApi(request, "recharge/submit", proof, token);
  await decide(request, "recharges/confirm", { id, amount_received: "300" });
  await callApi(request, "user/fund_set", { newpassword: NEW_FUND_PASSWORD, password }, token);
  return member;
}

/** Fills the login form on screen and sends it. @param step Playwright's options for each step */
export async function logIn(
  page: Page,
  { username, password }: Member,
  step: { timeout?: number } = {},
): Promise<void> {
  await page.getByLabel("Username or email").fill(username, step);
  await page.getByLabel("Password", { exact: true }).fill(password, step);
  await page.getByRole("button", { name: "Log in" }).click(step);
}

/** Sends the event of a phone whose user comes back from a wallet, which makes the shop poll at once. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
