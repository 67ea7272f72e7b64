import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "更新於 {{date}}",
  emptyTitle: "這裡還沒有內容",
  emptyText: "有任何問題，歡迎隨時聯絡客服。",
  more: "更多文章",
  helpLead: "買家和賣家常見問題的簡短解答。",
  goneTitle: "這個頁面已不存在",
  goneText: "最新內容請見幫助中心。",
  sellTitle: "三步驟開店",
  sellText: "提交文件，等候 2 至 48\u00a0小時審核，即可開始銷售。",
};
