import { escapeHtml } from "./html";

/** One kind of token: the class it gets, and what it looks like. */
type Rule = readonly [kind: string, pattern: RegExp];

const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/;
const SCRIPT: readonly Rule[] = [
  ["comment", /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/],
  ["string", STRING],
  [
    "word",
    /\b(?:as|async|await|break|case|catch|class|const|continue|declare|default|delete|do|else|export|extends|false|finally|for|from|function|if|implements|import|in|infer|instanceof|interface|keyof|let|new|null|of|readonly|return|satisfies|static|switch|this|throw|true|try|type|typeof|undefined|var|void|while|yield)\b/,
  ],
  ["number", /\b\d[\d_]*(?:\.\d+)?\b/],
];
const MARKUP: readonly Rule[] = [
  ["comment", /<!--[\s\S]*?-->/],
  ["word", /<\/?[\w-]+|\/?>/],
  ["string", STRING],
];
const SHELL: readonly Rule[] = [
  ["comment", /(?<=^|\s)#[^\n]*/],
  ["string", STRING],
  ["word", /(?<=^|\s)-{1,2}[A-Za-z][\w-]*/],
];
const YAML: readonly Rule[] = [
  ["comment", /(?<=^|\s)#[^\n]*/],
  ["string", STRING],
  ["word", /(?<=^|\n)[ -]*[\w./@"-]+(?=:)/],
];
const LANGUAGES: Readonly<Record<string, readonly Rule[]>> = {
  ...Object.fromEntries(
    ["ts", "tsx", "js", "jsx", "mjs", "cjs", "typescript", "json"].map((name) => [name, SCRIPT]),
  ),
  ...Object.fromEntries(["html", "vue", "xml"].map((name) => [name, [...MARKUP, ...SCRIPT]])),
  ...Object.fromEntries(["sh", "bash", "shell", "http"].map((name) => [name, SHELL])),
  ...Object.fromEntries(["yaml", "yml"].map((name) => [name, YAML])),
};

/**
 * Code as HTML with its comments, strings, words and numbers in spans. A few patterns, not a parser: what they do not
 * know stays as it is, and no character is ever lost.
 */
export function highlight(code: string, language: string): string {
  const rules = LANGUAGES[language];
  if (!rules) return escapeHtml(code);
  const pattern = new RegExp(rules.map(([, { source }]) => `(${source})`).join("|"), "g");
  let html = "";
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = rules[match.slice(1).findIndex((group) => group !== undefined)]?.[0] ?? "word";
    html += `${escapeHtml(code.slice(end, match.index))}<span class="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(code.slice(end));
}
