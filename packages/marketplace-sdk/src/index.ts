export type { CallOptions, Progress } from "./call-options";
export {
  type Auth,
  createMarketplace,
  type Marketplace,
  type Outcome,
  type SignIn,
  type SignInOptions,
} from "./client";
export {
  type DetailsOf,
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
export type { Data, Input, Method, MethodArguments, OperationId, OperationTypes } from "./operation-types";
export type {
  AnswerValidator,
  Clock,
  Fetch,
  HookRequest,
  Hooks,
  KeyStorage,
  MarketplaceOptions,
  OperationOverride,
  RetryOptions,
} from "./options";
export { nextPage, type PageLike, pages, take } from "./pagination";
export { memorySession, type Session } from "./session";
