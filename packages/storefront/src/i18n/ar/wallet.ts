import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "لا عمليات شحن بعد",
  rechargesEmptyText: "عند شحن رصيدك، تظهر هنا كل عملية تحويل.",
  toMine: "إلى حسابي",
  created: "بانتظار تحويلك",
  submitted: "قيد المراجعة",
  confirming: "في الطريق إليك",
  credited: "أُضيف إلى الرصيد",
  rejected: "مرفوض",
  expired: "منتهي الصلاحية",
  processing: "قيد المعالجة",
  processingText: "تجري معالجة هذه العملية. إذا طال الأمر، يرجى التواصل مع خدمة العملاء.",
  confirmations: "{{done}} من {{total}} من تأكيدات الشبكة",
  creditedMoney: "المضاف إلى الرصيد",
  received: "المبلغ الواصل",
  network: "الشبكة",
  orderNo: "الرقم",
  reason: "السبب:",
  list: "عمليات الشحن",
};
