/** @typedef {import("./open.mjs").Shot} Shot */

/**
 * Every screen with the states a reader meets.
 *
 * @param {import("./stage.mjs").Stage} stage
 * @returns {readonly Shot[]}
 */
export function shots({ unpaid, paid, order, shipped, recharge, withdrawal, message, request, toShip }) {
  return [
    { name: "home", path: "/" },
    { name: "product", path: "/product" },
    { name: "product-filter", path: "/product", press: "button[aria-haspopup=dialog] >> nth=-1" },
    { name: "category", path: "/category/12" },
    { name: "goods", path: "/goods?id=1010" },
    // The gallery's pictures open a dialog as well; the choice of variants stands beside the title.
    { name: "variants", path: "/goods?id=1003", press: "h1 ~ button[aria-haspopup=dialog]" },
    { name: "store", path: "/store/1" },
    { name: "search", path: "/search?q=shoe" },
    { name: "search-empty", path: "/search" },
    { name: "search-nothing", path: "/search?q=zeppelin" },
    { name: "requests", path: "/search?tab=requests" },
    { name: "cart", path: "/shop" },
    { name: "cart-empty", path: "/shop", empty: true },
    { name: "collect", path: "/collect" },
    { name: "collect-empty", path: "/collect", empty: true },
    { name: "lang", path: "/lang" },
    { name: "faqs", path: "/faqs" },
    { name: "know", path: "/know" },
    { name: "tiktok-flow", path: "/tiktok-flow" },
    { name: "page", path: "/page/101" },
    { name: "article-detail", path: "/article-detail/111" },
    { name: "login", path: "/login" },
    { name: "register", path: "/register" },
    { name: "mine-visitor", path: "/mine" },
    { name: "nowhere", path: "/nowhere" },

    { name: "mine", path: "/mine", who: "buyer" },
    { name: "order-checked", path: "/orderChecked", who: "buyer", from: "/shop" },
    { name: "pay", path: `/pay?no=${unpaid}`, who: "buyer" },
    { name: "success", path: `/success?of=order&no=${paid}`, who: "buyer" },
    { name: "order", path: "/order", who: "buyer" },
    { name: "order-paid", path: `/order?no=${order}`, who: "buyer" },
    { name: "order-shipped", path: `/order?no=${shipped}`, who: "buyer" },
    { name: "recharge", path: "/recharge", who: "buyer" },
    { name: "recharge-detail", path: `/rechargeDetail?id=${recharge}`, who: "buyer" },
    { name: "recharge-recode", path: "/rechargeRecode", who: "buyer" },
    { name: "balance-history", path: "/rechargeRecode?tab=log", who: "buyer" },
    { name: "withdraw", path: "/withdraw", who: "buyer" },
    { name: "withdraw-recode", path: "/withdrawRecode", who: "buyer" },
    { name: "withdraw-detail", path: `/withdrawRecode?id=${withdrawal}`, who: "buyer" },
    { name: "fund-password", path: "/fundPassword", who: "buyer" },
    { name: "loan", path: "/loan", who: "buyer" },
    { name: "message", path: "/message", who: "buyer" },
    { name: "message-detail", path: `/message?id=${message}`, who: "buyer" },
    { name: "setting", path: "/setting", who: "buyer" },
    { name: "reset-pwd", path: "/resetPwd", who: "buyer" },
    { name: "address", path: "/address", who: "buyer" },
    { name: "insert-address", path: "/insertAddress", who: "buyer" },
    { name: "collect-shop", path: "/collectShop", who: "buyer" },
    { name: "request", path: `/search?tab=requests&id=${request}`, who: "buyer" },
    { name: "request-new", path: "/search?tab=requests&view=new", who: "buyer" },

    { name: "mine-new", path: "/mine", who: "newcomer" },
    { name: "order-none", path: "/order", who: "newcomer" },
    { name: "withdraw-first", path: "/withdraw", who: "newcomer" },
    { name: "message-new", path: "/message", who: "newcomer" },
    { name: "address-none", path: "/address", who: "newcomer" },
    { name: "merchant-apply", path: "/merchant", who: "newcomer" },

    { name: "merchant", path: "/merchant", who: "merchant" },
    { name: "merchant-orders", path: "/merchant?view=orders", who: "merchant" },
    { name: "merchant-order", path: `/merchant?view=order&id=${toShip}`, who: "merchant" },
    { name: "merchant-products", path: "/merchant?view=products", who: "merchant" },
    { name: "merchant-product", path: "/merchant?view=product&id=1007", who: "merchant" },
    { name: "merchant-reviews", path: "/merchant?view=reviews", who: "merchant" },
    { name: "merchant-settlement", path: "/merchant?view=settlement", who: "merchant" },
    { name: "merchant-sales", path: "/merchant?view=sales", who: "merchant" },
  ];
}
