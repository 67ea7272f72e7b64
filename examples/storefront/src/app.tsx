import { useCart, useLanguage, useSession } from "marketplace-react";
import { Button, ButtonLink, Page, Stack, Text } from "marketplace-react/ui";
import { useEffect, useSyncExternalStore } from "react";
import { Screen } from "./screens";
import { LANGUAGES, type Texts } from "./texts";

function followHash(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The screen is in the address: `#/product/7`. A router of your choice can do the same. */
export function App({ texts }: { texts: Texts }) {
  const hash = useSyncExternalStore(followHash, () => location.hash);
  const [, screen = "", id = ""] = hash.split("/");
  const { cart, checkout, payment, orders, addresses } = texts.blockLabels.navigation;
  const titles: Record<string, string> = { cart, checkout, pay: payment, orders, order: orders, addresses };
  return (
    <Page narrow={screen !== ""}>
      <TopOfPage key={hash} />
      <Stack>
        <Header texts={texts} />
        {titles[screen] && (
          <Text as="h1" size="xl">
            {titles[screen]}
          </Text>
        )}
        {screen === "orders" && <AccountLinks texts={texts} />}
        <Screen screen={screen} id={id} />
      </Stack>
    </Page>
  );
}

function Header({ texts }: { texts: Texts }) {
  const { shop, blockLabels } = texts;
  const { cart, orders, logIn } = blockLabels.navigation;
  const { count } = useCart();
  const { isSignedIn } = useSession();
  const language = useLanguage();
  const other = LANGUAGES.find(({ code }) => code !== language.code) ?? LANGUAGES[0];
  return (
    <Stack as="header" row between>
      <ButtonLink href="#" variant="plain">
        {shop}
      </ButtonLink>
      <Stack row gap="s">
        <Button variant="plain" size="s" lang={other.code} onClick={() => language.set(other.code)}>
          {other.name}
        </Button>
        <ButtonLink href={isSignedIn ? "#/orders" : "#/login"} variant="plain" size="s">
          {isSignedIn ? orders : logIn}
        </ButtonLink>
        <ButtonLink href="#/cart" variant="secondary" size="s">
          {`${cart} (${count})`}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}

/** What else a buyer has, next to the orders. */
function AccountLinks({ texts }: { texts: Texts }) {
  const { addresses, logOut } = texts.blockLabels.navigation;
  const { isSignedIn, signOut } = useSession();
  if (!isSignedIn) return null;
  return (
    <Stack row gap="s">
      <ButtonLink href="#/addresses" variant="secondary" size="s">
        {addresses}
      </ButtonLink>
      <Button variant="plain" size="s" onClick={signOut}>
        {logOut}
      </Button>
    </Stack>
  );
}

/** A new page begins at its top. It comes before the lists, which scroll to where the visitor was. */
function TopOfPage() {
  useEffect(() => {
    // In braces, because browsers begin to return a promise here, and React would take it for a clean-up.
    scrollTo(0, 0);
  }, []);
  return null;
}
