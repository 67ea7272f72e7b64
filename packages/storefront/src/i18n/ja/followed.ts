import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "ログインすると、フォロー中のストアがここに表示されます。",
  following: "フォロー中",
  unfollow: "{{name}}のフォローを解除",
  unfollowed: "{{name}}のフォローを解除しました",
  emptyTitle: "フォロー中のストアはありません",
  emptyText: "フォローすると、ここからすぐにアクセスできます。",
  discover: "ストアを探す",
};
