import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "Xóa nội dung",
  suggestions: "Gợi ý",
  suggested: { other: "{{count}} gợi ý" },
  store: "Cửa hàng",
  category: "Danh mục",
  recent: "Đã xem gần đây",
  history: "Lịch sử tìm kiếm",
  clearHistory: "Xóa lịch sử",
  relatedProducts: "Sản phẩm liên quan",
  relatedStores: "Cửa hàng liên quan",
  results: "Kết quả",
  products: "Sản phẩm",
  stores: "Cửa hàng",
  requests: "Yêu cầu mua",
  noProducts: "Không có sản phẩm nào cho “{{words}}”",
  noStores: "Không có cửa hàng nào cho “{{words}}”",
  advice: "Hãy kiểm tra chính tả hoặc thử từ khóa chung hơn.",
  toProducts: { other: "Xem {{count}} sản phẩm" },
  toStores: { other: "Xem {{count}} cửa hàng" },
};
