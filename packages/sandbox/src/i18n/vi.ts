import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen:
    "Tài khoản của bạn đã bị đóng băng nên không thể chuyển tiền. Vui lòng liên hệ bộ phận hỗ trợ.",
  account_or_password_wrong: "Tài khoản hoặc mật khẩu không đúng.",
  acknowledgement_required: "Vui lòng xác nhận bạn đã đọc cảnh báo.",
  address_invalid: "Địa chỉ không hợp lệ với mạng đã chọn.",
  address_required: "Vui lòng chọn địa chỉ nhận hàng trước.",
  address_wrong_network: "Địa chỉ này thuộc mạng khác. Hãy kiểm tra lại mạng trước khi gửi.",
  already_commented: "Bạn đã đánh giá sản phẩm này.",
  already_disputed: "Bạn đã báo sự cố về đơn hàng này rồi.",
  already_paid: "Đơn hàng này đã được thanh toán.",
  already_replied: "Bạn đã phản hồi đánh giá này.",
  already_shipped: "Đơn hàng này đã được gửi đi.",
  amount_range: "Số tiền nằm ngoài khoảng cho phép.",
  amount_step: "Số tiền phải là bội số của {step}.",
  amount_too_large: "Số tiền quá lớn. Tối đa là {max}.",
  amount_too_small: "Số tiền quá nhỏ. Tối thiểu là {min}.",
  application_exists: "Bạn đã gửi đơn. Vui lòng chờ xét duyệt.",
  area_not_open: "Chúng tôi chưa giao hàng đến khu vực này.",
  bad_state: "Không thể thực hiện với trạng thái hiện tại.",
  below_minimum: "Sản phẩm này cần đặt tối thiểu {min_order} chiếc.",
  cart_empty: "Không có sản phẩm nào để đặt.",
  changed_elsewhere: "Một thiết bị khác vừa lưu thay đổi. Vui lòng thử lại.",
  code_locked: "Đã nhập sai mã quá nhiều lần. Trong 24 giờ sẽ không nhận mã nào.",
  code_required:
    "Đã nhập sai mật khẩu quá nhiều lần cho tài khoản này. Hãy đăng nhập bằng email, mật khẩu và mã chúng tôi gửi cho bạn.",
  code_wrong: "Mã xác minh không đúng hoặc đã hết hạn.",
  content_rejected: "Nội dung này không thể đăng. Vui lòng chỉnh sửa.",
  daily_limit: "Số tiền vượt hạn mức hôm nay. Hôm nay bạn còn rút được {left}.",
  dispute_open: "Bạn đã báo sự cố về đơn hàng này. Hãy rút khiếu nại trước.",
  dispute_too_late: "Đã hết thời hạn báo sự cố về đơn hàng này.",
  document_used: "Giấy tờ này đã được dùng để đăng ký một cửa hàng khác.",
  email_taken: "Email này đã được sử dụng.",
  field_invalid: "Thông tin nhập chưa hợp lệ. Vui lòng kiểm tra lại.",
  file_not_found: "Có tệp không còn tồn tại. Vui lòng tải lên lại.",
  fund_password_locked: "Mật khẩu giao dịch đã bị khóa do nhập sai nhiều lần. Vui lòng thử lại sau.",
  fund_password_unset: "Vui lòng đặt mật khẩu giao dịch trước.",
  fund_password_wrong: "Mật khẩu giao dịch không đúng. Còn {left} lần thử.",
  has_open_orders: "Sản phẩm này còn đơn hàng chưa hoàn tất. Hãy ngừng bán thay vì xóa.",
  idempotency_in_progress: "Yêu cầu này đang được xử lý.",
  idempotency_mismatch: "Yêu cầu này đã được gửi với nội dung khác. Hãy làm lại từ đầu.",
  image_invalid: "Tệp này không phải là hình ảnh dùng được.",
  insufficient_balance: "Số dư không đủ.",
  invalid_field: "Thông tin nhập chưa hợp lệ. Vui lòng kiểm tra lại.",
  invite_code_invalid: "Mã mời không tồn tại.",
  loan_disabled: "Hiện chưa có dịch vụ vay.",
  locked: "Việc rút tiền đang tạm khóa. Vui lòng thử lại sau.",
  memo_required: "Mạng này yêu cầu memo (tag).",
  mobile_taken: "Số điện thoại này đã được sử dụng.",
  network_disabled: "Mạng này hiện không khả dụng.",
  not_merchant: "Vui lòng mở cửa hàng trước.",
  offer_changed: "Đề nghị đã thay đổi. Vui lòng xem lại.",
  open_application: "Bạn đang có một đơn chưa xử lý xong.",
  order_below_minimum: "Cửa hàng này nhận đơn từ {min} trở lên, chưa gồm phí vận chuyển và thuế.",
  order_changed: "Đơn hàng của bạn đã thay đổi. Vui lòng xem lại.",
  owed_to_buyers:
    "Cửa hàng của bạn đang bị tạm ngưng. Khoản có thể phải trả cho người mua được giữ lại; bạn rút được {left}.",
  own_product: "Bạn không thể mua hàng của chính cửa hàng mình.",
  own_request: "Đây là yêu cầu của chính bạn.",
  own_shop: "Bạn không thể theo dõi cửa hàng của chính mình.",
  pack_mismatch: "Sản phẩm này bán theo gói {pack_size} chiếc.",
  password_wrong: "Mật khẩu không đúng.",
  pay_expired: "Đã hết thời gian thanh toán. Vui lòng đặt lại.",
  price_changed: "Giá đã thay đổi. Vui lòng kiểm tra tổng tiền mới.",
  price_invalid: "Vui lòng nhập giá hợp lệ.",
  product_elsewhere: "Cửa hàng này không bán sản phẩm này.",
  product_unavailable: "Sản phẩm này không còn bán.",
  proof_required: "Nhập mã giao dịch hoặc tải ảnh chụp màn hình lên.",
  quote_changed: "Phí hoặc số tiền đã thay đổi. Vui lòng kiểm tra lại.",
  quote_expired: "Báo giá đã hết hạn. Vui lòng lấy báo giá mới.",
  range_too_long: "Khoảng thời gian quá dài. Hãy chọn khoảng ngắn hơn.",
  rate_unavailable: "Hiện chưa có tỷ giá. Vui lòng thử lại sau.",
  request_closed: "Yêu cầu này đã đóng, không nhận thêm báo giá.",
  same_as_login: "Mật khẩu giao dịch phải khác mật khẩu đăng nhập.",
  same_operator: "Bạn đã phê duyệt lần đầu. Cần một người khác đồng ý.",
  self_address: "Đây là địa chỉ nạp tiền của sàn. Hãy nhập địa chỉ của bạn.",
  shop_suspended: "Cửa hàng này đang bị tạm ngưng: hiện không thể bán hoặc giao hàng.",
  shopname_taken: "Tên cửa hàng này đã được sử dụng.",
  social_unavailable: "Chưa hỗ trợ đăng nhập bằng dịch vụ này.",
  stock_short: "Không đủ hàng. Còn lại: {left}.",
  terms_changed: "Điều khoản đã thay đổi. Vui lòng đọc và đồng ý lại.",
  too_many_addresses: "Bạn đã lưu {max} địa chỉ. Hãy xóa bớt một địa chỉ không còn dùng trước.",
  too_many_offers: "Ở đây chỉ được tối đa {max} báo giá. Vui lòng thử lại sau.",
  too_many_open: "Bạn có quá nhiều yêu cầu đang mở. Hãy hoàn tất bớt trước.",
  too_many_unpaid: "Bạn có quá nhiều đơn chưa thanh toán. Hãy thanh toán hoặc hủy bớt.",
  unpaid_too_much:
    "Tài khoản của bạn chưa thể giữ đơn chưa thanh toán có giá trị lớn như vậy. Hãy đặt ít hơn hoặc nạp số dư trước.",
  txid_invalid: "Mã giao dịch không hợp lệ.",
  txid_used: "Mã giao dịch này đã được sử dụng.",
  username_taken: "Tên đăng nhập này đã được sử dụng.",
  version_conflict: "Nội dung đã bị thay đổi. Vui lòng tải lại.",
  weak_password: "Mật khẩu quá dễ đoán.",

  forbidden: "Bạn không có quyền thực hiện việc này.",
  malformed_body: "Không đọc được yêu cầu.",
  method_not_allowed: "Phương thức này không được phép.",
  missing_field: "Còn thông tin chưa điền. Vui lòng điền đủ.",
  not_found: "Không tìm thấy.",
  server_failed: "Máy chủ gặp lỗi. Vui lòng thử lại sau.",
  sign_in_first: "Vui lòng đăng nhập.",
  too_large: "Dung lượng quá lớn.",
  too_many_requests: "Bạn thao tác quá nhanh. Vui lòng thử lại sau.",
  unavailable: "Dịch vụ tạm thời không khả dụng. Vui lòng thử lại sau ít phút.",

  cancelled: "Đã hủy",
  closed: "Đã đóng",
  code_sent: "Đã gửi mã xác minh",
  deleted: "Đã xóa",
  fund_password_saved: "Đã lưu mật khẩu giao dịch",
  no_application: "Bạn chưa gửi đơn đăng ký",
  ok: "Thành công",
  order_placed: "Đặt hàng thành công",
  paid: "Thanh toán thành công",
  password_length: "Hãy dùng từ {min} đến {max} ký tự.",
  password_changed: "Đã đổi mật khẩu. Vui lòng đăng nhập lại.",
  published: "Đã đăng",
  receipt_confirmed: "Đã xác nhận nhận hàng",
  registered: "Đăng ký thành công. Chào mừng bạn!",
  replied: "Đã gửi phản hồi",
  reviewed: "Cảm ơn bạn đã đánh giá",
  saved: "Đã lưu",
  shipped: "Đã gửi hàng",
  signed_in: "Đăng nhập thành công",
  signed_out: "Đã đăng xuất",
  submitted: "Đã gửi để xét duyệt",
  uploaded: "Đã tải lên",

  address_hint_bitcoin: "bắt đầu bằng bc1, 1 hoặc 3",
  address_hint_evm: "42 ký tự, bắt đầu bằng 0x",
  address_hint_tron: "34 ký tự, bắt đầu bằng T",
  loan_example:
    "Vay {amount} {currency} trong {days} ngày: chi phí {fee}, trả một lần {total}. Tỷ lệ phần trăm năm (APR) {apr}%.",
  loan_warning: "Vay tiền là tốn tiền.",
  log_adjustment: "Điều chỉnh số dư",
  log_overpayment: "Giao dịch không khớp với thanh toán {no}",
  log_payment: "Đơn hàng {no}",
  log_recharge: "Lệnh nạp {no}",
  log_refund: "Hoàn tiền đơn hàng {no}",
  log_settlement: "Doanh thu, đơn hàng {no}",
  log_withdrawal: "Lệnh rút {no}",
  log_withdrawal_return: "Hoàn lại lệnh rút {no}",
  recharge_notice:
    "Hãy điền đúng số tiền bạn thực sự đã chuyển; nếu không, yêu cầu có thể không được duyệt. Tiền về bao nhiêu, cộng bấy nhiêu.",
  sandbox_address:
    "Đây là môi trường thử nghiệm: địa chỉ này không thuộc về ai. Tuyệt đối không gửi tiền thật.",
  send_only: "Chỉ chuyển {coin} và chỉ qua {network}.",
  transfer_irreversible: "Giao dịch tiền mã hóa không thể đảo ngược. Sai mạng hoặc sai địa chỉ là mất tiền.",
};

