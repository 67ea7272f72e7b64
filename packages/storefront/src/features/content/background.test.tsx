// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { labels } from "marketplace-react/labels/en";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { textOf } from "../../testing/show";
import { openShop, speak, stubServer } from "../../testing/stage";
import { ArticleScreen } from "./article-screen";
import { FaqsScreen } from "./faqs-screen";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

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
  return { t: i18n.t, words: (screen: ReactNode) => textOf(screen, shop, i18n) };
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
  // The page says it; the server's word for it adds nothing.
  expect(article).not.toContain(REFUSED.msg);
  expect(article).not.toContain("How ordering works");
});
