import { checkAgreement } from "./agreement.js";
import type { Answer, Context, Success } from "./ask.js";
import { checkChoices } from "./choices.js";
import { decimal } from "./decimals.js";
import { checkCorrected, checkFacets, checkPartial } from "./facets.js";
import { checkFilters, checkPeriod } from "./filters.js";
import { type Fields, fieldOf, listedPrice, nameOf, rowsOf } from "./json.js";
import { expectAnswer } from "./judge.js";
import { fieldsOf } from "./requests.js";

/** The numbers of a page. Loose servers write them as text. */
interface PageNumbers {
  readonly total: number;
  readonly per_page: number;
  readonly current_page: number;
  readonly last_page: number;
}

/** The contract's wording of this order. */
const NEWEST_FIRST = /newest first/i;

/** Pages, order and filters of an operation that lists. */
export async function checkLists(context: Context, id: string, success: Success): Promise<void> {
  const { operation } = context.subject(id);
  const fields = fieldsOf(operation);
  if (!fields.has("page") || !fields.has("limit")) return;
  await checkPages(context, id, success);
  if (NEWEST_FIRST.test(operation.description)) {
    expectAnswer(context, {
      id,
      rule: "sorting",
      answer: success,
      problem: newestFirstProblem,
      sentence: operation.description,
    });
  }
  if (fields.has("sort")) {
    // Some flags have an order of their own, which counts where none was asked for.
    const flags = [undefined, ...listOf(fieldOf(fields.get("flag"), "enum")).slice(0, 1)];
    await checkSorting(context, id, success, listOf(fieldOf(fields.get("sort"), "enum")), flags);
  }
  await checkFilters(context, id, success, fields);
  await checkPeriod(context, id, success, fields);
  await checkChoices(context, id, success, fields);
  await checkFacets(context, id, success, fields);
  await checkAgreement(context, id, success);
  if (id === "products.search") {
    await checkCorrected(context, id, success);
    await checkPartial(context, id, success);
  }
}

async function checkPages(context: Context, id: string, { fields, ...first }: Success): Promise<void> {
  const { ask, operation } = context.subject(id);
  const numbers = numbersOf(first.data);
  // Wrong types are reported already.
  if (!numbers || !Array.isArray(fieldOf(first.data, "data")))
    return context.results.inconclusive(id, "paging", "the answer is not a page");
  const asked = Number(fields.limit);
  expectAnswer(context, {
    id,
    rule: "paging",
    answer: first,
    problem: () => firstPageProblem(numbers, rowsOf(first.data), asked),
  });

  const { total, per_page, last_page } = numbers;
  if (last_page > 1) {
    const seen = new Set(rowsOf(first.data).map(nameOf));
    const second = await ask({ ...fields, page: 2 });
    expectAnswer(context, {
      id,
      rule: "paging",
      answer: second,
      problem: (answer) =>
        unlessChanged(total, answer, (page, rows) => {
          if (page.current_page !== 2) return `page 2 says that it is page ${page.current_page}`;
          if (rows.length !== Math.min(per_page, total - per_page))
            return `page 2 has ${rows.length} rows of ${total}`;
          return rows.some((row) => seen.has(nameOf(row))) ? "page 2 repeats rows of page 1" : undefined;
        }),
    });
    if (NEWEST_FIRST.test(operation.description)) {
      expectAnswer(context, {
        id,
        rule: "sorting",
        answer: second,
        problem: (answer) =>
          unlessChanged(total, answer, (_, rows) =>
            isInOrder([...rowsOf(first.data), ...rows], "createtime", "desc")
              ? undefined
              : "page 2 is newer than page 1",
          ),
      });
    }
  }
  if (last_page > 2) {
    // A total that counts hidden rows leaves the last page too short.
    expectAnswer(context, {
      id,
      rule: "paging",
      answer: await ask({ ...fields, page: last_page }),
      problem: (answer) =>
        unlessChanged(total, answer, (_, rows) => {
          const left = total - per_page * (last_page - 1);
          return rows.length === left
            ? undefined
            : `the last page has ${rows.length} rows, ${left} are left of ${total}`;
        }),
    });
  }
  expectAnswer(context, {
    id,
    rule: "past-the-end",
    answer: await ask({ ...fields, page: Math.max(last_page, 1) + 1 }),
    problem: (answer) =>
      unlessChanged(total, answer, (page, rows) => {
        if (rows.length > 0) return `a page past the end has ${rows.length} rows`;
        return page.current_page > Math.max(last_page, 1)
          ? `\`current_page\` is ${page.current_page}, past the end`
          : undefined;
      }),
  });
  // With one row per page the total is the number of pages, so a page too many is found.
  const single = await ask({ ...fields, limit: 1 });
  const again = single && (await ask(fields));
  expectAnswer(context, {
    id,
    rule: "paging",
    answer: single,
    problem: (answer) => {
      const rows = rowsOf(answer.data);
      if (rows.length > 1) return `${rows.length} rows came, \`limit\` was 1`;
      const seen = numbersOf(answer.data)?.total;
      // Not because rows were added or removed: the same request still has the same response.
      if (numbersOf(again?.data)?.total === total) {
        if (seen !== total) return `\`total\` is ${seen} where \`limit\` is 1, and ${total} otherwise`;
      }
      return unlessChanged(total, answer, (page) => firstPageProblem(page, rows, 1));
    },
  });
  // The first row is the first of any page, unless others have been inserted before it.
  const [wanted, same] = [first.data, again?.data].map(firstName);
  if (wanted === same && single?.isAccepted) {
    expectAnswer(context, {
      id,
      rule: "sorting",
      answer: single,
      problem: ({ data }) =>
        firstName(data) === wanted
          ? undefined
          : `the first row is ${firstName(data)} where \`limit\` is 1, and ${wanted} otherwise`,
    });
  }
}

