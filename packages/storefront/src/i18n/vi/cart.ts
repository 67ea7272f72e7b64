import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "Giỏ hàng",
  clear: "Xóa giỏ hàng",
  emptyTitle: "Giỏ hàng trống",
  emptyText: "Sản phẩm bạn thêm sẽ được giữ ở đây, kể cả khi ngoại tuyến.",
  browse: "Mua sắm ngay",
  lineName: "Sản phẩm {{id}}",
  select: "Chọn {{title}}",
  selectStore: "Chọn tất cả của {{name}}",
  selectAll: "Tất cả",
  remove: "Xóa {{title}}",
  removed: "Đã xóa khỏi giỏ hàng",
  cleared: "Đã xóa toàn bộ giỏ hàng",
  pieces: { other: "{{count}} sản phẩm" },
  left: { other: "Chỉ còn {{count}}" },
  subtotal: "Tạm tính",
  total: "Tổng cộng",
  selected: { other: "Đã chọn {{count}}" },
  beforeFees: "Chưa gồm phí vận chuyển và thuế.",
};
