import { CategoryScreen } from "../features/catalog/category-screen";
import type { ScreenProps } from "../shared/navigation/paths";

/** /category/:pid */
export function Screen({ params }: ScreenProps) {
  return <CategoryScreen pid={params.pid ?? ""} />;
}
