import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "{{date}} 업데이트",
  emptyTitle: "아직 내용이 없습니다",
  emptyText: "궁금한 점은 고객센터로 편하게 문의해 주세요.",
  more: "더 읽어 보기",
  helpLead: "구매자와 판매자가 자주 묻는 질문에 간단히 답해 드립니다.",
};
