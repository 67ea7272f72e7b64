import { ProductScreen } from "../features/product/product-screen";
import { StoreCard } from "../features/stores/store-card";
import { useSearch } from "../shared/navigation/link";

/** /goods?id= : the product with the card of its store. */
export function Screen() {
  const id = new URLSearchParams(useSearch()).get("id") ?? "";
  return <ProductScreen key={id} id={id} store={(shop) => <StoreCard shop={shop} />} />;
}
