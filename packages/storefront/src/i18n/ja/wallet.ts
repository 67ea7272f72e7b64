import type { Source, Translation } from "../types";

export const wallet: Translation<Source["wallet"]> = {
  rechargesEmptyTitle: "チャージ履歴はまだありません",
  rechargesEmptyText: "残高にチャージすると、送金ごとにここに表示されます。",
  toMine: "マイページへ",
  created: "送金待ち",
  submitted: "審査中",
  confirming: "着金確認中",
  credited: "反映済み",
  rejected: "却下",
  expired: "期限切れ",
  processing: "処理中",
  processingText: "このチャージは処理中です。時間がかかる場合は、カスタマーサービスへお問い合わせください。",
  confirmations: "ネットワーク承認 {{done}}/{{total}}",
  creditedMoney: "残高への反映額",
  received: "着金額",
  network: "ネットワーク",
  orderNo: "番号",
  reason: "理由：",
  list: "チャージ履歴",
};
