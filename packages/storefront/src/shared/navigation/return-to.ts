import { isInternal } from "../ui/safe-href";
import { paths } from "./paths";

/** Where a buyer was when the login was asked for, so that it leads back there. Lives as long as the tab: also over a reload. */
export interface ReturnTo {
  /**
   * Keeps an internal address; the screens of signing in are not kept.
   *
   * @param ended a session ended there, rather than never started
   */
  remember(address: string, ended?: boolean): void;
  /** Whether it was a session's end that led to the login. */
  ended(): boolean;
  /** Where login would lead. */
  peek(): string | undefined;
  /** The same, once: it is forgotten. */
  take(): string | undefined;
}

const SIGNING_IN: readonly string[] = [paths.login(), paths.register()];

const KEY = "returnTo";

/** @param storage of the tab; where it is closed the address lives as long as the page */
export function createReturnTo(storage: () => Storage = () => sessionStorage): ReturnTo {
  let kept: string | undefined;
  let isEnd = false;
  return {
    ended: () => isEnd,
    remember(address, ended = false) {
      // Several calls of one screen may fail; the later ones find the login open already.
      if (SIGNING_IN.includes(address.split("?")[0] ?? "")) return;
      isEnd = ended;
      if (!isInternal(address)) return;
      kept = address;
      stored(storage, (tab) => tab.setItem(KEY, address));
    },
    peek() {
      const address = kept ?? stored(storage, (tab) => tab.getItem(KEY)) ?? "";
      // The storage may hold anything.
      return isInternal(address) ? address : undefined;
    },
    take() {
      const address = this.peek();
      kept = undefined;
      stored(storage, (tab) => tab.removeItem(KEY));
      return address;
    },
  };
}

/** Full or closed storage costs only what was to be kept over a reload. */
function stored<Value>(storage: () => Storage, use: (tab: Storage) => Value): Value | undefined {
  try {
    return use(storage());
  } catch {
    return undefined;
  }
}
