import { useAccount, useSession, useStore } from "marketplace-react";
import { Button, ButtonLink, NavLink, NavList } from "marketplace-react/ui";
import { LANGUAGES } from "marketplace-sdk/state";
import { useRef } from "react";
import { useUnread } from "../../entities/account/use-unread";
import { UnpaidNotice } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import { useAvailability } from "../../shared/availability";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { useConfig } from "../../shared/site";
import { forgetPrivateData } from "../../shared/storage";
import {
  bellIcon,
  exitIcon,
  gearIcon,
  globeIcon,
  heartIcon,
  lockIcon,
  questionIcon,
  receiptIcon,
  requestIcon,
  shieldIcon,
  storeIcon,
} from "../../shared/ui/icons";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import styles from "./account.module.css";
import { BalanceCard } from "./balance-card";
import { accountView, ProfileHead } from "./profile-head";
import { OrdersBlock, Shortcuts } from "./tiles";

/** /mine: the user, the balance, and links to everything of the buyer's (docs/product.md, "Mine"). */
export function AccountScreen() {
  const { t, code } = useI18n();
  const services = useServices();
  const { loggedIn } = useStore(services.session);
  const { data: user, isPending } = useAccount();
  const { user: sessionUser, signOut } = useSession();
  const { name, detail, avatar } = accountView(user, sessionUser);
  const isMerchant = user?.is_merchant === true;
  const has = useAvailability();
  // A server without a wallet tells no balance either: 0 would be made up.
  const hasWallet = has("recharges") || has("withdrawals") || has("transactions");
  // A fund password protects withdrawals and payments.
  const hasFunds = has("withdrawals") || has("orders");
  const unread = useUnread();
  const config = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const language = LANGUAGES.find((one) => one.code === code)?.name;

  const leave = (): void => {
    forgetPrivateData(services.drafts);
    void signOut();
    services.returnTo.take();
    services.toasts.show(t("mine.loggedOut"));
    // The button disappears with the account, so focus moves to the heading.
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <ProgressiveRender first={2}>
        <ProfileHead
          heading={heading}
          guest={!loggedIn}
          waiting={loggedIn && !name && isPending}
          {...(loggedIn ? { name: name ?? t("mine.noName"), detail, avatar } : { name: t("mine.welcome") })}
        />
        <div className={styles.column}>
          {(!loggedIn || hasWallet) && (
            <div className={styles.card}>{loggedIn ? <BalanceCard /> : <GuestCard />}</div>
          )}
          {isMerchant && (
            <NavList>
              <NavLink href={paths.merchant()} icon={storeIcon} label={t("mine.store")} />
            </NavList>
          )}
          <UnpaidNotice />
          {loggedIn && has("orders") && <OrdersBlock />}
          {loggedIn && <Shortcuts />}
        </div>
        <div className={styles.column}>
          {loggedIn && (
            <NavList title={t("mine.account")}>
              {has("messages") && (
                <NavLink
                  href={paths.message()}
                  icon={bellIcon}
                  label={t("titles.message")}
                  value={unread > 0 ? t("shell.unread", { count: unread }) : undefined}
                />
              )}
              {has("purchaseRequests") && (
                <NavLink
                  href={paths.search({ tab: "requests", view: "mine" })}
                  icon={requestIcon}
                  label={t("search.requests")}
                />
              )}
              <NavLink href={paths.setting()} icon={gearIcon} label={t("titles.setting")} />
              <NavLink href={paths.resetPwd()} icon={lockIcon} label={t("titles.resetPwd")} />
              {hasFunds && (
                <NavLink href={paths.fundPassword()} icon={shieldIcon} label={t("titles.fundPassword")} />
              )}
            </NavList>
          )}
          <NavList title={t("mine.more")}>
            {!loggedIn && <NavLink href={paths.collect()} icon={heartIcon} label={t("titles.collect")} />}
            {!loggedIn && <NavLink href={paths.setting()} icon={gearIcon} label={t("titles.setting")} />}
            {!isMerchant && has("merchant") && (
              <NavLink href={paths.merchant()} icon={storeIcon} label={t("titles.merchant")} />
            )}
            <NavLink href={paths.lang()} icon={globeIcon} label={t("titles.lang")} value={language} />
            {has("articles") && <NavLink href={paths.faqs()} icon={questionIcon} label={t("titles.faqs")} />}
            {/* Last, so that the rows above don't move when the configuration arrives. */}
            {config?.features?.loan && has("loans") && (
              <NavLink href={paths.loan()} icon={receiptIcon} label={t("titles.loan")} />
            )}
          </NavList>
          {loggedIn && (
            <Button variant="secondary" block icon={exitIcon} onClick={leave}>
              {t("mine.logOut")}
            </Button>
          )}
        </div>
      </ProgressiveRender>
    </div>
  );
}

/** Invites a visitor to log in or to register. */
function GuestCard() {
  const { t } = useI18n();
  return (
    <div className={styles.guest}>
      <p>{t("mine.guestLead")}</p>
      <div className={styles.ways}>
        <ButtonLink href={paths.login()}>{t("account.logIn")}</ButtonLink>
        <ButtonLink href={paths.register()} variant="secondary">
          {t("mine.register")}
        </ButtonLink>
      </div>
    </div>
  );
}
