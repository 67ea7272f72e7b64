import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "{{date}} 更新",
  emptyTitle: "まだ記事がありません",
  emptyText: "ご不明な点は、お気軽にカスタマーサービスへお問い合わせください。",
  more: "その他の記事",
  helpLead: "購入者・出店者の皆さまからよくあるご質問にお答えします。",
  goneTitle: "このページはなくなりました",
  goneText: "最新の内容はヘルプにあります。",
  sellTitle: "出店までの3ステップ",
  sellText: "書類を提出し、2～48時間の審査を経て、販売を始められます。",
};
