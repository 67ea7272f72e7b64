import type { Notices } from "./en";

export const ko: Notices = {
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
