"use client";
import type { CartLine } from "marketplace-sdk/state";
import { useCart } from "../cart/use-cart";
import type { ProductView } from "../product/product-view";
import { useVariantSelection } from "../product/use-variant-selection";
import { Button } from "../ui/button/button";
import { Stack } from "../ui/layout/stack";
import { Text } from "../ui/layout/text";
import { Price } from "../ui/price/price";
import { ProductPicture } from "../ui/product/product-card";
import { VariantPicker } from "../ui/product/variant-picker";
import { Stepper } from "../ui/stepper/stepper";

/** Words of {@link ProductPurchase}. */
export interface ProductPurchaseWords {
  /** Button that adds what is selected to the cart. */
  addToCart: string;
  /** Button that starts a checkout without the cart. */
  buyNow: string;
}

/** Props of {@link ProductPurchase}. */
export interface ProductPurchaseProps {
  /** From `toProductView(product)`. */
  product: ProductView;
  /** In the user's language. */
  words: ProductPurchaseWords;
  /** Starts the checkout. */
  onBuyNow: (lines: readonly CartLine[]) => void;
}

/** Picture, name, price, variants and quantity of a product, and the two ways to buy it. */
export function ProductPurchase({ product, words, onBuyNow }: ProductPurchaseProps) {
  const { add } = useCart();
  const variants = useVariantSelection(product);
  const { quantity, setQuantity, image, unitPrice, problem, item, stock } = variants;
  const isBlocked = problem !== undefined;
  return (
    <Stack>
      <ProductPicture image={image} />
      <Text as="h1" size="xl" dir="auto">
        {product.title}
      </Text>
      <Price size="l" amount={unitPrice} currency={product.currency} />
      <VariantPicker product={product} variants={variants} />
      <Stack row>
        <Stepper
          value={quantity}
          step={product.packSize}
          onChange={setQuantity}
          {...(stock !== undefined && { max: stock })}
        />
      </Stack>
      <Button block disabled={isBlocked} onClick={() => onBuyNow([{ ...item, num: quantity }])}>
        {words.buyNow}
      </Button>
      <Button block variant="secondary" disabled={isBlocked} onClick={() => add(item, quantity)}>
        {words.addToCart}
      </Button>
    </Stack>
  );
}
