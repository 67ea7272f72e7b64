import { useStore } from "marketplace-react";
import { LoginFirst } from "../../entities/account/login-first";
import { useI18n } from "../../i18n";
import { useSearch } from "../../shared/navigation/link";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { TopBar } from "../../shared/ui/top-bar";
import { MessageDetail } from "./message-detail";
import { MessageList } from "./message-list";
import styles from "./messages.module.css";

/** /message: the list; with `?id=` one message (docs/product.md, "Messages"). */
export function MessageScreen() {
  const { t } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  const back = useBack(paths.mine());
  const id = new URLSearchParams(useSearch()).get("id");
  if (loggedIn) return id ? <MessageDetail id={id} /> : <MessageList />;
  return (
    <div className={styles.page}>
      <TopBar title={t("titles.message")} onBack={back} />
      <LoginFirst text={t("messages.loginText")}>{null}</LoginFirst>
    </div>
  );
}
