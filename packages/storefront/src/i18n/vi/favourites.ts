import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { other: "{{count}} sản phẩm" },
  clear: "Xóa tất cả yêu thích",
  cleared: "Đã xóa tất cả yêu thích",
  emptyTitle: "Chưa có sản phẩm yêu thích",
  emptyText: "Chạm vào hình trái tim để lưu sản phẩm ở đây, xem được cả khi ngoại tuyến.",
};
