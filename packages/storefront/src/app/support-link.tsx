import { useSnapshot } from "valtio";
import { useI18n } from "../i18n";
import cards from "../ui/cards.module.css";
import { useShop } from "./market";
import { externalHref } from "./safe-href";

/** The way to customer service, in a sentence; nothing where the operator has named none. */
export function SupportLink() {
  const { t } = useI18n();
  const { website } = useShop();
  const service = externalHref(useSnapshot(website.state).service_url);
  if (!service) return null;
  return (
    <a className={cards.support} href={service} target="_blank" rel="noreferrer">
      {t("shell.support")}
    </a>
  );
}
