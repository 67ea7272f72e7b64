import type { Data } from "marketplace-sdk";
import { useCallback } from "react";
import { useI18n } from "../../i18n";
import { contractPage } from "./contract-copy";
import { signaturePicture } from "./signature";
import { isSigned, type Signature } from "./strokes";

/** What a copy is made of. */
export interface CopyOf {
  contract: Data<"merchant.contract">;
  /** The text as it is on screen. */
  html: string;
  shopname: string;
  name: string;
  /** YYYY-MM-DD, or empty. */
  date: string;
  signature: Signature;
}

/** Saves the contract as a page on the device, with the signature if there is one. */
export function useContractCopy(): (of: CopyOf) => Promise<void> {
  const { t, tag, dir } = useI18n();
  return useCallback(
    async ({ contract, html, shopname, name, date, signature }) => {
      const picture = isSigned(signature) ? await dataUrl(await signaturePicture(signature)) : undefined;
      const page = contractPage({
        lang: tag,
        dir,
        title: t("merchant.contract"),
        html,
        parties: [
          {
            role: t("merchant.partyA"),
            facts: [
              [t("merchant.partyName"), contract.party_a?.name ?? ""],
              [t("merchant.date"), contract.party_a?.sign_date ?? ""],
            ],
          },
          {
            role: t("merchant.partyB"),
            facts: [
              [t("merchant.shopname"), shopname],
              [t("merchant.name"), name],
              [t("merchant.date"), date],
            ],
            signature: picture,
          },
        ],
      });
      save(new Blob([page], { type: "text/html" }), `contract-${contract.contract_version}.html`);
    },
    [t, tag, dir],
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
  // The browser takes the address over before the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
