export {
  type Envelope,
  type ErrorEnvelope,
  type FakePage,
  fail,
  ok,
  type Paging,
  page,
  pageOf,
  unauthorized,
} from "./envelopes.js";
export { createFactory, type EntityName, type Factory } from "./factory.js";
export { createFakeMarketplace, type FakeCall, type FakeMarketplace } from "./fake-marketplace.js";
export { type Fault, type FaultKind, type FaultOptions, fault, faultKinds } from "./faults.js";
export { faultyFetch, type OutgoingRequest } from "./faulty-fetch.js";
export {
  type AllHandlers,
  defaultHandlers,
  delay,
  dropResponse,
  type Handler,
  type HandlerResult,
  type HandlerResultOf,
  type Handlers,
  sequence,
} from "./handlers.js";
export { type MemoryStorage, type MemoryStorageOptions, memoryStorage } from "./memory-storage.js";
export { type MswHttp, mswHandlers } from "./msw.js";
