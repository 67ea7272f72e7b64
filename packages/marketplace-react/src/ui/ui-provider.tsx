"use client";
import { type AnchorHTMLAttributes, createContext, type ReactNode, type Ref, useContext } from "react";
import type { BlockLabels } from "../block-labels/block-labels.js";
import type { FailureLabels } from "./failure-text.js";

/** The texts of the primitives, in the user's language. */
export interface UiLabels {
  /** For a page's back button; the primitives of this package don't use it. */
  back: string;
  /** Accessible name of the button that closes a sheet. */
  close: string;
  /** Accessible name of a value that a click copies: "Copy: Address". */
  copy: string;
  /** Announced once the value is copied. */
  copied: string;
  /** Shown where the browser lets no script copy: the text is then selected. */
  copyByHand: string;
  /** Accessible name of the stepper's minus button. */
  decrease: string;
  /** Accessible name of the stepper's plus button. */
  increase: string;
  /** Accessible name of a stepper without a `label`. */
  quantity: string;
  /** For a typed quantity that can't be read, with the one that still counts. */
  notWhole(quantity: number): string;
  /** For a typed quantity below the least. */
  atLeast(quantity: number): string;
  /** For a typed quantity above the most. */
  atMost(quantity: number): string;
  /** Accessible name of the button that shows a password. */
  showPassword: string;
  /** Accessible name of the button that hides a password. */
  hidePassword: string;
  /** Announced while a list loads, and shown on the button for the next page. */
  loading: string;
  /** Label of the button at the end of a list. */
  loadMore: string;
  /** Message above that button after a failure. */
  loadMoreFailed: string;
  /** Label of that button after a failure. */
  retry: string;
  /** Shown after the last row. */
  endOfList: string;
  /** Read aloud before a crossed-out price: an earlier one, or the list price. */
  previousPrice: string;
  /** Read aloud before a crossed-out list price. */
  listPrice: string;
  /** What stands before and after the lowest of several prices, with the spaces: `["From ", ""]`. */
  priceFrom: readonly [before: string, after: string];
  /** For calls that failed; see `failureText`. */
  failure: FailureLabels;
  /** Such as "4 out of 5 stars". */
  rating(stars: number): string;
}

/** An amount split for display, in the user's language. */
export interface PriceParts {
  /** The number in the language's digits and separators, without currency. */
  amount: string;
  /** Code or symbol of the currency; empty for none. */
  currency: string;
  /** Whether the currency comes before the amount, without a space. */
  currencyFirst: boolean;
}

/** Props that a router's link component must accept: those of an `<a>`, and how the history takes it. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address of the link, as passed to the primitive. */
  href: string;
  /** Whether to replace the address instead of adding to the history. Not an attribute of `<a>`. */
  replace?: boolean | undefined;
  /** The `<a>`, for who asks for it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What primitives need to know about the application. */
export interface UiSettings {
  /** BCP-47 tag of the user's language, such as `de`: typed numbers are read by its signs. */
  language: string;
  /** Labels, such as those of `marketplace-react/labels/en`. */
  labels: UiLabels;
  /** Texts of the blocks, such as those of `marketplace-react/block-labels/en`; needed for them alone. */
  blockLabels?: BlockLabels | undefined;
  /** The router's link component. */
  Link: (props: UiLinkProps) => ReactNode;
  /**
   * Address of a picture of the server, at a width in pixels of the screen; see `createUiSettings`.
   * @param path as an answer names it
   */
  image?(path: string, width: number): string;
  /** Formats a whole number, such as a count, in the user's language. */
  formatNumber(value: number): string;
  /**
   * Splits an amount for display without rounding it.
   * @param amount decimal string
   * @param currency code such as `USDT`; empty for none
   */
  formatPrice(amount: string, currency: string): PriceParts;
}

const UiContext = createContext<UiSettings | undefined>(undefined);

/** Provides texts, formats and the router's link to the primitives inside it. */
export function UiProvider({ value, children }: { value: UiSettings; children: ReactNode }) {
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}

/** Settings of the nearest {@link UiProvider}. @throws {Error} outside a UiProvider */
export function useUi(): UiSettings {
  const value = useContext(UiContext);
  if (!value) throw new Error("This primitive needs a <UiProvider> above it.");
  return value;
}
