import { closeIcon, Icon, IconButton, isComposing } from "marketplace-react/ui";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useI18n } from "../../i18n";
import { useServices } from "../../shared/services";
import { typedWords } from "../../shared/typed";
import { searchIcon } from "../../shared/ui/icons";
import styles from "./search-box.module.css";
import { WORDS_MAX } from "./search-state";
import { rowId, SuggestionList } from "./suggestion-list";
import { type Suggestion, useSuggestions } from "./suggestions";

/** Props of {@link SearchBox}. */
export interface SearchBoxProps {
  /** The words of the current search. */
  words: string;
  /** Whether to focus the field, for users who came here to search. */
  takesFocus?: boolean;
  /** Called with trimmed words; empty to start over. */
  onSearch: (words: string) => void;
}

/** The search field with suggestions and a button that clears it. */
export function SearchBox({ words, takesFocus = false, onSearch }: SearchBoxProps) {
  const { t } = useI18n();
  const { navigation } = useServices();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  /** Whether the user is typing. Suggestions appear only then. */
  const [typing, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const rows = useSuggestions(typed, words);
  const open = typing && rows.length > 0;
  const place = open && active < rows.length ? active : -1;
  useEffect(() => setTyped(words), [words]);

  // Waits for the next frame, because the shell focuses the heading first.
  useEffect(() => {
    if (!takesFocus || navigation.current().action !== "push" || input.current?.value) return;
    const frame = requestAnimationFrame(() => input.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [navigation, takesFocus]);

  const search = (next: string): void => {
    // Closes a phone's keyboard, to show the results.
    input.current?.blur();
    setTyped(next);
    onSearch(next);
  };
  const pick = ({ text, href }: Suggestion): void => {
    setTyping(false);
    if (href) navigation.navigate(href);
    else search(text);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const chosen = rows[place];
    const next = typedWords(typed, WORDS_MAX);
    if (chosen) pick(chosen);
    else if (next === "") input.current?.focus();
    else search(next);
  };
  const press = (event: KeyboardEvent): void => {
    if (!open || isComposing(event)) return;
    const { key } = event;
    if (key === "ArrowDown" || key === "ArrowUp") {
      const next = nextPlace(place, key === "ArrowDown" ? 1 : -1, rows.length);
      setActive(next);
      document.getElementById(rowId(listId, next))?.scrollIntoView({ block: "nearest" });
    } else if (key === "Escape") setTyping(false);
    else return;
    event.preventDefault();
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} onSubmit={submit}>
        <button type="submit" className={styles.submit} aria-label={t("titles.search")}>
          <Icon of={searchIcon} size={20} />
        </button>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t("home.search")}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          aria-activedescendant={place >= 0 ? rowId(listId, place) : undefined}
          placeholder={t("home.search")}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={WORDS_MAX}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setTyping(true);
            setActive(-1);
          }}
          onKeyDown={press}
          onBlur={() => setTyping(false)}
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
        {open && <SuggestionList id={listId} rows={rows} active={place} onPick={pick} />}
      </form>
      <span role="status" className="visually-hidden">
        {open && t("search.suggested", { count: rows.length })}
      </span>
    </search>
  );
}

/** The row that an arrow key moves to, out of `count`. -1 is the field itself, between the last and the first. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  return ((place + 1 + step + count + 1) % (count + 1)) - 1;
}
