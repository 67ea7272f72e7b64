export { type CreateQueriesOptions, createMutations, createQueries } from "./queries";
export type {
  InfiniteQueryFactory,
  InfiniteQueryKeyOf,
  InfiniteQueryOptionsOf,
  MutationFactory,
  MutationOptionsOf,
  Mutations,
  OperationKey,
  Queries,
  QueryFactory,
  QueryKeyOf,
  QueryOptionsOf,
} from "./types";
