import { expect, test } from "vitest";
import { checkClient } from "../../src/client/check-client";
import { tellStory } from "../support/client/sdk-story";
import { smallMarket } from "../support/client/small-market";

const password = "lantern-77";

test("marketplace-sdk in Node keeps every rule that a session of a few seconds shows", async () => {
  const fetch = smallMarket();
  const check = await checkClient({ server: "http://market.example", fetch });
  try {
    await tellStory(check.url, {
      guest: { account: "mira", password },
      buyer: { account: "noor", password },
      product: { id: 1, shop_id: 1 },
      requestId: 1,
    });
    const { results } = check.report();
    expect(results.filter(({ outcome }) => outcome === "failed")).toEqual([]);
    // Polling takes a minute to tell.
    const untold = results.filter(({ outcome }) => outcome === "not seen").map(({ rule }) => rule);
    expect(untold).toEqual(["no-flood"]);
    // However often they were sent.
    expect(fetch.ordered).toHaveLength(3);
  } finally {
    await check.close();
  }
});
