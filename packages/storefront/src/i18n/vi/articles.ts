import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Cập nhật {{date}}",
  emptyTitle: "Chưa có nội dung",
  emptyText: "Bạn có thắc mắc? Bộ phận chăm sóc khách hàng luôn sẵn sàng hỗ trợ.",
  more: "Bài viết khác",
  helpLead: "Giải đáp ngắn gọn những câu hỏi thường gặp của người mua và người bán.",
};
