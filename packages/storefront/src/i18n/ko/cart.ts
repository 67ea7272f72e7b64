import type { Source, Translation } from "../types";

export const cart: Translation<Source["cart"]> = {
  title: "장바구니",
  clear: "장바구니 비우기",
  emptyTitle: "장바구니가 비어 있습니다",
  emptyText: "담은 상품은 오프라인에서도 여기에 보관됩니다.",
  browse: "상품 둘러보기",
  lineName: "상품 {{id}}",
  select: "{{title}} 선택",
  selectStore: "{{name}} 상품 전체 선택",
  selectAll: "전체 선택",
  remove: "{{title}} 삭제",
  removed: "장바구니에서 삭제되었습니다",
  cleared: "장바구니를 비웠습니다",
  pieces: { other: "{{count}}개" },
  left: { other: "{{count}}개 남음" },
  subtotal: "소계",
  total: "합계",
  selected: { other: "{{count}}개 선택" },
  beforeFees: "배송비와 세금은 별도입니다.",
};
