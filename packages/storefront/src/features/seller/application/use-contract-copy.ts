import { isNotFound } from "marketplace-react";
import type { Data } from "marketplace-sdk";
import { useCallback } from "react";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import { mediaUrl, privateUrl } from "../../../shared/ui/media";
import { contractPage } from "./contract-copy";
import { signatureAt } from "./signature";

/** The contents of a copy. */
export interface CopyOf {
  contract: Data<"merchant.contract">;
  /** The contract's text as HTML, as shown on screen. */
  html: string;
  shopname: string;
  name: string;
  /** YYYY-MM-DD, or empty. */
  date: string;
  /** Party B's signature. */
  signature: File | undefined;
}

/** Saves the contract on the device as a page, with the signatures so far. */
export function useContractCopy(): (of: CopyOf) => Promise<void> {
  const { t, tag, dir } = useI18n();
  return useCallback(
    async ({ contract, html, shopname, name, date, signature }) => {
      const { name: partyA = "", sign, sign_date = "" } = contract.party_a ?? {};
      // A server may not give out the operator's signature; the date has to do then.
      const signatureA = sign ? await signatureAt(mediaUrl(sign)).catch(() => undefined) : undefined;
      const page = contractPage({
        lang: tag,
        dir,
        title: t("merchant.contract"),
        html,
        parties: [
          {
            role: t("merchant.partyA"),
            facts: [
              [t("merchant.partyName"), partyA],
              [t("merchant.date"), sign_date],
            ],
            signature: signatureA && (await dataUrl(signatureA)),
          },
          {
            role: t("merchant.partyB"),
            facts: [
              [t("merchant.shopname"), shopname],
              [t("merchant.name"), name],
              [t("merchant.date"), date],
            ],
            signature: signature && (await dataUrl(signature)),
          },
        ],
      });
      save(new Blob([page], { type: "text/html" }), `contract-${contract.contract_version}.html`);
    },
    [t, tag, dir],
  );
}

/**
 * Fetches the user's own signature for a copy.
 *
 * @returns undefined if the server no longer keeps it
 * @throws {MarketplaceError | Error} if it could not be loaded
 */
export function useSentSignature(): (file: string | undefined) => Promise<File | undefined> {
  const { market } = useServices();
  return useCallback(
    async (file) => {
      if (!file) return undefined;
      try {
        return await signatureAt(
          privateUrl((await market.merchant.file({ id: file }, { notify: false })).url),
        );
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },
    [market],
  );
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers start the download before the timer runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
