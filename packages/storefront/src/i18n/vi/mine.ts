import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "Chào mừng bạn",
  guestLead: "Đăng nhập để xem số dư, địa chỉ và các cửa hàng bạn theo dõi.",
  noName: "Tài khoản của tôi",
  register: "Đăng ký",
  balance: "Số dư",
  onHold: "{{money}} đang chờ rút",
  history: "Biến động số dư",
  balanceFailed: "Không tải được số dư.",
  shortcuts: "Lối tắt",
  paid: "Đã trả tiền",
  shipped: "Đã gửi",
  received: "Đã nhận",
  assess: "Đánh giá",
  orderCount: { other: "{{count}} đơn hàng" },
  account: "Tài khoản",
  more: "Thêm",
  logOut: "Đăng xuất",
  loggedOut: "Bạn đã đăng xuất",
};
