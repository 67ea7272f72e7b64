/**
 * Whether an address stays inside the shop. `//host` and `/\host` are other sites to a browser, and so is `/\t/host`: it leaves
 * out tabs and line ends.
 */
export function isInternal(address: string): boolean {
  return /^\/(?![/\\])\P{Cc}*$/u.test(address);
}
