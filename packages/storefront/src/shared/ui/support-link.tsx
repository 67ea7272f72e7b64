import { useStore } from "marketplace-react";
import { useI18n } from "../../i18n";
import { useServices } from "../services";
import cards from "./cards.module.css";
import { externalHref } from "./safe-href";

/** A sentence with the link to customer service; nothing if the operator has set none. */
export function SupportLink() {
  const { t } = useI18n();
  const { website } = useServices();
  const service = externalHref(useStore(website).service_url);
  if (!service) return null;
  return (
    <a className={cards.support} href={service} target="_blank" rel="noreferrer">
      {t("shell.support")}
    </a>
  );
}
