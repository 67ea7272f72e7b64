export {
  type Auth,
  createMarketplace,
  type Marketplace,
  type Outcome,
  type SignIn,
  type SignInOptions,
} from "./client";
export {
  type ErrorOf,
  type FailureDetails,
  isErrorOf,
  isMarketplaceError,
  isOutcomeKnown,
  MarketplaceError,
  type ReasonOf,
  type Received,
} from "./errors";
export type { CallEvent } from "./events";
export type { FailureKind } from "./failure-kind";
export type { FetchInit } from "./fetch-init";
export type * from "./generated/methods";
export type * from "./generated/types";
export { imageSrcSet, imageUrl } from "./images";
export type { OperationId, OperationTypes } from "./operation-types";
export type {
  AnswerValidator,
  CallOptions,
  Clock,
  Data,
  Fetch,
  HookRequest,
  Hooks,
  Input,
  KeyStorage,
  MarketplaceOptions,
  Method,
  MethodArguments,
  OperationOverride,
  Progress,
  RetryOptions,
} from "./options";
export { nextPage, type PageLike, pages, take } from "./pagination";
export { memorySession, type Session } from "./session";
