import type { UiLabels } from "../ui/ui-provider.js";

/** The words of the primitives in Arabic. */
export const labels: UiLabels = {
  back: "رجوع",
  close: "إغلاق",
  copy: "نسخ",
  copied: "تم النسخ",
  decrease: "إنقاص",
  increase: "زيادة",
  quantity: "الكمية",
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
  rating: (stars) => `${stars} من 5 نجوم`,
};
