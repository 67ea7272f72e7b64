import type { Source, Translation } from "../types";

export const search: Translation<Source["search"]> = {
  clear: "입력 지우기",
  suggestions: "추천 검색어",
  suggested: { other: "추천 {{count}}개" },
  store: "스토어",
  category: "카테고리",
  recent: "최근 본 상품",
  history: "최근 검색어",
  clearHistory: "검색어 삭제",
  relatedProducts: "관련 상품",
  relatedStores: "관련 스토어",
  results: "검색 결과",
  products: "상품",
  stores: "스토어",
  requests: "구매 요청",
  noProducts: "‘{{words}}’ 상품 검색 결과가 없습니다",
  noStores: "‘{{words}}’ 스토어 검색 결과가 없습니다",
  advice: "철자를 확인하거나 더 일반적인 단어로 검색해 보세요.",
  toProducts: { other: "상품 {{count}}개 보기" },
  toStores: { other: "스토어 {{count}}곳 보기" },
};
