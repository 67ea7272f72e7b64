import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "Chưa có giao dịch nạp tiền",
  rechargesEmptyText: "Khi bạn nạp tiền, từng giao dịch sẽ hiện ở đây.",
  toMine: "Đến tài khoản của tôi",
  created: "Chờ chuyển tiền",
  submitted: "Đang duyệt",
  confirming: "Đang xác nhận",
  credited: "Đã cộng tiền",
  rejected: "Bị từ chối",
  expired: "Hết hạn",
  processing: "Đang xử lý",
  processingText:
    "Giao dịch nạp tiền đang được xử lý. Nếu chờ quá lâu, vui lòng liên hệ chăm sóc khách hàng.",
  confirmations: "{{done}}/{{total}} xác nhận mạng",
  creditedMoney: "Cộng vào số dư",
  received: "Thực nhận",
  network: "Mạng",
  orderNo: "Mã giao dịch",
  reason: "Lý do:",
  list: "Lịch sử nạp tiền",
};
