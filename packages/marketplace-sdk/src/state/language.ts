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
  /**
   * The language in which a server has drawn, or is drawing, this page. It holds until `restore` is called, and nothing is stored before
   * that. Leave it out in pages that no server draws.
   */
  rendered?: LanguageCode | undefined;
}

/** The language of the interface. */
export interface LanguageStore {
  /** For `useSnapshot` and `subscribe` of valtio. `code` is sent as `Accept-Language`. */
  readonly state: { readonly code: LanguageCode };
  /** What a page shows before it knows the visitor's own language: `rendered`, or English. For `useSyncExternalStore`. Never changes. */
  readonly initialState: { readonly code: LanguageCode };
  /** Takes the visitor's own language in place of `rendered`: call it once the page has been taken over from the server. */
  restore(): void;
  /** Changes the language and stores it; the picture for other clients follows in a moment. */
  set(code: LanguageCode): void;
  /** BCP 47 tag of a code, by default of the current one. */
  tag(code?: LanguageCode): string;
  /** Writing direction of a code, by default of the current one. */
  dir(code?: LanguageCode): "ltr" | "rtl";
}

/**
 * Creates the language of this page: the stored one, else the best match for the browser, which is then stored, else
 * English (docs/product.md, "Choice of language"). With `rendered`, that one first.
 */
export function createLanguage({
  storage,
  supported = LANGUAGES.map(({ code }) => code),
  // Node has a `navigator`, too: its language is the server's, not the visitor's.
  browserLanguages = languagesOf(globalThis.document && globalThis.navigator),
  rendered,
}: LanguageOptions): LanguageStore {
  const initialState = { code: rendered ?? matchLanguage([], supported) };
  const state = proxy({ ...initialState });

  const save = (): void => {
    const { code } = state;
    const previous = storage.read("lang");
    // Other clients store an `id` and `name` with the language. They describe that language and no other.
    const kept = previous?.value === code ? previous : undefined;
    storage.write("lang", { ...kept, value: code, langText: languageName(code) });
    // Loaded on its own: no screen shows it. What cannot be loaded now is added by the next page.
    if (!kept?.icon) import("./language-icon.js").then(({ addIcon }) => addIcon(storage)).catch(() => {});
  };

  /** The language that holds is not the visitor's own yet. */
  let isRendered = rendered !== undefined;
  const restore = (): void => {
    isRendered = false;
    const stored = storage.read("lang");
    state.code = matchLanguage([stored?.value ?? "", ...browserLanguages], supported);
    // Deferred: the picture is in a file of its own, which the first render should not wait for.
    // Keep what another tab has chosen since.
    if (stored?.value !== state.code || !stored.icon) {
      setTimeout(() => {
        if (storage.read("lang")?.value === stored?.value) save();
      });
    }
  };
  if (!isRendered) restore();

  return {
    state,
    initialState,
    restore() {
      if (isRendered) restore();
    },
    set(code) {
      isRendered = false;
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