export const notices: Notices = {
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

export const mails: Mails = {
  code: {
    subject: "Mã của bạn: {code}",
    body: "Mã của bạn là {code}, có hiệu lực trong {seconds} giây. Nếu bạn không yêu cầu, hãy bỏ qua thư này và đừng cho ai biết mã.",
  },
  known: {
    subject: "Bạn đã có tài khoản",
    body: "Có người muốn đăng ký bằng địa chỉ email này, nhưng địa chỉ đã có tài khoản. Nếu là bạn, hãy đăng nhập. Nếu không, bạn không cần làm gì.",
  },
  code_guessed: {
    subject: "Có người đã nhập sai mã",
    body: "Trong vòng {hours} giờ, đã có {count} lần nhập sai mã cho tài khoản của bạn. Nếu không phải bạn, có người đang cố truy cập: đừng cho ai biết mã và hãy đổi mật khẩu.",
  },
  password_changed: {
    subject: "Mật khẩu của bạn đã được đổi",
    body: 'Mật khẩu đăng nhập của tài khoản đã được đổi và mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại ngay bằng "Quên mật khẩu?" và liên hệ với chúng tôi.',
  },
  email_changed: {
    subject: "Địa chỉ email của bạn đã được đổi",
    body: "Tài khoản của bạn đã có địa chỉ email khác; địa chỉ này sẽ không nhận mã nữa. Việc rút tiền bị khóa trong 24 giờ. Nếu không phải bạn, hãy đăng nhập, đổi mật khẩu và liên hệ với chúng tôi.",
  },
};
