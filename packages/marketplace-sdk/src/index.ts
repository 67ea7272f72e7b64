export { createMarketplace, type Marketplace, type Outcome } from "./core/client";
export { type FailureDetails, type FailureKind, isMarketplaceError, MarketplaceError } from "./core/errors";
export { type Operation, readOperations } from "./core/operations";
export { nextPage, type PageLike, pages, take } from "./core/pages";
export type { RawClient } from "./core/raw";
export { type ErrorOf, isErrorOf, type RefusalOf } from "./core/refusals";
export { memorySession } from "./core/session";
export type {
  CallEvent,
  CallOptions,
  Clock,
  Data,
  Fetch,
  Input,
  MarketplaceOptions,
  Method,
  MethodArguments,
  OperationId,
  Progress,
  RetryOptions,
  Session,
} from "./core/types";
export type * from "./generated/entities";
export type * from "./generated/methods";
export type { operations, paths } from "./generated/schema";
