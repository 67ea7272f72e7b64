import { isInternal } from "../ui/safe-href";
import { paths } from "./paths";

/** The page from which a user was sent to the login, so that signing in leads back. Kept for the tab, through a reload. */
export interface ReturnTo {
  /**
   * Keeps an internal address; the screens of signing in are not kept.
   *
   * @param ended a session ended there, rather than never started
   */
  remember(address: string, ended?: boolean): void;
  /** Whether the login was opened because a session had ended. */
  ended(): boolean;
  /** The address that signing in leads back to. */
  peek(): string | undefined;
  /** Returns that address and forgets it. */
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
      // Several calls of one screen may fail; the later ones find the login already open.
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

/** If the storage is full or blocked, only the address after a reload is lost. */
function stored<Value>(storage: () => Storage, use: (tab: Storage) => Value): Value | undefined {
  try {
    return use(storage());
  } catch {
    return undefined;
  }
}
