import { isAddressOf, screenViews } from "../../build/screens";
import { texts } from "../sandbox/texts";
import { MONEY_SHOTS } from "./money-shots";
import { type Shot, shotOn } from "./open";

/** Screens with the states a user can meet, by their English names. In braces: values known once the stage is set up. */
const STATES: readonly Shot[] = [
  ...MONEY_SHOTS,
  { name: "home", path: "/", heading: "Example Market", title: "" },
  { name: "product", path: "/product", heading: "Products" },
  {
    name: "product-filter",
    path: "/product",
    heading: "Products",
    press: "button[aria-haspopup=dialog] >> nth=-1",
  },
  { name: "category", path: "/category/12", heading: "Kitchen & table" },
  { name: "goods", path: "/goods?id=1010", heading: "Organic cotton T-shirt with chest stripe, 180 g/m²" },
  // The gallery's pictures open a dialog as well; the variant picker is next to the title.
  {
    name: "variants",
    path: "/goods?id=1003",
    heading: "Stoneware teapot with lift-out strainer",
    press: "h1 ~ button[aria-haspopup=dialog]",
  },
  { name: "store", path: "/store/1", heading: "Example Harbour Trading" },
  { name: "search", path: "/search?q=shoe", heading: "shoe" },
  { name: "search-empty", path: "/search", heading: "Search" },
  { name: "search-nothing", path: "/search?q=zeppelin", heading: "zeppelin" },
  { name: "requests", path: "/search?tab=requests", heading: "Purchase requests" },
  { name: "cart", path: "/shop", heading: "Cart" },
  { name: "cart-empty", path: "/shop", heading: "Cart", empty: true },
  { name: "cart-list", path: "/shop?view=list", heading: "Add by list" },
  { name: "collect", path: "/collect", heading: "Favorites" },
  { name: "collect-empty", path: "/collect", heading: "Favorites", empty: true },
  { name: "lang", path: "/lang", heading: "Language" },
  { name: "know", path: "/know", heading: "Before you apply to sell" },
  { name: "tiktok-flow", path: "/tiktok-flow", heading: "Selling with short videos" },
  { name: "page", path: "/page/101", heading: "How ordering works" },
  { name: "article-detail", path: "/article-detail/111", heading: "Shipping times" },
  { name: "login", path: "/login", heading: "Welcome back", title: "Log in" },
  { name: "forgot", path: "/login?forgot=1", heading: "Reset your password", title: "Log in" },
  { name: "register", path: "/register", heading: "Create your account", title: "Sign up" },
  { name: "mine-visitor", path: "/mine", heading: "Welcome!", title: "Account" },
  { name: "nowhere", path: "/nowhere", heading: "Page not found", isMissing: true },
  { name: "mine", path: "/mine", heading: "Mira", title: "Account", who: "buyer" },
  { name: "order-checked", path: "/orderChecked", heading: "Checkout", who: "buyer", from: "/shop" },
  { name: "pay", path: "/pay?no={unpaid}", heading: "Payment", who: "buyer" },
  { name: "success", path: "/success?of=order&no={paid}", heading: "Done", who: "buyer" },
  { name: "order", path: "/order", heading: "My orders", who: "buyer" },
  { name: "order-paid", path: "/order?no={order}", heading: "Order", who: "buyer" },
  { name: "order-shipped", path: "/order?no={shipped}", heading: "Order", who: "buyer" },
  { name: "order-review", path: "/order?no={received}&view=review", heading: "Write a review", who: "buyer" },
  { name: "recharge", path: "/recharge", heading: "Top up", who: "buyer" },
  {
    name: "recharge-detail",
    path: "/rechargeDetail?id={recharge}",
    heading: "Top-up details",
    who: "buyer",
  },
  { name: "recharge-recode", path: "/rechargeRecode", heading: "Top-up history", who: "buyer" },
  {
    name: "balance-history",
    path: "/rechargeRecode?tab=log",
    heading: "Balance history",
    who: "buyer",
  },
  { name: "withdraw", path: "/withdraw", heading: "Withdraw", who: "buyer" },
  { name: "withdraw-recode", path: "/withdrawRecode", heading: "Withdrawal history", who: "buyer" },
  {
    name: "withdraw-detail",
    path: "/withdrawRecode?id={withdrawal}",
    heading: "Withdrawal details",
    title: "Withdrawal history",
    who: "buyer",
  },
  { name: "loan", path: "/loan", heading: "Loans", who: "buyer" },
  { name: "message", path: "/message", heading: "Messages", who: "buyer" },
  {
    name: "message-detail",
    path: "/message?id={message}",
    heading: "Messages",
    title: "Payment received",
    who: "buyer",
  },
  { name: "setting", path: "/setting", heading: "Settings", who: "buyer" },
  { name: "email", path: "/setting?view=email", heading: "Email", title: "Settings", who: "buyer" },
  {
    name: "sessions",
    path: "/setting?view=sessions",
    heading: "Logged-in devices",
    title: "Settings",
    who: "buyer",
  },
  { name: "address", path: "/address", heading: "Shipping addresses", who: "buyer" },
  {
    name: "insert-address",
    path: "/insertAddress",
    heading: "Add address",
    title: "Shipping address",
    who: "buyer",
  },
  {
    name: "request",
    path: "/search?tab=requests&id={request}",
    heading: "Purchase requests",
    title: "Stoneware cups for a café, 250 ml",
    who: "buyer",
  },
  {
    name: "request-new",
    path: "/search?tab=requests&view=new",
    heading: "Post a purchase request",
    who: "buyer",
  },
  { name: "offers", path: "/order?view=offers&id={request}", heading: "Offers", who: "buyer" },
  { name: "mine-new", path: "/mine", heading: "{newcomer}", title: "Account", who: "newcomer" },
  { name: "order-none", path: "/order", heading: "My orders", who: "newcomer" },
  { name: "withdraw-first", path: "/withdraw", heading: "Withdraw", who: "newcomer" },
  { name: "message-new", path: "/message", heading: "Messages", who: "newcomer" },
  { name: "address-none", path: "/address", heading: "Shipping addresses", who: "newcomer" },
  { name: "merchant-apply", path: "/merchant", heading: "Sell with us", who: "newcomer" },
  { name: "merchant", path: "/merchant", heading: "My store", who: "merchant" },
  { name: "merchant-orders", path: "/merchant?view=orders", heading: "Orders", who: "merchant" },
  { name: "merchant-order", path: "/merchant?view=order&id={toShip}", heading: "Order", who: "merchant" },
  { name: "merchant-products", path: "/merchant?view=products", heading: "Products", who: "merchant" },
  {
    name: "merchant-product",
    path: "/merchant?view=product&id=1007",
    heading: "Edit product",
    who: "merchant",
  },
  { name: "merchant-new-product", path: "/merchant?view=product", heading: "Add product", who: "merchant" },
  { name: "merchant-reviews", path: "/merchant?view=reviews", heading: "Reviews", who: "merchant" },
  { name: "merchant-offers", path: "/merchant?view=offers", heading: "My offers", who: "merchant" },
  {
    name: "merchant-offer",
    path: "/merchant?view=offer&id={request}",
    heading: "My offers",
    who: "merchant",
  },
  {
    name: "merchant-offer-new",
    path: "/merchant?view=offer&id={wanted}",
    heading: "My offers",
    who: "merchant",
  },
  { name: "merchant-settlement", path: "/merchant?view=settlement", heading: "Payouts", who: "merchant" },
  { name: "merchant-sales", path: "/merchant?view=sales", heading: "Sales", who: "merchant" },
];

