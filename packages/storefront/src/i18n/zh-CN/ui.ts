import type { Source, Translation } from "../types";

export const ui: Translation<Source["ui"]> = {
  back: "返回",
  close: "关闭",
  loadMore: "加载更多",
  loadMoreFailed: "下一页没有加载成功。",
  end: "已经到底了",
  notFoundTitle: "页面不存在",
  notFoundText: "链接可能已失效或输入有误。",
  toHome: "返回首页",
  copy: "复制",
  copied: "已复制",
  show: "显示密码",
  hide: "隐藏密码",
  fewer: "减少",
  more: "增加",
  quantity: "数量",
  picture: "第 {{number}} 张，共 {{total}} 张",
  rating: "{{value}} 星（满分 5 星）",
  undo: "撤销",
  earlierPrice: "原价",
};
