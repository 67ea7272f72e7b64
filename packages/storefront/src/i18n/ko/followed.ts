import type { Source, Translation } from "../types";

export const followed: Translation<Source["followed"]> = {
  loginText: "로그인하면 팔로우한 스토어가 여기에 표시됩니다.",
  following: "팔로잉",
  unfollow: "{{name}} 팔로우 취소",
  unfollowed: "{{name}} 팔로우를 취소했습니다",
  emptyTitle: "팔로우한 스토어가 없습니다",
  emptyText: "스토어를 팔로우하면 여기에서 바로 방문할 수 있습니다.",
  discover: "스토어 찾아보기",
};
