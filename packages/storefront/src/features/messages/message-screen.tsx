import { useSearch } from "wouter";
import { LoginFirst } from "../../app/login-first";
import { useI18n } from "../../i18n";
import { MessageDetail } from "./message-detail";
import { MessageList } from "./message-list";

/** /message: the list; with `?id=` one message (docs/product.md, "Messages"). */
export function MessageScreen() {
  const { t } = useI18n();
  const id = new URLSearchParams(useSearch()).get("id");
  return (
    <LoginFirst text={t("messages.loginText")}>{id ? <MessageDetail id={id} /> : <MessageList />}</LoginFirst>
  );
}
