import { useInfiniteQuery } from "@tanstack/react-query";
import type { Queries } from "marketplace-sdk/query";
import { useEffect, useRef } from "react";

/** The products of a category. The next page is fetched when the end of the list comes near. */
export function CategoryList({ queries, category }: { queries: Queries; category: number }) {
  const list = useInfiniteQuery(
    queries.products.list.infinite({ pid: category, sort: "sales", order: "desc" }),
  );
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;

  useEffect(() => {
    if (!end.current || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void fetchNextPage(), {
      rootMargin: "600px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  if (list.isPending) return <p>Loading …</p>;
  if (list.isError) return <p role="alert">{list.error.msg ?? "Please try again."}</p>;
  return (
    <>
      <ul>
        {list.data.pages
          .flatMap((page) => page.data)
          .map(({ id, title, price, currency }) => (
            <li key={String(id)}>
              {title} {price} {currency}
            </li>
          ))}
      </ul>
      <div ref={end} />
    </>
  );
}
