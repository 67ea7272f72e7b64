import type { Methods } from "../generated/methods.js";
import { mapMethods } from "../methods.js";
import type { CallOptions } from "../options.js";
import { nextPage, type PageLike } from "../pagination.js";
import type { CallMeta, Mutations, Queries, QueryContext } from "./types.js";

/** Options of {@link createQueries}. */
export interface CreateQueriesOptions {
  /** Language code of the responses, or a function that returns it. Default `en`. It is part of every key. */
  language?: string | (() => string) | undefined;
}

/**
 * Creates options for TanStack Query, one factory per operation. They are plain objects, no hooks:
 * `useQuery(queries.products.get({ id }))`, `useInfiniteQuery(queries.products.list.infinite({ sort: "sales" }))`.
 *
 * Keys are `["marketplace", operation, input, language]`, without the token: clear the cache when the user changes.
 * Cancelling a query aborts its call. `meta: { notify: false }` says that the component shows the error: the client's
 * `onFailure` is not called.
 */
export function createQueries(market: Methods, { language = "en" }: CreateQueriesOptions = {}): Queries {
  const keyOf = (id: string, input: object) => [
    "marketplace",
    id,
    input,
    typeof language === "string" ? language : language(),
  ];

  const queries = mapMethods(market, (id, call) => {
    const query = (input?: object) => ({
      queryKey: keyOf(id, input ?? {}),
      // A missing input is not replaced by `{}`: an operation without input is sent without a body.
      queryFn: ({ signal, meta }: QueryContext) => call(input, { signal, ...notifyOf(meta) }),
      retry: false,
    });
    const infinite = (input: object = {}) => ({
      queryKey: [...keyOf(id, input), "infinite"],
      queryFn: ({ signal, meta, pageParam }: QueryContext & { pageParam: number }) =>
        call({ ...input, page: pageParam }, { signal, ...notifyOf(meta) }),
      initialPageParam: 1,
      getNextPageParam: (lastPage: PageLike<unknown>, _pages: unknown, lastPageParam: number) =>
        nextPage(lastPage, lastPageParam),
      retry: false,
    });
    return Object.assign(query, { key: ["marketplace", id], infinite });
  });
  return queries as Queries;
}

/** Creates options for `useMutation`, one factory per operation: `useMutation(mutations.auth.login())`. */
export function createMutations(market: Methods): Mutations {
  const mutations = mapMethods(market, (id, call) => (options?: CallOptions) => ({
    mutationKey: ["marketplace", id],
    mutationFn: (input?: object, context?: { meta?: CallMeta | undefined }) =>
      call(input, { ...options, ...notifyOf(context?.meta) }),
    retry: false,
  }));
  return mutations as Mutations;
}

/** `notify` of a query's `meta`, as a call option. */
function notifyOf(meta: CallMeta | undefined): Pick<CallOptions, "notify"> {
  return meta?.notify === false ? { notify: false } : {};
}
