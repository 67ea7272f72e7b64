import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "رجوع",
  close: "إغلاق",
  loadMore: "عرض المزيد",
  loadMoreFailed: "تعذّر تحميل الصفحة التالية.",
  end: "هذا كل ما لدينا.",
  notFoundTitle: "هذه الصفحة غير موجودة",
  notFoundText: "ربما كان الرابط قديمًا أو كُتب بشكل خاطئ.",
  toHome: "إلى الصفحة الرئيسية",
  copy: "نسخ",
  copied: "تم النسخ",
  show: "إظهار كلمة المرور",
  hide: "إخفاء كلمة المرور",
  fewer: "إنقاص",
  more: "زيادة",
  quantity: "الكمية",
  picture: "الصورة {{number}} من {{total}}",
  rating: "{{value}} من 5 نجوم",
  undo: "تراجع",
  earlierPrice: "السعر السابق",
};
