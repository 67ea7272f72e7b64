import type { Mails, Messages, Notices } from "./en";

export const messages: Messages = {
  account_frozen: "계정이 동결되어 자금을 옮길 수 없습니다. 고객센터에 문의해 주세요.",
  account_or_password_wrong: "계정 또는 비밀번호가 올바르지 않습니다.",
  acknowledgement_required: "주의 사항을 읽고 확인란에 체크해 주세요.",
  address_invalid: "선택한 네트워크에서 사용할 수 없는 주소입니다.",
  address_required: "배송지를 먼저 선택해 주세요.",
  address_wrong_network: "다른 네트워크의 주소입니다. 네트워크를 확인해 주세요.",
  already_commented: "이미 리뷰를 작성한 상품입니다.",
  already_disputed: "이 주문의 문제를 이미 신고하셨습니다.",
  already_paid: "이미 결제된 주문입니다.",
  already_replied: "이미 답변한 리뷰입니다.",
  already_shipped: "이미 발송된 주문입니다.",
  amount_range: "금액이 가능한 범위를 벗어났습니다.",
  amount_step: "금액은 {step} 단위로 입력해 주세요.",
  amount_too_large: "금액이 너무 큽니다. 최대 {max}까지 가능합니다.",
  amount_too_small: "금액이 너무 작습니다. 최소 {min}부터 가능합니다.",
  application_exists: "이미 신청하셨습니다. 심사를 기다려 주세요.",
  area_not_open: "아직 배송되지 않는 지역입니다.",
  bad_state: "현재 상태에서는 진행할 수 없습니다.",
  below_minimum: "이 상품은 {min_order}개 이상 주문할 수 있습니다.",
  cart_empty: "주문할 상품이 없습니다.",
  changed_elsewhere: "그사이 다른 기기에서 변경 사항을 저장했습니다. 다시 시도해 주세요.",
  code_locked: "인증번호를 너무 많이 잘못 입력했습니다. 24시간 동안 인증번호를 받지 않습니다.",
  code_required:
    "이 계정에 잘못된 비밀번호가 너무 많이 입력되었습니다. 이메일 주소, 비밀번호, 보내 드리는 인증번호로 로그인해 주세요.",
  code_wrong: "인증번호가 틀렸거나 만료되었습니다.",
  content_rejected: "게시할 수 없는 내용입니다. 수정해 주세요.",
  daily_limit: "오늘 한도를 넘는 금액입니다. 오늘은 {left}까지 더 출금할 수 있습니다.",
  dispute_open: "이 주문에 신고하신 문제가 있습니다. 먼저 신고를 철회해 주세요.",
  dispute_too_late: "이 주문의 문제를 신고할 수 있는 기간이 지났습니다.",
  document_used: "이 신분증은 이미 다른 스토어 등록에 사용되었습니다.",
  email_taken: "이미 사용 중인 이메일입니다.",
  field_invalid: "입력한 내용이 올바르지 않습니다. 확인해 주세요.",
  file_not_found: "찾을 수 없는 파일이 있습니다. 다시 업로드해 주세요.",
  fund_password_locked: "여러 번 잘못 입력하여 결제 비밀번호가 잠겼습니다. 나중에 다시 시도해 주세요.",
  fund_password_unset: "결제 비밀번호를 먼저 설정해 주세요.",
  fund_password_wrong: "결제 비밀번호가 올바르지 않습니다. 남은 횟수: {left}회",
  has_open_orders: "진행 중인 주문이 있는 상품입니다. 판매 중지로 변경해 주세요.",
  idempotency_in_progress: "처리 중인 요청입니다.",
  idempotency_mismatch: "이미 다른 내용으로 보낸 요청입니다. 처음부터 다시 진행해 주세요.",
  image_invalid: "사용할 수 없는 이미지 파일입니다.",
  insufficient_balance: "잔액이 부족합니다.",
  invalid_field: "입력한 내용이 올바르지 않습니다. 확인해 주세요.",
  invite_code_invalid: "존재하지 않는 초대 코드입니다.",
  loan_disabled: "현재 대출을 이용할 수 없습니다.",
  locked: "출금이 일시적으로 잠겼습니다. 나중에 다시 시도해 주세요.",
  memo_required: "이 네트워크는 메모(태그)가 필요합니다.",
  mobile_taken: "이미 사용 중인 휴대폰 번호입니다.",
  network_disabled: "현재 사용할 수 없는 네트워크입니다.",
  not_merchant: "먼저 스토어를 개설해 주세요.",
  offer_changed: "제안이 변경되었습니다. 다시 확인해 주세요.",
  open_application: "진행 중인 신청이 있습니다.",
  order_below_minimum: "이 스토어는 {min} 이상 주문할 수 있습니다(배송비와 세금 제외).",
  order_changed: "주문 내용이 변경되었습니다. 다시 확인해 주세요.",
  owed_to_buyers:
    "스토어가 정지되었습니다. 구매자에게 돌려줄 수 있는 금액은 남겨 두어야 하며, {left}까지 출금할 수 있습니다.",
  own_product: "본인 스토어의 상품은 구매할 수 없습니다.",
  own_request: "본인이 올린 요청입니다.",
  own_shop: "본인 스토어는 팔로우할 수 없습니다.",
  pack_mismatch: "이 상품은 {pack_size}개 묶음으로 판매합니다.",
  password_wrong: "비밀번호가 올바르지 않습니다.",
  pay_expired: "결제 시간이 지났습니다. 다시 주문해 주세요.",
  price_changed: "가격이 변경되었습니다. 새 합계를 확인해 주세요.",
  price_invalid: "올바른 가격을 입력해 주세요.",
  product_elsewhere: "이 스토어에서 판매하지 않는 상품입니다.",
  product_unavailable: "더 이상 판매하지 않는 상품입니다.",
  proof_required: "거래 ID를 입력하거나 스크린샷을 업로드해 주세요.",
  quote_changed: "수수료 또는 금액이 변경되었습니다. 다시 확인해 주세요.",
  quote_expired: "견적이 만료되었습니다. 다시 요청해 주세요.",
  range_too_long: "기간이 너무 깁니다. 더 짧게 선택해 주세요.",
  rate_unavailable: "현재 환율을 확인할 수 없습니다. 나중에 다시 시도해 주세요.",
  request_closed: "마감된 요청이라 더 이상 제안할 수 없습니다.",
  same_as_login: "결제 비밀번호는 로그인 비밀번호와 다르게 설정해 주세요.",
  same_operator: "첫 번째 승인은 이미 하셨습니다. 다른 담당자의 승인이 필요합니다.",
  self_address: "쇼핑몰의 입금 주소입니다. 본인의 주소를 입력해 주세요.",
  shop_suspended: "이 스토어는 정지되어 현재 판매나 발송을 할 수 없습니다.",
  shopname_taken: "이미 사용 중인 스토어 이름입니다.",
  social_unavailable: "이 서비스로는 로그인할 수 없습니다.",
  stock_short: "재고가 부족합니다. 남은 수량: {left}개",
  terms_changed: "약관이 변경되었습니다. 다시 읽고 동의해 주세요.",
  too_many_addresses: "이미 주소가 {max}개 등록되어 있습니다. 더 이상 쓰지 않는 주소를 먼저 삭제해 주세요.",
  too_many_offers: "제안은 {max}건까지 가능합니다. 나중에 다시 시도해 주세요.",
  too_many_open: "진행 중인 요청이 너무 많습니다. 먼저 완료해 주세요.",
  too_many_unpaid: "미결제 주문이 너무 많습니다. 결제하거나 취소해 주세요.",
  unpaid_too_much:
    "아직 이 규모의 미결제 주문을 보류할 수 없는 계정입니다. 주문을 줄이거나 먼저 잔액을 충전해 주세요.",
  txid_invalid: "올바른 거래 ID가 아닙니다.",
  txid_used: "이미 사용된 거래 ID입니다.",
  username_taken: "이미 사용 중인 아이디입니다.",
  version_conflict: "그사이 변경되었습니다. 새로고침해 주세요.",
  weak_password: "비밀번호가 너무 쉽습니다.",

  forbidden: "권한이 없습니다.",
  malformed_body: "요청을 읽을 수 없습니다.",
  method_not_allowed: "허용되지 않는 요청 방식입니다.",
  missing_field: "입력하지 않은 항목이 있습니다. 입력해 주세요.",
  not_found: "찾을 수 없습니다.",
  server_failed: "서버 오류가 발생했습니다. 나중에 다시 시도해 주세요.",
  sign_in_first: "먼저 로그인해 주세요.",
  too_large: "크기가 너무 큽니다.",
  too_many_requests: "요청이 너무 많습니다. 나중에 다시 시도해 주세요.",
  unavailable: "현재 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.",

  cancelled: "취소되었습니다",
  closed: "마감되었습니다",
  code_sent: "인증번호를 보냈습니다",
  deleted: "삭제되었습니다",
  fund_password_saved: "결제 비밀번호가 저장되었습니다",
  no_application: "아직 신청 내역이 없습니다",
  ok: "완료되었습니다",
  order_placed: "주문이 접수되었습니다",
  paid: "결제가 완료되었습니다",
  password_length: "{min}~{max}자로 입력해 주세요.",
  password_changed: "비밀번호가 변경되었습니다. 다시 로그인해 주세요.",
  published: "게시되었습니다",
  receipt_confirmed: "구매가 확정되었습니다",
  registered: "가입이 완료되었습니다. 환영합니다!",
  replied: "답변이 등록되었습니다",
  reviewed: "리뷰를 남겨 주셔서 감사합니다",
  saved: "저장되었습니다",
  shipped: "발송 처리되었습니다",
  signed_in: "로그인되었습니다",
  signed_out: "로그아웃되었습니다",
  submitted: "심사를 요청했습니다",
  uploaded: "업로드되었습니다",

  address_hint_bitcoin: "bc1, 1 또는 3으로 시작",
  address_hint_evm: "0x로 시작하는 42자",
  address_hint_tron: "T로 시작하는 34자",
  loan_example:
    "{amount} {currency}, {days}일간 대출 시: 비용 {fee}, 일시 상환액 {total}. 실질 연이율(APR) {apr}%.",
  loan_warning: "돈을 빌리면 비용이 듭니다.",
  log_adjustment: "잔액 조정",
  log_overpayment: "결제 {no} 건과 맞지 않는 입금",
  log_payment: "주문 {no}",
  log_recharge: "충전 {no}",
  log_refund: "주문 {no} 환불",
  log_settlement: "주문 {no} 판매 대금",
  log_withdrawal: "출금 {no}",
  log_withdrawal_return: "출금 {no} 반환",
  recharge_notice:
    "실제로 보낸 금액을 입력해 주세요. 다르면 심사에서 반려될 수 있습니다. 입금된 금액만큼 충전됩니다.",
  sandbox_address: "테스트 환경입니다. 이 주소는 누구의 것도 아닙니다. 실제 자금을 절대 보내지 마세요.",
  send_only: "{coin}만, {network} 네트워크로만 보내 주세요.",
  transfer_irreversible: "암호화폐 송금은 되돌릴 수 없습니다. 네트워크나 주소가 틀리면 돈을 잃게 됩니다.",
};

