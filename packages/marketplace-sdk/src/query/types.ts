import type { DataTag, InfiniteData } from "@tanstack/query-core";
import type { MarketplaceError } from "../errors.js";
import type { Methods } from "../generated/methods.js";
import type { Data, Input, OperationId } from "../operation-types.js";
import type { CallOptions } from "../options.js";

/** Options for reading, named like the client's methods: `queries.products.get({ id })`. */
export type Queries = {
  readonly [Resource in keyof Methods]: {
    readonly [Id in OperationOf<Resource> as Verb<Id>]: Data<Id> extends Rows
      ? InfiniteQueryFactory<Id>
      : QueryFactory<Id>;
  };
};

/** Options for changing, named like the client's methods: `mutations.auth.login()`. */
export type Mutations = {
  readonly [Resource in keyof Methods]: {
    readonly [Id in OperationOf<Resource> as Verb<Id>]: MutationFactory<Id>;
  };
};

/** Creates the query options of an operation. */
export interface QueryFactory<Id extends OperationId> {
  (...args: InputArguments<Input<Id>>): QueryOptionsOf<Id>;
  /** Prefix of all keys of the operation: `invalidateQueries({ queryKey: queries.addresses.list.key })`. */
  readonly key: OperationKey<Id>;
}

/** Creates the query options of a list: one page, or with `infinite` page after page. */
export interface InfiniteQueryFactory<Id extends OperationId> extends QueryFactory<Id> {
  /** Page after page from the first; its input has no `page`. */
  infinite(...args: InputArguments<PageInput<Id>>): InfiniteQueryOptionsOf<Id>;
}

/** Creates the mutation options of an operation. Call options such as `onProgress` apply to each of its calls. */
export type MutationFactory<Id extends OperationId> = (options?: CallOptions) => MutationOptionsOf<Id>;

/** What the client reads of the `meta` of queries and mutations; the rest is yours. */
export interface CallMeta extends Readonly<Record<string, unknown>> {
  /** `false`: the component shows the error, `onFailure` is not called. */
  readonly notify?: unknown;
}

/** What TanStack Query hands to a `queryFn`. */
export interface QueryContext {
  signal: AbortSignal;
  meta?: CallMeta | undefined;
}

/** Options for `useQuery`, `prefetchQuery`, `ensureQueryData` and the like. Spread them to add your own. */
export interface QueryOptionsOf<Id extends OperationId> {
  /** Operation, input and language. It does not name the user: empty the cache when the session changes. */
  queryKey: DataTag<QueryKeyOf<Id>, Data<Id>, MarketplaceError>;
  /** Makes the call. Rejects with a {@link MarketplaceError}. */
  queryFn: (context: QueryContext) => Promise<Data<Id>>;
  /** Always false: the client itself retries. */
  retry: Retry;
}

/** Options for `useInfiniteQuery` and the like. Pages count from 1. */
export interface InfiniteQueryOptionsOf<Id extends OperationId> {
  /** Ends with `infinite`, so that it never meets the key of a single page. */
  queryKey: DataTag<InfiniteQueryKeyOf<Id>, InfiniteData<Data<Id>, number>, MarketplaceError>;
  /** Fetches page `pageParam`. Rejects with a {@link MarketplaceError}. */
  queryFn: (context: QueryContext & { pageParam: number }) => Promise<Data<Id>>;
  /** Always 1. */
  initialPageParam: number;
  /**
   * Undefined after the last page: one without rows, or the one whose requested number is `last_page`. `current_page` is
   * not reliable.
   */
  getNextPageParam: (lastPage: Data<Id>, pages: Data<Id>[], lastPageParam: number) => number | undefined;
  /** Always false: the client itself retries. */
  retry: Retry;
}

/** Options for `useMutation`. */
export interface MutationOptionsOf<Id extends OperationId> {
  /** The operation's key without its input, such as for `useIsMutating`. */
  mutationKey: OperationKey<Id>;
  /** Makes the call. Rejects with a {@link MarketplaceError}. */
  mutationFn: (input: Variables<Input<Id>>, context?: { meta?: CallMeta | undefined }) => Promise<Data<Id>>;
  /** Always false: the client itself retries. */
  retry: Retry;
}

/** Prefix of an operation's keys. */
export type OperationKey<Id extends OperationId> = readonly ["marketplace", Id];

/** Key of one result: operation, input (`{}` when left out) and language, never the user. */
export type QueryKeyOf<Id extends OperationId> = readonly ["marketplace", Id, Input<Id> | NoInput, string];

/** Key of a list that is read page after page. */
export type InfiniteQueryKeyOf<Id extends OperationId> = readonly [
  "marketplace",
  Id,
  PageInput<Id> | NoInput,
  string,
  "infinite",
];

/** Always false, since the client retries. The function type lets TanStack infer the type of errors. */
type Retry = false | ((failureCount: number, error: MarketplaceError) => boolean);

/** The input of a list without its page. */
type PageInput<Id extends OperationId> = Omit<NonNullable<Input<Id>>, "page">;

type NoInput = Readonly<Record<never, never>>;

/** The arguments of a factory: the input, optional when none of its fields is required. */
type InputArguments<InputType> = InputType extends undefined
  ? []
  : NoInput extends InputType
    ? [input?: InputType]
    : [input: InputType];

/** The argument of `mutate`; `void` lets it be left out. */
type Variables<InputType, None = void> = InputType extends undefined
  ? None
  : NoInput extends InputType
    ? InputType | None
    : InputType;

/** What tells a list from everything else. */
interface Rows {
  readonly data: readonly unknown[];
}

type OperationOf<Resource extends string> = Extract<OperationId, `${Resource}.${string}`>;
type Verb<Id extends OperationId> = Id extends `${string}.${infer Name}` ? Name : never;
