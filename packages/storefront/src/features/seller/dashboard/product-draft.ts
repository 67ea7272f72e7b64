import { useState } from "react";
import { useServices } from "../../../shared/services";
import { type ProductValues, readValues } from "./product-values";

/** The stored draft of a product. */
interface KeptProduct {
  /** The product when the form was opened. */
  base: ProductValues;
  /** The typed values. */
  values: ProductValues;
}

/** The draft of a product form, kept for this tab. */
export interface ProductDraft {
  /** @returns undefined when it is missing or not a draft */
  read(): KeptProduct | undefined;
  write(kept: KeptProduct): void;
  clear(): void;
}

/** @param id of the product; empty for a new one @param tag what is typed in another language is another draft: the same text may be another price there */
export function useProductDraft(id: string, tag: string): ProductDraft {
  const { tab } = useServices().drafts;
  const name = `product-${id} ${tag}`;
  const [draft] = useState(
    (): ProductDraft => ({
      read: () => parse(tab.getItem(name)),
      write: (kept) => tab.setItem(name, JSON.stringify(kept)),
      clear: () => tab.removeItem(name),
    }),
  );
  return draft;
}

function parse(text: string | null): KeptProduct | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? "");
    const [base, values] = ["base", "values"].map((part) => readValues(Reflect.get(Object(kept), part)));
    return base && values && { base, values };
  } catch {
    return undefined;
  }
}
