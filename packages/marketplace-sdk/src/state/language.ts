import { proxy } from "valtio/vanilla";
import type { TypedStorage } from "../storage/index.js";
import { LANGUAGES, type LanguageCode, languageName, languageTag, matchLanguage } from "./languages.js";

/** Options of {@link createLanguage}. */
export interface LanguageOptions {
  /** From `createTypedStorage`: the chosen code is kept under `lang`. */
  storage: Pick<TypedStorage, "read" | "write">;
  /** Codes the user can choose from. Default: all 13. */
  supported?: readonly LanguageCode[] | undefined;
  /** BCP 47 tags the browser prefers, most preferred first. Default: `navigator.languages`, or `navigator.language` where it is empty. */
  browserLanguages?: readonly string[] | undefined;
}

/** The language of the interface. */
export interface LanguageStore {
  /** For `useSnapshot` and `subscribe` of valtio. `code` is sent as `Accept-Language`. */
  readonly state: { readonly code: LanguageCode };
  /** Changes the language and stores it; the picture for other clients follows in a moment. */
  set(code: LanguageCode): void;
  /** BCP 47 tag of a code, by default of the current one. */
  tag(code?: LanguageCode): string;
  /** Writing direction of a code, by default of the current one. */
  dir(code?: LanguageCode): "ltr" | "rtl";
}

/**
 * Creates the language of this page: the stored one, else the best match for the browser, which is then stored, else
 * English (docs/product.md, "Choice of language").
 */
export function createLanguage({
  storage,
  supported = LANGUAGES.map(({ code }) => code),
  browserLanguages = languagesOf(globalThis.navigator),
}: LanguageOptions): LanguageStore {
  const stored = storage.read("lang");
  const state = proxy({ code: matchLanguage([stored?.value ?? "", ...browserLanguages], supported) });

  const save = (): void => {
    const { code } = state;
    const previous = storage.read("lang");
    // Other clients store an `id` and `name` with the language. They describe that language and no other.
    const kept = previous?.value === code ? previous : undefined;
    storage.write("lang", { ...kept, value: code, langText: languageName(code) });
    // Loaded on its own: no screen shows it. What cannot be loaded now is added by the next page.
    if (!kept?.icon) import("./language-icon.js").then(({ addIcon }) => addIcon(storage)).catch(() => {});
  };

  // Deferred: the picture is in a file of its own, which the first render should not wait for.
  // Keep what another tab has chosen since.
  if (stored?.value !== state.code || !stored.icon) {
    setTimeout(() => {
      if (storage.read("lang")?.value === stored?.value) save();
    });
  }

  return {
    state,
    set(code) {
      state.code = code;
      save();
    },
    tag: (code = state.code) => languageTag(code),
    dir: (code = state.code) => (code === "ar" ? "rtl" : "ltr"),
  };
}

/** Some browsers inside of apps have an empty list, or none, beside the one language. */
function languagesOf({ languages, language }: Partial<Navigator> = {}): readonly string[] {
  if (languages?.length) return languages;
  return language ? [language] : [];
}
