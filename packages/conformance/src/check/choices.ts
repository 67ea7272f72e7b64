import { openapi, resolveSchema, type Schema } from "marketplace-contract";
import type { Context, Success } from "./ask.js";
import { MAX_LIMIT } from "./inputs.js";
import { type Fields, fieldOf, isFields, objectsIn, rowsOf } from "./json.js";
import { expectAnswer } from "./judge.js";

/** Fields that do not filter rows. */
const NO_FILTER = new Set(["sort", "order", "facets", "page", "limit", "by"]);

const OPEN_DISPUTE = new Set(["open", "offered", "objected", "return_agreed", "sent_back", "reviewing"]);
const isDisputed = ({ dispute }: Fields) =>
  dispute === undefined ? undefined : isFields(dispute) && OPEN_DISPUTE.has(String(dispute.status));
const hasStatus =
  (...wanted: readonly string[]) =>
  ({ status }: Fields) =>
    status === undefined ? undefined : wanted.includes(String(status));
const isToReview = (row: Fields) =>
  hasStatus("received", "completed")(row) &&
  objectsIn(row.goods).some(({ is_commented }) => is_commented === 0 || is_commented === false);

/** Order tabs by name. */
const TABS: Readonly<Record<string, (row: Fields) => boolean | undefined>> = {
  all: () => true,
  paid: hasStatus("paid"),
  shipped: hasStatus("shipped"),
  received: hasStatus("received", "completed"),
  cancelled: hasStatus("cancelled"),
  assess: isToReview,
  disputed: isDisputed,
};

/** Whether a row matches a filter's value; undefined when the row doesn't say. */
export function suits(name: string, value: unknown, row: Fields): boolean | undefined {
  if (name === "tab") return TABS[String(value)]?.(row);
  if (name === "replied")
    return typeof row.reply === "string" ? (row.reply !== "") === (value === 1) : undefined;
  if (name === "flag") return Array.isArray(row.flags) ? row.flags.includes(value) : undefined;
  if (row[name] === undefined || typeof row[name] === "object") return undefined;
  return String(row[name]) === String(value);
}

const isBool = ({ oneOf = [] }: Schema) => oneOf.some((one) => fieldOf(one, "type") === "boolean");

/**
 * Checks each value of each enumerated filter: the rows match it, and none is missing.
 * @param known the fields that the list takes
 */
export async function checkChoices(
  context: Context,
  id: string,
  { fields }: Success,
  known: ReadonlyMap<string, Schema>,
): Promise<void> {
  if (context.profile.examples) return;
  const { ask } = context.subject(id);
  const whole = { ...withoutFilters(fields, known), limit: MAX_LIMIT };
  const allRows = async () => (await ask(whole))?.data;
  for (const [name, reference] of known) {
    const schema = resolveSchema(openapi, reference);
    const values: readonly unknown[] = Array.isArray(schema.enum)
      ? schema.enum
      : isBool(schema)
        ? [0, 1]
        : [];
    if (NO_FILTER.has(name) || values.length === 0) continue;
    const before = await allRows();
    for (const value of values) {
      const answer = await ask({ ...whole, [name]: value });
      const rows = rowsOf(answer?.data);
      expectAnswer(context, {
        id,
        rule: "filter",
        answer,
        problem: () => {
          const outside = rows.find((row) => suits(name, value, row) === false);
          return (
            outside && `row ${String(outside.order_no ?? outside.id)} came, \`${name}\` was ${String(value)}`
          );
        },
      });
      const wanted = rowsOf(before).filter((row) => suits(name, value, row) === true);
      const isRead = isWhole(before) && isWhole(answer?.data);
      if (!answer?.isAccepted || !isRead || wanted.length === rows.length || name === "facets") continue;
      // Rows added, removed or changed between the calls explain the difference.
      const after = rowsOf(await allRows()).filter((row) => suits(name, value, row) === true);
      if (!after.some((row) => suits(name, value, row)) && rows.length > 0) continue;
      expectAnswer(context, {
        id,
        rule: "filter",
        answer,
        problem: () =>
          after.length === wanted.length
            ? `${rows.length} rows came with \`${name}\` ${String(value)}, the whole list has ${wanted.length} of them`
            : undefined,
      });
    }
  }
}

const withoutFilters = (fields: Fields, known: ReadonlyMap<string, Schema>): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => {
      const schema = resolveSchema(openapi, known.get(name) ?? {});
      return !Array.isArray(schema.enum) || NO_FILTER.has(name);
    }),
  );

/** Whether all rows are on this page. */
const isWhole = (data: unknown) => Number(fieldOf(data, "total")) === rowsOf(data).length;
