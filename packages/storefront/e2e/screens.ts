/** A route as a reader meets it, in English. */
export interface Screen {
  path: string;
  /** The page's heading. */
  heading: string;
  /** Of the document, before the shop's name. Default: the heading. */
  title?: string;
  /** Only a buyer sees it. */
  signedIn?: boolean;
  tabBar?: boolean;
  footer?: boolean;
}

/** The screens of all routes; some routes have several. */
export const SCREENS: readonly Screen[] = [
  { path: "/", heading: "Example Market", title: "", tabBar: true, footer: true },
  { path: "/product", heading: "Products", tabBar: true },
  { path: "/shop", heading: "Cart", tabBar: true },
  { path: "/shop?view=list", heading: "Add by list", tabBar: true },
  { path: "/mine", heading: "Welcome!", title: "Account", tabBar: true },
  { path: "/category/12", heading: "Kitchen & table" },
  { path: "/search", heading: "Search" },
  { path: "/search?q=shoe", heading: "shoe" },
  {
    path: "/search?tab=requests&id=813",
    heading: "Purchase requests",
    title: "Stoneware cups for a café, 250 ml",
    signedIn: true,
  },
  { path: "/search?tab=requests&view=new", heading: "Post a purchase request", signedIn: true },
  { path: "/store/1", heading: "Example Harbour Trading" },
  { path: "/goods?id=1003", heading: "Stoneware teapot with lift-out strainer" },
  { path: "/collect", heading: "Favorites" },
  { path: "/collectShop", heading: "Stores you follow", signedIn: true },
  { path: "/order", heading: "My orders", signedIn: true },
  { path: "/order?no=O2026111400402", heading: "Order", signedIn: true },
  { path: "/order?view=offers&id=813", heading: "Offers", signedIn: true },
  { path: "/recharge", heading: "Top up", signedIn: true },
  { path: "/rechargeRecode", heading: "Top-ups", signedIn: true },
  { path: "/rechargeRecode?tab=log", heading: "Balance history", signedIn: true },
  { path: "/rechargeDetail?id=913", heading: "Top-up details", signedIn: true },
  { path: "/withdraw", heading: "Withdraw", signedIn: true },
  { path: "/withdrawRecode", heading: "Withdrawals", signedIn: true },
  { path: "/withdrawRecode?id=411", heading: "Withdrawals", signedIn: true },
  { path: "/loan", heading: "Loans", signedIn: true, footer: true },
  { path: "/setting", heading: "Settings", signedIn: true },
  { path: "/setting?view=email", heading: "Email", title: "Settings", signedIn: true },
  { path: "/setting?view=sessions", heading: "Logged-in devices", title: "Settings", signedIn: true },
  { path: "/resetPwd", heading: "Login password", signedIn: true },
  { path: "/fundPassword", heading: "Fund password", signedIn: true },
  { path: "/address", heading: "Shipping addresses", signedIn: true },
  { path: "/insertAddress", heading: "Add address", title: "Shipping address", signedIn: true },
  { path: "/orderChecked", heading: "Checkout", signedIn: true },
  { path: "/pay?no=P2026112000412", heading: "Payment", signedIn: true },
  { path: "/success?of=order&no=P2026112000371", heading: "Done", signedIn: true },
  { path: "/merchant", heading: "Sell with us", signedIn: true },
  { path: "/message", heading: "Messages", signedIn: true },
  {
    path: "/message?id=8012",
    heading: "Messages",
    title: "Your recharge has been credited",
    signedIn: true,
  },
  { path: "/lang", heading: "Language" },
  { path: "/faqs", heading: "Help" },
  { path: "/know", heading: "Before you apply to sell" },
  { path: "/tiktok-flow", heading: "Selling with short videos" },
  { path: "/page/101", heading: "How ordering works" },
  { path: "/article-detail/111", heading: "Shipping times", tabBar: true },
  { path: "/login", heading: "Welcome back", title: "Log in" },
  { path: "/login?forgot=1", heading: "Reset your password", title: "Log in" },
  { path: "/register", heading: "Create your account", title: "Sign up" },
];
