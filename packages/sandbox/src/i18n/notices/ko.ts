import type { Notices } from "./en";

export const ko: Notices = {
  welcome: {
    title: "{name} 님, 환영합니다",
    content: "계정이 준비되었습니다. 배송지를 등록하고 쇼핑을 시작해 보세요.",
  },
  order_paid: {
    title: "결제가 확인되었습니다",
    content:
      "주문 {order_no}의 결제 금액 {total} {currency}가 확인되었습니다. {hours}시간 이내에 발송됩니다.",
  },
  order_shipped: {
    title: "상품이 발송되었습니다",
    content: "주문 {order_no}이(가) {carrier}(으)로 발송되었습니다. 운송장 번호: {tracking_no}",
  },
  order_cancelled: {
    title: "주문이 취소되었습니다",
    content: "주문 {order_no}이(가) 취소되었습니다. {reason}",
  },
  order_refunded: {
    title: "환불되었습니다",
    content: "주문 {order_no}이(가) 취소되어 {total} {currency}가 잔액으로 환불되었습니다. {reason}",
  },
  order_received: {
    title: "수령이 확인되었습니다",
    content: "주문 {order_no}의 수령이 확인되었습니다. 상품이 어땠는지 들려주세요.",
  },
  order_new: {
    title: "새 주문",
    content: "주문 {order_no} ({total} {currency})이(가) 발송을 기다리고 있습니다.",
  },
  order_closed: {
    title: "주문이 취소되었습니다",
    content: "주문 {order_no}이(가) 발송 전에 취소되었습니다.",
  },
  order_done: {
    title: "구매자가 수령했습니다",
    content: "주문 {order_no}의 수령이 확인되었습니다. {net} {currency}는 나중에 사용할 수 있습니다.",
  },
  pay_expired: {
    title: "결제 시간이 지났습니다",
    content: "결제 {pay_no}의 시간이 지나 주문이 취소되었습니다.",
  },
  pay_credited: {
    title: "입금액이 반영되었습니다",
    content: "결제 {pay_no} 건과 맞지 않는 입금이 있어 {amount} {currency}를 잔액에 반영했습니다.",
  },
  settlement_available: {
    title: "대금을 사용할 수 있습니다",
    content: "주문 {order_no}의 {net} {currency}를 이제 사용할 수 있습니다.",
  },
  recharge_credited: {
    title: "충전이 완료되었습니다",
    content: "충전 {order_no}: {amount} {currency}가 잔액에 반영되었습니다.",
  },
  recharge_rejected: {
    title: "충전이 승인되지 않았습니다",
    content: "충전 {order_no}이(가) 승인되지 않았습니다. {reason}",
  },
  withdraw_created: {
    title: "출금 심사 중",
    content: "출금 {order_no} ({amount} {currency})을(를) 심사하고 있습니다.",
  },
  withdraw_completed: {
    title: "출금이 완료되었습니다",
    content: "출금 {order_no}: {received} {coin}을(를) 보냈습니다.",
  },
  withdraw_returned: {
    title: "출금액이 반환되었습니다",
    content: "출금 {order_no}이(가) 처리되지 않아 {amount} {currency}가 잔액으로 반환되었습니다. {reason}",
  },
  fund_password_set: {
    title: "자금 비밀번호가 변경되었습니다",
    content: "자금 비밀번호가 변경되었습니다. 본인이 아니라면 문의해 주세요.",
  },
  application_approved: {
    title: "스토어가 개설되었습니다",
    content: "{shopname}이(가) 승인되었습니다. 판매를 시작할 수 있습니다.",
  },
  application_rejected: { title: "보완이 필요합니다", content: "{shopname} 신청 내용을 수정해 주세요." },
  review_reply: {
    title: "스토어가 답변을 남겼습니다",
    content: "{shopname}에서 {title} 리뷰에 답변을 남겼습니다.",
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
