import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "مرحبًا بك في",
  search: "ابحث عن منتجات ومتاجر",
  banners: "العروض",
  categories: "الفئات",
  daily: "جديد اليوم",
  recommended: "منتجات نوصي بها",
  stores: "متاجر نوصي بها",
  hot: "الأكثر مبيعًا",
  month: "الأكثر مبيعًا هذا الشهر",
  products: {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{{count}} منتجات",
    many: "{{count}} منتجًا",
    other: "{{count}} منتج",
  },
  credit: "الموثوقية {{score}}",
  rank: "المرتبة {{rank}}",
  emptyTitle: "نرتّب الرفوف الآن",
  emptyText: "لا يوجد شيء في الصفحة الرئيسية بعد. ربما تجد المزيد في قائمة المنتجات.",
};
