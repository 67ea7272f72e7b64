import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "사진 선택",
  take: "사진 찍기",
  other: "다른 사진 선택",
  again: "다시 찍기",
  picture: "사진 {{number}}",
  remove: "사진 {{number}} 삭제",
  removeOne: "삭제: {{label}}",
  count: "{{max}}장 중 {{count}}장",
  uploading: "올리는 중",
  done: "올렸습니다",
  wrongType: "JPEG, PNG, WebP, GIF 사진을 선택해 주세요",
  unreadable: "사진으로 읽을 수 없는 파일입니다",
  tooLarge: "사진이 너무 큽니다",
};
