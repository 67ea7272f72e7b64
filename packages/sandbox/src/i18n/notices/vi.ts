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
    content: "Bạn đã xác nhận nhận đơn {order_no}. Hãy chia sẻ cảm nhận của bạn.",
  },
  order_new: {
    title: "Đơn hàng mới",
    content: "Đơn hàng {order_no} trị giá {total} {currency} đang chờ gửi.",
  },
  order_closed: { title: "Đơn hàng đã hủy", content: "Đơn hàng {order_no} đã bị hủy trước khi gửi." },
  order_done: {
    title: "Người mua đã nhận hàng",
    content: "Người mua đã nhận đơn {order_no}. {net} {currency} sẽ vào số dư sau vài ngày.",
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
    title: "Tiền đối soát đã khả dụng",
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
      "Lệnh rút {order_no} không được thực hiện. {amount} {currency} đã được hoàn vào số dư của bạn. {reason}",
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
  store_review_approved: {
    title: "Tên và logo mới của cửa hàng đã được duyệt",
    content: "{shopname} hiện hiển thị với hồ sơ mới.",
  },
  store_review_rejected: {
    title: "Tên hoặc logo mới của cửa hàng không được chấp nhận",
    content: "{shopname} giữ nguyên hồ sơ hiện tại. Lý do: {note}",
  },
  review_reply: {
    title: "Cửa hàng đã phản hồi",
    content: "{shopname} đã phản hồi đánh giá của bạn về {title}.",
  },
  dispute_opened: {
    title: "Người mua báo sự cố",
    content:
      "Người mua đơn {order_no} yêu cầu hoàn {amount} {currency}. Hãy trả lời trong {days} ngày, nếu không sàn sẽ quyết định.",
  },
  dispute_offered: {
    title: "Cửa hàng đưa ra đề nghị",
    content:
      "Với đơn {order_no}, cửa hàng đề nghị hoàn {amount} {currency}. Hãy chấp nhận hoặc yêu cầu sàn quyết định.",
  },
  dispute_objected: {
    title: "Cửa hàng không đồng ý",
    content:
      "Cửa hàng không đồng ý với khiếu nại về đơn {order_no}. Hãy yêu cầu sàn quyết định hoặc rút khiếu nại.",
  },
  dispute_escalated: {
    title: "Sàn sẽ quyết định",
    content: "Sàn đang xem xét sự cố của đơn {order_no}. Cả hai bên sẽ được thông báo.",
  },
  return_requested: {
    title: "Người mua muốn trả hàng",
    content:
      "Người mua đơn {order_no} muốn trả hàng và được hoàn {amount} {currency}. Hãy trả lời trong {days} ngày, nếu không sàn sẽ quyết định.",
  },
  return_agreed: {
    title: "Cửa hàng nhận hàng trả lại",
    content:
      "Hãy gửi trả hàng của đơn {order_no} trong {days} ngày và nhập mã vận đơn. Địa chỉ nhận hàng trả có trong đơn hàng. Nếu không gửi kịp, bạn sẽ không được hoàn tiền.",
  },
  return_sent: {
    title: "Hàng trả đang trên đường",
    content:
      "Hàng của đơn {order_no} đang được gửi trả qua {carrier}, mã vận đơn {tracking_no}. Hãy xác nhận khi nhận được. Nếu bạn không trả lời trong {days} ngày, người mua sẽ được hoàn tiền.",
  },
  return_expired: {
    title: "Yêu cầu trả hàng đã hết hạn",
    content:
      "Hàng của đơn {order_no} không được gửi trả kịp thời nên không hoàn tiền. Đơn hàng tiếp tục như bình thường.",
  },
  dispute_withdrawn: {
    title: "Đã rút khiếu nại",
    content: "Người mua đã rút khiếu nại về đơn {order_no}. Đơn hàng tiếp tục như bình thường.",
  },
  dispute_refunded: {
    title: "Đã hoàn tiền",
    content: "{amount} {currency} của đơn {order_no} đã được trả về số dư của bạn. {reason}",
  },
  dispute_charged: {
    title: "Người mua đã được hoàn tiền",
    content: "{amount} {currency} của đơn {order_no} đã được hoàn cho người mua. {reason}",
  },
  dispute_rejected: {
    title: "Không hoàn tiền",
    content: "Sự cố của đơn {order_no} được quyết định không hoàn tiền. {reason}",
  },
  offer_new: {
    title: "Báo giá mới",
    content: "{shopname} đã báo giá cho yêu cầu “{title}” của bạn. Hãy so sánh và chấp nhận tại đó.",
  },
  offer_accepted: {
    title: "Báo giá được chấp nhận",
    content:
      "Người mua của “{title}” đã chấp nhận báo giá của bạn. Chúng tôi sẽ báo khi đơn hàng được thanh toán.",
  },
  offer_declined: {
    title: "Báo giá bị từ chối",
    content: "Người mua của “{title}” đã từ chối báo giá của bạn.",
  },
  offer_closed: {
    title: "Yêu cầu đã đóng",
    content: "Yêu cầu “{title}” đã đóng nên báo giá của bạn không còn hiệu lực.",
  },
  account_frozen: {
    title: "Tài khoản của bạn đã bị đóng băng",
    content:
      "Bạn vẫn có thể đăng nhập và xem mọi thứ nhưng không thể chuyển tiền. Nếu không rõ lý do, hãy liên hệ với chúng tôi.",
  },
  account_unfrozen: {
    title: "Tài khoản của bạn đã hoạt động lại",
    content: "Tài khoản không còn bị đóng băng: bạn có thể thanh toán và rút tiền như trước.",
  },
  store_suspended: {
    title: "Cửa hàng của bạn bị tạm ngưng",
    content:
      "{shopname} hiện không thể bán hoặc giao hàng, và người mua có thể hủy những đơn chưa gửi. Nếu không rõ lý do, hãy liên hệ với chúng tôi.",
  },
  store_reopened: {
    title: "Cửa hàng của bạn đã mở lại",
    content: "{shopname} có thể bán và giao hàng như trước.",
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
