import { paths } from "./paths";

/** Where a buyer was when the session ended, so that login leads back there. Lives as long as the page. */
export interface ReturnTo {
  /** Keeps an internal address; the screens of signing in are not kept. */
  remember(address: string): void;
  /** Gives the address once. */
  take(): string | undefined;
}

const SIGNING_IN: readonly string[] = [paths.login(), paths.register()];

export function createReturnTo(): ReturnTo {
  let kept: string | undefined;
  return {
    remember(address) {
      if (!isInternal(address)) return;
      if (SIGNING_IN.includes(address.split("?")[0] ?? "")) return;
      kept = address;
    },
    take() {
      const address = kept;
      kept = undefined;
      return address;
    },
  };
}

/** Whether an address stays inside the shop: `//host` and `/\host` are other sites to a browser. */
export function isInternal(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}
