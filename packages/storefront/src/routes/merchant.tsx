import { MerchantScreen } from "../features/merchant/merchant-screen";
import { OpenShop } from "../features/merchant/open-shop";

/** Features do not know each other: the way from the application to the shop it opened is here. */
export function Screen() {
  return <MerchantScreen centre={<OpenShop />} />;
}
