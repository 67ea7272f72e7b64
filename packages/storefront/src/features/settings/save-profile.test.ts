import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { createSession } from "marketplace-sdk/state";
import { createTypedStorage } from "marketplace-sdk/storage";
import { expect, test, vi } from "vitest";
import { storageOf } from "../../testing/storage";
import { profileInput, saveProfile } from "./save-profile";

const never = {
  confirmLoss: () => Promise.reject(new Error("Nothing is lost, so nothing is asked.")),
};
const always = (goOn: boolean) => ({ confirmLoss: vi.fn(async () => goOn) });

/** A row of the server's table of users. */
interface Row {
  nickname: string;
  avatar: string;
  bio: string;
}

/** A server with one user. A stock one tells a greeting in place of the account, and the avatar at the sign-in alone. */
function createServer({ isStock }: { isStock: boolean }) {
  const row: Row = { nickname: "Mira", avatar: "/uploads/a.png", bio: "Shops" };
  let tokens = 0;
  const sent: unknown[] = [];
  const fetch = async (address: unknown, { body }: RequestInit = {}) => {
    const answer = (data: unknown) => Response.json({ code: 1, msg: "", data });
    if (`${address}`.endsWith("/api/user/index"))
      return answer(isStock ? { welcome: row.nickname } : { ...row });
    const input: Partial<Row> = JSON.parse(`${body}`);
    sent.push(input);
    row.avatar = input.avatar ?? "";
    row.bio = input.bio ?? "";
    if (input.nickname) row.nickname = input.nickname;
    return answer(null);
  };
  const signIn = () => ({ id: 7, nickname: row.nickname, avatar: row.avatar, token: `t${++tokens}` });
  return { row, sent, fetch, signIn };
}

/** A page of the shop; `device` is what stays after it. */
function openPage(server: Pick<ReturnType<typeof createServer>, "fetch">, device: Storage) {
  const storage = createTypedStorage({ storage: device });
  const cipher = { encrypt: async (text: string) => text, decrypt: async (text: string) => text };
  const session = createSession({ storage, cipher });
  const market = createMarketplace({ baseUrl: "https://shop.example", fetch: server.fetch, session });
  return { market, session, queries: createQueries(market), queryClient: new QueryClient() };
}

test("two changes at once keep each other", async () => {
  const server = createServer({ isStock: false });
  const parts = openPage(server, storageOf({}));
  await Promise.all([
    saveProfile(parts, { nickname: "Nova" }, never),
    saveProfile(parts, { avatar: "/uploads/b.png" }, never),
  ]);
  expect(server.row).toEqual({ nickname: "Nova", avatar: "/uploads/b.png", bio: "Shops" });
  const { queryKey } = parts.queries.account.get();
  expect(parts.queryClient.getQueryData(queryKey)).toMatchObject(server.row);
});

test("a change after one that failed is still sent", async () => {
  const server = createServer({ isStock: false });
  const parts = openPage(server, storageOf({}));
  const refusing = openPage(
    { fetch: async () => Response.json({ code: 0, msg: "No", data: null }) },
    storageOf({}),
  );
  await expect(saveProfile(refusing, { nickname: "Nova" }, never)).rejects.toThrow("No");
  await saveProfile(parts, { avatar: "/uploads/b.png" }, never);
  expect(server.row).toEqual({ nickname: "Mira", avatar: "/uploads/b.png", bio: "Shops" });
});

test("what another device has changed since the page was opened stays", async () => {
  const server = createServer({ isStock: false });
  const parts = openPage(server, storageOf({}));
  await parts.queryClient.fetchQuery(parts.queries.account.get());
  Object.assign(server.row, { avatar: "/uploads/other.png", bio: "Elsewhere" });
  await saveProfile(parts, { nickname: "Nova" }, never);
  expect(server.row).toEqual({ nickname: "Nova", avatar: "/uploads/other.png", bio: "Elsewhere" });
});

