import type { Payment, Preview } from "marketplace-sdk";
import { createFactory, fail, fault, type Handlers, ok, page } from "marketplace-sdk/testing";
import { type ReactNode, useEffect, useState } from "react";
import { CartContents, CheckoutForm } from "../src/blocks/checkout";
import { PaymentForm } from "../src/blocks/payment-form";
import { ProductList, ProductPurchase } from "../src/blocks/products";
import { SignInForm } from "../src/blocks/sign-in-form";
import { useCheckoutSession } from "../src/checkout/use-checkout-session";
import { FakeServer, pending, signIn, useTeapot, useTeapotDetail } from "./samples";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Blocks" };
export default meta;

function List({ handler }: { handler: Handlers["products.list"] }) {
  return (
    <FakeServer handlers={{ ...(handler && { "products.list": handler }) }}>
      <ProductList hrefOf={(id) => `#${id}`} />
    </FakeServer>
  );
}

export function Products() {
  const detail = useTeapotDetail();
  const rows = [1, 2, 3].map((id) => ({ ...detail, id }));
  return <List handler={ok(page(rows))} />;
}

export const ProductsLoading = () => <List handler={pending} />;

export function ProductsFailed() {
  const { failed } = useWords();
  return <List handler={fail(0, failed)} />;
}

export function Purchase() {
  const words = useWords();
  return (
    <FakeServer handlers={{}}>
      <ProductPurchase product={useTeapot()} words={words} onBuyNow={() => {}} />
    </FakeServer>
  );
}

/** Two lines: one has become more expensive, the other is no longer sold. */
function useLines() {
  const { product, store } = useWords();
  return [
    { id: 1003, shopId: 1, shopName: store, num: 2, title: product, price: "12.20", currency: "USDT" },
    { id: 1007, shopId: 1, shopName: store, num: 1, title: `${product} 2`, price: "9.00", currency: "USDT" },
  ];
}

export function Cart() {
  const words = useWords();
  const { specs: _, skus: __, ...detail } = useTeapotDetail();
  const lines = useLines();
  return (
    <FakeServer
      handlers={{ "products.get": ({ id }) => (`${id}` === "1003" ? ok(detail) : fail(404, "")) }}
      prepare={({ cart }) => cart.replace(lines.map((line) => ({ ...line, checked: true })))}
    >
      <CartContents words={words} onCheckOut={() => {}} />
    </FakeServer>
  );
}

export function CartEmpty() {
  return (
    <FakeServer handlers={{}}>
      <CartContents words={useWords()} onCheckOut={() => {}} />
    </FakeServer>
  );
}

/** Goes to the checkout with one line, as the cart and "Buy now" do. */
function Started({ andPlace = false, children }: { andPlace?: boolean; children: ReactNode }) {
  const { start, canPlace, place } = useCheckoutSession();
  const [[line]] = useState(useLines());
  useEffect(() => {
    if (line) start([line], "product");
  }, [line, start]);
  useEffect(() => {
    if (andPlace && canPlace) place();
  }, [andPlace, canPlace, place]);
  return children;
}

const make = createFactory();

function usePreview(): Preview {
  const { product, store } = useWords();
  const sums = { goods_amount: "28.40", freight: "4.00", tax: "0.00", total: "32.40" };
  const item = { pro_id: 1003, title: product, price: "14.20", num: 2, amount: "28.40" };
  return {
    ...sums,
    currency: "USDT",
    address: make("Address"),
    groups: [{ ...sums, shop_id: 1, shopname: store, goods: [item], problems: [] }],
    price_token: "pt_1",
  };
}

function Checkout({ handlers, andPlace }: { handlers: Handlers; andPlace?: boolean }) {
  const words = useWords();
  return (
    <FakeServer handlers={handlers} prepare={signIn}>
      <Started {...(andPlace && { andPlace })}>
        <CheckoutForm words={words} onPlaced={() => {}} />
      </Started>
    </FakeServer>
  );
}

export const CheckoutReady = () => <Checkout handlers={{ "orders.preview": ok(usePreview()) }} />;
export const CheckoutLoading = () => <Checkout handlers={{ "orders.preview": pending }} />;

export function CheckoutWithProblem() {
  const { soldOut } = useWords();
  const { address: _, groups, ...preview } = usePreview();
  const problems = [{ error: "address_required" }, { error: "stock_short", id: 1003, msg: soldOut }];
  const answer = { ...preview, groups: groups.map((group) => ({ ...group, problems })), price_token: "" };
  return <Checkout handlers={{ "orders.preview": ok(answer) }} />;
}

export function CheckoutPlacing() {
  return <Checkout andPlace handlers={{ "orders.preview": ok(usePreview()), "orders.create": pending }} />;
}

export function CheckoutOutcomeUnknown() {
  const lost = () => fault("refused");
  return <Checkout andPlace handlers={{ "orders.preview": ok(usePreview()), "orders.create": lost }} />;
}

export function CheckoutEmpty() {
  return (
    <FakeServer handlers={{}} prepare={signIn}>
      <CheckoutForm words={useWords()} onPlaced={() => {}} />
    </FakeServer>
  );
}

function Pay({ payment, answer }: { payment?: Partial<Payment>; answer?: Handlers["payments.get"] }) {
  const base: Payment = {
    pay_no: "P1",
    status: "created",
    currency: "USDT",
    total: "28.40",
    order_nos: ["O1"],
    expires_at: 1_700_000_000,
    pay_methods: [
      { method: "balance", enabled: true },
      { method: "crypto", enabled: true, networks: [{ coin: "USDT", network: "TRX" }] },
    ],
  };
  return (
    <FakeServer handlers={{ "payments.get": answer ?? ok({ ...base, ...payment }) }} prepare={signIn}>
      <PaymentForm payNo="P1" words={useWords()} />
    </FakeServer>
  );
}

const invoice: Partial<Payment> = {
  method: "crypto",
  coin: "USDT",
  network: "TRX",
  amount: "28.40",
  address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE",
};

export const PaymentMethods = () => <Pay />;
export const PaymentLoading = () => <Pay answer={pending} />;
export const PaymentTransfer = () => <Pay payment={invoice} />;
export const PaymentPaid = () => <Pay payment={{ status: "settled" }} />;
export const PaymentExpired = () => <Pay payment={{ status: "expired" }} />;
export const PaymentNotFound = () => <Pay answer={fail(404, "")} />;

export function PaymentPartial() {
  const partial = { status: "processing", additional_status: "paid_partial", amount_due: "8.40" };
  return <Pay payment={{ ...invoice, ...partial }} />;
}

export function SignIn() {
  return (
    <FakeServer handlers={{}}>
      <SignInForm words={useWords()} />
    </FakeServer>
  );
}
