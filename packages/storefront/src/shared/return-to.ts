import type { Key } from "../i18n/types";
import { paths } from "./navigation/paths";
import { isInternal } from "./ui/safe-href";

/**
 * Why a login is asked for: nobody has signed in, the session has ended, or it was refused as soon as it had begun, because something on
 * the way takes it out of the requests.
 */
type LoginCause = "needed" | "ended" | "not carried";

/** Says so to the user. */
export const LOGIN_TEXTS = {
  needed: "account.loginFirst",
  ended: "account.loginAgain",
  "not carried": "account.loginNotCarried",
} as const satisfies Record<LoginCause, Key>;

/** The page from which a user was sent to the login, so that signing in leads back. Kept for the tab, through a reload. */
export interface ReturnTo {
  /**
   * Keeps an internal address; the screens of signing in are not kept.
   *
   * @param cause default: "needed"
   */
  remember(address: string, cause?: LoginCause): void;
  /** Why the login was opened. */
  cause(): LoginCause;
  /** The address that signing in leads back to. */
  peek(): string | undefined;
  /** Returns that address and forgets it. */
  take(): string | undefined;
}

const SIGN_IN_PATHS: readonly string[] = [paths.login(), paths.register()];

const KEY = "returnTo";

/** @param storage of the tab; where it is closed the address lives as long as the page */
export function createReturnTo(storage: () => Storage = () => sessionStorage): ReturnTo {
  let kept: string | undefined;
  let cause: LoginCause = "needed";
  return {
    cause: () => cause,
    remember(address, newCause = "needed") {
      // Several calls of one screen may fail; the later ones find the login already open.
      if (SIGN_IN_PATHS.includes(address.split("?")[0] ?? "")) return;
      cause = newCause;
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
