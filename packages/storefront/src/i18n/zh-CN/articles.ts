import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "更新于 {{date}}",
  emptyTitle: "这里还没有内容",
  emptyText: "有疑问？欢迎随时联系客服。",
  more: "更多文章",
  helpLead: "买家和商家最常见问题的简短解答。",
  goneTitle: "此页面已不存在",
  goneText: "最新内容请查看帮助中心。",
  sellTitle: "三步开店",
  sellText: "提交资料，等待 2 至 48 小时审核，即可开始销售。",
};
