import type { StorageLike } from "./typed-storage.js";

/**
 * The storage of the browser; undefined outside of pages, where values live in memory. Deno and Node 25 have a global `localStorage`
 * too, but on a server all visitors would share it. Looked up on each use: merely naming it throws where it is blocked.
 *
 * @param name `sessionStorage` belongs to one tab. Default: `localStorage`, which all tabs share.
 * @throws {DOMException} where the browser denies access
 */
export const defaultStorage = (
  name: "localStorage" | "sessionStorage" = "localStorage",
): StorageLike | undefined => (globalThis.document ? globalThis[name] : undefined);
