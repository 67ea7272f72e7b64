import type { Source, Translation } from "../types";

export const favourites: Translation<Source["favourites"]> = {
  count: { other: "상품 {{count}}개" },
  clear: "찜 목록 비우기",
  cleared: "찜 목록을 비웠습니다",
  emptyTitle: "찜한 상품이 없습니다",
  emptyText: "하트를 누르면 상품이 여기에 저장됩니다. 오프라인에서도 볼 수 있습니다.",
};