/** A screen without a shot above is opened by its address alone; a member's own screen by the buyer. */
const OTHERS: readonly Shot[] = screenViews
  .filter((view) => !STATES.some(({ path }) => isAddressOf(view, path.replace(/\?.*/, ""))))
  .filter(({ path }) => !path.includes(":"))
  .map(({ path, title, account }) => ({
    name: path.slice(1).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    path,
    heading: englishOf(title),
    ...(account && { who: "buyer" as const }),
  }));

/** @param key such as `titles.goods` */
function englishOf(key: string): string {
  let found: unknown = texts.en;
  for (const part of key.split(".")) found = Reflect.get(Object(found), part);
  return String(found);
}

export const SHOTS: readonly Shot[] = [...STATES, ...OTHERS];

/** The screens that the contract's examples fill, too, by its mock's ids. */
const ON_THE_MOCK = {
  unpaid: "P2026112000412",
  paid: "P2026112000371",
  order: "O2026111400402",
  request: 813,
  recharge: 913,
  withdrawal: 411,
  message: 8012,
};

/** Screens with data of the mock, as a visitor or a buyer opens them by their address. */
export const MOCK_SCREENS = [
  ...new Map(
    SHOTS.filter(
      ({ path, heading, press, from, drafts, unanswered, act, empty, who = "visitor" }) =>
        ["visitor", "buyer", "newcomer"].includes(who) &&
        !(press || from || drafts || unanswered || act || empty) &&
        [...`${path}${heading}`.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => name in ON_THE_MOCK),
    )
      .map((shot) => shotOn(ON_THE_MOCK, shot))
      .map(({ path, who }) => [path, { path, signedIn: who !== undefined }]),
  ).values(),
];
