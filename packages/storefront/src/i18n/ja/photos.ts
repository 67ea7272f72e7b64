import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "画像を選ぶ",
  take: "写真を撮る",
  other: "別の画像を選ぶ",
  again: "撮り直す",
  picture: "画像{{number}}",
  remove: "画像{{number}}を削除",
  removeOne: "削除：{{label}}",
  count: "{{max}}枚中{{count}}枚",
  uploading: "アップロード中",
  done: "アップロード完了",
  wrongType: "JPEG・PNG・WebP・GIFの画像を選んでください",
  unreadable: "このファイルは画像として読み込めません",
  tooLarge: "画像のサイズが大きすぎます",
};
