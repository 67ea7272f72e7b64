import type { Payment, Preview } from "marketplace-sdk";
import { createFactory, fail, fault, type Handlers, ok, page } from "marketplace-sdk/testing";
import { type ReactNode, useEffect, useState } from "react";
import { AddressBook } from "../src/blocks/address-book";
import { AddressForm } from "../src/blocks/address-form";
import { CartContents } from "../src/blocks/cart-contents";
import { CheckoutForm } from "../src/blocks/checkout-form";
import { ForgottenPasswordForm } from "../src/blocks/forgotten-password-form";
import { OrderDetail } from "../src/blocks/order-detail";
import { OrderList } from "../src/blocks/order-list";
import { PaymentForm } from "../src/blocks/payment-form";
import { ProductList, ProductPurchase } from "../src/blocks/products";
import { RegisterForm } from "../src/blocks/register-form";
import { SignedIn, SignIn } from "../src/blocks/sign-in";
import { SignInForm } from "../src/blocks/sign-in-form";
import { useCheckoutSession } from "../src/checkout/use-checkout-session";
import { unpaid } from "../test/payment";
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
  return (
    <FakeServer handlers={{}}>
      <ProductPurchase product={useTeapot()} onBuyNow={() => {}} />
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
  const { specs: _, skus: __, ...detail } = useTeapotDetail();
  const lines = useLines();
  return (
    <FakeServer
      handlers={{ "products.get": ({ id }) => (`${id}` === "1003" ? ok(detail) : fail(404, "")) }}
      prepare={({ cart }) => cart.replace(lines.map((line) => ({ ...line, checked: true })))}
    >
      <CartContents onCheckOut={() => {}} />
    </FakeServer>
  );
}

export const CartEmpty = () => (
  <FakeServer handlers={{}}>
    <CartContents onCheckOut={() => {}} />
  </FakeServer>
);

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

const addresses: Handlers = {
  "addresses.list": ok([make("Address", { id: 1, is_default: true }), make("Address", { id: 2 })]),
  "addresses.areas": ok([make("Area")]),
};

function usePreview(): Preview {
  const { product, store } = useWords();
  const sums = { goods_amount: "28.40", freight: "4.00", tax: "0.00", total: "32.40" };
  const item = { pro_id: 1003, title: product, price: "14.20", num: 2, amount: "28.40" };
  const zone = { areas: [], base: "3.00", per_piece: "0.50" };
  const freight_detail = { own: "0.00", zone, num: 2, kg: 1 };
  return {
    ...sums,
    currency: "USDT",
    address: make("Address"),
    groups: [{ ...sums, shop_id: 1, shopname: store, goods: [item], problems: [], freight_detail }],
    price_token: "pt_1",
  };
}

interface CheckoutProps {
  handlers: Handlers;
  andPlace?: boolean;
  isSignedOut?: boolean;
}

function Checkout({ handlers, andPlace, isSignedOut }: CheckoutProps) {
  return (
    <FakeServer handlers={{ ...addresses, ...handlers }} {...(!isSignedOut && { prepare: signIn })}>
      <Started {...(andPlace && { andPlace })}>
        <CheckoutForm ordersHref="#orders" onSuccess={() => {}} />
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

export function CheckoutWithoutAddress() {
  const { address: _, groups, ...preview } = usePreview();
  const problems = [{ error: "address_required" }];
  const answer = { ...preview, groups: groups.map((group) => ({ ...group, problems })), price_token: "" };
  return <Checkout handlers={{ "orders.preview": ok(answer), "addresses.list": ok([]) }} />;
}

export const CheckoutFailed = () => <Checkout handlers={{ "orders.preview": () => fault("refused") }} />;
export const CheckoutSignedOut = () => <Checkout isSignedOut handlers={{}} />;

export const CheckoutEmpty = () => (
  <FakeServer handlers={{}} prepare={signIn}>
    <CheckoutForm ordersHref="#orders" onSuccess={() => {}} />
  </FakeServer>
);

function Pay({ payment, answer }: { payment?: Partial<Payment>; answer?: Handlers["payments.get"] }) {
  return (
    <FakeServer handlers={{ "payments.get": answer ?? ok({ ...unpaid, ...payment }) }} prepare={signIn}>
      <PaymentForm payNo="P1" ordersHref="#orders" />
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
  const partial = {
    status: "processing",
    additional_status: "paid_partial",
    amount_paid: "20.00",
    amount_due: "8.40",
  };
  return <Pay payment={{ ...invoice, ...partial }} />;
}

export const SigningIn = () => (
  <FakeServer handlers={{}}>
    <SignIn />
  </FakeServer>
);

export const AroundAPage = () => (
  <FakeServer handlers={{}}>
    <SignedIn>{null}</SignedIn>
  </FakeServer>
);

export const SignInAlone = () => (
  <FakeServer handlers={{}}>
    <SignInForm />
  </FakeServer>
);

export const Register = () => (
  <FakeServer handlers={{}}>
    <RegisterForm />
  </FakeServer>
);

export const ForgottenPassword = () => (
  <FakeServer handlers={{}}>
    <ForgottenPasswordForm onSuccess={() => {}} />
  </FakeServer>
);

const Addresses = ({ answer }: { answer: Handlers["addresses.list"] }) => (
  <FakeServer handlers={{ ...addresses, ...(answer && { "addresses.list": answer }) }} prepare={signIn}>
    <AddressBook />
  </FakeServer>
);

export const AddressList = () => <Addresses answer={addresses["addresses.list"]} />;
export const AddressListEmpty = () => <Addresses answer={ok([])} />;
export const AddressListLoading = () => <Addresses answer={pending} />;
export const AddressListFailed = () => <Addresses answer={() => fault("refused")} />;

export const NewAddress = () => (
  <FakeServer handlers={addresses} prepare={signIn}>
    <AddressForm onSuccess={() => {}} />
  </FakeServer>
);

const pages = { payHrefOf: () => "#pay", onBoughtAgain: () => {} };

const Orders = ({ answer }: { answer: Handlers["orders.list"] }) => (
  <FakeServer handlers={{ ...(answer && { "orders.list": answer }) }} prepare={signIn}>
    <OrderList hrefOf={(no) => `#${no}`} {...pages} />
  </FakeServer>
);

const STATES = ["unpaid", "paid", "shipped", "completed", "cancelled"];
const orders = STATES.map((status) => make("Order", { order_no: `O-${status}`, status }));

export const OrdersOfEachState = () => <Orders answer={ok(page(orders))} />;
export const OrdersEmpty = () => <Orders answer={ok(page([]))} />;
export const OrdersLoading = () => <Orders answer={pending} />;
export const OrdersFailed = () => <Orders answer={() => fault("refused")} />;

const OneOrder = ({ answer }: { answer: Handlers["orders.get"] }) => (
  <FakeServer handlers={{ ...(answer && { "orders.get": answer }) }} prepare={signIn}>
    <OrderDetail orderNo="O1" {...pages} />
  </FakeServer>
);

export const OrderShipped = () => <OneOrder answer={ok(make("Order", { status: "shipped" }))} />;
export const OrderLoading = () => <OneOrder answer={pending} />;
export const OrderFailed = () => <OneOrder answer={() => fault("refused")} />;
export const OrderNotFound = () => <OneOrder answer={fail(404, "")} />;
