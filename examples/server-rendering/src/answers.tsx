import { dehydrate, QueryClientProvider } from "@tanstack/react-query";
import { isMarketplaceError } from "marketplace-sdk";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Account, Catalog, catalog, SignIn } from "./pages";
import type { Visit } from "./visit";

/** What the server answers; `token` sets the cookie, an empty one removes it. */
export interface Answer {
  status: number;
  html?: string;
  location?: string;
  token?: string;
}

const SESSION_OVER: Answer = { status: 303, location: "/login", token: "" };

/** The page as a document. `script` is what the browser continues with. */
function page(content: ReactNode, script = ""): string {
  const body = renderToString(content);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Marketplace</title><link rel="icon" href="data:,"><div id="app">${body}</div>${script}</html>`;
}

export async function showCatalog({ cache, queries }: Visit, api: string): Promise<Answer> {
  // A failure is left to the browser, which asks again and says so.
  await cache.prefetchInfiniteQuery(catalog(queries));
  const content = (
    <QueryClientProvider client={cache}>
      <Catalog queries={queries} />
    </QueryClientProvider>
  );
  // "<" would let a title end the script.
  const state = JSON.stringify({ api, cache: dehydrate(cache) }).replaceAll("<", "\\u003c");
  const script = `<script id="state" type="application/json">${state}</script><script type="module" src="/browser.js"></script>`;
  return { status: 200, html: page(content, script) };
}

export async function showAccount({ session, market }: Visit): Promise<Answer> {
  if (!(await session.get())) return SESSION_OVER;
  try {
    const { username = "", money = "" } = await market.account.get();
    return { status: 200, html: page(<Account name={username} money={money} />) };
  } catch (error) {
    if (!isMarketplaceError(error)) throw error;
    if (error.isUnauthorized) return SESSION_OVER;
    return { status: 502, html: page(<p role="alert">{error.msg ?? "Please try again."}</p>) };
  }
}

export const showSignIn = (problem?: string): Answer => ({
  status: problem === undefined ? 200 : 422,
  html: page(<SignIn {...(problem !== undefined && { problem })} />),
});

export async function signIn({ market }: Visit, form: URLSearchParams): Promise<Answer> {
  const account = form.get("account") ?? "";
  const outcome = await market.safe(market.auth.login({ account, password: form.get("password") ?? "" }));
  if (!outcome.ok) return showSignIn(outcome.error.msg ?? "Please try again.");
  return { status: 303, location: "/account", token: outcome.data.userinfo.token };
}

export async function signOut({ market }: Visit): Promise<Answer> {
  // Whatever the server says, this browser forgets the token.
  await market.safe(market.auth.logout());
  return { status: 303, location: "/", token: "" };
}
