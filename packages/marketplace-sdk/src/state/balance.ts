import { proxy } from "valtio/vanilla";

/** The account's balance: `currentBalance` of docs/product.md, "Stored on the device". Kept in memory only. */
export interface Balance {
  /** For `useSnapshot` and `subscribe` of valtio. `value` is a decimal string; `"0"` until the account is known. */
  readonly state: { readonly value: string };
  /** Takes `money` from the data of `account.get`. Anything but a decimal string counts as `"0"`. */
  save(user: { readonly money?: unknown } | null | undefined): void;
  /** Back to `"0"`, for signing out: `session.subscribe(balance.clear)`. */
  clear(): void;
}

const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Creates the balance of this page. */
export function createBalance(): Balance {
  const state = proxy({ value: "0" });
  const save: Balance["save"] = (user) => {
    const money = user?.money;
    state.value = typeof money === "string" && DECIMAL.test(money) ? money : "0";
  };
  return { state, save, clear: () => save(null) };
}
