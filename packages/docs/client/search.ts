import { createSearch, type SearchEntry } from "./search-rank";

declare global {
  /** Set by `assets/search-index.js`, which also loads from a file where `fetch` may not. */
  var docsSearchIndex: SearchEntry[] | undefined;
}

const LIMIT = 12;
/** Characters of text around what was found. */
const AROUND = 90;

/** The search of the bar. Its index is loaded with the first use. */
export function startSearch(): void {
  const box = document.querySelector<HTMLElement>(".search");
  const input = box?.querySelector("input");
  const found = box?.querySelector<HTMLElement>("#found");
  const said = box?.querySelector<HTMLElement>(".said");
  if (!box || !input || !found || !said) return;
  const root = document.documentElement.dataset.root || ".";
  let search: ReturnType<typeof createSearch> | undefined;
  let loading = false;

  const load = () => {
    if (loading) return;
    loading = true;
    const script = document.createElement("script");
    script.src = `${root}/assets/search-index.js`;
    script.onload = () => {
      search = createSearch(globalThis.docsSearchIndex ?? []);
      show();
    };
    script.onerror = () => {
      loading = false;
      script.remove();
      said.textContent = "The search could not be loaded. Try again.";
    };
    document.head.append(script);
  };
  const show = () => {
    const question = input.value.trim();
    const results = search?.(question, LIMIT) ?? [];
    found.replaceChildren(...results.map((entry) => resultOf(entry, root, question)));
    found.hidden = results.length === 0;
    if (search) said.textContent = question === "" ? "" : sentence(results.length);
    box.classList.toggle("asked", question !== "");
  };
  const close = () => {
    input.value = "";
    show();
  };

  box.hidden = false;
  input.addEventListener("focus", load);
  input.addEventListener("input", () => {
    load();
    show();
  });
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      close();
      input.focus();
    }
    if (event.key === "Enter" && event.target === input) found.querySelector("a")?.click();
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    move(box, input, event.key === "ArrowDown" ? 1 : -1);
  });
  box.addEventListener("click", (event) => {
    // A result on this very page: nothing loads, so the list must be closed here.
    if (event.target instanceof Element && event.target.closest("a")) close();
  });
  document.addEventListener("click", (event) => {
    if (event.target instanceof Node && !box.contains(event.target)) found.hidden = true;
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
  });
}

const sentence = (count: number): string => {
  if (count === 0) return "Nothing found. Try a word of the contract, such as order or price_changed.";
  return count === 1 ? "1 result" : `${count}${count === LIMIT ? " best" : ""} results`;
};

function resultOf({ url, page, title, text }: SearchEntry, root: string, question: string): HTMLElement {
  const link = document.createElement("a");
  link.href = `${root}/${url}`;
  const name = document.createElement("b");
  name.textContent = title;
  const where = document.createElement("small");
  where.textContent = page === title ? "" : page;
  const words = document.createElement("span");
  words.textContent = excerpt(text, question);
  link.append(name, " ", where, words);
  return link;
}

function excerpt(text: string, question: string): string {
  const word = question.split(/\s+/)[0]?.toLowerCase() ?? "";
  const at = text.toLowerCase().indexOf(word);
  const start = at > AROUND / 2 ? text.indexOf(" ", at - AROUND / 2) + 1 : 0;
  const piece = text.slice(start, start + AROUND * 1.5);
  return `${start > 0 ? "… " : ""}${piece}${piece.length < text.length - start ? " …" : ""}`;
}

/** The arrow keys walk from the field through the results and back. */
function move(box: HTMLElement, input: HTMLElement, step: 1 | -1): void {
  const stops: HTMLElement[] = [input, ...box.querySelectorAll<HTMLElement>("#found a")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : -1;
  stops.at((at + step + stops.length) % stops.length)?.focus();
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
