export {
  type FakePage,
  fail,
  ok,
  type Paging,
  page,
  pageOf,
  type Refusal,
  type Reply,
  unauthorized,
} from "./envelopes";
export { everyReply } from "./every-reply";
export { createFactory, type EntityName, type Factory } from "./factory";
export { createFakeMarketplace, type FakeCall, type FakeMarketplace } from "./fake";
export { type Fault, type FaultKind, type FaultOptions, fault, faultKinds } from "./faults";
export { faultyFetch, type OutgoingCall } from "./faulty-fetch";
export { type MemoryStorage, type MemoryStorageOptions, memoryStorage } from "./memory-storage";
export { type MswHttp, mswHandlers } from "./msw";
export type { EveryReply, Given, Replies, ReplyOf, Step } from "./replies";
export { inTurn, lost, slow } from "./sequences";
