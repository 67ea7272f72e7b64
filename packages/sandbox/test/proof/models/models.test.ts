import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isFull } from "../../../../../scripts/lib/cases.mjs";
import { historiesOn } from "./history";
import { type Server, startServer } from "./server";

const [HISTORIES, COMMANDS] = isFull ? [2_000, 200] : [50, 100];
const ABREAST = 2;

let servers: Server[];
beforeAll(async () => {
  servers = await Promise.all(Array.from({ length: ABREAST }, startServer));
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

test(
  "every history goes as the rules say, and the books are even after each step",
  async () => {
    const count = { steps: 0, taken: 0, moves: 0 };
    const runs = servers.map((server, i) =>
      fc.assert(historiesOn(server, COMMANDS, count), {
        seed: 20_261_120 + i,
        numRuns: HISTORIES / ABREAST,
        endOnFailure: true,
      }),
    );
    await Promise.all(runs);
    expect(count.steps).toBe(HISTORIES * COMMANDS);
    console.info(
      `proof: ${HISTORIES} histories × ${COMMANDS} commands, ${count.taken} of ${count.steps} took effect, the others were refused as expected; ` +
        `server and model agree and all invariants hold after every step; ${count.moves} rows moved, each along the contract's lifecycles`,
    );
  },
  isFull ? 36_000_000 : 480_000,
);