test("a picture that only the sign-in told is unknown: nothing is sent without a question", async () => {
  const server = createServer({ isStock: true });
  const parts = openPage(server, storageOf({}));
  await parts.session.save(server.signIn());
  const no = always(false);
  expect(await saveProfile(parts, { nickname: "Nova" }, no)).toBe(false);
  expect(no.confirmLoss).toHaveBeenCalledOnce();
  expect(server.sent).toEqual([]);

  expect(await saveProfile(parts, { nickname: "Nova" }, always(true))).toBe(true);
  expect(server.sent).toEqual([{ nickname: "Nova", avatar: "/uploads/a.png", bio: "" }]);
});

test("what was saved is written back to the session", async () => {
  const server = createServer({ isStock: true });
  const device = storageOf({});
  const parts = openPage(server, device);
  await parts.session.save(server.signIn());
  await saveProfile(parts, { avatar: "/uploads/new.png" }, always(true));
  await saveProfile(parts, { nickname: "Nova" }, always(true));
  expect(await openPage(server, device).session.user()).toMatchObject({
    nickname: "Nova",
    avatar: "/uploads/new.png",
  });
  expect(server.row.avatar).toBe("/uploads/new.png");
});

test("saving brings back no session that has ended meanwhile", async () => {
  const server = createServer({ isStock: true });
  const parts = openPage(server, storageOf({}));
  await parts.session.save(server.signIn());
  const { update } = parts.market.account;
  vi.spyOn(parts.market.account, "update").mockImplementation((input, call) => {
    parts.session.logout();
    return update(input, call);
  });
  await saveProfile(parts, { nickname: "Nova" }, always(true));
  expect(parts.session.get()).toBeUndefined();
});

type Step = { kind: "upload" | "rename"; to: string; goOn: boolean } | { kind: "reload" | "sign in" };

const words = fc.stringMatching(/^[a-z]{1,4}$/);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom("upload", "rename"), to: words, goOn: fc.boolean() }),
  fc.record({ kind: fc.constantFrom("reload", "sign in") }),
);

test("whatever a user does on a server that returns no profile, nothing else changes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const server = createServer({ isStock: true });
      const device = storageOf({});
      let page = openPage(server, device);
      await page.session.save(server.signIn());
      for (const one of steps) {
        if (one.kind === "reload") page = openPage(server, device);
        if (one.kind === "sign in") await page.session.save(server.signIn());
        if (one.kind !== "upload" && one.kind !== "rename") continue;
        const change = one.kind === "upload" ? { avatar: `/${one.to}.png` } : { nickname: one.to };
        const before = { ...server.row };
        const isSaved = await saveProfile(page, change, always(one.goOn));
        // The bio, which nothing returns, is lost with the user's consent alone.
        const expected = isSaved ? { ...before, ...change, bio: "" } : before;
        expect(server.row).toEqual(expected);
        expect(isSaved).toBe(one.goOn);
      }
    }),
  );
});

const user = { avatar: "/uploads/a.png", nickname: "Mira", bio: "Runs a shop" };

test("avatar and bio go along with every change, or the server would clear them", () => {
  expect(profileInput(user, {}, { nickname: "Mia" })).toEqual({
    avatar: "/uploads/a.png",
    bio: "Runs a shop",
    nickname: "Mia",
  });
  expect(profileInput(user, {}, { avatar: "/uploads/b.png" })).toEqual({
    avatar: "/uploads/b.png",
    bio: "Runs a shop",
    nickname: "Mira",
  });
});

test("a stock server that returns little is sent little", () => {
  expect(profileInput({}, {}, { avatar: "/uploads/b.png" })).toEqual({ avatar: "/uploads/b.png", bio: "" });
});

test("a drawn placeholder isn't saved as the avatar", () => {
  expect(profileInput({ avatar: "data:image/svg+xml;base64,AA" }, {}, { nickname: "Mia" }).avatar).toBe("");
});
