import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Data } from "marketplace-sdk";
import type { Mutations, Queries } from "marketplace-sdk/query";

/** Shows the new state at once, and the server's when it answers; a failure brings back what was there. */
export function FollowStore({
  queries,
  mutations,
  store,
}: {
  queries: Queries;
  mutations: Mutations;
  store: number;
}) {
  const cache = useQueryClient();
  const info = queries.stores.get({ id: store });
  const { data } = useQuery(info);
  const show = (followed: boolean) =>
    cache.setQueryData(
      info.queryKey,
      (old: Data<"stores.get"> | undefined) => old && { ...old, is_follow: followed },
    );

  const toggle = useMutation({
    ...mutations.stores.toggleFollow(),
    // One after the other: the server may turn its state around with every call.
    scope: { id: `follow-${store}` },
    onMutate: async ({ follow }) => {
      await cache.cancelQueries({ queryKey: info.queryKey });
      const before = cache.getQueryData(info.queryKey);
      show(follow === 1);
      return before;
    },
    onSuccess: ({ followed }) => show(followed),
    onError: (_error, _input, before) => cache.setQueryData(info.queryKey, before),
    onSettled: () => cache.invalidateQueries({ queryKey: queries.stores.followed.key }),
  });

  const followed = Boolean(data?.is_follow);
  return (
    <button
      type="button"
      aria-pressed={followed}
      disabled={!data}
      onClick={() => toggle.mutate({ id: store, follow: followed ? 0 : 1 })}
    >
      {followed ? "Following" : "Follow"}
    </button>
  );
}
