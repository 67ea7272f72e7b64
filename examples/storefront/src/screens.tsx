import { useQuery } from "@tanstack/react-query";
import { toProductView, useCheckoutSession, useMarketplace } from "marketplace-react";
import {
  AddressBook,
  CartContents,
  CheckoutForm,
  OrderDetail,
  OrderList,
  PaymentForm,
  ProductList,
  ProductPurchase,
  SignedIn,
} from "marketplace-react/blocks";
import { Button, cloudDrawing, EmptyState, failureText, SkeletonList, useUi } from "marketplace-react/ui";
import { useEffect } from "react";

interface ScreenProps {
  /** Name of the screen: the first part of the address. */
  screen: string;
  /** What it shows: the second part. */
  id: string;
}

export function Screen({ screen, id }: ScreenProps) {
  switch (screen) {
    case "":
      return <ProductList hrefOf={(product) => `#/product/${product}`} restorationKey="products" />;
    case "product":
      return <ProductScreen key={id} id={id} />;
    case "cart":
      return <CartScreen />;
    case "checkout":
      return <CheckoutScreen />;
    default:
      return (
        <SignedIn>
          <AccountScreen key={id} screen={screen} id={id} />
        </SignedIn>
      );
  }
}

function ProductScreen({ id }: { id: string }) {
  const { queries } = useMarketplace();
  const { start } = useCheckoutSession();
  const { labels } = useUi();
  const { data, error, refetch } = useQuery(queries.products.get({ id }));
  if (!data && error) {
    return (
      <EmptyState
        art={cloudDrawing}
        title={failureText(error, labels.failure)}
        action={<Button onClick={() => refetch()}>{labels.retry}</Button>}
      />
    );
  }
  if (!data) return <SkeletonList heights={[480]} />;
  return (
    <ProductPurchase
      product={toProductView(data)}
      onBuyNow={(lines) => {
        start(lines, "product");
        location.assign("#/checkout");
      }}
    />
  );
}

function CartScreen() {
  const { start } = useCheckoutSession();
  return (
    <CartContents
      onCheckOut={(lines) => {
        start(lines, "cart");
        location.assign("#/checkout");
      }}
    />
  );
}

const CheckoutScreen = () => (
  <CheckoutForm ordersHref="#/orders" onSuccess={({ pay }) => location.replace(`#/pay/${pay.pay_no}`)} />
);

/** What needs a session. */
function AccountScreen({ screen, id }: ScreenProps) {
  const ways = {
    payHrefOf: (payNo: string) => `#/pay/${payNo}`,
    onBoughtAgain: () => location.assign("#/cart"),
  };
  switch (screen) {
    case "pay":
      return <PaymentForm payNo={id} ordersHref="#/orders" />;
    case "orders":
      return <OrderList hrefOf={(orderNo) => `#/order/${orderNo}`} restorationKey="orders" {...ways} />;
    case "order":
      return <OrderDetail orderNo={id} {...ways} />;
    case "addresses":
      return <AddressBook />;
    default:
      return <ToProducts />;
  }
}

/** Whoever has signed in goes on with the products. */
function ToProducts() {
  useEffect(() => location.replace("#"), []);
  return null;
}
