import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "登入後，您追蹤的商店會顯示在這裡。",
  following: "追蹤中",
  unfollow: "取消追蹤{{name}}",
  unfollowed: "已取消追蹤{{name}}",
  emptyTitle: "還沒有追蹤商店",
  emptyText: "追蹤喜歡的商店，下次從這裡直達。",
  discover: "探索好店",
};
