import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "Chào mừng đến với",
  search: "Tìm sản phẩm, cửa hàng",
  banners: "Ưu đãi",
  categories: "Danh mục",
  daily: "Mới mỗi ngày",
  recommended: "Gợi ý cho bạn",
  stores: "Cửa hàng nổi bật",
  hot: "Bán chạy",
  month: "Bán chạy trong tháng",
  products: { other: "{{count}} sản phẩm" },
  credit: "Tín nhiệm {{score}}",
  rank: "Hạng {{rank}}",
  emptyTitle: "Đang cập nhật sản phẩm",
  emptyText: "Trang chủ chưa có nội dung. Mời bạn xem danh sách sản phẩm.",
};
