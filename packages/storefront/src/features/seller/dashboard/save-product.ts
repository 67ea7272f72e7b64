import type { Input, MerchantProduct } from "marketplace-sdk";

/** The calls that {@link saveProduct} makes. */
export interface SaveCalls {
  save: (input: Input<"merchantProducts.save">) => Promise<MerchantProduct>;
  setStatus: (input: { id: MerchantProduct["id"]; status: "on" }) => Promise<MerchantProduct>;
}

/** A product that was saved. */
export interface SavedProduct {
  /** As the last call answered it. */
  product: MerchantProduct;
  /** Why it was not listed; undefined where it was, and where nobody asked. */
  unlisted?: unknown;
}

/**
 * Saves a product and lists it, where that was asked. One that the operator reviews first is listed by the review.
 *
 * @throws what saving throws. A listing that fails does not: the product is there then, and saving it again would add another.
 */
export async function saveProduct(
  input: Input<"merchantProducts.save">,
  lists: boolean,
  { save, setStatus }: SaveCalls,
): Promise<SavedProduct> {
  const product = await save(input);
  return lists && product.status === "off" ? listProduct(product, { setStatus }) : { product };
}

/** Lists a product that is there already; it may be called as often as it takes. */
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
