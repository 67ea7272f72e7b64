import { createServer, type Server } from "node:http";
import { startPrism } from "marketplace-contract/mock/prism.mjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { observe } from "./support/runner";

/** The suite trusts the header `sl-violations`: here is the proof that the validator sets it. */
let server: Server;
let checked: Awaited<ReturnType<typeof startPrism>>;
let body = "";
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(status, { "content-type": "application/json" }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  checked = await startPrism({ upstream: new URL(`http://127.0.0.1:${address.port}`) });
});
afterAll(async () => {
  await checked.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const shop = { id: 1, shopname: "Example Harbour Trading" };
const envelope = (data: unknown) => JSON.stringify({ code: 1, msg: "", data });

async function violations(answer: string, answerStatus = 200) {
  body = answer;
  status = answerStatus;
  const { answers } = await observe("stores.get", { baseUrl: checked.url });
  return answers[0]?.violations ?? null;
}

describe("the validating proxy", () => {
  it("is content with an answer after the contract", async () => {
    expect(await violations(envelope(shop))).toBeNull();
  });

  it.each([
    ["a required field is missing", envelope({ id: 1 })],
    ["money is a float", envelope({ ...shop, trade_amount: 12.5 })],
    ["data is of another type", envelope([])],
    ["the envelope has no code", JSON.stringify({ msg: "", data: shop })],
  ])("notices when %s", async (_, answer) => {
    expect(await violations(answer)).not.toBeNull();
  });

  it("notices a status that the contract does not know", async () => {
    expect(await violations(envelope(shop), 418)).not.toBeNull();
  });

  it("notices a request that breaks the contract", async () => {
    body = envelope(shop);
    status = 200;
    const seen = await observe("stores.get", { baseUrl: checked.url, fields: { id: "no id" } });
    expect(seen.answers).toEqual([{ status: 200, violations: expect.stringContaining('"request"') }]);
  });
});
