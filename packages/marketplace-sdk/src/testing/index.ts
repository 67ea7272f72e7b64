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
} from "./envelopes";
export { createFactory, type EntityName, type Factory } from "./factory";
export { createFakeMarketplace, type FakeCall, type FakeMarketplace } from "./fake-marketplace";
export { type Fault, type FaultKind, type FaultOptions, fault, faultKinds } from "./faults";
export { faultyFetch, type OutgoingRequest } from "./faulty-fetch";
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
} from "./handlers";
export { type MemoryStorage, type MemoryStorageOptions, memoryStorage } from "./memory-storage";
export { type MswHttp, mswHandlers } from "./msw";
