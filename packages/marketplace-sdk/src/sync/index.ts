export { type ListSync, type SyncedMemberLists, type SyncOptions, syncLists } from "./sync-lists.js";
