import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "Danh sách tin nhắn",
  new: "Chưa đọc",
  readAll: "Đánh dấu tất cả là đã đọc",
  allRead: "Bạn đã đọc hết",
  emptyTitle: "Chưa có tin nhắn",
  emptyText: "Tin về đơn hàng và số dư sẽ đến đây.",
  loginText: "Đăng nhập để đọc tin nhắn.",
  all: "Tất cả tin nhắn",
  system: "Sàn",
  order: "Đơn hàng",
  wallet: "Số dư",
  merchant: "Cửa hàng của bạn",
  toOrder: "Xem đơn hàng",
  toPay: "Xem thanh toán",
  toRecharge: "Xem lệnh nạp",
  toWithdrawal: "Xem lệnh rút",
  toLoan: "Xem khoản vay",
  toProduct: "Xem sản phẩm",
  toStore: "Đến cửa hàng của bạn",
};
