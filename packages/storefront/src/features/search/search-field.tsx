import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../../app/market";
import { useI18n } from "../../i18n";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { backIcon, closeIcon, searchIcon } from "../../ui/icons";
import styles from "./search-field.module.css";
import { tidyWords, WORDS_MAX } from "./search-state";

/** Props of {@link SearchField}. */
export interface SearchFieldProps {
  /** What is searched for now. */
  words: string;
  onBack: () => void;
  /** Tidy words; empty to start anew. */
  onSearch: (words: string) => void;
}

/** The head of the search: back, the field, and its clearing. */
export function SearchField({ words, onBack, onSearch }: SearchFieldProps) {
  const { t } = useI18n();
  const { location } = useShop();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  useEffect(() => setTyped(words), [words]);

  // Who comes here to search types at once. The frame lets the shell's focus on the heading go first.
  useEffect(() => {
    if (location.current().by !== "push" || input.current?.value) return;
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [location]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const next = tidyWords(typed);
    if (next === "") {
      input.current?.focus();
      return;
    }
    // Closes the phone's keyboard over the results.
    input.current?.blur();
    setTyped(next);
    onSearch(next);
  };
  return (
    <search className={styles.bar}>
      <IconButton icon={backIcon} label={t("shell.back")} onClick={onBack} />
      <form className={styles.form} onSubmit={submit}>
        <button type="submit" className={styles.submit} aria-label={t("titles.search")}>
          <Icon of={searchIcon} size={20} />
        </button>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          aria-label={t("home.search")}
          placeholder={t("home.search")}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={WORDS_MAX}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== "" && (
          <IconButton
            icon={closeIcon}
            size={18}
            label={t("search.clear")}
            onClick={() => {
              setTyped("");
              onSearch("");
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}
