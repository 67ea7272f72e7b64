import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "Sau khi đăng nhập, các cửa hàng bạn theo dõi sẽ hiện ở đây.",
  following: "Đang theo dõi",
  unfollow: "Bỏ theo dõi {{name}}",
  unfollowed: "Đã bỏ theo dõi {{name}}",
  emptyTitle: "Bạn chưa theo dõi cửa hàng nào",
  emptyText: "Theo dõi cửa hàng để ghé thăm nhanh từ đây.",
  discover: "Khám phá cửa hàng",
};
