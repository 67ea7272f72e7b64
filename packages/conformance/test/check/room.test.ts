import { describe, expect, it } from "vitest";
import { checkServer } from "../../src/check/run";
import { boundProblem } from "../../src/check/scenarios/room";
import { BUYER, envelope, fakeMarket, type Reply, type Seen } from "../support/fake-market";

/** What a market gets wrong that allows each account only some purchase requests at a time. */
type Mistake = "counts what was closed" | "calls it otherwise" | "takes one too many";
const MOST = 3;

function requests(mistake: Mistake | undefined) {
  const rows: { owner: string; isOpen: boolean }[] = [];
  return {
    create({ token }: Seen, reply: Reply): Reply {
      const counted = rows.filter((row) => row.owner === token);
      const open = mistake === "counts what was closed" ? counted : counted.filter(({ isOpen }) => isOpen);
      const error = mistake === "calls it otherwise" ? "bad_state" : "too_many_open";
      const max = mistake === "takes one too many" ? MOST - 1 : MOST;
      if (open.length >= MOST) return envelope(0, { error, max });
      rows.push({ owner: token, isOpen: true });
      const { data } = JSON.parse(JSON.stringify(reply.body)) as { data: object };
      return envelope(1, { ...data, id: rows.length });
    },
    close({ fields }: Seen, reply: Reply): Reply {
      const row = rows[Number(fields.id) - 1];
      if (row) row.isOpen = false;
      return reply;
    },
  };
}

async function found(mistake?: Mistake): Promise<string[]> {
  const { create, close } = requests(mistake);
  const market = fakeMarket((reply, seen) => {
    const isMade = JSON.stringify(reply.body).includes('"code":1');
    if (seen.method === "OPTIONS" || !isMade) return reply;
    if (seen.id === "purchaseRequests.create") return create(seen, reply);
    return seen.id === "purchaseRequests.close" ? close(seen, reply) : reply;
  });
  const { findings } = await checkServer({
    baseUrl: "http://bounded.example",
    token: BUYER,
    write: true,
    only: ["purchaseRequests.create"],
    properties: 0,
    fetch: market,
  });
  return findings.map(({ problem }) => problem).filter((problem) => problem.includes("and room again"));
}

describe("what an account may have only some of", () => {
  it("isn't a finding where it is counted right", async () => {
    expect(await found()).toEqual([]);
  });

  it.each<[Mistake, string]>([
    ["counts what was closed", "it still fails after all 3 were ended"],
    ["calls it otherwise", "after 3 the next one failed with bad_state, not with too_many_open"],
    ["takes one too many", "3 were taken, and `max` is 2"],
  ])("is found where a server %s", async (mistake, problem) => {
    expect(await found(mistake)).toEqual([`too_many_open and room again: ${problem}`]);
  });

  it("is not looked at where nothing was taken", () => {
    const refused = { isAccepted: false, code: 0, error: "account_frozen" };
    expect(boundProblem(refused, {}, 0, "too_many_open")).toBeUndefined();
    expect(boundProblem(refused, {}, 1, "too_many_open")).toContain("account_frozen");
  });
});
