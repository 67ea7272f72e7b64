import type { Source, Translation } from "../types";

export const mine: Translation<Source["mine"]> = {
  welcome: "어서 오세요",
  guestLead: "로그인하면 잔액, 배송지, 팔로우한 스토어를 확인할 수 있습니다.",
  noName: "내 계정",
  register: "회원가입",
  balance: "잔액",
  onHold: "출금 대기 {{money}}",
  history: "잔액 변동 내역",
  balanceFailed: "잔액을 불러오지 못했습니다.",
  shortcuts: "바로가기",
  paid: "결제 완료",
  shipped: "배송 중",
  received: "수령 완료",
  assess: "리뷰",
  orderCount: { other: "주문 {{count}}건" },
  account: "계정",
  more: "더보기",
  logOut: "로그아웃",
  loggedOut: "로그아웃되었습니다",
};
