import { checkIcon, EmptyState, Field, Icon, searchDrawing } from "marketplace-react/ui";
import { LANGUAGES, type Language, languageTag } from "marketplace-sdk/state";
import { useEffect, useState } from "react";
import { translated, useI18n } from "../../i18n";
import { searchKey } from "../../i18n/text";
import { WORDS } from "../../shared/forms/form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { useConfig } from "../../shared/site";
import cards from "../../shared/ui/cards.module.css";
import { Page } from "../../shared/ui/page";
import styles from "./language-screen.module.css";

/**
 * Chooses the language. Languages have their own names, the current one comes first, and a choice is applied and
 * announced at once.
 */
export function LanguageScreen() {
  const { t, code, tag } = useI18n();
  const { language, toasts } = useServices();
  const [text, setText] = useState("");
  // The order stays as it was on arrival, because rows that move under a finger lead to wrong taps.
  const [first] = useState(code);
  const [picked, setPicked] = useState<string>();
  const name = LANGUAGES.find((one) => one.code === picked)?.name;
  useEffect(() => {
    // Announced in the new language, once its texts are loaded.
    if (name && picked === code) toasts.show(t("account.languageChanged", { name }));
  }, [name, picked, code, t, toasts]);

  const served = useConfig()?.langs?.map((one) => one.code);
  const shown = searchLanguages(
    listLanguages(LANGUAGES, { complete: translated, current: first, readerTag: tag, served }),
    text,
  );
  return (
    <Page title={t("titles.lang")} back={paths.setting()}>
      <Field
        {...WORDS}
        label={t("account.languageSearch")}
        type="search"
        name="language"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {shown.length === 0 ? (
        <EmptyState art={searchDrawing} title={t("account.languageNone", { text })} />
      ) : (
        <ul className={styles.list} aria-label={t("account.languageList")}>
          {shown.map((one) => (
            <li key={one.code}>
              <button
                type="button"
                className={styles.row}
                aria-current={one.code === code ? "true" : undefined}
                onClick={() => {
                  setPicked(one.code);
                  setText("");
                  language.set(one.code);
                }}
              >
                <span className={styles.names}>
                  <bdi lang={languageTag(one.code)} className={cards.strong}>
                    {one.name}
                  </bdi>
                  {one.localName && <span className={cards.quiet}>{one.localName}</span>}
                </span>
                {one.code === code && <Icon of={checkIcon} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

/** A language in the list. */
interface ListedLanguage extends Language {
  /** Its name in the user's language; empty if it equals `name`. */
  readonly localName: string;
}

/** Options of {@link listLanguages}. */
interface LanguageListOptions {
  /** Codes of the languages with a complete table. */
  readonly complete: readonly string[];
  /** Code of the reader's language. */
  readonly current: string;
  /** BCP-47 tag of the reader's language. */
  readonly readerTag: string;
  /** Codes of the server's languages; empty when it doesn't say. */
  readonly served?: readonly string[] | undefined;
}

/** Languages to choose from: complete ones that the server speaks, the current one first, the others in their given order. */
export function listLanguages(
  offered: readonly Language[],
  { complete, current, readerTag, served = [] }: LanguageListOptions,
): ListedLanguage[] {
  const names = new Intl.DisplayNames([readerTag], { type: "language", fallback: "none" });
  const isServed = (code: string): boolean => served.length === 0 || served.includes(code);
  const listed = offered.filter(
    ({ code }) => (complete.includes(code) && isServed(code)) || code === current,
  );
  return listed
    .map((language) => {
      const tag = languageTag(language.code);
      // Next to traditional Chinese, simplified Chinese is named by script too, not by country.
      const local = names.of(tag === "zh-CN" ? "zh-Hans" : tag) ?? "";
      return { ...language, localName: local === language.name ? "" : local };
    })
    .sort((one, other) => Number(other.code === current) - Number(one.code === current));
}

/** Languages whose own name, name in the user's language, or code contains the text, ignoring accents and case. */
export function searchLanguages(
  languages: readonly ListedLanguage[],
  text: string,
): readonly ListedLanguage[] {
  const key = searchKey(text);
  if (!key) return languages;
  return languages.filter(({ name, localName, code }) =>
    [name, localName, code, languageTag(code)].some((known) => searchKey(known).includes(key)),
  );
}
