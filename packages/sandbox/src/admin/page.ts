import { html } from "hono/html";
import type { Html } from "./action";
import { BASE, time } from "./parts";
import type { Section } from "./section";

export interface PageParts {
  readonly title: string;
  readonly lead: string;
  /** Name of the section, "" on the overview. */
  readonly current: string;
  readonly sections: readonly Section[];
  /** Rows that wait, by section. */
  readonly waiting: Readonly<Record<string, number>>;
  /** The operator's name. */
  readonly operator: string;
  readonly now: number;
  /** The result of an action, or why it failed. */
  readonly notice?: { readonly text: string; readonly isError: boolean } | undefined;
  readonly body: Html;
}

/** A complete page. It needs no script, and loads nothing but its style sheet and pictures of this server. */
export const page = ({
  title,
  lead,
  current,
  sections,
  waiting,
  operator,
  now,
  notice,
  body,
}: PageParts): Html => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>${title} · Admin console</title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="${BASE}/console.css">
</head>
<body>
  <a class="skip" href="#main">To the page</a>
  <header class="top">
    <a class="name" href="${BASE}">Admin console</a>
    <a class="clock" href="${BASE}/approvals">${operator}</a>
    <a class="clock" href="${BASE}/clock">${time(now, now)}</a>
  </header>
  <nav aria-label="Sections"><ul>
    ${sections.map(({ name, title: text }) => html`<li><a href="${BASE}/${name}" ${name === current ? html`aria-current="page"` : ""}>${text}${count(waiting[name])}</a></li>`)}
  </ul></nav>
  <main id="main">
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${notice ? html`<p class="notice ${notice.isError ? "error" : ""}" role="${notice.isError ? "alert" : "status"}">${notice.text}</p>` : ""}
    ${body}
  </main>
</body>
</html>`;

const count = (n: number | undefined): Html | string =>
  n ? html` <span class="count"><span class="aside">, waiting: </span>${String(n)}</span>` : "";
