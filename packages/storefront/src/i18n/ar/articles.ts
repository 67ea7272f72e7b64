import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "آخر تحديث {{date}}",
  emptyTitle: "لا يوجد محتوى هنا بعد",
  emptyText: "لديك سؤال؟ يسعد خدمة العملاء مساعدتك.",
  more: "اقرأ أيضًا",
  helpLead: "إجابات قصيرة عن أكثر ما يسأل عنه المشترون والبائعون.",
  goneTitle: "لم تعد هذه الصفحة موجودة",
  goneText: "ستجد كل ما هو محدّث في صفحة المساعدة.",
  sellTitle: "ثلاث خطوات إلى متجرك",
  sellText: "أرسل وثائقك، وانتظر المراجعة من 2 إلى 48 ساعة، ثم ابدأ البيع.",
};
