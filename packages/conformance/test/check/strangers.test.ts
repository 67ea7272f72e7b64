import { describe, expect, it } from "vitest";
import { type Fields, rowsOf } from "../../src/check/json";
import { checkServer } from "../../src/check/run";
import { BUYER, envelope, fakeMarket, MERCHANT, type Reply, type Seen } from "../support/fake-market";

/** What a market gets wrong with what belongs to one account, or to one key. */
type Mistake =
  | "lets anyone change an address"
  | "changes an address and says that it is not there"
  | "tells everybody the state of an order"
  | "ends the following of everybody"
  | "knows no true"
  | "keeps one answer for all keys";

function addressBooks(mistake: Mistake | undefined) {
  const rows: { id: number; owner: string; fields: Fields }[] = [];
  const shown = ({ id, fields }: (typeof rows)[number]) => ({ ...fields, id });
  return {
    list: ({ token }: Seen): Reply => envelope(1, rows.filter(({ owner }) => owner === token).map(shown)),
    save({ token, fields }: Seen): Reply {
      if (fields.id === undefined) {
        const row = { id: rows.length + 1, owner: token, fields };
        rows.push(row);
        return envelope(1, shown(row));
      }
      const row = rows.find(({ id }) => id === fields.id);
      if (!row) return envelope(404);
      const isOwn = row.owner === token;
      if (isOwn || mistake?.includes("address")) row.fields = fields;
      return isOwn || mistake === "lets anyone change an address" ? envelope(1, shown(row)) : envelope(404);
    },
  };
}

function followings(mistake: Mistake | undefined) {
  const followed = new Map<string, unknown>();
  return {
    toggle({ token, fields }: Seen): Reply {
      const wished = fields.follow === 1 || (fields.follow === true && mistake !== "knows no true");
      if (wished) followed.set(token, fields.id);
      else if (mistake === "ends the following of everybody") followed.clear();
      else followed.delete(token);
      return envelope(1, { followed: wished });
    },
    /** The example with this follower, or without. */
    show({ token }: Seen, { body, ...reply }: Reply): Reply {
      const { data: store, ...rest } = body as { data: Fields };
      const is_follow = followed.has(token) ? 1 : 0;
      return { ...reply, body: { ...rest, data: { ...store, is_follow, follow_count: 872 + is_follow } } };
    },
    /** The example's first row with the followed store's id, or none. */
    list({ token }: Seen, { body, ...reply }: Reply): Reply {
      const { data: page, ...rest } = body as { data: Fields };
      const [row] = rowsOf(page);
      const data = followed.has(token) ? [{ ...row, id: followed.get(token) }] : [];
      return { ...reply, body: { ...rest, data: { ...page, data, total: data.length } } };
    },
  };
}

function answersByKey(mistake: Mistake | undefined) {
  const answers = new Map<string, Reply>();
  let made = 0;
  return ({ token, headers }: Seen, reply: Reply): Reply => {
    const key = headers.get("idempotency-key");
    const place = `${token} ${key}`;
    const known = answers.get(place);
    if (known) return known;
    made += 1;
    const { data } = JSON.parse(JSON.stringify(reply.body)) as { data: object };
    const answer = envelope(1, { ...data, id: made });
    answers.set(place, answer);
    if (mistake === "keeps one answer for all keys") {
      for (const other of answers.keys()) if (other.startsWith(`${token} `)) answers.set(other, answer);
    }
    return answer;
  };
}

async function found(only: string, mistake?: Mistake): Promise<string[]> {
  const [book, follows, byKey] = [addressBooks(mistake), followings(mistake), answersByKey(mistake)];
  const market = fakeMarket((reply, seen) => {
    if (seen.method === "OPTIONS" || reply.status === 401 || reply.status === 422) return reply;
    if (only === "addresses.save" && seen.id === "addresses.save") return book.save(seen);
    if (only === "addresses.save" && seen.id === "addresses.list") return book.list(seen);
    if (seen.id === "orders.cancel" && seen.token !== BUYER && seen.fields.order_no !== undefined) {
      return mistake?.startsWith("tells") ? envelope(0, { error: "already_shipped" }) : envelope(404);
    }
    if (seen.id === "stores.toggleFollow") return follows.toggle(seen);
    if (seen.id === "stores.get") return follows.show(seen, reply);
    if (seen.id === "stores.followed") return follows.list(seen, reply);
    const isMade = JSON.stringify(reply.body).includes('"code":1');
    return isMade && seen.id === only && only === "recharges.create" ? byKey(seen, reply) : reply;
  });
  const { findings } = await checkServer({
    baseUrl: "http://strangers.example",
    token: BUYER,
    merchantToken: MERCHANT,
    fundPassword: "fund-demo",
    write: true,
    only: [only],
    properties: 0,
    fetch: market,
  });
  return findings.map(({ operation, problem }) => `${operation}: ${problem}`).filter((one) => OWN.test(one));
}

const OWN =
  /what belongs to another account|in a state that does not allow it|two followers of a store|answers of several keys/;

describe("what belongs to one account", () => {
  it.each(["addresses.save", "orders.cancel", "stores.toggleFollow", "recharges.create"])(
    "is no finding: %s",
    async (only) => {
      expect(await found(only)).toEqual([]);
    },
  );

  it.each<[Mistake, string, RegExp]>([
    ["lets anyone change an address", "addresses.save", /what belongs to another account: it was accepted/],
    [
      "changes an address and says that it is not there",
      "addresses.save",
      /what belongs to another account: it was refused, and changed \/0\/name/,
    ],
    ["tells everybody the state of an order", "orders.cancel", /a stranger is told already_shipped/],
    ["ends the following of everybody", "stores.toggleFollow", /another account follows it no more/],
    ["knows no true", "stores.toggleFollow", /`follow` true was sent, and it is not followed/],
    ["keeps one answer for all keys", "recharges.create", /a repeated call was answered with \d+, not with/],
  ])("is found where a server %s", async (mistake, only, problem) => {
    expect(await found(only, mistake)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
  });
});
