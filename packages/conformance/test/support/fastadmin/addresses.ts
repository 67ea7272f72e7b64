import type { Fields } from "../../../src/check/json";
import { escapeHtml, withGaps } from "./dialect";
import { type Answer, INVALID } from "./users";

const TEXTS = ["name", "mobile", "country", "province", "city", "address"];
const REQUIRED = ["name", "mobile", "country", "address"];

/** The add-on's addresses: its list is a page, its regions are a filtered list. */
export function createAddresses() {
  let count = 0;
  const rows = new Map<number, Fields>();
  const actions: Readonly<Record<string, (fields: Fields) => Answer>> = {
    "addresses.list": () => [
      1,
      "",
      { total: rows.size, per_page: 10, current_page: 1, last_page: 1, data: [...rows.values()] },
    ],
    "addresses.areas": ({ pid }) => {
      const all = [{ id: "7", pid: "0", name: "Samplia", level: 1 }];
      return [1, "", pid === undefined || String(pid) === "0" ? withGaps(all) : []];
    },
    "addresses.save"(fields) {
      const missing = REQUIRED.find((name) => !fields[name]);
      if (missing) return [0, { [missing]: "不能为空" }];
      const texts = TEXTS.map((name) => [name, escapeHtml(String(fields[name] ?? ""))]);
      const row = { id: String(++count), ...Object.fromEntries(texts), zip: null, is_default: 0 };
      rows.set(count, row);
      return [1, "", row];
    },
    "addresses.delete": ({ id }) => (rows.delete(Number(id)) ? [1, "", null] : INVALID),
  };
  return (id: string, fields: Fields): Answer | undefined =>
    Object.hasOwn(actions, id) ? actions[id]?.(fields) : undefined;
}
