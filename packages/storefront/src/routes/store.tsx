import type { ScreenProps } from "../app/routes";
import { StoreScreen } from "../features/stores/store-screen";

/** /store/{id} */
export function Screen({ params }: ScreenProps) {
  const { id = "" } = params;
  return <StoreScreen key={id} id={id} />;
}
