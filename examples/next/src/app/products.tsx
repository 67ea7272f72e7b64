"use client";
import { useQuery } from "@tanstack/react-query";
import {
  useCart,
  useFavorites,
  useLanguage,
  useMarketplace,
  useSession,
  useWebsite,
} from "marketplace-react";
import {
  Button,
  Card,
  failureText,
  Grid,
  Price,
  ProductPicture,
  Stack,
  Text,
  useUi,
} from "marketplace-react/ui";
import type { LanguageCode } from "marketplace-sdk/state";
import { rememberLanguage } from "./choose-language";
import { PRODUCTS } from "./queries";

/** Rendered on the server with an empty cart, and continued in the browser with what this device keeps. */
export function Products() {
  const { queries } = useMarketplace();
  const { data, error } = useQuery(queries.products.list(PRODUCTS));
  const cart = useCart();
  const favorites = useFavorites();
  const { labels } = useUi();
  if (error) return <Text role="alert">{failureText(error, labels.failure)}</Text>;
  return (
    <Grid>
      {data?.data.map(({ id, title, image, price, currency, shop_id, shopname }) => (
        <li key={id}>
          <Card>
            <Stack gap="s">
              <ProductPicture image={image} />
              <Text dir="auto">{title}</Text>
              <Price amount={price} currency={currency} />
              <Button
                variant="secondary"
                aria-pressed={favorites.has(id)}
                onClick={() => favorites.toggle({ id, title, image, price })}
              >
                Keep
              </Button>
              <Button
                onClick={() =>
                  cart.add({ id, title, image, price, currency, shopId: shop_id, shopName: shopname })
                }
              >
                Add to cart
              </Button>
            </Stack>
          </Card>
        </li>
      ))}
    </Grid>
  );
}

/** Who is there, and what they keep. */
export function Visitor() {
  const { user, isSignedIn, signIn, signOut } = useSession();
  const { count } = useCart();
  const { products } = useFavorites();
  const { code, set } = useLanguage();
  const { name } = useWebsite();
  const choose = (language: LanguageCode): void => {
    set(language);
    void rememberLanguage(language);
  };
  return (
    <Stack row>
      <Text as="strong">{name}</Text>
      <Text role="status">{`Cart ${count}, kept ${products.length}, ${code}, user ${user?.id ?? "unknown"}`}</Text>
      {isSignedIn ? (
        <Button variant="plain" onClick={signOut}>
          Sign out
        </Button>
      ) : (
        // A form of your own, or the block `SignInForm`.
        <Button variant="plain" onClick={() => signIn({ account: "buyer", password: "buyer-demo" })}>
          Sign in as the demo’s buyer
        </Button>
      )}
      <Button variant="plain" onClick={() => choose(code === "ar" ? "en" : "ar")}>
        {code === "ar" ? "English" : "العربية"}
      </Button>
    </Stack>
  );
}
