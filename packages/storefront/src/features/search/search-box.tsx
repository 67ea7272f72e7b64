import { useQuery } from "@tanstack/react-query";
import { listOf } from "marketplace-react";
import { closeIcon, Icon, IconButton, isComposing } from "marketplace-react/ui";
import type { Suggestion as Served } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { typedWords } from "../../shared/typed";
import { clockIcon, gridIcon, searchIcon, storeIcon } from "../../shared/ui/icons";
import styles from "./search-box.module.css";
import { historyOf, WORDS_MAX } from "./search-state";

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

/** Milliseconds without a keystroke before the server is asked. */
const DEBOUNCE_MS = 180;

/** Number of completions to request. */
const ROWS = 8;

/**
 * Suggestions for the typed text. Past searches appear at once. A newer text cancels the completions of an older one, whose
 * rows stay until new ones arrive.
 *
 * @param words the current search, which needs no completion
 */
function useSuggestions(typed: string, words: string): readonly Suggestion[] {
  const services = useServices();
  const history = historyOf(services);
  const past = useSyncExternalStore(history.subscribe, history.current);
  const tidy = typedWords(typed, limits["products.suggest"].search.maxLength);
  const [debounced, setDebounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(tidy), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [tidy]);
  const wanted = tidy === words ? "" : tidy;
  const { data } = useQuery({
    ...services.queries.products.suggest({ search: debounced, limit: ROWS }),
    ...INLINE_ERRORS,
    enabled: wanted !== "" && debounced === tidy,
    placeholderData: (before) => before,
  });
  return suggestionsFor(wanted, past, data);
}

/** A suggestion for the typed text. */
interface Suggestion {
  /** `past` is an earlier search and `words` a completion; a store or category is a link. */
  kind: "past" | "words" | "store" | "category";
  text: string;
  /** The address of a store or a category. */
  href?: string;
}

const ICONS = { past: clockIcon, words: searchIcon, store: storeIcon, category: gridIcon } as const;

/** Props of {@link SuggestionList}. */
interface SuggestionListProps {
  id: string;
  rows: readonly Suggestion[];
  /** Index of the row selected by the arrow keys; -1 for none. */
  active: number;
  onPick: (row: Suggestion) => void;
}

/** Id of a row, for `aria-activedescendant`. */
const rowId = (list: string, place: number): string => `${list}-${place}`;

/** The suggestions below the field. Focus stays in the field; the rows are its options. */
function SuggestionList({ id, rows, active, onPick }: SuggestionListProps) {
  const { t } = useI18n();
  return (
    <div id={id} role="listbox" aria-label={t("search.suggestions")} className={styles.list}>
      {rows.map((row, place) => (
        <button
          type="button"
          key={row.href ?? `${row.kind} ${row.text}`}
          id={rowId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={styles.row}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(row)}
        >
          <Icon of={ICONS[row.kind]} size={18} />
          <bdi className={styles.text}>{row.text}</bdi>
          {row.href && (
            <span className={styles.kind}>
              {t(row.kind === "store" ? "search.store" : "search.category")}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** Most past searches among the suggestions. */
const PAST = 3;

/** Most suggestions: as many as fit above a phone's keyboard, plus a few to scroll to. */
const MAX_SUGGESTIONS = 10;

/**
 * Past searches that match the input, then the server's completions, without duplicates.
 *
 * @param typed normalized search words
 * @param past earlier searches, latest first
 * @param served the server's completions of these words, or of slightly older ones
 */
export function suggestionsFor(
  typed: string,
  past: readonly string[],
  served: readonly Served[] | null | undefined,
): readonly Suggestion[] {
  const begun = typed.toLowerCase();
  if (begun === "") return [];
  const fitting = past.filter((words) => words.toLowerCase().includes(begun)).slice(0, PAST);
  const rows: Suggestion[] = [
    ...fitting.map((text): Suggestion => ({ kind: "past", text })),
    ...listOf(served).flatMap(fromServer),
  ];
  const known = new Set([begun]);
  const fresh = rows.filter(({ text, href }) => {
    const key = href ?? text.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return fresh.slice(0, MAX_SUGGESTIONS);
}

/** A row of an unknown kind counts as search words, and one without a text is skipped. */
function fromServer(row: Served | null): Suggestion[] {
  const { text, type, id } = row ?? {};
  if (!text) return [];
  if (type === "shop" && id) return [{ kind: "store", text, href: paths.store(id) }];
  if (type === "category" && id) return [{ kind: "category", text, href: paths.category(id) }];
  return [{ kind: "words", text }];
}

/** The row that an arrow key moves to, out of `count`. -1 is the field itself, between the last and the first. */
export function nextPlace(place: number, step: 1 | -1, count: number): number {
  return ((place + 1 + step + count + 1) % (count + 1)) - 1;
}
