import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "뒤로",
  close: "닫기",
  loadMore: "더 보기",
  loadMoreFailed: "다음 페이지를 불러오지 못했습니다.",
  end: "마지막입니다.",
  notFoundTitle: "페이지를 찾을 수 없습니다",
  notFoundText: "주소가 오래되었거나 잘못 입력되었을 수 있습니다.",
  toHome: "홈으로 이동",
  copy: "복사",
  copied: "복사되었습니다",
  show: "비밀번호 표시",
  hide: "비밀번호 숨기기",
  fewer: "줄이기",
  more: "늘리기",
  quantity: "수량",
  picture: "이미지 {{number}}/{{total}}",
  rating: "별점 5점 만점에 {{value}}점",
  undo: "실행 취소",
  earlierPrice: "정가",
};
