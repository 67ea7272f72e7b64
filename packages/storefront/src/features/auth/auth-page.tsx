import { Button, backIcon, doorDrawing, EmptyState, IconButton } from "marketplace-react/ui";
import type { UserInfo } from "marketplace-sdk";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useBack, useServices } from "../../shared/services";
import { claimStorageFor } from "../../shared/storage";
import { TopBar } from "../../shared/ui/page";
import { TaskHelp } from "../../shared/ui/task-help";
import styles from "./auth-page.module.css";

/** Props of {@link AuthPage}. */
export interface AuthPageProps {
  /** The page's heading. */
  title: string;
  lead: string;
  /** A notice above the form, such as why to log in again. */
  notice?: string | undefined;
  children: ReactNode;
  /** Link to the other form. */
  other: { question: string; label: string; href: string };
}

/** The layout of login and registration. A user who is already signed in sees a notice instead. */
export function AuthPage({ title, lead, notice, children, other }: AuthPageProps) {
  const { t, labels } = useI18n();
  const { session, navigation, returnTo } = useServices();
  const back = useBack();
  // The state on arrival: signing in must not replace the form before the page changes.
  const [alreadyIn] = useState(session.state.loggedIn);
  if (alreadyIn) {
    return (
      <>
        <TopBar title={title} onBack={back} />
        <EmptyState
          art={doorDrawing}
          title={t("account.alreadyIn")}
          text={t("account.alreadyInText")}
          action={
            <Button onClick={() => navigation.navigate(returnTo.take() ?? paths.mine(), { replace: true })}>
              {t(returnTo.peek() ? "account.goOn" : "account.toMine")}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <IconButton icon={backIcon} label={labels.back} onClick={back} />
        <TaskHelp />
      </div>
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      {children}
      <p className={styles.other}>
        {other.question}{" "}
        <Link href={other.href} replace className={styles.link}>
          {other.label}
        </Link>
      </p>
    </div>
  );
}

/** Starts the session of a login or registration (docs/product.md, "Sessions") and returns the buyer to where they were. */
export function useSignIn(): (userinfo: UserInfo) => Promise<void> {
  const { session, drafts, returnTo, navigation } = useServices();
  const screen = useMountedNavigation();
  return async (userinfo) => {
    claimStorageFor(`${userinfo.id}`, drafts);
    await session.save(userinfo);
    const next = afterSignIn(
      { remembered: returnTo.take(), index: navigation.current().index },
      paths.mine(),
    );
    if (next === "back") screen.back(paths.mine());
    else screen.navigate(next.href, { replace: true });
  };
}

/** Where a user has just signed in. */
interface SignInPlace {
  /** Address where the last session ended, if it did. */
  remembered: string | undefined;
  /** Position of the sign-in screen in the session's history; 0 when the visit began there. */
  index: number;
}

/** Where to go next: an address that replaces the sign-in screen, or one step back. */
type NextStep = { href: string } | "back";

/** Returns buyers to where they were, or to `home` if they came from outside the shop. */
export function afterSignIn({ remembered, index }: SignInPlace, home: string): NextStep {
  if (remembered) return { href: remembered };
  return index > 0 ? "back" : { href: home };
}
