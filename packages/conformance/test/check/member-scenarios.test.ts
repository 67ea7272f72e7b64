import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { type Fields, fieldOf, objectsIn } from "../../src/check/json";
import { checkServer } from "../../src/check/run";
import { BUYER, envelope, fakeMarket, type Reply, type Seen } from "../support/fake-market";

/** What a market gets wrong with its members: their lists, their profiles, and wrong fund passwords. */
type Mistake =
  | "takes any version"
  | "believes every clock"
  | "has one list for all"
  | "forgets the favorites"
  | "refuses the same lists"
  | "calls it otherwise"
  | "counts no tries"
  | "says that no try is left"
  | "locks for the past"
  | "unlocks for the right one"
  | "takes a used key for a password"
  | "waits for the call of another operation"
  | "fails to show what was saved"
  | "refuses the member's own picture"
  | "takes a picture once"
  | "keeps the picture that is left out";

const NOW = () => Math.floor(Date.now() / 1_000);
const TRIES = 3;

const timely = (rows: unknown, isBelieved: boolean): Fields[] =>
  objectsIn(rows).map((row) =>
    isBelieved || row.updatetime === undefined
      ? row
      : { ...row, updatetime: Math.min(Number(row.updatetime), NOW()) },
  );

function listsOf(mistake: Mistake | undefined) {
  const kept = new Map<string, { version: number; cart: Fields[]; favorites: Fields[] }>();
  const owner = (token: string) => (mistake === "has one list for all" ? "all" : token);
  const read = (token: string) => kept.get(owner(token)) ?? { version: 0, cart: [], favorites: [] };
  return {
    read,
    save(token: string, { version, cart, favorites }: Fields): Reply {
      const isBelieved = mistake === "believes every clock";
      const before = read(token);
      const sent = { cart: timely(cart, isBelieved), favorites: timely(favorites, isBelieved) };
      if (version !== before.version && mistake !== "takes any version") {
        const { version: _, ...lists } = before;
        const isSame = isDeepStrictEqual(sent, lists) && mistake !== "refuses the same lists";
        if (isSame) return envelope(1, { version: before.version });
        const error = mistake === "calls it otherwise" ? "bad_state" : "changed_elsewhere";
        return envelope(0, { error, version: before.version });
      }
      const lists = { ...sent, ...(mistake === "forgets the favorites" && { favorites: before.favorites }) };
      kept.set(owner(token), { version: before.version + 1, ...lists });
      return envelope(1, { version: before.version + 1 });
    },
  };
}

function fundPasswords(mistake: Mistake | undefined) {
  const funds = new Map<string, { password: unknown; tries: number; keys: string[] }>();
  return {
    set({ token, fields, headers }: Seen): Reply {
      const key = headers.get("idempotency-key") ?? "";
      if (!funds.has(token)) funds.set(token, { password: fields.newpassword, tries: TRIES, keys: [key] });
      return envelope(1);
    },
    change({ token, fields, headers }: Seen): Reply {
      const fund = funds.get(token);
      if (!fund) return envelope(0, { error: "fund_password_unset" });
      const isKnown = fund.keys.includes(headers.get("idempotency-key") ?? "none");
      if (isKnown && mistake === "takes a used key for a password") return envelope(1);
      if (isKnown && mistake === "waits for the call of another operation") return envelope(409);
      const isRight = fields.oldpassword === fund.password;
      const isLocked = fund.tries <= 0 && !(isRight && mistake === "unlocks for the right one");
      const until = mistake === "locks for the past" ? 1_795_170_000 : 1_795_179_306;
      if (isLocked) return envelope(0, { error: "fund_password_locked", until });
      if (isRight) return envelope(1);
      if (mistake !== "counts no tries") fund.tries -= 1;
      const isLast = fund.tries === 0 && mistake !== "says that no try is left";
      return isLast
        ? envelope(0, { error: "fund_password_locked", until })
        : envelope(0, { error: "fund_password_wrong", left: fund.tries });
    },
  };
}

