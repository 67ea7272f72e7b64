import { createLabels } from "./create-labels.js";

/** The texts of the primitives in traditional Chinese. */
export const labels = createLabels("zh-Hant", {
  back: "返回",
  close: "關閉",
  copy: "複製",
  copied: "已複製",
  copyByHand: "瀏覽器不允許複製。文字已選取，請手動複製。",
  decrease: "減少",
  increase: "增加",
  quantity: "數量",
  notWhole: "請輸入整數。數量仍為 {quantity}。",
  atLeast: "至少 {quantity}",
  atMost: "最多 {quantity}",
  showPassword: "顯示密碼",
  hidePassword: "隱藏密碼",
  loading: "載入中",
  loadMore: "載入更多",
  loadMoreFailed: "無法載入下一頁。",
  retry: "重試",
  endOfList: "已經到底了",
  previousPrice: "變更前價格",
  listPrice: "原價",
  priceFrom: "{price} 起",
  rating: "{stars} 顆星（滿分 5 顆星）",
  failure: {
    network: "無法連線到商城，請檢查網路後再試一次。",
    timeout: "商城回應逾時，請稍後再試。",
    refused: "請求失敗，請再試一次。",
    held: "其他分頁切換了帳號，因此未送出任何內容。",
    blocked: "安全檢查攔截了此操作。請關閉 VPN 或更換網路後再試。",
    tooLarge: "內容過大，無法送出。請選擇較小的檔案或縮短文字。",
    tooMany: {
      other: "操作過於頻繁，請於 {minutes}\u00a0分鐘後再試。",
    },
    busy: {
      other: "商城忙碌或正在維護，請於 {minutes}\u00a0分鐘後再試。",
    },
    other: "無法讀取商城傳回的內容，請稍後再試。",
  },
});
