import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "Cập nhật {{date}}",
  emptyTitle: "Chưa có nội dung",
  emptyText: "Bạn có thắc mắc? Bộ phận chăm sóc khách hàng luôn sẵn sàng hỗ trợ.",
  more: "Bài viết khác",
  helpLead: "Giải đáp ngắn gọn những câu hỏi thường gặp của người mua và người bán.",
  goneTitle: "Trang này không còn nữa",
  goneText: "Thông tin mới nhất có trong mục trợ giúp.",
  sellTitle: "Mở cửa hàng trong ba bước",
  sellText: "Gửi giấy tờ, chờ duyệt từ 2 đến 48\u00a0giờ rồi bắt đầu bán.",
};
