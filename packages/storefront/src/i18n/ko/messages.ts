import type { Source, Translation } from "../types";

export const messages: Translation<Source["messages"]> = {
  list: "메시지 목록",
  new: "안 읽음",
  readAll: "모두 읽음으로 표시",
  allRead: "모두 읽었습니다",
  emptyTitle: "아직 메시지가 없습니다",
  emptyText: "주문과 잔액 소식이 여기로 도착합니다.",
  loginText: "로그인하면 메시지를 볼 수 있습니다.",
  all: "전체 메시지",
  system: "쇼핑몰",
  order: "주문",
  wallet: "잔액",
  merchant: "내 스토어",
  toOrder: "주문 보기",
  toPay: "결제 보기",
  toRecharge: "충전 보기",
  toWithdrawal: "출금 보기",
  toLoan: "대출 보기",
  toProduct: "상품 보기",
  toStore: "내 스토어로 이동",
};
