import { resizePhoto, uploadPhoto, useSameAccount } from "marketplace-react";
import { useEffect, useRef, useState } from "react";
import { useServices } from "../../../shared/services";
import type { BulkOutcome } from "./bulk";
import { type ImportVerdict, pictureName } from "./product-import";
import { useShopChanges } from "./use-shop-changes";

type Savable = Extract<ImportVerdict, { kind: "new" | "changed" }>;

/** Saves the products of a file, one by one. */
interface ImportHandle {
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
  const services = useServices();
  const { market } = services;
  const isSameAccount = useSameAccount();
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
    const url = await uploadPhoto(services, (scale) => resizePhoto(file, { scale }));
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
      // Pictures are made ready before they are sent: another user may have signed in meanwhile.
      if (!isSameAccount()) throw new Error("not saved, another user has signed in");
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
      if (isStopped.current || !isSameAccount()) break;
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
