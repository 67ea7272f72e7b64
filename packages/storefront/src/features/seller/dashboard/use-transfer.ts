import { resizePhoto } from "marketplace-react";
import type { MerchantProduct } from "marketplace-sdk";
import { useEffect, useRef, useState } from "react";
import { useServices } from "../../../shared/services";
import type { BulkOutcome } from "./bulk";
import { useShopChanges } from "./dashboard-parts";
import { type ImportVerdict, pictureName } from "./product-import";

/** Most products to read at a time. */
const MAX_CONCURRENT = 4;
/** Products per page of the list. */
const PAGE_SIZE = 100;

/** Progress of a long task, in items. */
export interface Progress {
  done: number;
  total: number;
}

/** Reads every product of the store with its variants, which lists leave out. */
export function useReadStore(): (onProgress: (progress: Progress) => void) => Promise<MerchantProduct[]> {
  const { market } = useServices();
  return async (onProgress) => {
    const ids = new Set<string>();
    // Sorted by title, so that a product changed in the meantime doesn't move to another page.
    for (let page = 1, isMore = true; isMore; page += 1) {
      const rows = await market.merchantProducts.list(
        { page, limit: PAGE_SIZE, sort: "title" },
        { notify: false },
      );
      const before = ids.size;
      for (const { id } of rows.data) ids.add(`${id}`);
      isMore = page < rows.last_page && ids.size > before;
    }
    const products = new Map<string, MerchantProduct>();
    const left = [...ids];
    const next = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        products.set(id, await market.merchantProducts.get({ id }, { notify: false }));
        onProgress({ done: products.size, total: ids.size });
      }
    };
    await Promise.all(Array.from({ length: MAX_CONCURRENT }, next));
    return [...ids].flatMap((id) => products.get(id) ?? []);
  };
}

type Savable = Extract<ImportVerdict, { kind: "new" | "changed" }>;

/** Saves the products of a file, one by one. */
export interface ImportHandle {
  /** By the product's row in the file. */
  outcomes: ReadonlyMap<number, BulkOutcome>;
  isRunning: boolean;
  /** Saves the products that aren't saved yet. @param files pictures by file name */
  start: (verdicts: readonly ImportVerdict[], files: ReadonlyMap<string, File>) => void;
  stop: () => void;
  /** Discards the outcomes, for another file. */
  clear: () => void;
}

/** Leaving the page stops it. A failed product doesn't stop the rest, and repeating it sends the same call. */
export function useImport(): ImportHandle {
  const { market } = useServices();
  const { changed } = useShopChanges();
  const [outcomes, setOutcomes] = useState<ImportHandle["outcomes"]>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const uploaded = useRef(new Map<string, string>());
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const pictureOf = async (address: string, files: ReadonlyMap<string, File>): Promise<string> => {
    const name = pictureName(address);
    const known = uploaded.current.get(name);
    if (known) return known;
    const file = files.get(name);
    if (!file) return address;
    const { url } = await market.uploads.image({ file: await resizePhoto(file) }, { notify: false });
    uploaded.current.set(name, url);
    return url;
  };
  const saveOne = async (verdict: Savable, files: ReadonlyMap<string, File>): Promise<BulkOutcome> => {
    try {
      const { input } = verdict;
      const images: string[] = [];
      for (const image of input.images) {
        const isForeign = verdict.kind === "new" && verdict.pictures.includes(image);
        images.push(isForeign ? await pictureOf(image, files) : image);
      }
      await market.merchantProducts.save({ ...input, images }, { notify: false });
      return { kind: "done" };
    } catch (error) {
      return { kind: "failed", error };
    }
  };
  const saveAll = async (verdicts: readonly Savable[], files: ReadonlyMap<string, File>): Promise<void> => {
    isStopped.current = false;
    setRunning(true);
    for (const verdict of verdicts) {
      if (isStopped.current) break;
      const setOutcome = (outcome: BulkOutcome): void =>
        setOutcomes((before) => new Map([...before, [verdict.row, outcome]]));
      setOutcome({ kind: "running" });
      setOutcome(await saveOne(verdict, files));
    }
    setRunning(false);
    changed();
  };
  return {
    outcomes,
    isRunning,
    start(verdicts, files) {
      if (isRunning) return;
      const left = verdicts.filter(
        (verdict): verdict is Savable =>
          (verdict.kind === "new" || verdict.kind === "changed") &&
          outcomes.get(verdict.row)?.kind !== "done",
      );
      void saveAll(left, files);
    },
    stop() {
      isStopped.current = true;
    },
    clear: () => setOutcomes(new Map()),
  };
}
