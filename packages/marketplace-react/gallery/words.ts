import { createContext, useContext } from "react";
import { blockLabels as arabic } from "../src/block-labels/ar";
import type { BlockLabels } from "../src/block-labels/block-labels";
import { blockLabels as english } from "../src/block-labels/en";

/** No language breaks it: what holds it must. */
const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter";

/** Words of the blocks, which stories of primitives show too. */
const wordsOf = ({ navigation, product, cart, signIn, address, checkout, payment, orders }: BlockLabels) => ({
  cart: navigation.cart,
  addToCart: product.addToCart,
  buyNow: product.buyNow,
  remove: cart.remove,
  checkOut: cart.checkOut,
  password: signIn.password,
  address: address.detail,
  freight: checkout.freight,
  tax: checkout.tax,
  total: checkout.total,
  payWith: payment.payWith,
  balance: payment.balance,
  amount: payment.exactly,
  pay: orders.pay,
});

const en = {
  ...wordsOf(english),
  longWord: LONG_WORD,
  product: "Stoneware teapot for four cups",
  store: "Harbour Trading",
  category: "Kitchen",
  color: "Color",
  sentence: "Orders are shipped within 24 hours, by courier or by post.",
  email: "E-mail address",
  hint: "We write to it once.",
  error: "This is not an e-mail address.",
  note: "Note for the store",
  country: "Country",
  countries: ["Egypt", "Germany", "Vietnam"],
  delivered: "Delivered",
  shipped: "Shipped",
  paid: "Paid",
  ordered: "Ordered",
  late: "Late",
  confirm: "Cancel the order?",
  confirmText: "The store has not shipped it yet. You get your money back.",
  keep: "Keep it",
  upload: "Upload",
  open: "Open",
  available: "In stock",
  soldOut: "Sold out",
  favorite: "Favorite",
  settings: "Settings",
  language: "Language",
  notifications: "Notifications",
  nothing: "Nothing here yet",
  failed: "The list did not load.",
  undo: "Undo",
  removed: "Removed from your cart.",
};

const ar: typeof en = {
  ...wordsOf(arabic),
  longWord: LONG_WORD,
  product: "إبريق شاي خزفي لأربعة أكواب",
  store: "تجارة الميناء",
  category: "المطبخ",
  color: "اللون",
  sentence: "تُشحن الطلبات خلال 24 ساعة، مع مندوب أو بالبريد.",
  email: "البريد الإلكتروني",
  hint: "نكتب إليه مرة واحدة.",
  error: "هذا ليس بريدًا إلكترونيًا.",
  note: "ملاحظة للمتجر",
  country: "البلد",
  countries: ["مصر", "ألمانيا", "فيتنام"],
  delivered: "تم التسليم",
  shipped: "تم الشحن",
  paid: "مدفوع",
  ordered: "تم الطلب",
  late: "متأخر",
  confirm: "هل تريد إلغاء الطلب؟",
  confirmText: "لم يشحنه المتجر بعد. ستسترد نقودك.",
  keep: "أبقِ الطلب",
  upload: "رفع",
  open: "فتح",
  available: "متوفر",
  soldOut: "نفد",
  favorite: "المفضلة",
  settings: "الإعدادات",
  language: "اللغة",
  notifications: "الإشعارات",
  nothing: "لا شيء هنا بعد",
  failed: "تعذّر تحميل القائمة.",
  undo: "تراجع",
  removed: "أُزيل من سلتك.",
};

export const WORDS = { en, ar };

const WordsContext = createContext(en);
export const WordsProvider = WordsContext.Provider;

/** What stories say, in the language of the page. */
export const useWords = (): typeof en => useContext(WordsContext);
