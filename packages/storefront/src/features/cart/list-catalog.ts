import { isNotFound, toProductView } from "marketplace-react";
import { INLINE_ERRORS, isApiError } from "../../shared/errors";
import { type Services, STALE } from "../../shared/services";
import { type Catalog, type CodeMatch, codeKey, toCodeMatch } from "./list-verdicts";
import { type ListRow, MAX_CODE, productNumber } from "./order-list";

/** Most codes per call of products.lookup, by the contract. */
const BATCH_SIZE = 100;
/** Most products to fetch at a time. */
const MAX_CONCURRENT = 4;
const READ_OPTIONS = { ...INLINE_ERRORS, staleTime: STALE.seconds };

/**
 * Looks up the codes of all rows in batches, then, one by one, the product numbers among those that aren't SKU codes. A server
 * without products.lookup finds product numbers only.
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
  const byCode = new Map<string, CodeMatch[]>();
  for (let at = 0; at < keys.length; at += BATCH_SIZE) {
    const query = queries.products.lookup({ sku_codes: keys.slice(at, at + BATCH_SIZE) });
    const matches = await undefinedIfUnknown(queryClient.fetchQuery({ ...query, ...READ_OPTIONS }));
    for (const match of matches ?? []) {
      const key = codeKey(match.sku_code ?? "");
      byCode.set(key, [...(byCode.get(key) ?? []), toCodeMatch(match)]);
    }
  }
  const numbers = [
    ...new Set(keys.filter((key) => !byCode.has(key)).flatMap((key) => productNumber(key) ?? [])),
  ];
  const byNumber = new Map<string, ReturnType<typeof toProductView>>();
  const next = async (): Promise<void> => {
    for (let id = numbers.shift(); id !== undefined; id = numbers.shift()) {
      const query = queries.products.get({ id });
      const product = await undefinedIfUnknown(queryClient.fetchQuery({ ...query, ...READ_OPTIONS }));
      if (product) byNumber.set(id, toProductView(product));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, next));
  return { byCode, byNumber };
}

async function undefinedIfUnknown<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    // Some servers reject a product that is off sale, others don't know it.
    if (isNotFound(error) || (isApiError(error) && error.code === 0)) return undefined;
    throw error;
  }
}
