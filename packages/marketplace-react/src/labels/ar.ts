import type { UiLabels } from "../ui/ui-provider.js";

/** The words of the primitives in Arabic. */
export const labels: UiLabels = {
  back: "رجوع",
  close: "إغلاق",
  copy: "نسخ",
  copied: "تم النسخ",
  copyByHand: "متصفحك لا يسمح بالنسخ. النص محدَّد، فانسخه يدويًا.",
  decrease: "إنقاص",
  increase: "زيادة",
  quantity: "الكمية",
  notWhole: (quantity) => `أدخل عددًا صحيحًا. لا تزال الكمية ${quantity}.`,
  atLeast: (quantity) => `الحد الأدنى ${quantity}`,
  atMost: (quantity) => `الحد الأقصى ${quantity}`,
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
  loading: "جارٍ التحميل",
  loadMore: "عرض المزيد",
  loadMoreFailed: "تعذّر تحميل الصفحة التالية.",
  retry: "أعد المحاولة",
  endOfList: "هذا كل ما لدينا.",
  previousPrice: "السعر السابق",
  listPrice: "السعر المشطوب",
  priceFrom: ["من ", ""],
  failure: {
    network: "تعذّر الوصول إلى المنصة. تحقق من اتصالك ثم أعد المحاولة.",
    timeout: "تأخرت المنصة في الرد. أعد المحاولة بعد قليل.",
    refused: "تعذّر تنفيذ العملية. حاول مرة أخرى.",
    held: "تغيّر الحساب في علامة تبويب أخرى، فلم يُرسل شيء.",
    blocked: "أوقف فحص أمني هذه العملية. أغلق VPN أو جرّب شبكة أخرى.",
    tooLarge: "الحجم أكبر من أن يُرسل. اختر ملفًا أصغر أو نصًا أقصر.",
    tooMany: (minutes) => `طلبات كثيرة دفعة واحدة. أعد المحاولة بعد ${inMinutes(minutes)}.`,
    busy: (minutes) => `المنصة مزدحمة أو قيد الصيانة. أعد المحاولة بعد ${inMinutes(minutes)}.`,
    other: "وصل من المنصة رد غير مقروء. أعد المحاولة بعد قليل.",
  },
  rating: (stars) => `${stars} من 5 نجوم`,
};

function inMinutes(minutes: number): string {
  if (minutes === 1) return "دقيقة واحدة";
  if (minutes === 2) return "دقيقتين";
  const isFew = minutes % 100 >= 3 && minutes % 100 <= 10;
  return `${minutes} ${isFew ? "دقائق" : "دقيقة"}`;
}
