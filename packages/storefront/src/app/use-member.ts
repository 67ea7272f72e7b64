import { useQuery } from "@tanstack/react-query";
import { useSnapshot } from "valtio";
import { useShop } from "./market";

/** Id of who is signed in, as this device knows it; empty for nobody, undefined until it has been read. */
export function useMember(): string | undefined {
  const { session } = useShop();
  const { loggedIn } = useSnapshot(session.state);
  return useQuery({
    queryKey: ["member", loggedIn],
    queryFn: async () => `${(await session.user())?.id ?? ""}`,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
