export { type CreateQueriesOptions, createMutations, createQueries } from "./queries.js";
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
} from "./types.js";
