import type { Source, Translation } from "../types";

export const articles: Translation<Source["articles"]> = {
  updated: "{{date}} 更新",
  emptyTitle: "まだ記事がありません",
  emptyText: "ご不明な点は、お気軽にカスタマーサービスへお問い合わせください。",
  more: "その他の記事",
  helpLead: "購入者・出店者の皆さまからよくあるご質問にお答えします。",
};
