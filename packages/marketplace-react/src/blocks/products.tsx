"use client";
import type { Input } from "marketplace-sdk";
import type { CartLine } from "marketplace-sdk/state";
import { useState } from "react";
import type { BlockLabels } from "../block-labels/block-labels.js";
import { useCart } from "../cart/use-cart.js";
import { useInfiniteList } from "../list/use-infinite-list.js";
import type { ProductView } from "../product/product-view.js";
import type { PurchaseProblem } from "../product/purchase.js";
import { useVariantSelection } from "../product/use-variant-selection.js";
import { useMarketplace } from "../provider.js";
import { Button } from "../ui/button/button.js";
import { failureText } from "../ui/failure-text.js";
import { Grid } from "../ui/grid/grid.js";
import { Stack, Text } from "../ui/layout/layout.js";
import { LoadMore } from "../ui/loading/loading.js";
import { CardSkeletons, cloudDrawing, EmptyState } from "../ui/placeholder/placeholder.js";
import { Price } from "../ui/price/price.js";
import { ProductCard, ProductPicture, VariantPicker } from "../ui/product/product.js";
import { Stepper } from "../ui/stepper/stepper.js";
import { type UiLabels, useUi } from "../ui/ui-provider.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

/** Props of {@link ProductList}. */
export interface ProductListProps {
  /** What is listed: a category, an order, a flag. */
  input?: Omit<NonNullable<Input<"products.list">>, "page">;
  /** Address of a product's page. */
  hrefOf: (id: number | string) => string;
  /** Names the visit, so that going back finds the place; see `useInfiniteList`. */
  restorationKey?: string;
}

/** Products page by page. */
export function ProductList({ input = {}, hrefOf, restorationKey }: ProductListProps) {
  const query = useMarketplace().queries.products.list.infinite(input);
  const { labels } = useUi();
  const list = useInfiniteList(query, { rowKey: ({ id }) => id, restorationKey });
  if (list.error) {
    return (
      <EmptyState
        art={cloudDrawing}
        title={failureText(list.error, labels.failure)}
        action={<Button onClick={list.refetch}>{labels.retry}</Button>}
      />
    );
  }
  if (list.isLoading) {
    return (
      <Grid>
        <CardSkeletons count={8} />
      </Grid>
    );
  }
  return (
    <>
      <Grid>
        {list.rows.map(({ id, title, image, price, from_price, currency }) => (
          <li key={id}>
            <ProductCard
              href={hrefOf(id)}
              title={title}
              image={image}
              price={price}
              fromPrice={from_price}
              currency={currency}
            />
          </li>
        ))}
      </Grid>
      <LoadMore list={list} />
    </>
  );
}

/** Props of {@link ProductPurchase}. */
export interface ProductPurchaseProps {
  /** From `toProductView(product)`. */
  product: ProductView;
  /** Starts the checkout. */
  onBuyNow: (lines: readonly CartLine[]) => void;
}

/** Picture, name, price, variants and quantity of a product, and the two ways to buy it. */
export function ProductPurchase({ product, onBuyNow }: ProductPurchaseProps) {
  const { t } = useBlockTexts();
  const { labels } = useUi();
  const { add } = useCart();
  const [added, setAdded] = useState<string>();
  const variants = useVariantSelection(product);
  const { quantity, setQuantity, image, unitPrice, problem, item, stock } = variants;
  const isBlocked = problem !== undefined;
  const addToCart = (): void => {
    add(item, quantity);
    setAdded(item.title);
  };
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
      <Text role="status" size="s" tone={problem ? "muted" : "success"}>
        {problem ? problemText(problem, t, labels) : added && fill(t.product.added, { title: added })}
      </Text>
      <Button block disabled={isBlocked} onClick={() => onBuyNow([{ ...item, num: quantity }])}>
        {t.product.buyNow}
      </Button>
      <Button block variant="secondary" disabled={isBlocked} onClick={addToCart}>
        {t.product.addToCart}
      </Button>
    </Stack>
  );
}

/** Why a selection can't be bought. */
function problemText(problem: PurchaseProblem, t: BlockLabels, labels: UiLabels): string {
  switch (problem.kind) {
    case "soldOut":
      return t.product.soldOut;
    case "short":
      return labels.atMost(problem.left);
    case "minimum":
      return labels.atLeast(problem.minOrder);
    default:
      return t.product.choose;
  }
}