function profilesOf(mistake: Mistake | undefined) {
  const profiles = new Map<string, Fields>();
  return {
    read: (token: string) => profiles.get(token),
    save(token: string, { nickname, avatar, bio = "" }: Fields): Reply {
      const present = profiles.get(token)?.avatar ?? "";
      const isNew = avatar !== undefined && avatar !== "" && avatar !== present;
      if (mistake === "refuses the member's own picture" && isNew) return envelope(422);
      const isLost = mistake === "takes a picture once" && avatar === present;
      const omitted = mistake === "keeps the picture that is left out" ? present : "";
      profiles.set(token, { nickname, bio, avatar: isLost ? "" : (avatar ?? omitted) });
      return envelope(1);
    },
  };
}

async function found(only: readonly string[], mistake?: Mistake): Promise<string[]> {
  const lists = listsOf(mistake);
  const funds = fundPasswords(mistake);
  const profiles = profilesOf(mistake);
  const market = fakeMarket((reply, seen) => {
    const { id, token, fields, method } = seen;
    // Callers without permission get an error, and so do calls that lack a field.
    const isRefused = reply.status === 401 || reply.status === 422;
    const isReused = fieldOf(fieldOf(reply.body, "data"), "error") === "idempotency_mismatch";
    if (method === "OPTIONS" || (isRefused && !isReused)) return reply;
    if (id === "memberLists.get") {
      const kept = lists.read(token);
      const isShown = kept.version === 0 || mistake !== "fails to show what was saved";
      return isShown ? envelope(1, kept) : envelope(500);
    }
    if (id === "memberLists.save") return lists.save(token, fields);
    if (id === "account.update") return profiles.save(token, fields);
    if (id === "account.get") {
      const data = objectsIn([fieldOf(reply.body, "data")])[0];
      return data ? envelope(1, { ...data, ...profiles.read(token) }) : reply;
    }
    if (id === "fundPassword.set") return funds.set(seen);
    if (id === "fundPassword.change") return funds.change(seen);
    return reply;
  });
  const { findings } = await checkServer({
    baseUrl: "http://members.example",
    token: BUYER,
    write: true,
    only,
    properties: 0,
    fetch: market,
  });
  return findings
    .filter(({ rule }) => rule === "effect" || rule === "robust")
    .map(({ operation, problem }) => `${operation}: ${problem}`);
}

const LISTS = ["memberLists.get", "memberLists.save"];
const FUNDS = ["fundPassword.change"];
const PROFILE = ["account.update"];

describe("what belongs to one member", () => {
  it.each([[LISTS], [FUNDS], [PROFILE]])("is not a finding where it is right: %s", async (only) => {
    expect(await found(only)).toEqual([]);
  });

  it.each<[Mistake, readonly string[], RegExp]>([
    ["takes any version", LISTS, /two devices of a member: version 0 where the server has 1 was taken/],
    ["forgets the favorites", LISTS, /two devices of a member: `favorites` is/],
    ["refuses the same lists", LISTS, /again after a lost answer is refused/],
    ["calls it otherwise", LISTS, /was refused by bad_state/],
    ["believes every clock", LISTS, /the time of a line to come is not counted as now/],
    ["has one list for all", LISTS, /`(version|cart)` is/],
    ["counts no tries", FUNDS, /wrong tries: 3 tries are left after 3 were/],
    ["says that no try is left", FUNDS, /wrong tries: 0 tries are left after 1 were/],
    ["locks for the past", FUNDS, /wrong tries: `until` has passed/],
    ["unlocks for the right one", FUNDS, /the right one is taken while it is locked/],
    [
      "takes a used key for a password",
      FUNDS,
      /a key of another operation: with it a wrong password was taken/,
    ],
    [
      "waits for the call of another operation",
      FUNDS,
      /a key of another operation: a wrong password is answered with code 409/,
    ],
    [
      "refuses the member's own picture",
      PROFILE,
      /a profile's picture: one that was just uploaded is not shown/,
    ],
    ["takes a picture once", PROFILE, /a profile's picture: the present one was sent again/],
    [
      "keeps the picture that is left out",
      PROFILE,
      /a profile's picture: it was left out and is still shown/,
    ],
    // On the way to what is looked at.
    ["fails to show what was saved", LISTS, /^memberLists\.get: failed with code 500$/],
  ])("is found where a server %s", async (mistake, only, problem) => {
    expect(await found(only, mistake)).toEqual(expect.arrayContaining([expect.stringMatching(problem)]));
  });
});
