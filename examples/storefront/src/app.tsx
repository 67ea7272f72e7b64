import { useCart, useSession } from "marketplace-react";
import { ProductList } from "marketplace-react/blocks";
import { Button, ButtonLink, Page, Stack } from "marketplace-react/ui";
import { useSyncExternalStore } from "react";
import { CartScreen, CheckoutScreen, PaymentScreen, ProductScreen } from "./screens";
import { words } from "./words";

function followHash(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The screen is in the address: `#/product/7`. A router of your choice can do the same. */
export function App() {
  const [, screen = "", id = ""] = useSyncExternalStore(followHash, () => location.hash).split("/");
  const { count } = useCart();
  const { isSignedIn, signOut } = useSession();
  return (
    <Page narrow={screen !== ""}>
      <Stack>
        <Stack as="header" row between>
          <ButtonLink href="#" variant="plain">
            {words.shop}
          </ButtonLink>
          <Stack row gap="s">
            {isSignedIn && (
              <Button variant="plain" size="s" onClick={signOut}>
                {words.signOut}
              </Button>
            )}
            <ButtonLink href="#/cart" variant="secondary" size="s">
              {`${words.cart} (${count})`}
            </ButtonLink>
          </Stack>
        </Stack>
        {screen === "" && <ProductList hrefOf={(product) => `#/product/${product}`} />}
        {screen === "product" && <ProductScreen key={id} id={id} />}
        {screen === "cart" && <CartScreen />}
        {screen === "checkout" && <CheckoutScreen />}
        {screen === "pay" && <PaymentScreen payNo={id} />}
      </Stack>
    </Page>
  );
}
