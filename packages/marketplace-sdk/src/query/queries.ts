import type { Methods } from "../generated/methods";
import type { CallOptions } from "../options";
import { nextPage, type PageLike } from "../pagination";
import { type AnyMethod, isMethod } from "./method-of";
import type { Mutations, Queries } from "./options";

/** Options of {@link createQueries}. */
export interface QueryOptions {
  /** Code of the language answers come in, or a function that reads it. Default `en`. It is part of every key. */
  language?: string | (() => string) | undefined;
}

/** The client's own tree, with what `make` gives for an operation's id in place of its call. */
function tree(market: Methods, make: (id: string, call: AnyMethod) => unknown): Record<string, unknown> {
  const tags: Record<string, Record<string, unknown>> = {};
  // From the client and not from the table of operations: a page that loads both has the table once.
  for (const [tag, group] of Object.entries(market)) {
    for (const [name, call] of Object.entries(group)) {
      if (!isMethod(call)) continue;
      tags[tag] ??= {};
      tags[tag][name] = make(`${tag}.${name}`, call);
    }
  }
  return tags;
}

/**
 * Options factories for TanStack Query, one per operation; plain objects, no hooks:
 * `useQuery(queries.products.get({ id }))`, `useInfiniteQuery(queries.products.list.infinite({ sort: "sales" }))`.
 * Keys are `["marketplace", operation, input, language]`, without the token: clear the cache when the user changes.
 * A query that is cancelled aborts its call.
 */
export function createQueries(market: Methods, { language = "en" }: QueryOptions = {}): Queries {
  const key = (id: string, input: object) => [
    "marketplace",
    id,
    input,
    typeof language === "string" ? language : language(),
  ];
  const queries = tree(market, (id, call) =>
    Object.assign(
      // An input that is left out stays left out: an operation that takes nothing is sent without a body.
      (input?: object) => ({
        queryKey: key(id, input ?? {}),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
        retry: false,
      }),
      {
        key: ["marketplace", id],
        infinite: (input: object = {}) => ({
          queryKey: [...key(id, input), "infinite"],
          queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: number }) =>
            call({ ...input, page: pageParam }, { signal }),
          initialPageParam: 1,
          getNextPageParam: (last: PageLike<unknown>, _: unknown, asked: number) => nextPage(last, asked),
          retry: false,
        }),
      },
    ),
  );
  return queries as Queries;
}

/** Options factories for `useMutation`, one per operation: `useMutation(mutations.auth.login())`. */
export function createMutations(market: Methods): Mutations {
  const mutations = tree(market, (id, call) => (options?: CallOptions) => ({
    mutationKey: ["marketplace", id],
    mutationFn: (input?: object) => call(input, options),
    retry: false,
  }));
  return mutations as Mutations;
}
