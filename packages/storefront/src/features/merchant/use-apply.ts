import { useQueryClient } from "@tanstack/react-query";
import { type Input, isErrorOf } from "marketplace-sdk";
import { useCallback, useRef } from "react";
import { useShop } from "../../app/market";
import { takeAnswer } from "../../app/take-answer";
import { type Application, stageOf } from "./application";
import { signaturePicture } from "./signature";
import type { Signature } from "./strokes";

/** Sending an application, and the signature that goes with it. */
export interface Apply {
  /** Uploads the signature; the same one only once. @returns what the server calls it */
  sign(signature: Signature): Promise<string>;
  /** @throws {MarketplaceError} of merchant.apply */
  send(input: Input<"merchant.apply">): Promise<void>;
}

/** Sends an application and shows its new state everywhere. */
export function useApply(): Apply {
  const { market, queries } = useShop();
  const queryClient = useQueryClient();
  const signed = useRef<{ signature: Signature; url: string }>(undefined);

  const sign = useCallback(
    async (signature: Signature): Promise<string> => {
      if (signed.current?.signature === signature) return signed.current.url;
      const { url } = await market.uploads.image({
        file: await signaturePicture(signature),
        category: "kyc",
      });
      signed.current = { signature, url };
      return url;
    },
    [market],
  );

  const send = useCallback(
    async (input: Input<"merchant.apply">): Promise<void> => {
      const own = queries.merchant.get();
      try {
        const application: Application = await market.merchant.apply(input);
        await takeAnswer(queryClient, own, application);
      } catch (error) {
        // The call has no key: what came of a lost one is seen in the application itself.
        const now = await queryClient.fetchQuery({ ...own, staleTime: 0 }).catch(() => undefined);
        if (stageOf(now) === "review") return;
        if (isErrorOf(error, "merchant.apply") && error.reason === "terms_changed") {
          await queryClient.invalidateQueries({ queryKey: queries.merchant.contract.key });
        }
        throw error;
      }
    },
    [market, queries, queryClient],
  );
  return { sign, send };
}
