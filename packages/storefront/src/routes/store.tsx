import { StoreScreen } from "../features/stores/store-screen";
import type { ScreenProps } from "../shared/navigation/paths";

/** /store/:id */
export function Screen({ params }: ScreenProps) {
  const { id = "" } = params;
  return <StoreScreen key={id} id={id} />;
}
