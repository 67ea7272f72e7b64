import { labels } from "marketplace-react/labels/en";
import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { openShop, rendered, speak, stubServer } from "../../testing/stage";
import { wordsOf } from "../../testing/words";
import { ArticleScreen } from "./article-screen";
import { FaqsScreen } from "./faqs-screen";

// The shop is never rendered on a server, so its stores need not say what they would be there.
vi.mock("react", async (load) => {
  const react = await load<typeof import("react")>();
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, get) =>
    react.useSyncExternalStore(subscribe, get, get);
  return { ...react, useSyncExternalStore };
});
// Untrusted HTML is cleaned by the browser's parser, which has its own tests.
vi.mock("../../shared/ui/rich-text", () => ({
  RichText: ({ html }: { html: string }) => <p>{html}</p>,
}));

const REFUSED = { code: 404, msg: "Gone", data: null };

/** A shop that has read both pages and asks for them once more, where `answer` is all that comes. */
async function readAgain(answer: () => Promise<Response>) {
  stubServer();
  const shop = openShop();
  const { articles } = shop.queries;
  const asked = [articles.get({ article_id: "111" }), articles.list({})] as const;
  const read = () =>
    Promise.allSettled([shop.queryClient.fetchQuery(asked[0]), shop.queryClient.fetchQuery(asked[1])]);
  await read();
  vi.stubGlobal("fetch", answer);
  shop.toasts.show = () => undefined;
  await shop.queryClient.invalidateQueries();
  await read();
  const i18n = await speak("en");
  return { t: i18n.t, words: (screen: ReactNode) => wordsOf(rendered(screen, shop, i18n)) };
}

test("what was read stays without a word when it could not be read again", async () => {
  const { words } = await readAgain(() => Promise.reject(new TypeError("Failed to fetch")));
  const article = words(<ArticleScreen id="111" />);
  expect(article).toContain("How ordering works");
  expect(article).not.toContain(labels.retry);
  const help = words(<FaqsScreen />);
  expect(help).toContain("How ordering works");
  expect(help).not.toContain(labels.retry);
});

test("an article unpublished in the meantime disappears", async () => {
  const { t, words } = await readAgain(async () => Response.json(REFUSED));
  const article = words(<ArticleScreen id="111" />);
  expect(article).toContain(t("articles.goneTitle"));
  expect(article).not.toContain("How ordering works");
});
