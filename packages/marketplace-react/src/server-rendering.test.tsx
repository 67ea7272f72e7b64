import { createFactory, ok } from "marketplace-sdk/testing";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { fakeServices, fakeStorages } from "../test/render";
import { useSession } from "./account/use-session";
import { useLanguage } from "./account/use-site-and-language";
import { useCart } from "./cart/use-cart";
import { useCheckoutSession } from "./checkout/use-checkout-session";
import { MarketplaceProvider, useMarketplace } from "./provider";
import { useCountdown } from "./time/use-countdown";

const make = createFactory();

function Screen() {
  const { queries, queryClient } = useMarketplace();
  const { isSignedIn } = useSession();
  const { code } = useLanguage();
  const { lines } = useCart();
  const { status, lines: ordered } = useCheckoutSession();
  const left = useCountdown(1_700_000_000);
  const account = queryClient.getQueryData(queries.account.get().queryKey);
  return (
    <p>
      {[
        code,
        isSignedIn ? "signed in" : "signed out",
        account?.money,
        lines.map(({ title }) => title).join(),
        `${status} ${ordered.length}`,
        left === undefined ? "no clock" : "a clock",
      ].join("; ")}
    </p>
  );
}

/** A visitor's request, with its own services. */
async function renderFor(money: string, title: string): Promise<string> {
  const { services } = fakeServices({ "account.get": ok({ ...make("UserInfo"), money }) }, fakeStorages(), {
    serverLanguage: money === "1.00" ? "de" : "ar",
  });
  const { queries, queryClient, session, cart } = services;
  await session.save({ id: 1, token: `token-${money}` });
  await queryClient.fetchQuery(queries.account.get());
  cart.add({ id: 1, shopId: 1, shopName: "Store", title, price: "1.00" });
  return renderToString(
    <MarketplaceProvider services={services}>
      <Screen />
    </MarketplaceProvider>,
  );
}

test("two visitors who are rendered at once never see each other's state", async () => {
  const [ada, bob] = await Promise.all([renderFor("1.00", "Ada’s teapot"), renderFor("2.00", "Bob’s lamp")]);
  // What a device keeps is shown once the device has taken the page over, even if the server was told.
  expect(ada).toBe("<p>de; signed out; 1.00; ; empty 0; no clock</p>");
  expect(bob).toBe("<p>ar; signed out; 2.00; ; empty 0; no clock</p>");
});

test("the next visitor starts with nothing", () => {
  const { services } = fakeServices({});
  const html = renderToString(
    <MarketplaceProvider services={services}>
      <Screen />
    </MarketplaceProvider>,
  );
  expect(html).toBe("<p>en; signed out; ; ; empty 0; no clock</p>");
});
