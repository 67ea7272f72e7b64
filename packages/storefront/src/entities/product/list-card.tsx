import type { Product } from "marketplace-sdk";
import { paths } from "../../shared/navigation/paths";
import { CardFacts, type ListedProduct } from "./card-facts";
import { CardHeart, type useShownFavorites } from "./favorite";
import { ProductCard, type ProductCardProps } from "./product-card";

/** Props of {@link ListCard}. */
interface ListCardProps extends Pick<ProductCardProps, "currency" | "priority"> {
  product: Product;
  /** Of the whole list, which reads them once. */
  favorites: ReturnType<typeof useShownFavorites>;
  /** What the card says of the product. Default: all of it. */
  facts?: ListedProduct;
}

/** A product in a list: its card with facts and the heart. */
export function ListCard({ product, favorites, facts = product, ...card }: ListCardProps) {
  return (
    <ProductCard {...card} product={product} href={paths.goods(product.id)}>
      <CardFacts product={facts} />
      <CardHeart
        title={product.title}
        favorite={favorites.has(product.id)}
        onFavorite={() => favorites.press(product)}
      />
    </ProductCard>
  );
}
