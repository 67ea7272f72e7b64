import type { Input, MerchantProduct } from "marketplace-sdk";

/** The calls that {@link saveProduct} makes. */
export interface SaveCalls {
  save: (input: Input<"merchantProducts.save">) => Promise<MerchantProduct>;
  setStatus: (input: { id: MerchantProduct["id"]; status: "on" }) => Promise<MerchantProduct>;
}

/** A saved product. */
export interface SavedProduct {
  /** From the last response. */
  product: MerchantProduct;
  /** The error of listing it; undefined if that succeeded or wasn't requested. */
  unlisted?: unknown;
}

/**
 * Saves a product and lists it if requested. A product under review is listed once it is approved.
 *
 * @throws what saving throws, but not what listing throws: by then the product exists, and saving again would add another.
 */
export async function saveProduct(
  input: Input<"merchantProducts.save">,
  lists: boolean,
  { save, setStatus }: SaveCalls,
): Promise<SavedProduct> {
  const product = await save(input);
  return lists && product.status === "off" ? listProduct(product, { setStatus }) : { product };
}

/** Lists an existing product. Safe to repeat. */
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
