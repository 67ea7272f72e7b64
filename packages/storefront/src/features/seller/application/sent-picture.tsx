import { isNotFound } from "marketplace-react";
import { Button } from "marketplace-react/ui";
import { useEffect, useId, useState } from "react";
import { useI18n } from "../../../i18n";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { failureText } from "../../../shared/ui/failure-text";
import { privateUrl } from "../../../shared/ui/media";
import styles from "./application.module.css";

/** Milliseconds that an answer of merchant.file is good for. Its `expires_at` is of the server's clock, which this device does not know. */
const LIFE = 60_000;

/** Props of {@link SentPicture}. */
export interface SentPictureProps {
  /** What uploads.image called it. */
  file: string;
  /** What the picture shows. */
  name: string;
}

interface Look {
  asking?: boolean;
  url?: string;
  expired?: boolean;
  error?: unknown;
}

/**
 * A private picture of the user's own, on request and for a minute. Its address works once, and neither the address nor the
 * picture is kept: not with the answers of the shop, not by the offline worker.
 */
export function SentPicture({ file, name }: SentPictureProps) {
  const { t } = useI18n();
  const { market } = useServices();
  const id = useId();
  const [{ asking = false, url, expired, error }, setLook] = useState<Look>({});
  useEffect(() => {
    if (!url) return undefined;
    const timer = setTimeout(() => setLook({ expired: true }), LIFE);
    return () => clearTimeout(timer);
  }, [url]);

  const ask = async (): Promise<void> => {
    setLook({ asking: true });
    try {
      const address = privateUrl((await market.merchant.file({ id: file }, { notify: false })).url);
      setLook(address ? { url: address } : { error: true });
    } catch (failure) {
      setLook({ error: failure });
    }
  };
  const notFound = isNotFound(error);
  return (
    <div className={styles.sent}>
      <Button
        variant="secondary"
        size="s"
        busy={asking}
        aria-describedby={`${id}-name`}
        onClick={() => (url ? setLook({}) : void ask())}
      >
        {url ? t("ui.close") : t("merchant.showSent")}
      </Button>
      <span id={`${id}-name`} hidden>
        {name}
      </span>
      {url && (
        // What can be read only once has been read when it does not come.
        <img className={styles.picture} src={url} alt={name} onError={() => setLook({ expired: true })} />
      )}
      <p className={cards.quiet} role="status">
        {expired && t("merchant.sentExpired")}
        {notFound ? t("merchant.sentGone") : error ? failureText(error, t) : null}
      </p>
    </div>
  );
}
