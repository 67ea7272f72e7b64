import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "اختر صورة",
  take: "التقط صورة",
  other: "اختر صورة أخرى",
  again: "أعد التقاطها",
  picture: "الصورة {{number}}",
  remove: "أزل الصورة {{number}}",
  removeOne: "إزالة: {{label}}",
  count: "{{count}} من {{max}}",
  uploading: "جارٍ الرفع",
  done: "تم الرفع",
  wrongType: "يرجى اختيار صورة بصيغة JPEG أو PNG أو WebP أو GIF",
  unreadable: "تعذرت قراءة هذا الملف كصورة",
  tooLarge: "هذه الصورة كبيرة جدًا",
};
