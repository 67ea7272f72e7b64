import type { Marketplace } from "marketplace-sdk";
import { useState } from "react";

export function FollowButton({ market, store }: { market: Marketplace; store: number }) {
  const [label, setLabel] = useState("Follow");
  const follow = async () => {
    const outcome = await market.safe(market.stores.toggleFollow({ id: store, follow: 1 }));
    if (outcome.ok) setLabel(outcome.data.followed ? "Following" : "Follow");
    else setLabel(outcome.error.isUnauthorized ? "Sign in first" : "Try again");
  };
  return (
    <button type="button" onClick={follow}>
      {label}
    </button>
  );
}
