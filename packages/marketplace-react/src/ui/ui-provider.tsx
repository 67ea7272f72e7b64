"use client";
import { type ComponentType, createContext, type ReactNode, useContext } from "react";

/** The few words that primitives say themselves, in the user's language. */
export interface UiLabels {
  /** For a page's way back; the primitives of this package do not say it. */
  back: string;
  /** Names the button that closes a sheet. */
  close: string;
  /** Names what a click on a value does: "Copy: Address". */
  copy: string;
  /** Read out once the value is copied. */
  copied: string;
  /** Names the stepper's minus. */
  decrease: string;
  /** Names the stepper's plus. */
  increase: string;
  /** Names a stepper without a `label`. */
  quantity: string;
  /** Names the eye of a password that is hidden. */
  showPassword: string;
  /** Names the eye of a password that is shown. */
  hidePassword: string;
  /** Read out for a list that loads, and on the button of the next page. */
  loading: string;
  /** Button at the end of a list. */
  loadMore: string;
  /** Sentence over that button after a failure. */
  loadMoreFailed: string;
  /** That button's text after a failure. */
  retry: string;
  /** Shown after the last row. */
  endOfList: string;
  /** Read out before a price that is crossed out: what it was before, or the list price. */
  previousPrice: string;
  /** Read out before a list price that is crossed out. */
  listPrice: string;
  /** Such as "4 of 5 stars". */
  rating(stars: number): string;
}

/** An amount taken apart, in the user's language. */
export interface PriceParts {
  /** The number in the digits and signs of the language, without its currency. */
  amount: string;
  /** Code or symbol to show; empty for none. */
  currency: string;
  /** The currency goes before the amount, without a space. */
  currencyFirst: boolean;
}

/** Props that a router's link must take. */
export interface UiLinkProps {
  /** Where it leads, as the primitive got it in `to` or `href`. */
  href: string;
  /** Replaces the address instead of adding to the history. Not an attribute of `<a>`. */
  replace?: boolean | undefined;
  /** The primitive's look: pass it on to the `<a>`. */
  className?: string | undefined;
  /** Name of a link that shows an icon alone. */
  "aria-label"?: string | undefined;
  /** `page` for the screen or view that is open. */
  "aria-current"?: "page" | undefined;
  /** What is shown inside the link. */
  children?: ReactNode;
}

/** What primitives need to know about the application. */
export interface UiSettings {
  /** Such as those of `marketplace-react/labels/en`. */
  labels: UiLabels;
  /** The router's link. */
  Link: ComponentType<UiLinkProps>;
  /** A whole number, such as a count, in the user's language. */
  formatNumber(value: number): string;
  /**
   * Takes an amount apart without rounding it.
   * @param amount decimal string
   * @param currency code such as `USDT`; empty for none
   */
  formatPrice(amount: string, currency: string): PriceParts;
}

const UiContext = createContext<UiSettings | undefined>(undefined);

/** Gives words, formats and the router's link to the primitives below it. */
export function UiProvider({ value, children }: { value: UiSettings; children: ReactNode }) {
  return <UiContext.Provider value={value}>{children}</UiContext.Provider>;
}

/** What the nearest {@link UiProvider} gives. @throws {Error} outside a UiProvider */
export function useUi(): UiSettings {
  const value = useContext(UiContext);
  if (!value) throw new Error("This primitive needs a <UiProvider> above it.");
  return value;
}
