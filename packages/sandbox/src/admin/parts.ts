import { html } from "hono/html";
import { DAY, HOUR, MINUTE } from "../domain/durations";
import { fileOf } from "../features/uploads/references";
import type { Action, Html } from "./action";

/** Path of the admin console. */
export const BASE = "/_dev";

/** A row on a page. `marks` describe its state; `wait` means that an operator has to act. */
export interface CardParts {
  readonly title: string;
  readonly mark: string;
  readonly isOpen: boolean;
  readonly facts: readonly (readonly [name: string, value: Html | string])[];
  readonly more?: Html | string;
  readonly forms: readonly Html[];
}

export const card = ({ title, mark, isOpen, facts, more, forms }: CardParts): Html => html`
  <article class="card">
    <header><h2>${title}</h2>${mark === "" ? "" : html`<span class="mark ${isOpen ? "open" : ""}">${mark}</span>`}</header>
    <dl>${facts.filter(([, value]) => value !== "").map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
    ${more ?? ""}
    ${forms.length === 0 ? "" : html`<div class="forms">${forms}</div>`}
  </article>`;

/** Cards, or a sentence if there are none. */
export const cards = (all: readonly Html[]): Html =>
  all.length === 0 ? html`<p class="empty">Nothing here.</p>` : html`<div class="cards">${all}</div>`;

/** A form field. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isNumber?: boolean;
  readonly choices?: readonly (readonly [value: string, label: string])[];
}

interface FormParts {
  /** `section/action` */
  readonly to: string;
  readonly button: string;
  /** Marks an action that cannot be undone or removes something. */
  readonly isGrave?: boolean;
  readonly hidden?: Readonly<Record<string, string | number>>;
  readonly fields?: readonly Field[];
  /** A text above the fields. */
  readonly note?: string | undefined;
}

/** A form. One with fields is collapsed. */
export function form({ to, button, isGrave = false, hidden = {}, fields = [], note }: FormParts): Html {
  const body = html`<form method="post" action="${BASE}/api/${to}">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)}
    ${note ? html`<p class="note">${note}</p>` : ""}
    ${fields.map(input)}
    <button class="${isGrave ? "grave" : ""}">${button}</button>
  </form>`;
  return fields.length === 0 ? body : html`<details><summary>${button} …</summary>${body}</details>`;
}

const input = ({
  name,
  label,
  value = "",
  hint,
  isOptional = false,
  isNumber = false,
  choices,
}: Field): Html => html`
  <label><span>${label}${isOptional ? html` <small>optional</small>` : ""}</span>
    ${
      choices
        ? html`<select name="${name}">${choices.map(([key, text]) => html`<option value="${key}" ${key === value ? "selected" : ""}>${text}</option>`)}</select>`
        : html`<input name="${name}" value="${value}" autocomplete="off" ${isNumber ? "inputmode=decimal" : ""} ${isOptional ? "" : "required"}>`
    }
    ${hint ? html`<small>${hint}</small>` : ""}
  </label>`;

/**
 * The form of one of the section's actions.
 *
 * @param given fields that are known and stay hidden, such as the row's id
 * @param filled what other fields hold until something else is entered
 */
export type Press = (
  name: string,
  given?: Readonly<Record<string, string | number>>,
  filled?: Readonly<Record<string, string>>,
) => Html;

/** The form that an action declares: an input for each field that is not given. */
export function actionForm(
  section: string,
  { name, fields, button = sentence(name), isGrave, note }: Action,
  given: Readonly<Record<string, string | number>> = {},
  filled: Readonly<Record<string, string>> = {},
): Html {
  const asked = Object.entries(fields).flatMap(([key, field]): Field[] => {
    const plain = key.replace(/\?$/, "");
    if (plain in given) return [];
    const { about, ...more } = typeof field === "string" ? { about: field } : field;
    const value = filled[plain] ?? more.value ?? "";
    return [{ label: sentence(plain), ...more, name: plain, hint: about, value, isOptional: key !== plain }];
  });
  return form({
    to: `${section}/${name}`,
    button,
    isGrave: isGrave === true,
    hidden: given,
    fields: asked,
    note,
  });
}

/** `amount_received` as "Amount received". */
const sentence = (name: string) => name.charAt(0).toUpperCase() + words(name.slice(1));

/** A table, or a sentence if there are no rows. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly (Html | string)[])[],
  nothing = "Nothing here.",
): Html =>
  rows.length === 0
    ? html`<p class="empty">${nothing}</p>`
    : html`<div class="wide"><table>
    <thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;

/** Uploaded pictures beside each other; those without one are left out. */
export const pictures = (all: readonly (readonly [reference: string, name: string])[]): Html | string =>
  all.some(([reference]) => reference !== "")
    ? html`<div class="pictures">${all.map(([reference, name]) => picture(reference, name))}</div>`
    : "";

/** A code such as `paid_over` as words. */
export const words = (text: string) => text.replaceAll("_", " ");

/** `20 Nov 2026, 17:35 UTC (in 2 h)`. @param at unix seconds */
export const time = (at: number, now: number): Html | string => {
  if (at === 0) return "";
  const iso = new Date(at * 1000).toISOString();
  const text = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return html`<time datetime="${iso}">${text.format(at * 1000)} UTC</time> <small>${distance(at - now)}</small>`;
};

/** A relative time, in its largest whole unit. @param seconds negative for the past */
export function distance(seconds: number): string {
  const far = Math.abs(seconds);
  if (far < MINUTE) return "now";
  const [unit, name] = far < HOUR ? [MINUTE, "min"] : far < 2 * DAY ? [HOUR, "h"] : [DAY, "days"];
  const count = Math.round(far / unit);
  return seconds < 0 ? `${count} ${name} ago` : `in ${count} ${name}`;
}

/** Addresses, numbers and transaction ids, uncut and in a font that distinguishes 0 from O. */
export const code = (text: string): Html | string => (text === "" ? "" : html`<code>${text}</code>`);

/** An uploaded picture, private or public. */
export function picture(reference: string, name: string): Html | string {
  const file = fileOf(reference);
  if (!file) return "";
  const url = file.category === "kyc" ? `${BASE}/files/${file.id}` : reference;
  return html`<figure><a href="${url}"><img src="${url}" alt="${name}" loading="lazy"></a><figcaption>${name}</figcaption></figure>`;
}
