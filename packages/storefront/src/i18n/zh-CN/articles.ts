import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "更新于 {{date}}",
  emptyTitle: "这里还没有内容",
  emptyText: "有疑问？欢迎随时联系客服。",
  more: "更多文章",
  helpLead: "买家和商家最常见问题的简短解答。",
};