const firstName = (data: unknown): string | undefined => {
  const [row] = rowsOf(data);
  return row && nameOf(row);
};

/** Checks the paging of lists that have grown since the first look: an empty list shows no mistakes. */
export async function checkLongerLists(context: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const { operation, ask } = context.subject(id);
    const isPaged = operation.idempotency === "safe" && operation.output.kind === "page";
    const before = isPaged ? await context.success(id) : undefined;
    if (!before) continue;
    const answer = await ask(before.fields);
    const [was, is] = [before, answer].map((one) => numbersOf(one?.data)?.total ?? 0);
    if (answer?.isAccepted && (is ?? 0) > (was ?? 0))
      await checkPages(context, id, { ...answer, fields: before.fields });
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function firstPageProblem(page: PageNumbers, rows: Fields[], limit: number): string | undefined {
  const { total, per_page, current_page, last_page } = page;
  if (per_page > limit) return `\`per_page\` is ${per_page}, \`limit\` was ${limit}`;
  if (total > 0 && current_page !== 1) return `the first page says that it is page ${current_page}`;
  if (total > 0 && last_page !== Math.ceil(total / per_page)) {
    return `\`last_page\` is ${last_page} for ${total} rows by ${per_page}`;
  }
  const expected = Math.min(total, per_page);
  return rows.length === expected ? undefined : `${rows.length} rows came, \`total\` is ${total}`;
}

function newestFirstProblem({ data }: Answer): string | undefined {
  return isInOrder(rowsOf(data), "createtime", "desc") ? undefined : "rows are not newest first";
}

async function checkSorting(
  context: Context,
  id: string,
  { fields }: Success,
  known: readonly unknown[],
  flags: readonly unknown[],
): Promise<void> {
  const { ask } = context.subject(id);
  for (const [sort, order] of [
    ["price", "asc"],
    ["price", "desc"],
    ["createtime", "desc"],
    ["sales", "desc"],
  ] as const) {
    if (!known.includes(sort)) continue;
    for (const flag of flags) {
      const asked = { ...fields, sort, order, ...(flag !== undefined && { flag }) };
      expectAnswer(context, {
        id,
        rule: "sorting",
        answer: await ask(asked),
        problem: ({ data }) =>
          isInOrder(rowsOf(data), sort, order) ? undefined : `rows are not in order of ${sort}, ${order}`,
      });
    }
  }
}

/** Seconds, in units of 10^-18, by which rows that were made in parallel may be stored in another order. */
const PARALLEL = 5n * 10n ** 18n;

function isInOrder(rows: readonly Fields[], field: string, order: "asc" | "desc"): boolean {
  const values = rows.flatMap((row) => decimal(field === "price" ? listedPrice(row) : row[field]) ?? []);
  const slack = field === "createtime" ? PARALLEL : 0n;
  return values.every((value, i) => {
    const next = values[i + 1];
    return next === undefined || (order === "asc" ? value <= next + slack : value + slack >= next);
  });
}

/** Rows added or removed between two calls explain any difference. */
function unlessChanged(
  total: number,
  { data, isAccepted, code }: Answer,
  problem: (page: PageNumbers, rows: Fields[]) => string | undefined,
): string | undefined {
  if (!isAccepted) return `failed with code ${code}`;
  const page = numbersOf(data);
  return page && page.total === total ? problem(page, rowsOf(data)) : undefined;
}

function numbersOf(data: unknown): PageNumbers | undefined {
  const [total, per_page, current_page, last_page] = ["total", "per_page", "current_page", "last_page"].map(
    (name) => Number(fieldOf(data, name)),
  );
  const all = { total, per_page, current_page, last_page };
  return isNumbers(all) ? all : undefined;
}

const isNumbers = (
  numbers: Readonly<Record<keyof PageNumbers, number | undefined>>,
): numbers is PageNumbers =>
  Object.values(numbers).every((number) => number !== undefined && Number.isFinite(number));
