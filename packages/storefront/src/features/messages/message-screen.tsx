import { useStore } from "marketplace-react";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { Page } from "../../shared/ui/page";
import { MessageDetail } from "./message-detail";
import { MessageList } from "./message-list";
import styles from "./messages.module.css";

/** /message: the list; with `?id=` one message (docs/product.md, "Messages"). */
export function MessageScreen() {
  const { t } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const id = new URLSearchParams(useSearch()).get("id");
  if (loggedIn) return id ? <MessageDetail id={id} /> : <MessageList />;
  return (
    <Page title={t("titles.message")} back={paths.mine()} className={styles.page}>
      <LoginFirst text={t("messages.loginText")}>{null}</LoginFirst>
    </Page>
  );
}
