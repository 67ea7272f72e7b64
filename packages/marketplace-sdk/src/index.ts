export {
  type Auth,
  createMarketplace,
  type Marketplace,
  type Outcome,
  type SignIn,
  type SignInOptions,
} from "./client.js";
export type { Dialect, EnvelopeCode, EnvelopeFormat, OperationDialect } from "./dialect.js";
export {
  type DetailsOf,
  type ErrorOf,
  type FailureDetails,
  type FailureKind,
  isErrorOf,
  isMarketplaceError,
  isOutcomeKnown,
  MarketplaceError,
  type ReasonOf,
  type Received,
} from "./errors.js";
export type { CallEvent } from "./events.js";
export type * from "./generated/methods.js";
export type * from "./generated/types.js";
export { imageSrcSet, imageUrl } from "./images.js";
export type { Data, Input, Method, MethodArguments, OperationId, OperationTypes } from "./operation-types.js";
export type {
  AnswerValidator,
  CallOptions,
  Fetch,
  FetchInit,
  HookRequest,
  Hooks,
  MarketplaceOptions,
  Progress,
  RenewalContext,
  RetryOptions,
} from "./options.js";
export { nextPage, type PageLike, pages, take } from "./pagination.js";
export type { ServerClock } from "./server-clock.js";
export { memorySession, type Session } from "./session.js";
export type { FileReference } from "./upload.js";
