import { LANGUAGES } from "marketplace-sdk/state";
import { useRef } from "react";
import { useSnapshot } from "valtio";
import { InTurn } from "../../app/in-turn";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useConfig } from "../../app/use-config";
import { useUserinfo } from "../../app/use-member";
import { useUnread } from "../../app/use-unread";
import { useUser } from "../../app/use-user";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { chatIcon, heartIcon, storeIcon } from "../../ui/icons";
import {
  bellIcon,
  exitIcon,
  gearIcon,
  globeIcon,
  lockIcon,
  questionIcon,
  receiptIcon,
} from "../../ui/icons-more";
import { RowLink, Rows } from "../../ui/rows";
import { accountView } from "./account-view";
import { BalanceCard } from "./balance-card";
import { GuestCard } from "./guest-card";
import { logOut } from "./log-out";
import styles from "./mine-screen.module.css";
import { OrdersBlock } from "./orders-block";
import { ProfileHead } from "./profile-head";
import { Shortcuts } from "./shortcuts";

/** /mine: who is here, the balance, and the ways to everything that is the buyer's (docs/product.md, "Mine"). */
export function MineScreen() {
  const { t, code } = useI18n();
  const shop = useShop();
  const { loggedIn } = useSnapshot(shop.session.state);
  const { data: user, isPending } = useUser();
  const { name, detail, avatar } = accountView(user, useUserinfo());
  const unread = useUnread();
  const config = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const language = LANGUAGES.find((one) => one.code === code)?.name;

  const leave = (): void => {
    void logOut(shop);
    shop.toasts.show(t("mine.loggedOut"));
    // The button goes away with the account; the focus must not.
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <InTurn first={3}>
        <ProfileHead
          heading={heading}
          guest={!loggedIn}
          waiting={loggedIn && !name && isPending}
          {...(loggedIn ? { name: name ?? t("mine.noName"), detail, avatar } : { name: t("mine.welcome") })}
        />
        <div className={styles.card}>{loggedIn ? <BalanceCard /> : <GuestCard />}</div>
        {loggedIn && <OrdersBlock />}
        {loggedIn && <Shortcuts />}
        {loggedIn && (
          <Rows title={t("mine.account")}>
            <RowLink
              to={paths.message()}
              icon={bellIcon}
              label={t("titles.message")}
              value={unread > 0 ? t("shell.unread", { count: unread }) : undefined}
            />
            <RowLink
              to={paths.search({ tab: "requests", view: "mine" })}
              icon={chatIcon}
              label={t("search.requests")}
            />
            <RowLink to={paths.setting()} icon={gearIcon} label={t("titles.setting")} />
            <RowLink to={paths.resetPwd()} icon={lockIcon} label={t("titles.resetPwd")} />
            <RowLink to={paths.fundPassword()} icon={lockIcon} label={t("titles.fundPassword")} />
          </Rows>
        )}
        <Rows title={t("mine.more")}>
          {!loggedIn && <RowLink to={paths.collect()} icon={heartIcon} label={t("titles.collect")} />}
          {!loggedIn && <RowLink to={paths.setting()} icon={gearIcon} label={t("titles.setting")} />}
          <RowLink to={paths.merchant()} icon={storeIcon} label={t("titles.merchant")} />
          <RowLink to={paths.lang()} icon={globeIcon} label={t("titles.lang")} value={language} />
          <RowLink to={paths.faqs()} icon={questionIcon} label={t("titles.faqs")} />
          {/* The last: the rows above stay where they are when the configuration comes. */}
          {config?.features?.loan && (
            <RowLink to={paths.loan()} icon={receiptIcon} label={t("titles.loan")} />
          )}
        </Rows>
        {loggedIn && (
          <Button variant="quiet" block icon={exitIcon} onClick={leave}>
            {t("mine.logOut")}
          </Button>
        )}
      </InTurn>
    </div>
  );
}
