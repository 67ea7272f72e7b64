import type { MemberLists, MemberListsInput } from "../../src/index";
import { createCart, createFavorites, createSession } from "../../src/state/index";
import { createTypedStorage } from "../../src/storage/index";
import { type ListSync, syncLists } from "../../src/sync/index";
import { createFakeMarketplace, fail, fault, type Handlers, ok } from "../../src/testing/index";
import { openTabs, type Tab } from "../state/tabs";

/** A server that keeps lists by member, as the sandbox does. */
export function listServer() {
  const EMPTY: MemberLists = { version: 0, cart: [], favorites: [] };
  const kept = new Map<string, MemberLists>();
  const server = {
    /** What happens to the next calls. */
    trouble: undefined as "unreachable" | "answer lost" | undefined,
    /** Saves reach the server only after this. */
    saveDelay: undefined as Promise<void> | undefined,
    /** Lists that the server has read reach the device only after this. */
    answerDelay: undefined as Promise<void> | undefined,
    /** What the server says to a save reaches the device only after this. */
    outcomeDelay: undefined as Promise<void> | undefined,
    /** Lines of a member's cart as `id: quantity`. */
    cart: (member = "1") =>
      Object.fromEntries((kept.get(member) ?? EMPTY).cart.map(({ id, num }) => [`${id}`, num])),
    lists: (member = "1") => kept.get(member) ?? EMPTY,
    handlersOf: (member: () => string) =>
      ({
        "memberLists.get": async () => {
          if (server.trouble === "unreachable") return fault("refused");
          const lists = structuredClone(server.lists(member()));
          await server.answerDelay;
          return ok(lists);
        },
        "memberLists.save": async ({ version, ...next }: MemberListsInput) => {
          await server.saveDelay;
          if (server.trouble === "unreachable") return fault("refused");
          const before = server.lists(member());
          const isSame =
            JSON.stringify(next) === JSON.stringify({ cart: before.cart, favorites: before.favorites });
          if (isSame) return ok({ version: before.version });
          if (version !== before.version) return fail(0, "Changed", "changed_elsewhere");
          kept.set(member(), { version: version + 1, ...next });
          await server.outcomeDelay;
          return server.trouble === "answer lost" ? fault("refused") : ok({ version: version + 1 });
        },
      }) satisfies Handlers,
  };
  return server;
}

/** One page of a device; two of one device are given tabs over one storage. */
export function openPage(
  server: ReturnType<typeof listServer>,
  { tab = openTabs(1)[0], now }: { tab?: Tab | undefined; now?: () => number } = {},
) {
  if (!tab) throw new Error("no tab");
  const storage = createTypedStorage(tab);
  const session = createSession({ storage });
  const market = createFakeMarketplace(
    server.handlersOf(() => session.get()?.slice("token-".length) ?? ""),
    { session },
  );
  const cart = createCart({ storage });
  const favorites = createFavorites({ storage });
  const page = {
    tab,
    market,
    session,
    cart,
    favorites,
    signIn: (member = "1") => session.save({ id: member, token: `token-${member}` }),
    sync: (delayMs = 3_600_000): ListSync =>
      syncLists({ market, session, cart, favorites, storage: tab.storage, delayMs, ...(now && { now }) }),
    /** Lines of the cart as `id: quantity`. */
    lines: () => Object.fromEntries(cart.state.lines.map(({ id, num }) => [`${id}`, num])),
    reads: () => market.calls.filter(({ operation }) => operation === "memberLists.get").length,
    saves: () => market.calls.filter(({ operation }) => operation === "memberLists.save").length,
  };
  return page;
}
