export { type FakePage, fail, ok, page, type Refusal, type Reply, unauthorized } from "./envelopes";
export { createFakeMarketplace, type FakeCall, type FakeMarketplace } from "./fake";
export { type MemoryStorage, type MemoryStorageOptions, memoryStorage } from "./memory-storage";
export { type MswHttp, mswHandlers } from "./msw";
export type { Replies, ReplyOf } from "./replies";
