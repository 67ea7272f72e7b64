import { useInfiniteQuery } from "@tanstack/react-query";
import type { Queries } from "marketplace-sdk/query";

/** What the catalog asks for: the same on the server and in the browser, so that the answer is asked for once. */
export const catalog = (queries: Queries) => queries.products.list.infinite({ limit: 10 });

/** Rendered on the server, continued in the browser. */
export function Catalog({ queries }: { queries: Queries }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(catalog(queries));
  const products = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <main>
      <h1>Products</h1>
      <ul>
        {products.map(({ id, title, price, currency }) => (
          <li key={String(id)}>
            {title} <b>{price}</b> {currency}
          </li>
        ))}
      </ul>
      {error && <p role="alert">{error.msg ?? "Please try again."}</p>}
      {hasNextPage && (
        <button type="button" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          More
        </button>
      )}
      <a href="/account">Your account</a>
    </main>
  );
}

/** Drawn on the server alone: the token never reaches a script. */
export function Account({ name, money }: { name: string; money: string }) {
  return (
    <main>
      <h1>{name}</h1>
      <p>Balance {money}</p>
      <form method="post" action="/logout">
        <button type="submit">Sign out</button>
      </form>
    </main>
  );
}

export function SignIn({ problem }: { problem?: string }) {
  return (
    <main>
      <h1>Sign in</h1>
      {problem && <p role="alert">{problem}</p>}
      <form method="post" action="/login">
        <label>
          Name <input name="account" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
      </form>
    </main>
  );
}
