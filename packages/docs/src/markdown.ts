import { Marked, type Tokens } from "marked";
import { highlight } from "./highlight";
import { escapeHtml, plainText, slug } from "./html";

/** A heading of a page, as the table of contents and the search show it. */
export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A rendered page. */
export interface Rendered {
  html: string;
  title: string;
  headings: Heading[];
}

/** Resolves links of a page. Both functions return an address relative to that page. */
export interface Links {
  /** Resolves a link; undefined for one that becomes plain text. @throws {Error} if it leads nowhere */
  target(href: string): string | undefined;
  /** Resolves a name in code quotes that is described on this site. */
  word(code: string): string | undefined;
}

/** Renders a page's Markdown: headings with anchors and without skipped levels, highlighted code, scrollable tables. */
export function render(markdown: string, links: Links): Rendered {
  const headings: Heading[] = [];
  const open: number[] = [];
  let title = "";

  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop();
        open.push(depth);
        const html = this.parser.parseInline(tokens);
        if (open.length === 1 && !title) {
          title = plainText(html);
          return `<h1>${html}</h1>\n`;
        }
        const id = unique(slug(text.replace(/`/g, "")), headings);
        headings.push({ id, text: plainText(html), level: open.length });
        return headingHtml(open.length, id, html);
      },
      // A checkbox, which `client/ticks.ts` remembers. In loose lists, it is inside a paragraph.
      checkbox: () => "",
      listitem(item: Tokens.ListItem) {
        const content = this.parser.parse(item.tokens);
        if (!item.task) return `<li>${content}</li>\n`;
        return `<li class="task"><label><input type="checkbox"><span>${content.trim()}</span></label></li>\n`;
      },
      code: ({ text, lang = "" }: Tokens.Code) => codeHtml(text, lang),
      codespan({ text }: Tokens.Codespan) {
        const to = links.word(text);
        const code = `<code>${escapeHtml(text)}</code>`;
        return to ? `<a href="${to}">${code}</a>` : code;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = tokens
          .map((token) =>
            token.type === "codespan"
              ? `<code>${escapeHtml(token.raw.slice(1, -1))}</code>`
              : this.parser.parseInline([token]),
          )
          .join("");
        const to = links.target(href);
        return to === undefined ? text : `<a href="${escapeHtml(to)}">${text}</a>`;
      },
      table({ header, rows, align }: Tokens.Table) {
        const cell = (kind: "th" | "td") => (one: Tokens.TableCell, at: number) => {
          const side = align[at] === "right" ? ' class="end"' : "";
          const tag = one.text.trim() === "" && kind === "th" ? "td" : kind;
          return `<${tag}${side}>${this.parser.parseInline(one.tokens)}</${tag}>`;
        };
        const row = (kind: "th" | "td", cells: Tokens.TableCell[]) =>
          `<tr>${cells.map(cell(kind)).join("")}</tr>`;
        return tableHtml(row("th", header), rows.map((cells) => row("td", cells)).join("\n"));
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, title, headings };
}

/** A heading with a link to itself. */
export const headingHtml = (level: number, id: string, html: string): string =>
  `<h${level} id="${id}">${html} <a class="anchor" href="#${id}" aria-label="Link to this part">#</a></h${level}>\n`;

/** A table that scrolls in its own box on narrow screens. */
export const tableHtml = (head: string, body: string): string =>
  `<div class="scroll" tabindex="0" role="group" aria-label="Table"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>\n`;

/** Highlighted code with a copy button. `info` is the language and, after a space, the file it comes from. */
export function codeHtml(code: string, info: string): string {
  const [language = "", path] = info.split(" ");
  const caption = path ? `<figcaption>${escapeHtml(path)}</figcaption>` : "";
  const label = path ? `Code of ${path}` : "Code";
  return `<figure class="code">${caption}<pre tabindex="0" role="group" aria-label="${escapeHtml(label)}"><code>${highlight(code, language)}</code></pre><button type="button" class="copy" hidden>Copy</button></figure>\n`;
}

function unique(id: string, headings: readonly Heading[]): string {
  const taken = (candidate: string) => headings.some((heading) => heading.id === candidate);
  if (!taken(id)) return id;
  let number = 1;
  while (taken(`${id}-${number}`)) number++;
  return `${id}-${number}`;
}
