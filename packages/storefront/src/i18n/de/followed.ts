import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "Danach sehen Sie hier die Shops, denen Sie folgen.",
  following: "Gefolgt",
  unfollow: "{{name}} nicht mehr folgen",
  unfollowed: "Sie folgen {{name}} nicht mehr",
  emptyTitle: "Sie folgen noch keinem Shop",
  emptyText: "Folgen Sie einem Shop, dann finden Sie ihn hier sofort wieder.",
  discover: "Shops entdecken",
};
