import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "عندها تظهر هنا المتاجر التي تتابعها.",
  following: "متابَع",
  unfollow: "إلغاء متابعة {{name}}",
  unfollowed: "لم تعد تتابع {{name}}",
  emptyTitle: "لا تتابع أي متجر بعد",
  emptyText: "تابِع متجرًا ليصبح على بُعد لمسة من هنا.",
  discover: "اكتشف المتاجر",
};
