import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "登录后，您关注的店铺会显示在这里。",
  following: "已关注",
  unfollow: "取消关注{{name}}",
  unfollowed: "已取消关注{{name}}",
  emptyTitle: "还没有关注店铺",
  emptyText: "关注喜欢的店铺，下次从这里直达。",
  discover: "发现好店",
};
