import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "أهلًا وسهلًا بك",
  guestLead: "سجّل الدخول لعرض رصيدك وعناوينك والمتاجر التي تتابعها.",
  noName: "حسابي",
  register: "إنشاء حساب",
  balance: "الرصيد",
  onHold: "{{money}} محجوزة لعمليات السحب",
  history: "حركات الرصيد",
  balanceFailed: "تعذّر تحميل رصيدك.",
  shortcuts: "اختصارات",
  paid: "مدفوعة",
  shipped: "مشحونة",
  received: "مستلمة",
  assess: "للتقييم",
  orderCount: {
    zero: "لا طلبات",
    one: "طلب واحد",
    two: "طلبان",
    few: "{{count}} طلبات",
    many: "{{count}} طلبًا",
    other: "{{count}} طلب",
  },
  account: "الحساب",
  more: "المزيد",
  logOut: "تسجيل الخروج",
  loggedOut: "تم تسجيل خروجك",
};
