import { QueryClient } from "@tanstack/react-query";
import { createMarketplace } from "marketplace-sdk";
import { createQueries } from "marketplace-sdk/query";
import { expect, test, vi } from "vitest";
import { saveProfile } from "./save-profile";

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
  const parts = { market, queries: createQueries(market), queryClient: new QueryClient() };
  const { queryKey } = parts.queries.account.get();
  parts.queryClient.setQueryData(queryKey, { nickname: "Mira", avatar: "/uploads/a.png", bio: "Shops" });
  return { parts, sent, answers, shown: () => parts.queryClient.getQueryData(queryKey) };
}

test("two changes at once keep each other", async () => {
  const { parts, sent, answers, shown } = open();
  const nickname = saveProfile(parts, { nickname: "Nova" });
  const avatar = saveProfile(parts, { avatar: "/uploads/b.png" });
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

test("a change after one that failed is sent all the same", async () => {
  const { parts, answers, shown } = open();
  const parting = {
    ...parts,
    market: createMarketplace({
      baseUrl: "https://shop.example",
      fetch: async () => Response.json({ code: 0, msg: "No", data: null }),
    }),
  };
  await expect(saveProfile(parting, { nickname: "Nova" })).rejects.toThrow("No");
  const avatar = saveProfile(parts, { avatar: "/uploads/b.png" });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await avatar;
  expect(shown()).toMatchObject({ nickname: "Mira", avatar: "/uploads/b.png" });
});
