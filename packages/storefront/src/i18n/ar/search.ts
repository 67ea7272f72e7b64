import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "مسح النص",
  history: "سجل البحث",
  clearHistory: "مسح السجل",
  relatedProducts: "منتجات ذات صلة",
  relatedStores: "متاجر ذات صلة",
  results: "نتائج البحث",
  products: "المنتجات",
  stores: "المتاجر",
  noProducts: "لا توجد منتجات لعبارة «{{words}}»",
  noStores: "لا توجد متاجر لعبارة «{{words}}»",
  advice: "تحقق من الكتابة، أو جرّب كلمة أعمّ.",
  toProducts: {
    zero: "عرض المنتجات",
    one: "عرض منتج واحد",
    two: "عرض منتجين",
    few: "عرض {{count}} منتجات",
    many: "عرض {{count}} منتجًا",
    other: "عرض {{count}} منتج",
  },
  toStores: {
    zero: "عرض المتاجر",
    one: "عرض متجر واحد",
    two: "عرض متجرين",
    few: "عرض {{count}} متاجر",
    many: "عرض {{count}} متجرًا",
    other: "عرض {{count}} متجر",
  },
};
