import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "أهلًا وسهلًا بك",
  guestLead: "سجّل الدخول لعرض رصيدك وعناوينك والمتاجر التي تتابعها.",
  noName: "حسابي",
  logIn: "تسجيل الدخول",
  register: "إنشاء حساب",
  balance: "الرصيد",
  onHold: "{{money}} محجوزة لعمليات السحب",
  balanceFailed: "تعذّر تحميل رصيدك.",
  shortcuts: "اختصارات",
  account: "الحساب",
  more: "المزيد",
  logOut: "تسجيل الخروج",
  loggedOut: "تم تسجيل خروجك",
};
