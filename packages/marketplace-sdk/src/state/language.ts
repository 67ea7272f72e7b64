import { proxy } from "valtio/vanilla";
import type { Records } from "../storage";
import { LANGUAGES, type Language, type LanguageCode, matchLanguage } from "./languages";

/** Options of {@link createLanguage}. */
export interface LanguageOptions {
  records: Pick<Records, "read" | "write">;
  /** Codes on offer. Default: all 13. */
  supported?: readonly LanguageCode[] | undefined;
  /** Tags the user's browser asks for, most wanted first. Default: `navigator.languages`. */
  browserLanguages?: readonly string[] | undefined;
}

/** The language of the interface. */
export interface LanguageStore {
  /** For `useSnapshot` and `subscribe` of valtio. `code` is what `Accept-Language` says. */
  readonly state: { readonly code: LanguageCode };
  /** Languages on offer. */
  readonly supported: readonly Language[];
  isSupported(code: unknown): code is LanguageCode;
  /** Switches and saves; without effect for a code that is not on offer. */
  set(code: LanguageCode): void;
  /** BCP 47 tag of a code, by default of the current one. */
  tag(code?: LanguageCode): string;
  /** Direction of writing of a code, by default of the current one. */
  dir(code?: LanguageCode): "ltr" | "rtl";
}

/**
 * Makes the language of this page: the stored one; on first load the browser's, matched and saved; else English
 * (specification section 4).
 */
export function createLanguage({ records, ...options }: LanguageOptions): LanguageStore {
  const codes = options.supported ?? LANGUAGES.map(({ code }) => code);
  const supported = LANGUAGES.filter(({ code }) => codes.includes(code));
  const isSupported = (code: unknown): code is LanguageCode =>
    supported.some((language) => language.code === code);
  const find = (code: LanguageCode) => LANGUAGES.find((language) => language.code === code);

  const save = (code: LanguageCode): void => {
    // No pictures are kept with the SDK: the icon stays empty.
    records.write("lang", { value: code, langText: find(code)?.name, icon: "" });
  };
  const start = (): LanguageCode => {
    const stored = records.read("lang")?.value;
    if (isSupported(stored)) return stored;
    const wanted = options.browserLanguages ?? globalThis.navigator?.languages ?? [];
    const matched =
      matchLanguage(
        wanted,
        supported.map(({ code }) => code),
      ) ?? "en";
    save(matched);
    return matched;
  };
  const state = proxy({ code: start() });

  return {
    state,
    supported,
    isSupported,
    set(code) {
      if (!isSupported(code)) return;
      state.code = code;
      save(code);
    },
    tag: (code = state.code) => find(code)?.tag ?? code,
    dir: (code = state.code) => find(code)?.dir ?? "ltr",
  };
}
