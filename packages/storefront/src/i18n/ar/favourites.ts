import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{{count}} منتجات",
    many: "{{count}} منتجًا",
    other: "{{count}} منتج",
  },
  clear: "إفراغ المفضلة",
  cleared: "أُفرغت المفضلة",
  emptyTitle: "لم تحفظ شيئًا بعد",
  emptyText: "اضغط على قلب أي منتج ليبقى هنا، حتى من دون اتصال.",
};
