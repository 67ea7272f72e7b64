import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "آخر تحديث {{date}}",
  emptyTitle: "لا يوجد محتوى هنا بعد",
  emptyText: "لديك سؤال؟ يسعد خدمة العملاء مساعدتك.",
  more: "اقرأ أيضًا",
  helpLead: "إجابات قصيرة عن أكثر ما يسأل عنه المشترون والبائعون.",
};