export const notices: Notices = {
  welcome: {
    title: "{name} 님, 환영합니다",
    content: "계정이 준비되었습니다. 배송지를 등록하고 쇼핑을 시작해 보세요.",
  },
  order_paid: {
    title: "결제가 확인되었습니다",
    content:
      "주문 {order_no}의 결제 금액({total} {currency})이 확인되었습니다. {hours}시간 이내에 발송됩니다.",
  },
  order_shipped: {
    title: "상품이 발송되었습니다",
    content: "주문 {order_no} 상품이 {carrier} 택배로 발송되었습니다. 운송장 번호: {tracking_no}",
  },
  order_cancelled: {
    title: "주문이 취소되었습니다",
    content: "주문 {order_no} 건이 취소되었습니다. {reason}",
  },
  order_refunded: {
    title: "환불되었습니다",
    content: "주문 {order_no} 건이 취소되어 {total} {currency} 금액이 잔액으로 환불되었습니다. {reason}",
  },
  order_received: {
    title: "구매가 확정되었습니다",
    content: "주문 {order_no}의 구매가 확정되었습니다. 상품이 어땠는지 들려주세요.",
  },
  order_new: {
    title: "새 주문",
    content: "주문 {order_no}({total} {currency}) 건이 발송을 기다리고 있습니다.",
  },
  order_closed: {
    title: "주문이 취소되었습니다",
    content: "주문 {order_no} 건이 발송 전에 취소되었습니다.",
  },
  order_done: {
    title: "구매자가 구매를 확정했습니다",
    content: "주문 {order_no}의 구매가 확정되었습니다. {net} {currency} 금액은 며칠 뒤 잔액에 반영됩니다.",
  },
  pay_expired: {
    title: "결제 시간이 지났습니다",
    content: "결제 {pay_no}의 시간이 지나 주문이 취소되었습니다.",
  },
  pay_credited: {
    title: "입금액이 반영되었습니다",
    content: "결제 {pay_no} 건과 맞지 않는 입금이 있어 {amount} {currency} 금액을 잔액에 반영했습니다.",
  },
  settlement_available: {
    title: "정산금을 사용할 수 있습니다",
    content: "주문 {order_no}의 {net} {currency} 금액을 이제 사용할 수 있습니다.",
  },
  recharge_credited: {
    title: "충전이 완료되었습니다",
    content: "충전 {order_no}: {amount} {currency} 금액이 잔액에 반영되었습니다.",
  },
  recharge_rejected: {
    title: "충전이 승인되지 않았습니다",
    content: "충전 {order_no} 건이 승인되지 않았습니다. {reason}",
  },
  withdraw_created: {
    title: "출금 심사 중",
    content: "출금 {order_no} 건({amount} {currency})을 심사하고 있습니다.",
  },
  withdraw_completed: {
    title: "출금이 완료되었습니다",
    content: "출금 {order_no}: {received} {coin} 송금을 완료했습니다.",
  },
  withdraw_returned: {
    title: "출금액이 반환되었습니다",
    content:
      "출금 {order_no} 건이 처리되지 않아 {amount} {currency} 금액이 잔액으로 반환되었습니다. {reason}",
  },
  fund_password_set: {
    title: "결제 비밀번호가 변경되었습니다",
    content: "결제 비밀번호가 변경되었습니다. 본인이 아니라면 문의해 주세요.",
  },
  application_approved: {
    title: "스토어가 개설되었습니다",
    content: "{shopname} 스토어가 승인되었습니다. 판매를 시작할 수 있습니다.",
  },
  application_rejected: { title: "보완이 필요합니다", content: "{shopname} 신청 내용을 수정해 주세요." },
  store_review_approved: {
    title: "새 스토어 이름과 로고가 승인되었습니다",
    content: "{shopname} 스토어가 새 프로필로 표시됩니다.",
  },
  store_review_rejected: {
    title: "새 스토어 이름 또는 로고가 승인되지 않았습니다",
    content: "{shopname} 스토어의 프로필은 그대로 유지됩니다. 사유: {note}",
  },
  review_reply: {
    title: "스토어가 답변을 남겼습니다",
    content: "{shopname}에서 {title} 리뷰에 답변을 남겼습니다.",
  },
  dispute_opened: {
    title: "구매자가 문제를 신고했습니다",
    content:
      "주문 {order_no} 구매자가 {amount} {currency} 환불을 요청했습니다. {days}일 안에 답변하지 않으면 운영팀이 결정합니다.",
  },
  dispute_offered: {
    title: "스토어가 제안했습니다",
    content:
      "주문 {order_no}에 대해 스토어가 {amount} {currency} 환불을 제안했습니다. 수락하거나 운영팀에 결정을 요청하세요.",
  },
  dispute_objected: {
    title: "스토어가 이의를 제기했습니다",
    content:
      "스토어가 주문 {order_no} 신고에 동의하지 않습니다. 운영팀에 결정을 요청하거나 신고를 철회하세요.",
  },
  dispute_escalated: {
    title: "운영팀이 결정합니다",
    content: "주문 {order_no}의 문제를 이제 운영팀이 결정합니다. 양쪽 모두에게 알려 드립니다.",
  },
  return_requested: {
    title: "구매자가 반품을 원합니다",
    content:
      "주문 {order_no} 구매자가 반품과 {amount} {currency} 환불을 요청했습니다. {days}일 안에 답변하지 않으면 운영팀이 결정합니다.",
  },
  return_agreed: {
    title: "스토어가 반품을 수락했습니다",
    content:
      "주문 {order_no} 상품을 {days}일 안에 보내고 운송장 번호를 입력하세요. 반품 주소는 주문 화면에 있습니다. 기한 안에 보내지 않으면 환불되지 않습니다.",
  },
  return_sent: {
    title: "반품 상품이 오고 있습니다",
    content:
      "주문 {order_no} 상품이 {carrier} 택배로 돌아오고 있습니다. 운송장 번호: {tracking_no}. 도착하면 확인하세요. {days}일 안에 답변하지 않으면 구매자에게 환불됩니다.",
  },
  return_expired: {
    title: "반품 기한이 지났습니다",
    content: "주문 {order_no} 상품을 기한 안에 보내지 않아 환불되지 않습니다. 주문은 정상적으로 진행됩니다.",
  },
  dispute_withdrawn: {
    title: "신고가 철회되었습니다",
    content: "구매자가 주문 {order_no} 신고를 철회했습니다. 주문은 정상적으로 진행됩니다.",
  },
  dispute_refunded: {
    title: "환불 완료",
    content: "주문 {order_no}의 {amount} {currency} 금액이 잔액으로 돌아왔습니다. {reason}",
  },
  dispute_charged: {
    title: "구매자에게 환불되었습니다",
    content: "주문 {order_no}의 {amount} {currency} 금액이 구매자에게 환불되었습니다. {reason}",
  },
  dispute_rejected: {
    title: "환불 없음",
    content: "주문 {order_no}의 문제는 환불 없이 종결되었습니다. {reason}",
  },
  offer_new: {
    title: "새 제안",
    content: "{shopname}에서 ‘{title}’ 요청에 제안을 보냈습니다. 비교해 보고 수락하세요.",
  },
  offer_accepted: {
    title: "제안이 수락되었습니다",
    content: "구매자가 ‘{title}’ 요청에 보낸 제안을 수락했습니다. 결제되면 알려 드립니다.",
  },
  offer_declined: {
    title: "제안이 거절되었습니다",
    content: "구매자가 ‘{title}’ 요청에 보낸 제안을 거절했습니다.",
  },
  offer_closed: { title: "요청 마감", content: "‘{title}’ 요청이 마감되어 보내신 제안도 종료되었습니다." },
  account_frozen: {
    title: "계정이 동결되었습니다",
    content: "로그인하고 내용을 볼 수는 있지만 자금을 옮길 수 없습니다. 이유를 모르신다면 문의해 주세요.",
  },
  account_unfrozen: { title: "계정 동결이 해제되었습니다", content: "이전처럼 결제하고 출금할 수 있습니다." },
  store_suspended: {
    title: "스토어가 정지되었습니다",
    content:
      "{shopname} 스토어는 당분간 판매하거나 발송할 수 없으며, 구매자는 발송되지 않은 주문을 취소할 수 있습니다. 이유를 모르신다면 문의해 주세요.",
  },
  store_reopened: {
    title: "스토어가 다시 열렸습니다",
    content: "{shopname} 스토어는 이전처럼 판매하고 발송할 수 있습니다.",
  },
  loan_approved: {
    title: "대출이 승인되었습니다",
    content: "{amount} {currency} 대출 신청이 승인되었습니다.",
  },
  loan_rejected: {
    title: "대출이 승인되지 않았습니다",
    content: "{amount} {currency} 대출 신청이 승인되지 않았습니다. {reason}",
  },
};

