"use client";
import { useQuery } from "@tanstack/react-query";
import { type Input, isErrorOf, type MarketplaceError } from "marketplace-sdk";
import { useSession } from "../account/use-session.js";
import { createFormDraft } from "../drafts/form-draft.js";
import { useIsHydrated, useMarketplace } from "../provider.js";
import { useServerNow } from "../time/use-server-now.js";
import { type MarketMutationHandle, useMarketMutation } from "../use-market-mutation.js";
import {
  type ApplicationField,
  applicationStage,
  type MerchantApplication,
  rejectedFields,
} from "./application-fields.js";

/** Polling interval of a review in milliseconds. */
const REVIEW_POLL_MS = 60_000;

/** What is kept of the form: never a picture, never the number of a document. */
const DRAFT_FIELDS = ["shopname", "name", "invite_code"] as const;
type DraftField = (typeof DRAFT_FIELDS)[number];

/** An application to open a store. */
export interface MerchantApplicationHandle {
  /** `loading` and `failed` besides the stages of the application. */
  status: ReturnType<typeof applicationStage> | "loading" | "failed";
  /** Null when the user has sent none; undefined until loaded. */
  application: MerchantApplication | null | undefined;
  /** The fields to send again: those that the reviewer rejected and the form knows. */
  rejectedFields: ReadonlySet<ApplicationField>;
  /** What was typed before, or sent before and rejected; for the first values of the form. */
  draft: Readonly<Record<DraftField, string>>;
  /** Keeps what is typed, for this tab. */
  saveDraft(values: Partial<Record<DraftField, string>>): void;
  /** Sends the application of `applicationInput`. The new stage is shown everywhere. */
  apply: MarketMutationHandle<Input<"merchant.apply">, void>;
  /** When the application was loaded by the server's clock, in Unix seconds: what a review's promise is measured by. */
  loadedAt: number;
  /** Why it could not be loaded. `apply` has its own error. */
  error: MarketplaceError | null;
  /** Asks for the review's state now; while it lasts, that happens every minute anyway. */
  refetch(): void;
}

/** The application of the signed-in user, its draft and its sending. */
export function useMerchantApplication(): MerchantApplicationHandle {
  const { market, queries, queryClient, drafts } = useMarketplace();
  const own = queries.merchant.get();
  const { isSignedIn } = useSession();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...own,
    enabled: isSignedIn,
    refetchInterval: ({ state }) => (applicationStage(state.data) === "review" ? REVIEW_POLL_MS : false),
  });
  /** Seconds that this device's clock is ahead. */
  const ahead = Date.now() / 1000 - useServerNow();
  const draft = createFormDraft(drafts.tab, "merchant-application", DRAFT_FIELDS);

  const send = async (input: Input<"merchant.apply">): Promise<void> => {
    try {
      const application = await market.merchant.apply(input, { notify: false });
      await queryClient.cancelQueries({ queryKey: own.queryKey, exact: true });
      queryClient.setQueryData(own.queryKey, application);
    } catch (failure) {
      // The call has no key: the application itself says whether a lost answer was a success.
      const current = await queryClient.fetchQuery({ ...own, staleTime: 0 }).catch(() => undefined);
      if (applicationStage(current) === "review") return;
      if (isErrorOf(failure, "merchant.apply") && failure.reason === "terms_changed") {
        await queryClient.invalidateQueries({ queryKey: queries.merchant.contract.key });
      }
      throw failure;
    }
  };
  const apply = useMarketMutation(
    { mutationKey: ["marketplace", "merchant.apply"], mutationFn: send },
    { onSuccess: () => draft.clear() },
  );
  const isHydrated = useIsHydrated();
  const { shopname = "", name = "", invite_code = "" } = { ...data, ...(isHydrated && draft.read()) };
  return {
    status: data === undefined ? (error ? "failed" : "loading") : applicationStage(data),
    application: data,
    rejectedFields: rejectedFields(data),
    draft: { shopname, name, invite_code },
    saveDraft: (values) => draft.write({ ...draft.read(), ...values }),
    apply,
    loadedAt: Math.floor(dataUpdatedAt / 1000 - ahead),
    error,
    refetch: () => void refetch(),
  };
}
