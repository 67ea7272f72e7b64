import { useQuery } from "@tanstack/react-query";
import { toProductView, useCheckoutSession, useMarketplace, useSession } from "marketplace-react";
import {
  CartContents,
  CheckoutForm,
  PaymentForm,
  ProductPurchase,
  SignInForm,
} from "marketplace-react/blocks";
import { cloudDrawing, EmptyState, failureText, SkeletonList, useUi } from "marketplace-react/ui";
import { words } from "./words";

export function ProductScreen({ id }: { id: string }) {
  const { queries } = useMarketplace();
  const { start } = useCheckoutSession();
  const { labels } = useUi();
  const { data, error } = useQuery(queries.products.get({ id }));
  if (error) return <EmptyState art={cloudDrawing} title={failureText(error, labels.failure)} />;
  if (!data) return <SkeletonList heights={[480]} />;
  return (
    <ProductPurchase
      product={toProductView(data)}
      words={words}
      onBuyNow={(lines) => {
        start(lines, "product");
        location.hash = "/checkout";
      }}
    />
  );
}

export function CartScreen() {
  const { start } = useCheckoutSession();
  return (
    <CartContents
      words={words}
      onCheckOut={(lines) => {
        start(lines, "cart");
        location.hash = "/checkout";
      }}
    />
  );
}

export function CheckoutScreen() {
  const { isSignedIn } = useSession();
  if (!isSignedIn) return <SignInForm words={words} />;
  return <CheckoutForm words={words} onPlaced={({ pay }) => location.replace(`#/pay/${pay.pay_no}`)} />;
}

export function PaymentScreen({ payNo }: { payNo: string }) {
  const { isSignedIn } = useSession();
  return isSignedIn ? <PaymentForm payNo={payNo} words={words} /> : <SignInForm words={words} />;
}
