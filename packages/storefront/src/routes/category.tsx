import type { ScreenProps } from "../app/routes";
import { CategoryScreen } from "../features/catalog/category-screen";

/** /category/{pid} */
export function Screen({ params }: ScreenProps) {
  return <CategoryScreen pid={params.pid ?? ""} />;
}