export const mails: Mails = {
  code: {
    subject: "인증번호: {code}",
    body: "인증번호는 {code}이며 {seconds}초 동안 유효합니다. 요청하지 않으셨다면 이 메일을 무시하고 인증번호를 누구에게도 알려 주지 마세요.",
  },
  known: {
    subject: "이미 계정이 있습니다",
    body: "누군가 이 이메일 주소로 가입하려고 했지만 이미 계정이 있습니다. 본인이라면 로그인하세요. 아니라면 아무것도 하지 않으셔도 됩니다.",
  },
  code_guessed: {
    subject: "잘못된 인증번호가 입력되었습니다",
    body: "{hours}시간 이내에 회원님의 계정에 잘못된 인증번호가 {count}번 입력되었습니다. 본인이 아니라면 누군가 계정에 접근하려는 것입니다. 인증번호를 누구에게도 알려 주지 말고 비밀번호를 변경하세요.",
  },
  password_changed: {
    subject: "비밀번호가 변경되었습니다",
    body: '회원님 계정의 로그인 비밀번호가 변경되었고 모든 기기에서 로그아웃되었습니다. 본인이 아니라면 지금 바로 "비밀번호를 잊으셨나요?"에서 재설정하고 문의해 주세요.',
  },
  email_changed: {
    subject: "이메일 주소가 변경되었습니다",
    body: "회원님 계정의 이메일 주소가 변경되었습니다. 이 주소로는 더 이상 인증번호가 발송되지 않습니다. 출금은 24시간 동안 잠깁니다. 본인이 아니라면 로그인하여 비밀번호를 변경하고 문의해 주세요.",
  },
};
