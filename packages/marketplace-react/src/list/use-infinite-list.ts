"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { MarketplaceError } from "marketplace-sdk";
import { useEffect, useMemo } from "react";
import { createFormDraft } from "../drafts/form-draft.js";
import { useMarketplace } from "../provider.js";
import { uniqueRows } from "../query-helpers.js";

/** A page of a list. */
export interface ListPage {
  /** The page's rows. */
  data: readonly unknown[];
  /** Rows of all pages, where the server counts them. */
  total?: number;
}

/** From `queries.products.list.infinite({ sort: "sales" })` and the like. */
export interface InfiniteListQuery<Page extends ListPage> {
  /** Of TanStack Query, with operation, input and language. */
  queryKey: readonly unknown[];
  /** Fetches page `pageParam`. */
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Page>;
  /** Number of the first page: 1. */
  initialPageParam: number;
  /** Number of the page after the last one; undefined at the end. */
  getNextPageParam: (lastPage: Page, pages: Page[], lastPageParam: number) => number | undefined;
}

/** Options of {@link useInfiniteList}. */
export interface InfiniteListOptions<Page extends ListPage> {
  /** Identifies a row. A row that came twice, because the list moved between two requests, is listed once. */
  rowKey: (row: Page["data"][number]) => string | number;
  /**
   * Names this visit to the list, such as the key of the history entry. Going back to it, or reloading, loads as many pages as
   * were there and scrolls to where the user was. Without it nothing is restored.
   */
  restorationKey?: string | undefined;
}

/** A list that grows page by page; the end of it is `<LoadMore list={list} />`. */
export interface InfiniteList<Page extends ListPage> {
  /** Of all loaded pages, each row once; empty until loaded. */
  rows: readonly Page["data"][number][];
  /** Of all pages, as the server counts them; undefined until loaded, and where it does not say. */
  total: number | undefined;
  /** No page has loaded yet, and nothing failed. */
  isLoading: boolean;
  /** The first page failed. */
  error: MarketplaceError | null;
  /** There is another page after the last loaded one; false until loaded. */
  hasMore: boolean;
  /** The next page is loading. */
  isLoadingMore: boolean;
  /** The next page failed: only the user tries again. */
  hasMoreFailed: boolean;
  /** Loads the next page. Does nothing at the end, and while one is loading. */
  loadMore(): void;
  /** Reloads all loaded pages, or the first one after `error`. */
  refetch(): void;
}

/** A list page by page, with restoration of its place. */
export function useInfiniteList<Page extends ListPage>(
  query: InfiniteListQuery<Page>,
  { rowKey, restorationKey }: InfiniteListOptions<Page>,
): InfiniteList<Page> {
  const { drafts } = useMarketplace();
  const list = useInfiniteQuery<
    Page,
    MarketplaceError,
    { pages: Page[]; pageParams: number[] },
    readonly unknown[],
    number
  >({ ...query, retry: false });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = list;
  const { fetchNextPage, refetch } = list;
  const pageCount = data?.pages.length ?? 0;
  const draft = useMemo(
    () =>
      restorationKey === undefined
        ? undefined
        : createFormDraft(drafts.tab, `list ${restorationKey}`, ["pages", "top"]),
    [drafts, restorationKey],
  );
  const wanted = Number(draft?.read().pages ?? 0);

  // After a reload: as many pages as there were. One that follows must not end the reading of those that have changed.
  const isRestoring = pageCount > 0 && pageCount < wanted && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isRestoring && !isFetching) void fetchNextPage({ cancelRefetch: false });
  }, [isRestoring, isFetching, fetchNextPage]);

  const isReady = pageCount > 0 && !isRestoring;
  useEffect(() => {
    if (!draft || !isReady) return;
    const stop = restoreScroll(Number(draft.read().top ?? 0));
    const save = (): void => draft.write({ ...draft.read(), top: `${Math.round(scrollY)}` });
    addEventListener("pagehide", save);
    addEventListener("scrollend", save);
    return () => {
      stop();
      save();
      removeEventListener("pagehide", save);
      removeEventListener("scrollend", save);
    };
  }, [draft, isReady]);

  const loadMore = (): void => {
    if (!hasNextPage) return;
    draft?.write({ ...draft.read(), pages: `${pageCount + 1}` });
    // A second click doesn't restart the request.
    void fetchNextPage({ cancelRefetch: false });
  };
  return {
    rows: uniqueRows(data?.pages ?? [], rowKey),
    total: data?.pages.at(-1)?.total,
    isLoading: pageCount === 0 && !error,
    error: pageCount === 0 ? error : null,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore,
    refetch: () => void refetch(),
  };
}

/** Content that is rendered later than this no longer moves the page. */
const MAX_WAIT_MS = 4000;

/**
 * Scrolls to a position, and again while the content above it grows. A user who scrolls wins.
 *
 * @param top pixels from the top of the page
 * @returns stops it
 */
function restoreScroll(top: number): () => void {
  const page = document.documentElement;
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  const attempt = (): void => {
    scrollTo(0, top);
    if (page.scrollHeight - page.clientHeight >= top) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, MAX_WAIT_MS);
  abort.signal.addEventListener("abort", () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ["wheel", "touchmove", "keydown"]) {
    addEventListener(event, stop, { passive: true, signal: abort.signal });
  }
  if (top > 0) {
    observer.observe(document.body);
    attempt();
  } else stop();
  return stop;
}
