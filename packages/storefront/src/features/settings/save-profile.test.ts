import { QueryClient } from "@tanstack/react-query";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { expect, test, vi } from "vitest";
import { profileInput, saveProfile } from "./profile-form";

const never = {
  confirmLoss: () => Promise.reject(new Error("Nothing is lost, so nothing is asked.")),
};

/** A shop whose server answers when the test says so. */
function open() {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const market = createMarketplace({
    baseUrl: "https://shop.example",
    fetch: async (_address, { body } = {}) => {
      sent.push(JSON.parse(`${body}`));
      await new Promise<void>((resolve) => answers.push(resolve));
      return Response.json({ code: 1, msg: "", data: null });
    },
  });
  const session = { user: async () => undefined };
  const parts = { market, session, queries: createQueries(market), queryClient: new QueryClient() };
  const { queryKey } = parts.queries.account.get();
  parts.queryClient.setQueryData(queryKey, { nickname: "Mira", avatar: "/uploads/a.png", bio: "Shops" });
  return { parts, sent, answers, shown: () => parts.queryClient.getQueryData(queryKey) };
}

test("two changes at once keep each other", async () => {
  const { parts, sent, answers, shown } = open();
  const nickname = saveProfile(parts, { nickname: "Nova" }, never);
  const avatar = saveProfile(parts, { avatar: "/uploads/b.png" }, never);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await nickname;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await avatar;
  expect(sent).toEqual([
    { nickname: "Nova", avatar: "/uploads/a.png", bio: "Shops" },
    { nickname: "Nova", avatar: "/uploads/b.png", bio: "Shops" },
  ]);
  expect(shown()).toMatchObject({ nickname: "Nova", avatar: "/uploads/b.png" });
});

test("a change after one that failed is still sent", async () => {
  const { parts, answers, shown } = open();
  const parting = {
    ...parts,
    market: createMarketplace({
      baseUrl: "https://shop.example",
      fetch: async () => Response.json({ code: 0, msg: "No", data: null }),
    }),
  };
  await expect(saveProfile(parting, { nickname: "Nova" }, never)).rejects.toThrow("No");
  const avatar = saveProfile(parts, { avatar: "/uploads/b.png" }, never);
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await avatar;
  expect(shown()).toMatchObject({ nickname: "Mira", avatar: "/uploads/b.png" });
});

/* A stock server: `account.get` returns a greeting, the login the avatar, nothing the bio. */
test("nothing the server didn't return is deleted without a question", async () => {
  const { parts, sent, answers } = open();
  const { queryKey } = parts.queries.account.get();
  parts.queryClient.setQueryData(queryKey, { welcome: "hello" });
  const stock = {
    ...parts,
    session: { user: async () => ({ id: 7, token: "t", nickname: "Mira", avatar: "/uploads/a.png" }) },
  };
  const asked: string[] = [];
  const answering = (goOn: boolean) => ({
    confirmLoss: async () => {
      asked.push("?");
      return goOn;
    },
  });
  expect(await saveProfile(stock, { nickname: "Nova" }, answering(false))).toBe(false);
  expect(sent).toEqual([]);

  const saved = saveProfile(stock, { nickname: "Nova" }, answering(true));
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  expect(await saved).toBe(true);
  expect(sent).toEqual([{ nickname: "Nova", avatar: "/uploads/a.png", bio: "" }]);
  expect(asked).toHaveLength(2);
});

const user = { avatar: "/uploads/a.png", nickname: "Mira", bio: "Runs a shop" };

test("avatar and bio go along with every change, or the server would clear them", () => {
  expect(profileInput(user, { nickname: "Mia" })).toEqual({
    avatar: "/uploads/a.png",
    bio: "Runs a shop",
    nickname: "Mia",
  });
  expect(profileInput(user, { avatar: "/uploads/b.png" })).toEqual({
    avatar: "/uploads/b.png",
    bio: "Runs a shop",
    nickname: "Mira",
  });
});

test("a stock server that returns little is sent little", () => {
  expect(profileInput({}, { avatar: "/uploads/b.png" })).toEqual({ avatar: "/uploads/b.png", bio: "" });
});

test("a drawn placeholder isn't saved as the avatar", () => {
  expect(profileInput({ avatar: "data:image/svg+xml;base64,AA" }, { nickname: "Mia" }).avatar).toBe("");
});
