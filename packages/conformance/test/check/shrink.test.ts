import { expect, it } from "vitest";
import { checkServer } from "../../src/check/run";
import { envelope, fakeMarket } from "../support/fake-market";

it("shows the one field that makes a server fail, with as little in it as possible", async () => {
  const { findings } = await checkServer({
    baseUrl: "http://market.example",
    only: ["products.list"],
    properties: 40,
    seed: 3,
    fetch: fakeMarket((reply, { id, fields }) =>
      id === "products.list" && typeof fields.flag === "string" && fields.flag.length > 30
        ? envelope(500)
        : reply,
    ),
  });
  const [failed, ...others] = findings.filter(({ rule }) => rule === "robust");
  expect(others).toEqual([]);
  expect(failed?.problem).toBe("failed with code 500 at `flag`");
  const sent = JSON.parse(failed?.exchange.request.body ?? "{}");
  expect(Object.keys(sent).sort()).toEqual(["flag", "limit"]);
  expect(sent.flag.length).toBeGreaterThan(30);
  expect(sent.flag.length).toBeLessThanOrEqual(62);
});
