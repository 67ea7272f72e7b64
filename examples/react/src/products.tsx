import { useInfiniteQuery } from "@tanstack/react-query";
import { queries } from "./market";

export function Products() {
  const list = useInfiniteQuery(queries.products.list.infinite({ limit: 10 }));
  if (list.isPending) return <p>Loading …</p>;
  if (list.isError) {
    return (
      <p role="alert">
        {list.error.msg ?? "Please try again."}{" "}
        <button type="button" onClick={() => list.refetch()}>
          Try again
        </button>
      </p>
    );
  }
  return (
    <section>
      <h2>Products</h2>
      <ul aria-label="Products">
        {list.data.pages
          .flatMap((page) => page.data)
          .map(({ id, title, price, currency }) => (
            <li key={String(id)}>
              {title} <b>{price}</b> {currency}
            </li>
          ))}
      </ul>
      {list.hasNextPage && (
        <button type="button" disabled={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          More
        </button>
      )}
    </section>
  );
}
