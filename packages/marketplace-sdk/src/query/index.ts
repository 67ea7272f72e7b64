export type { ListInput, ListKey, NoInput, OperationKey, ResultKey } from "./keys";
export type {
  ChangeFactory,
  ChangeOptions,
  ListFactory,
  ListOptions,
  Mutations,
  Queries,
  ResultFactory,
  ResultOptions,
} from "./options";
export { createMutations, createQueries, type QueryOptions } from "./queries";
