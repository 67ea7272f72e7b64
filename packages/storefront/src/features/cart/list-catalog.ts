import { isNotFound, toProductView } from "marketplace-react";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { type Services, STALE } from "../../shared/services";
import { type Catalog, codeKey, type Found, foundOf } from "./list-verdicts";
import { type ListRow, MAX_CODE, productNumber } from "./order-list";

/** Codes of one call, as the contract takes them; products that are read at once. */
const CODES = 100;
const AT_ONCE = 4;
const READ = { ...INLINE_ERRORS, staleTime: STALE.seconds };

/**
 * Looks up everything the rows name that isn't known yet: codes in batches of a hundred, then product numbers that aren't codes one by one.
 * A server without products.lookup knows product numbers alone.
 *
 * @throws {MarketplaceError} when a call fails for any reason but "not found"
 */
export async function readCatalog(
  { queries, queryClient }: Pick<Services, "queries" | "queryClient">,
  rows: readonly ListRow[],
): Promise<Catalog> {
  const keys = [...new Set(rows.map(({ code }) => codeKey(code)))].filter(
    (key) => key !== "" && key.length <= MAX_CODE,
  );
  const byCode = new Map<string, Found[]>();
  for (let at = 0; at < keys.length; at += CODES) {
    const query = queries.products.lookup({ sku_codes: keys.slice(at, at + CODES) });
    const matches = await orNothing(queryClient.fetchQuery({ ...query, ...READ }));
    for (const match of matches ?? []) {
      const key = codeKey(match.sku_code ?? "");
      byCode.set(key, [...(byCode.get(key) ?? []), foundOf(match)]);
    }
  }
  const numbers = [
    ...new Set(keys.filter((key) => !byCode.has(key)).flatMap((key) => productNumber(key) ?? [])),
  ];
  const byNumber = new Map<string, ReturnType<typeof toProductView>>();
  const next = async (): Promise<void> => {
    for (let id = numbers.shift(); id !== undefined; id = numbers.shift()) {
      const query = queries.products.get({ id });
      const product = await orNothing(queryClient.fetchQuery({ ...query, ...READ }));
      if (product) byNumber.set(id, toProductView(product));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return { byCode, byNumber };
}

async function orNothing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    // Some servers refuse a product that is off sale, others do not know it.
    if (isNotFound(error) || (isApiError(error) && error.code === 0)) return undefined;
    throw error;
  }
}
