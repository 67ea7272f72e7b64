import type { Source, Translation } from "../types";

export const photos: Translation<Source["photos"]> = {
  choose: "选择图片",
  take: "拍照",
  other: "换一张",
  again: "重拍",
  picture: "图片 {{number}}",
  remove: "移除图片 {{number}}",
  removeOne: "移除：{{label}}",
  count: "{{count}} / {{max}}",
  uploading: "正在上传",
  done: "已上传",
  wrongType: "请选择 JPEG、PNG、WebP 或 GIF 图片",
  unreadable: "无法读取此图片",
  tooLarge: "图片过大",
};
