import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "{{date}} 업데이트",
  emptyTitle: "아직 내용이 없습니다",
  emptyText: "궁금한 점은 고객센터로 편하게 문의해 주세요.",
  more: "더 읽어 보기",
  helpLead: "구매자와 판매자가 자주 묻는 질문에 간단히 답해 드립니다.",
  goneTitle: "더 이상 없는 페이지입니다",
  goneText: "최신 내용은 도움말에 있습니다.",
  sellTitle: "입점까지 3단계",
  sellText: "서류를 제출하고 2~48시간 심사를 거치면 판매를 시작할 수 있습니다.",
};
