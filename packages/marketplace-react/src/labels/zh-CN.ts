import { createLabels } from "./create-labels.js";

/** The texts of the primitives in simplified Chinese. */
export const labels = createLabels("zh-CN", {
  back: "返回",
  close: "关闭",
  copy: "复制",
  copied: "已复制",
  copyByHand: "浏览器不允许复制。文本已选中，请手动复制。",
  decrease: "减少",
  increase: "增加",
  quantity: "数量",
  notWhole: "请输入整数。数量仍为 {quantity}。",
  atLeast: "至少 {quantity}",
  atMost: "最多 {quantity}",
  showPassword: "显示密码",
  hidePassword: "隐藏密码",
  loading: "加载中",
  loadMore: "加载更多",
  loadMoreFailed: "下一页没有加载成功。",
  retry: "重试",
  endOfList: "已经到底了",
  previousPrice: "变更前价格",
  listPrice: "划线价",
  priceFrom: "{price} 起",
  rating: "{stars} 星（满分 5 星）",
  failure: {
    network: "无法连接商城，请检查网络后重试。",
    timeout: "商城响应超时，请稍后再试。",
    refused: "请求失败，请重试。",
    held: "其他标签页切换了账号，因此未提交任何内容。",
    blocked: "安全检查拦截了此操作。请关闭 VPN 或更换网络后重试。",
    tooLarge: "内容过大，无法发送。请选择较小的文件或缩短文字。",
    tooMany: {
      other: "操作过于频繁，请 {minutes} 分钟后再试。",
    },
    busy: {
      other: "商城繁忙或正在维护，请 {minutes} 分钟后再试。",
    },
    other: "无法读取商城返回的内容，请稍后再试。",
  },
});
