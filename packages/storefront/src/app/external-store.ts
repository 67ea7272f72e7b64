/** Stands in for the package of this name, which wouter imports for React versions without the hook. */
export { useSyncExternalStore } from "react";
