import { isNotFound } from "marketplace-react";
import type { Data } from "marketplace-sdk";
import { type ReactNode, useCallback } from "react";
import { useI18n } from "../../../i18n";
import { labelled } from "../../../i18n/text";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { mediaUrl, privateUrl } from "../../../shared/ui/picture";
import styles from "./application.module.css";
import { signatureAt } from "./signature";

/** Props of {@link Party}. */
interface PartyProps {
  role: string;
  /** Name and other facts; empty ones are left out. */
  lines: readonly (string | undefined)[];
  /** Date of the signature, as YYYY-MM-DD. */
  date?: string | undefined;
  /** Picture of the signature. */
  children?: ReactNode;
}

/** One party to the contract. */
export function Party({ role, lines, date, children }: PartyProps) {
  const { t, tag, date: written } = useI18n();
  const seconds = secondsOf(date);
  return (
    <div className={styles.party}>
      <h3>{role}</h3>
      {lines
        .filter((line) => line?.trim())
        .map((line) => (
          <p key={line}>
            <bdi>{line}</bdi>
          </p>
        ))}
      {seconds !== undefined && (
        <p>
          {labelled(tag, t("merchant.date"))}
          <bdi>{written(seconds)}</bdi>
        </p>
      )}
      {children}
    </div>
  );
}

/** The operator, which signs by its approval. @param props.approved whether it has */
export function PartyA({
  contract,
  approved = false,
}: {
  contract: Data<"merchant.contract">;
  approved?: boolean;
}) {
  const { t } = useI18n();
  const { name, sign, sign_date } = contract.party_a ?? {};
  const signature = mediaUrl(sign);
  return (
    <Party role={t("merchant.partyA")} lines={[name]} date={sign_date}>
      {signature && <img className={styles.signature} src={signature} alt={t("merchant.sign")} />}
      {!signature && !approved && <p className={cards.quiet}>{t("merchant.partyASigns")}</p>}
    </Party>
  );
}

/** Unix seconds of noon on a day in this device's time zone. @returns undefined for anything but YYYY-MM-DD */
export function secondsOf(day: string | undefined): number | undefined {
  const time = Date.parse(`${day}T12:00`);
  return Number.isNaN(time) ? undefined : time / 1000;
}

/** Unix seconds as a day in this device's time zone, as `<input type="date">` writes it. */
export function localDay(seconds: number): string {
  const date = new Date(seconds * 1000);
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The contents of a copy. */
interface CopyOf {
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

/** One party to the contract. */
export interface SigningParty {
  role: string;
  /** Named values, such as the store's name. */
  facts: readonly (readonly [name: string, value: string])[];
  /** Picture of the signature, as a `data:` URL. */
  signature?: string | undefined;
}

/** A copy of the contract to keep. */
export interface ContractCopy {
  /** BCP-47 tag and direction of the reader's language. */
  lang: string;
  dir: "ltr" | "rtl";
  title: string;
  /** The text as the shop shows it: sanitized elements, no scripts. */
  html: string;
  parties: readonly SigningParty[];
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/**
 * The contract as a page that opens without the shop. Nothing in it runs or loads from elsewhere, except pictures in
 * the text.
 */
export function contractPage({ lang, dir, title, html, parties }: ContractCopy): string {
  const party = ({ role, facts, signature }: SigningParty): string =>
    `<section><h2>${escaped(role)}</h2><dl>${facts
      .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
      .join("")}</dl>${signature ? `<img src="${escaped(signature)}" alt="" height="120">` : ""}</section>`;
  return [
    `<!doctype html><html lang="${escaped(lang)}" dir="${dir}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`,
    `<title>${escaped(title)}</title></head><body><h1>${escaped(title)}</h1>${html}`,
    ...parties.map(party),
    "</body></html>",
  ].join("\n");
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
