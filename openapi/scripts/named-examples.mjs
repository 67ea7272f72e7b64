// Reads the named answers in examples/, which are data, and puts them into the server's envelope.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./source.mjs";

/** Rows of a list that the contract shows. The mock has all of them. */
const SHOWN_ROWS = 2;
const PER_PAGE = 10;
/** When the examples are: 20 November 2026. Controllers write it as a string, the exception handler as an integer. */
const TIME = "1795175706";

/**
 * One answer as the files have it. `rows` are those of a page, or the operation whose rows they are; `head` is what is beside them.
 *
 * @typedef {object} Written
 * @property {string} [summary]
 * @property {Record<string, string | number>} [when] request fields that lead to it
 * @property {number} [code] without it 0 for `failure` and for named errors, 1 for all others
 * @property {string} [msg]
 * @property {any} [data]
 * @property {object[] | string} [rows]
 * @property {object} [head]
 */

/** @typedef {Record<string, Record<string, Record<string, import("../src/index.js").Example>>>} Examples by operation, status and name */

/** @returns {{ examples: Examples, rows: Record<string, object[]> }} `rows`: all of each list, by operation */
export function readExamples() {
  const folder = join(root, "examples");
  /** @type {Record<string, Record<string, Written>>} */
  const written = Object.assign(
    {},
    ...readdirSync(folder).map((name) => parse(readFileSync(join(folder, name), "utf8"))),
  );
  /** @type {Examples} */
  const examples = {};
  /** @type {Record<string, object[]>} */
  const rows = {};
  for (const [id, named] of Object.entries(written)) {
    const { ok } = named;
    const all = ok?.rows ?? ok?.data;
    const listed = typeof all === "string" ? written[all]?.ok?.rows : all;
    if (Array.isArray(listed)) rows[id] = listed;
    examples[id] = {
      200: Object.fromEntries(
        Object.entries(named).map(([name, answer]) => [name, exampleOf(name, answer, rows[id] ?? [])]),
      ),
    };
  }
  return { examples, rows };
}

/**
 * @param {string} name @param {Written} answer @param {object[]} listed rows that another operation has
 * @returns {import("../src/index.js").Example}
 */
function exampleOf(name, answer, listed) {
  const { summary = summaryOf(name), when, msg = "", data = null, rows, head } = answer;
  const { code = name === "failure" || data?.error !== undefined ? 0 : 1 } = answer;
  const shown = rows === undefined ? data : pageOf(typeof rows === "string" ? listed : rows, head);
  return {
    summary,
    ...(when && { "x-when": when }),
    value: { code, msg, time: TIME, data: Array.isArray(shown) ? shown.slice(0, SHOWN_ROWS) : shown },
  };
}

/** The first page of a list that has no more rows than the contract shows. @param {object[]} all @param {object} [head] */
function pageOf(all, head) {
  const data = all.slice(0, SHOWN_ROWS);
  const last = data.length === 0 ? 0 : 1;
  return { total: data.length, per_page: PER_PAGE, current_page: 1, last_page: last, ...head, data };
}

/** @param {string} name */
function summaryOf(name) {
  if (name === "ok") return "Success";
  if (name === "empty") return "Success with nothing to show";
  if (name === "failure") return "Failed, with a sentence for the user";
  return `Error: ${name.replaceAll("-", " ")}`;
}
