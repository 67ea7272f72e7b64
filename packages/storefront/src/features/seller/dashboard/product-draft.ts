import { useState } from "react";
import { useServices } from "../../../shared/services";
import { type ProductValues, readValues } from "./product-values";

/** What a draft stores of an unfinished product. */
interface StoredDraft {
  /** The product that the form was filled with. */
  base: ProductValues;
  /** The form's current values. */
  values: ProductValues;
}

/** The draft of a product form, stored for this tab. */
export interface ProductDraft {
  /** @returns undefined if there is none or it can't be parsed */
  read(): StoredDraft | undefined;
  write(stored: StoredDraft): void;
  clear(): void;
}

/**
 * @param id of the product; empty for a new one
 * @param tag of the reader's language: each has its own draft, because the same text may be another price in it
 */
export function useProductDraft(id: string, tag: string): ProductDraft {
  const { tab } = useServices().drafts;
  const name = `product-${id} ${tag}`;
  const [draft] = useState(
    (): ProductDraft => ({
      read: () => parse(tab.getItem(name)),
      write: (stored) => tab.setItem(name, JSON.stringify(stored)),
      clear: () => tab.removeItem(name),
    }),
  );
  return draft;
}

function parse(text: string | null): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? "");
    const [base, values] = ["base", "values"].map((part) => readValues(Reflect.get(Object(stored), part)));
    return base && values && { base, values };
  } catch {
    return undefined;
  }
}
