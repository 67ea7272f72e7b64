export { type ListSync, type SyncOptions, syncLists } from "./sync-lists";
