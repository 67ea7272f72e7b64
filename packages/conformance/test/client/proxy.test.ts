import { Agent, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkClient } from "../../src/client/check-client";
import { createCarefulClient } from "../support/client/careful-client";
import { smallMarket } from "../support/client/small-market";

let check: Awaited<ReturnType<typeof checkClient>>;
beforeAll(async () => {
  const market = smallMarket();
  const fetch: typeof market = Object.assign(
    async (url: string, init: RequestInit) =>
      url.endsWith("/page") ? new Response("<h1>Page</h1>") : market(url, init),
    { ordered: [] },
  );
  check = await checkClient({
    server: "http://market.example",
    fetch,
    only: ["never-repeated", "wait-after-503"],
  });
});
afterAll(() => check.close());

/** As browsers do: they send a request again by themselves where a kept connection is closed before the head of its answer. */
function headOf(path: string, token: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${check.url}${path}`, {
      method: "POST",
      agent,
      headers: { token, "accept-language": "en", "content-type": "application/json" },
    });
    outgoing.once("error", reject).once("response", (response) => {
      response.once("error", () => resolve(response.statusCode)).resume();
    });
    outgoing.end('{"id":1}');
  });
}

test("an answer is cut after its head, so that no browser sends the request again by itself", async () => {
  const client = createCarefulClient(check.url);
  await client.signIn("mira");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await headOf("/api/user/followers", client.storage.token, agent)).toBe(200);
  agent.destroy();
});

test("what is no call of the contract is passed on", async () => {
  const page = await fetch(`${check.url}/page`);
  expect(await page.text()).toBe("<h1>Page</h1>");
});
