import { isNotFound } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { useEffect, useId, useState } from "react";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { privateUrl } from "../../../shared/ui/picture";
import styles from "./application.module.css";

/**
 * How long an address from merchant.file works, in milliseconds. Its `expires_at` is by the server's clock, which may
 * differ from this device's.
 */
const ADDRESS_LIFETIME_MS = 60_000;

/** Props of {@link SentPicture}. */
export interface SentPictureProps {
  /** Id from uploads.image. */
  file: string;
  /** Name of what the picture shows. */
  name: string;
}

interface PictureState {
  isLoading?: boolean;
  url?: string;
  expired?: boolean;
  error?: unknown;
}

/**
 * One of the user's own private pictures, shown on request for a minute. Its address works once, and neither address nor
 * picture is stored, neither in the query cache nor by the offline worker.
 */
export function SentPicture({ file, name }: SentPictureProps) {
  const { t, failureText, labels } = useI18n();
  const { market } = useServices();
  const id = useId();
  const [{ isLoading = false, url, expired, error }, setPicture] = useState<PictureState>({});
  useEffect(() => {
    if (!url) return undefined;
    const timer = setTimeout(() => setPicture({ expired: true }), ADDRESS_LIFETIME_MS);
    return () => clearTimeout(timer);
  }, [url]);

  const load = async (): Promise<void> => {
    setPicture({ isLoading: true });
    try {
      const address = privateUrl((await market.merchant.file({ id: file }, { notify: false })).url);
      setPicture(address ? { url: address } : { error: true });
    } catch (failure) {
      setPicture({ error: failure });
    }
  };
  const notFound = isNotFound(error);
  return (
    <div className={styles.sent}>
      <Button
        variant="secondary"
        size="s"
        busy={isLoading}
        aria-describedby={`${id}-name`}
        onClick={() => (url ? setPicture({}) : void load())}
      >
        {url ? labels.close : t("merchant.showSent")}
      </Button>
      <span id={`${id}-name`} hidden>
        {name}
      </span>
      {url && (
        // The address works once, so a picture that fails to load can't be loaded again.
        <img className={styles.picture} src={url} alt={name} onError={() => setPicture({ expired: true })} />
      )}
      <p className={cards.quiet} role="status">
        {expired && <span>{t("merchant.sentExpired")}</span>}
        <span>{notFound ? t("merchant.sentGone") : error ? failureText(error) : ""}</span>
      </p>
    </div>
  );
}
