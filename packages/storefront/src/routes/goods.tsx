import { useSearch } from "wouter";
import { ProductScreen } from "../features/product/product-screen";
import { StoreCard } from "../features/stores/store-card";
import { queryId } from "../shared/navigation/query-id";

/** /goods?id= : the product with the card of its store. */
export function Screen() {
  const id = queryId(useSearch(), "id") ?? "";
  return <ProductScreen key={id} id={id} store={(shop) => <StoreCard shop={shop} />} />;
}
