import type { DataTag, InfiniteData } from "@tanstack/query-core";
import type { MarketplaceError } from "../errors";
import type { CallOptions, Data, Input, OperationId } from "../options";
import type { PageLike } from "../pagination";
import type { ListInput, ListKey, OperationKey, ResultKey } from "./keys";

/** Written as a function type as well, so that TanStack infers the error from it. Always false: the client retries. */
type Retry = false | ((failureCount: number, error: MarketplaceError) => boolean);

/** Options for `useQuery`, `prefetchQuery`, `ensureQueryData` and their like. Spread them to add your own. */
export interface ResultOptions<Id extends OperationId> {
  queryKey: DataTag<ResultKey<Id>, Data<Id>, MarketplaceError>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data<Id>>;
  retry: Retry;
}

/** Options for `useInfiniteQuery` and its like. Pages count from 1. */
export interface ListOptions<Id extends OperationId> {
  queryKey: DataTag<ListKey<Id>, InfiniteData<Data<Id>, number>, MarketplaceError>;
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => Promise<Data<Id>>;
  initialPageParam: number;
  /** Ends at a page without rows or when the page asked for is the last one; `current_page` is not to be trusted. */
  getNextPageParam: (lastPage: Data<Id>, pages: Data<Id>[], lastPageParam: number) => number | undefined;
  retry: Retry;
}

/** Options for `useMutation`. */
export interface ChangeOptions<Id extends OperationId> {
  mutationKey: OperationKey<Id>;
  mutationFn: (input: Variables<Input<Id>>) => Promise<Data<Id>>;
  retry: Retry;
}

/** With `void`, `mutate()` takes no argument. */
type Variables<Needed, None = void> = Needed extends undefined
  ? None
  : Record<never, never> extends Needed
    ? Needed | None
    : Needed;

/** The input alone; it may be left out when nothing in it is required. */
type InputArguments<Needed> = Needed extends undefined
  ? []
  : Record<never, never> extends Needed
    ? [input?: Needed]
    : [input: Needed];

/** Makes the options of one result. */
export interface ResultFactory<Id extends OperationId> {
  (...args: InputArguments<Input<Id>>): ResultOptions<Id>;
  /** Start of all keys of the operation: `invalidateQueries({ queryKey: queries.addresses.list.key })`. */
  readonly key: OperationKey<Id>;
}

/** Makes the options of one page, or of a list read page by page. */
export interface ListFactory<Id extends OperationId> extends ResultFactory<Id> {
  infinite(...args: InputArguments<ListInput<Id>>): ListOptions<Id>;
}

/** Makes the options of a change. Call options such as `onProgress` hold for each call made with them. */
export type ChangeFactory<Id extends OperationId> = (options?: CallOptions) => ChangeOptions<Id>;

type Tag = OperationId extends infer Id ? (Id extends `${infer Name}.${string}` ? Name : never) : never;
type OfTag<Name extends string> = Extract<OperationId, `${Name}.${string}`>;
type NameOf<Id extends OperationId> = Id extends `${string}.${infer Name}` ? Name : never;

/** Options for reading, under the names of the client: `queries.products.get({ id })`. */
export type Queries = {
  readonly [Name in Tag]: {
    readonly [Id in OfTag<Name> as NameOf<Id>]: Data<Id> extends PageLike<unknown>
      ? ListFactory<Id>
      : ResultFactory<Id>;
  };
};

/** Options for changing, under the names of the client: `mutations.auth.login()`. */
export type Mutations = {
  readonly [Name in Tag]: { readonly [Id in OfTag<Name> as NameOf<Id>]: ChangeFactory<Id> };
};
