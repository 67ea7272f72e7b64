import { BusinessError } from "../../domain/errors";
import type { VariantDraft } from "./product-input";

/** A stored variant. */
export interface StoredVariant {
  readonly id: number;
  readonly spec: readonly string[];
  readonly is_deleted: boolean;
}

/** A variant that was not on sale, so it has no stored stock to keep. */
export type NewVariant = VariantDraft & { readonly stock: number };

/** What a save does to the variants of a product. */
export interface VariantPlan {
  readonly changed: readonly (VariantDraft & { readonly id: number })[];
  readonly added: readonly NewVariant[];
}

/** @param i its index among the sent variants @throws {BusinessError} `field_invalid` without `stock` */
export function newVariant(variant: VariantDraft, i: number): NewVariant {
  const { spec, stock } = variant;
  if (stock === undefined) {
    throw new BusinessError("field_invalid", { field: spec.length === 0 ? "stock" : `skus.${i}.stock` });
  }
  return { ...variant, stock };
}

/**
 * Finds the stored variant that each sent one replaces, by `id` or else by its words, so that carts and past orders keep their
 * variants. A deleted variant with the same words is restored. The caller deletes variants that nothing replaces.
 *
 * @throws {BusinessError} `field_invalid` for an `id` that is not one of this product's or is sent twice, and for a variant without
 *   `stock` that was not on sale
 */
export function matchVariants(stored: readonly StoredVariant[], sent: readonly VariantDraft[]): VariantPlan {
  const free = new Map(stored.map((variant) => [variant.id, variant]));
  const matches = sent.map((variant, i) => {
    if (variant.id === undefined) return undefined;
    const found = free.get(variant.id);
    if (!found || found.is_deleted) throw new BusinessError("field_invalid", { field: `skus.${i}.id` });
    free.delete(found.id);
    return found;
  });
  const wordsOf = (spec: readonly string[]) => JSON.stringify(spec);
  const byWords = new Map<string, StoredVariant>();
  for (const variant of free.values()) {
    const words = wordsOf(variant.spec);
    if (!byWords.has(words) || !variant.is_deleted) byWords.set(words, variant);
  }
  const changed: (VariantDraft & { id: number })[] = [];
  const added: NewVariant[] = [];
  sent.forEach((variant, i) => {
    const known = matches[i] ?? byWords.get(wordsOf(variant.spec));
    if (!known) added.push(newVariant(variant, i));
    // The remaining stock of a deleted variant is not shown, so no request can mean it.
    else changed.push({ ...(known.is_deleted ? newVariant(variant, i) : variant), id: known.id });
  });
  return { changed, added };
}
