import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "충전 내역이 없습니다",
  rechargesEmptyText: "잔액을 충전하면 입금 내역이 여기에 표시됩니다.",
  toMine: "내 계정으로 이동",
  created: "입금 대기",
  submitted: "심사 중",
  confirming: "입금 확인 중",
  credited: "충전 완료",
  rejected: "반려됨",
  expired: "기간 만료",
  processing: "처리 중",
  processingText: "충전을 처리하고 있습니다. 오래 걸리면 고객센터로 문의해 주세요.",
  confirmations: "네트워크 승인 {{done}}/{{total}}",
  creditedMoney: "잔액 반영 금액",
  received: "입금액",
  network: "네트워크",
  orderNo: "번호",
  reason: "사유:",
  list: "충전 내역",
};
