/** English texts of the followed stores. */
export const followed = {
  loginText: "Then the stores you follow are listed here.",
  following: "Following",
  unfollow: "Stop following {{name}}",
  unfollowed: "You no longer follow {{name}}",
  emptyTitle: "You follow no stores yet",
  emptyText: "Follow a store and it is one tap away from here.",
  discover: "Discover stores",
} as const;
