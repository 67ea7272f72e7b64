import { useStore } from "marketplace-react";
import { ButtonLink, doorDrawing, EmptyState } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";

/** Props of {@link LoginFirst}. */
export interface LoginFirstProps {
  /** Why this requires signing in. */
  text: string;
  children: ReactNode;
}

/** Shows its content to signed-in users, and a link to the login to others. */
export function LoginFirst({ text, children }: LoginFirstProps) {
  const { t } = useI18n();
  const { session } = useServices();
  const { loggedIn } = useStore(session);
  if (loggedIn) return children;
  return (
    <EmptyState
      art={doorDrawing}
      title={t("account.loginFirst")}
      text={text}
      action={<ButtonLink href={paths.login(true)}>{t("account.logIn")}</ButtonLink>}
    />
  );
}
