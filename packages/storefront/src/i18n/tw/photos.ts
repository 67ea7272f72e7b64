import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "選擇圖片",
  take: "拍照",
  other: "換一張",
  again: "重拍",
  picture: "圖片 {{number}}",
  remove: "移除圖片 {{number}}",
  removeOne: "移除：{{label}}",
  count: "{{count}} / {{max}}",
  uploading: "上傳中",
  done: "已上傳",
  wrongType: "請選擇 JPEG、PNG、WebP 或 GIF 圖片",
  unreadable: "無法讀取這張圖片",
  tooLarge: "圖片太大了",
};
