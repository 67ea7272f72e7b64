import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "الرسائل",
  new: "غير مقروءة",
  readAll: "تحديد الكل كمقروء",
  allRead: "قرأت كل الرسائل",
  emptyTitle: "لا رسائل بعد",
  emptyText: "ستصلك هنا أخبار طلباتك ورصيدك.",
  loginText: "سجّل الدخول لقراءة رسائلك.",
  all: "كل الرسائل",
  system: "المنصة",
  order: "الطلبات",
  wallet: "الرصيد",
  merchant: "متجرك",
  toOrder: "عرض الطلب",
  toPay: "عرض الدفعة",
  toRecharge: "عرض عملية شحن الرصيد",
  toWithdrawal: "عرض عملية السحب",
  toLoan: "عرض قروضك",
  toProduct: "عرض المنتج",
  toStore: "الانتقال إلى متجرك",
};
