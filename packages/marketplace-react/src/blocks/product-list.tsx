"use client";
import type { Input } from "marketplace-sdk";
import { useInfiniteList } from "../list/use-infinite-list";
import { useMarketplace } from "../provider";
import { cloudDrawing, EmptyState } from "../ui/empty-state/empty-state";
import { Grid } from "../ui/grid/grid";
import { LoadMore } from "../ui/load-more/load-more";
import { ProductCard } from "../ui/product/product-card";
import { CardSkeletons } from "../ui/skeleton/skeleton";

/** Props of {@link ProductList}. */
export interface ProductListProps {
  /** What is listed: a category, an order, a flag. */
  input?: Omit<NonNullable<Input<"products.list">>, "page">;
  /** Address of a product's page. */
  hrefOf: (id: number | string) => string;
  /** Names the visit, so that going back finds the place; see `useInfiniteList`. */
  restorationKey?: string;
}

/** Products page by page. */
export function ProductList({ input = {}, hrefOf, restorationKey }: ProductListProps) {
  const query = useMarketplace().queries.products.list.infinite(input);
  const list = useInfiniteList(query, { rowKey: ({ id }) => id, restorationKey });
  if (list.error) return <EmptyState art={cloudDrawing} title={list.error.message} />;
  if (list.isLoading) {
    return (
      <Grid>
        <CardSkeletons count={8} />
      </Grid>
    );
  }
  return (
    <>
      <Grid>
        {list.rows.map(({ id, title, image, price, currency }) => (
          <li key={id}>
            <ProductCard href={hrefOf(id)} title={title} image={image} price={price} currency={currency} />
          </li>
        ))}
      </Grid>
      <LoadMore
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        failed={list.hasMoreFailed}
        onMore={list.loadMore}
      />
    </>
  );
}
