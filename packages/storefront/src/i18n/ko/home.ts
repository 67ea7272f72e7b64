import type { Source, Translation } from "../types";

export const home: Translation<Source["home"]> = {
  greeting: "어서 오세요",
  search: "상품·스토어 검색",
  banners: "기획전",
  categories: "카테고리",
  daily: "오늘의 신상품",
  recommended: "추천 상품",
  stores: "추천 스토어",
  hot: "인기 상품",
  month: "이달의 베스트",
  products: { other: "상품 {{count}}개" },
  credit: "신뢰도 {{score}}",
  rank: "{{rank}}위",
  emptyTitle: "상품을 준비하고 있습니다",
  emptyText: "홈에 아직 표시할 상품이 없습니다. 상품 목록을 확인해 보세요.",
};
