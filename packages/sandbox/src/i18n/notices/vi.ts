import type { Notices } from "./en";

export const vi: Notices = {
  welcome: {
    title: "Chào mừng {name}",
    content: "Tài khoản của bạn đã sẵn sàng. Hãy thêm địa chỉ nhận hàng và bắt đầu mua sắm.",
  },
  order_paid: {
    title: "Đã nhận thanh toán",
    content: "Đơn hàng {order_no} đã được thanh toán {total} {currency}, sẽ gửi đi trong vòng {hours} giờ.",
  },
  order_shipped: {
    title: "Hàng đang trên đường",
    content: "Đơn hàng {order_no} đã được gửi qua {carrier}, mã vận đơn {tracking_no}.",
  },
  order_cancelled: { title: "Đơn hàng đã hủy", content: "Đơn hàng {order_no} đã bị hủy. {reason}" },
  order_refunded: {
    title: "Đã hoàn tiền",
    content: "Đơn hàng {order_no} đã bị hủy và {total} {currency} đã được hoàn vào số dư của bạn. {reason}",
  },
  order_received: {
    title: "Đã xác nhận nhận hàng",
    content: "Đơn hàng {order_no} đã được nhận. Hãy chia sẻ cảm nhận của bạn.",
  },
  order_new: {
    title: "Đơn hàng mới",
    content: "Đơn hàng {order_no} trị giá {total} {currency} đang chờ gửi.",
  },
  order_closed: { title: "Đơn hàng đã hủy", content: "Đơn hàng {order_no} đã bị hủy trước khi gửi." },
  order_done: {
    title: "Người mua đã nhận hàng",
    content: "Đơn hàng {order_no} đã được nhận. {net} {currency} sẽ khả dụng sau.",
  },
  pay_expired: {
    title: "Hết hạn thanh toán",
    content: "Đã hết thời gian thanh toán {pay_no}. Các đơn hàng liên quan đã bị hủy.",
  },
  pay_credited: {
    title: "Đã cộng khoản chuyển",
    content:
      "Có khoản chuyển không khớp với thanh toán {pay_no}. {amount} {currency} đã được cộng vào số dư của bạn.",
  },
  settlement_available: {
    title: "Tiền đã khả dụng",
    content: "{net} {currency} của đơn hàng {order_no} đã có thể sử dụng.",
  },
  recharge_credited: {
    title: "Nạp tiền thành công",
    content: "Lệnh nạp {order_no}: {amount} {currency} đã vào số dư của bạn.",
  },
  recharge_rejected: {
    title: "Lệnh nạp không được duyệt",
    content: "Lệnh nạp {order_no} không được duyệt. {reason}",
  },
  withdraw_created: {
    title: "Lệnh rút đang được xét duyệt",
    content: "Lệnh rút {order_no} trị giá {amount} {currency} đang được xét duyệt.",
  },
  withdraw_completed: {
    title: "Lệnh rút đã hoàn tất",
    content: "Lệnh rút {order_no}: đã gửi {received} {coin}.",
  },
  withdraw_returned: {
    title: "Lệnh rút đã được hoàn lại",
    content:
      "Lệnh rút {order_no} không được thực hiện. {amount} {currency} đã trở lại số dư của bạn. {reason}",
  },
  fund_password_set: {
    title: "Đã đổi mật khẩu giao dịch",
    content: "Mật khẩu giao dịch của bạn đã được thay đổi. Nếu không phải bạn, hãy liên hệ với chúng tôi.",
  },
  application_approved: {
    title: "Cửa hàng của bạn đã mở",
    content: "{shopname} đã được duyệt. Bạn có thể bắt đầu bán hàng.",
  },
  application_rejected: {
    title: "Cần bổ sung thông tin",
    content: "Đơn đăng ký của {shopname} cần chỉnh sửa.",
  },
  review_reply: {
    title: "Cửa hàng đã phản hồi",
    content: "{shopname} đã phản hồi đánh giá của bạn về {title}.",
  },
  loan_approved: {
    title: "Khoản vay được duyệt",
    content: "Đơn vay {amount} {currency} của bạn đã được duyệt.",
  },
  loan_rejected: {
    title: "Khoản vay không được duyệt",
    content: "Đơn vay {amount} {currency} của bạn không được duyệt. {reason}",
  },
};
