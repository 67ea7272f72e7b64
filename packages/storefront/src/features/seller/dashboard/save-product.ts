import type { Input, MerchantProduct } from "marketplace-sdk";

/** The calls that {@link saveProduct} makes. */
export interface SaveCalls {
  save: (input: Input<"merchantProducts.save">) => Promise<MerchantProduct>;
  setStatus: (input: { id: MerchantProduct["id"]; status: "on" }) => Promise<MerchantProduct>;
}

/** A product that was saved. */
export interface SavedProduct {
  /** From the last response. */
  product: MerchantProduct;
  /** Why it was not listed; undefined where it was, or was not requested. */
  unlisted?: unknown;
}

/**
 * Saves a product and lists it if requested. One that the operator reviews first is listed by the review.
 *
 * @throws what saving throws, but not what listing throws: the product exists by then, and saving again would add another.
 */
export async function saveProduct(
  input: Input<"merchantProducts.save">,
  lists: boolean,
  { save, setStatus }: SaveCalls,
): Promise<SavedProduct> {
  const product = await save(input);
  return lists && product.status === "off" ? listProduct(product, { setStatus }) : { product };
}

/** Lists an existing product; safe to repeat. */
export async function listProduct(
  product: MerchantProduct,
  { setStatus }: Pick<SaveCalls, "setStatus">,
): Promise<SavedProduct> {
  try {
    return { product: await setStatus({ id: product.id, status: "on" }) };
  } catch (unlisted) {
    return { product, unlisted };
  }
}
