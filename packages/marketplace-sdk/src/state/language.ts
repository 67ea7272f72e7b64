import { proxy } from "valtio/vanilla";
import type { TypedStorage } from "../storage";
import { CODES, type LanguageCode, languageName, languageTag, matchLanguage } from "./languages";

/** Options of {@link createLanguage}. */
export interface LanguageOptions {
  storage: Pick<TypedStorage, "read" | "write">;
  /** Codes the user can choose from. Default: all 13. */
  supported?: readonly LanguageCode[] | undefined;
  /** BCP 47 tags the browser prefers, most preferred first. Default: `navigator.languages`. */
  browserLanguages?: readonly string[] | undefined;
}

/** The language of the interface. */
export interface LanguageStore {
  /** For `useSnapshot` and `subscribe` of valtio. `code` is sent as `Accept-Language`. */
  readonly state: { readonly code: LanguageCode };
  /** Changes the language and stores it. */
  set(code: LanguageCode): void;
  /** BCP 47 tag of a code, by default of the current one. */
  tag(code?: LanguageCode): string;
  /** Writing direction of a code, by default of the current one. */
  dir(code?: LanguageCode): "ltr" | "rtl";
}

/**
 * Creates the language of this page: the stored one, else the best match for the browser, which is then stored, else
 * English (specification section 4).
 */
export function createLanguage({
  storage,
  supported = CODES,
  browserLanguages = globalThis.navigator?.languages ?? [],
}: LanguageOptions): LanguageStore {
  const stored = supported.find((code) => code === storage.read("lang")?.value);
  const state = proxy({ code: stored ?? matchLanguage(browserLanguages, supported) ?? "en" });
  const set = (code: LanguageCode): void => {
    state.code = code;
    // No pictures come with the SDK: the icon stays empty.
    storage.write("lang", { value: code, langText: languageName(code), icon: "" });
  };
  // A moment later: the first use of `Intl` costs a slow phone a long task, which the first page need not wait for.
  if (!stored) setTimeout(() => set(state.code));
  return {
    state,
    set,
    tag: (code = state.code) => languageTag(code),
    dir: (code = state.code) => (code === "ar" ? "rtl" : "ltr"),
  };
}
