// For `src/core`, which still imports the type from this path; delete this file once it imports `./typed-storage`.
export type { StorageLike } from "./typed-storage";
