import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "Quay lại",
  close: "Đóng",
  loadMore: "Xem thêm",
  loadMoreFailed: "Không tải được trang tiếp theo.",
  end: "Bạn đã xem hết.",
  notFoundTitle: "Trang không tồn tại",
  notFoundText: "Địa chỉ có thể đã cũ hoặc bị gõ sai.",
  toHome: "Về trang chủ",
  copy: "Sao chép",
  copied: "Đã sao chép",
  show: "Hiện mật khẩu",
  hide: "Ẩn mật khẩu",
  fewer: "Giảm",
  more: "Tăng",
  quantity: "Số lượng",
  picture: "Ảnh {{number}}/{{total}}",
  rating: "{{value}} trên 5 sao",
  undo: "Hoàn tác",
  earlierPrice: "Giá gốc",
};
