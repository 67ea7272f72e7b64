import { useAccount, useSession, useStore } from "marketplace-react";
import {
  Button,
  ButtonLink,
  chevronIcon,
  Icon,
  type IconArt,
  NavLink,
  NavList,
  Price,
  Skeleton,
  starIcon,
} from "marketplace-react/ui";
import type { CallOptions, User } from "marketplace-sdk";
import { isAbove } from "marketplace-sdk/money";
import { LANGUAGES } from "marketplace-sdk/state";
import { type ReactNode, type Ref, useRef } from "react";
import { Link } from "wouter";
import { useUnread } from "../../entities/account/use-unread";
import { ORDER_TABS, UnpaidNotice, useNewestOrders } from "../../entities/order/newest-orders";
import { useI18n } from "../../i18n";
import { initialOf } from "../../i18n/text";
import { amountOrZero } from "../../shared/amount-or-zero";
import { useAvailability } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { type Services, useServices } from "../../shared/services";
import { useConfig, useSiteQuery } from "../../shared/site";
import { forgetPrivateData } from "../../shared/storage";
import {
  bagIcon,
  bellIcon,
  exitIcon,
  gearIcon,
  globeIcon,
  heartIcon,
  lockIcon,
  personIcon,
  pinIcon,
  questionIcon,
  receiptIcon,
  requestIcon,
  shieldIcon,
  storeIcon,
  truckIcon,
} from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import { ProgressiveRender } from "../../shared/ui/progressive-render";
import { SectionHeading } from "../../shared/ui/section-heading";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./account.module.css";

/** /mine: the user, the balance, and links to everything of the buyer's (docs/product.md, "Mine"). */
export function AccountScreen() {
  const { t, code } = useI18n();
  const services = useServices();
  const { loggedIn } = useStore(services.session);
  const { data: user, isPending } = useAccount();
  const { name, detail, avatar } = accountView(user, useSession().user);
  const isMerchant = user?.is_merchant === true;
  const has = useAvailability();
  const unread = useUnread();
  const config = useConfig();
  const heading = useRef<HTMLHeadingElement>(null);
  const language = LANGUAGES.find((one) => one.code === code)?.name;

  const leave = (): void => {
    void logOut(services);
    services.toasts.show(t("mine.loggedOut"));
    // The button disappears with the account, so focus moves to the heading.
    heading.current?.focus();
  };
  return (
    <div className={styles.page}>
      <ProgressiveRender first={3}>
        <ProfileHead
          heading={heading}
          guest={!loggedIn}
          waiting={loggedIn && !name && isPending}
          {...(loggedIn ? { name: name ?? t("mine.noName"), detail, avatar } : { name: t("mine.welcome") })}
        />
        <div className={styles.card}>{loggedIn ? <BalanceCard /> : <GuestCard />}</div>
        <UnpaidNotice />
        {loggedIn && has("orders") && <OrdersBlock />}
        {loggedIn && <Shortcuts />}
        {isMerchant && (
          <NavList>
            <NavLink to={paths.merchant()} icon={storeIcon} label={t("mine.store")} />
          </NavList>
        )}
        {loggedIn && (
          <NavList title={t("mine.account")}>
            {has("messages") && (
              <NavLink
                to={paths.message()}
                icon={bellIcon}
                label={t("titles.message")}
                value={unread > 0 ? t("shell.unread", { count: unread }) : undefined}
              />
            )}
            {has("purchaseRequests") && (
              <NavLink
                to={paths.search({ tab: "requests", view: "mine" })}
                icon={requestIcon}
                label={t("search.requests")}
              />
            )}
            <NavLink to={paths.setting()} icon={gearIcon} label={t("titles.setting")} />
            <NavLink to={paths.resetPwd()} icon={lockIcon} label={t("titles.resetPwd")} />
            <NavLink to={paths.fundPassword()} icon={shieldIcon} label={t("titles.fundPassword")} />
          </NavList>
        )}
        <NavList title={t("mine.more")}>
          {!loggedIn && <NavLink to={paths.collect()} icon={heartIcon} label={t("titles.collect")} />}
          {!loggedIn && <NavLink to={paths.setting()} icon={gearIcon} label={t("titles.setting")} />}
          {!isMerchant && <NavLink to={paths.merchant()} icon={storeIcon} label={t("titles.merchant")} />}
          <NavLink to={paths.lang()} icon={globeIcon} label={t("titles.lang")} value={language} />
          <NavLink to={paths.faqs()} icon={questionIcon} label={t("titles.faqs")} />
          {/* Last, so that the rows above don't move when the configuration arrives. */}
          {config?.features?.loan && has("loans") && (
            <NavLink to={paths.loan()} icon={receiptIcon} label={t("titles.loan")} />
          )}
        </NavList>
        {loggedIn && (
          <Button variant="secondary" block icon={exitIcon} onClick={leave}>
            {t("mine.logOut")}
          </Button>
        )}
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
        <ButtonLink to={paths.login()}>{t("account.logIn")}</ButtonLink>
        <ButtonLink to={paths.register()} variant="secondary">
          {t("mine.register")}
        </ButtonLink>
      </div>
    </div>
  );
}

const ICONS: Readonly<Record<(typeof ORDER_TABS)[number], IconArt>> = {
  paid: receiptIcon,
  shipped: truckIcon,
  received: bagIcon,
  assess: starIcon,
};

/** The buyer's orders by the tabs of docs/product.md, "Mine", each with a count. */
function OrdersBlock() {
  const { t } = useI18n();
  const counts = useNewestOrders()?.counts;
  return (
    <nav aria-labelledby="orders">
      <SectionHeading id="orders" title={t("titles.order")} to={paths.order()} />
      <ul className={styles.tiles}>
        {ORDER_TABS.map((tab) => {
          const count = counts?.[tab] ?? 0;
          return (
            <Tile key={tab} to={paths.order(tab)} icon={ICONS[tab]} label={t(`mine.${tab}`)}>
              <Count of={count} words={t("mine.orderCount", { count })} />
            </Tile>
          );
        })}
      </ul>
    </nav>
  );
}

/** Links to the three screens that buyers visit most. */
function Shortcuts() {
  const { t } = useI18n();
  const { favorites } = useServices();
  const has = useAvailability();
  const { products } = useStore(favorites);
  const saved = products.length;
  return (
    <nav aria-label={t("mine.shortcuts")}>
      <ul className={styles.tiles}>
        <Tile to={paths.collect()} icon={heartIcon} label={t("titles.collect")}>
          <Count of={saved} words={t("favorites.count", { count: saved })} />
        </Tile>
        {has("followedStores") && (
          <Tile to={paths.collectShop()} icon={storeIcon} label={t("titles.collectShop")} />
        )}
        {has("addresses") && <Tile to={paths.address()} icon={pinIcon} label={t("titles.address")} />}
      </ul>
    </nav>
  );
}

/** Props of {@link Tile}. */
interface TileProps {
  to: string;
  icon: IconArt;
  label: string;
  children?: ReactNode;
}

/** A square link, used in a row. */
function Tile({ to, icon, label, children }: TileProps) {
  return (
    <li>
      <Link href={to} className={styles.tile}>
        <span className={styles.sign}>
          <Icon of={icon} />
        </span>
        <span className={styles.label}>{label}</span>
        {children}
      </Link>
    </li>
  );
}

/** A count at the corner of a tile, with its text for assistive technology; nothing if the count is 0. */
function Count({ of, words }: { of: number; words: string }) {
  const { compact } = useI18n();
  if (of === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true" translate="no">
        {compact(of)}
      </span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** The services that logging out uses. */
type LogOutParts = Pick<Services, "session" | "returnTo" | "drafts"> & {
  market: { auth: { logout: (options?: CallOptions) => Promise<unknown> } };
};

/**
 * Ends the session on this device at once and leaves nothing personal behind, whatever the server responds.
 * The server only has to forget the token; a 401 means that it already has (contract: `auth.logout`). Resolves when it has
 * responded; never rejects.
 */
export async function logOut({ market, session, returnTo, drafts }: LogOutParts): Promise<void> {
  // Clear the drafts before the session changes, because its listeners read them again.
  forgetPrivateData(drafts);
  const serverLogOut = market.auth.logout({ notify: false });
  session.logout();
  returnTo.take();
  await serverLogOut.catch(() => undefined);
}

/** Props of {@link ProfileHead}. */
interface ProfileHeadProps {
  /** The page's heading. */
  name: string;
  detail?: string | undefined;
  avatar?: string | undefined;
  /** Whether nobody is signed in, which shows a drawing instead of a picture. */
  guest: boolean;
  /** Whether the name is still loading. */
  waiting: boolean;
  heading: Ref<HTMLHeadingElement>;
}

/** Picture and name of the user on a tinted background. */
function ProfileHead({ name, detail, avatar, guest, waiting, heading }: ProfileHeadProps) {
  return (
    <header className={styles.head}>
      {avatar ? (
        <Picture src={avatar} alt="" shape="round" className={styles.avatar} priority />
      ) : (
        <span className={styles.drawn} aria-hidden="true">
          {guest || waiting ? <Icon of={personIcon} size={34} /> : initialOf(name)}
        </span>
      )}
      <div className={utilities.grow}>
        <h1 ref={heading} className={styles.name} tabIndex={-1}>
          {waiting && <Skeleton width="9ch" height="1em" />}
          <bdi className={waiting ? "visually-hidden" : undefined}>{name}</bdi>
        </h1>
        {detail && (
          <p className={styles.detail}>
            <bdi>{detail}</bdi>
          </p>
        )}
      </div>
    </header>
  );
}

/** The balance: the user's `money`, or 0 if the response has none (docs/product.md, "Stored on the device"). */
function BalanceCard() {
  const { t, money } = useI18n();
  const has = useAvailability();
  const { data: user, error, isFetching, refetch } = useAccount();
  // Stock servers don't send the currency with the user.
  const { data: site } = useSiteQuery(user !== undefined && !user.currency);
  const currency = user?.currency ?? site?.currency?.code;
  const held = user?.hold_money ?? "0";
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h2 id="balance" className={styles.balanceLabel}>
        {t("mine.balance")}
      </h2>
      {user ? (
        <p className={styles.figure}>
          <Price amount={amountOrZero(user, "money")} currency={currency} size="l" tone="text" />
        </p>
      ) : error ? (
        <p className={styles.failed} role="alert">
          {t("mine.balanceFailed")}
          <Button
            size="s"
            variant="plain"
            className={styles.retry}
            busy={isFetching}
            onClick={() => void refetch()}
          >
            {t("shell.retry")}
          </Button>
        </p>
      ) : (
        <p className={styles.figure} role="status">
          <span className="visually-hidden">{t("shell.loading")}</span>
          <Skeleton width="60%" height="34px" />
        </p>
      )}
      <div className={styles.transfers}>
        {has("recharges") && (
          <Link href={paths.recharge()} className={styles.transfer}>
            {t("titles.recharge")}
          </Link>
        )}
        {has("withdrawals") && (
          <Link href={paths.withdraw()} className={styles.transfer}>
            {t("titles.withdraw")}
          </Link>
        )}
      </div>
      <div className={styles.foot}>
        {isAbove(held, "0") && <span>{t("mine.onHold", { money: money(held, currency ?? "") })}</span>}
        <Link href={paths.rechargeRecode({ tab: "log" })} className={styles.records}>
          {t("mine.history")}
          <Icon of={chevronIcon} size={16} />
        </Link>
      </div>
    </section>
  );
}

/** What the head of the account page shows. */
interface AccountView {
  /** Undefined until the server sends it. */
  name: string | undefined;
  /** A second line that distinguishes accounts. */
  detail: string | undefined;
  avatar: string | undefined;
}

/**
 * Name and picture of the signed-in user. Stock servers leave them out of `account.get`, so the stored `userinfo` of the
 * sign-in fills the gaps. It is available offline, too.
 */
export function accountView(user: User | undefined, userinfo: unknown): AccountView {
  const field = (name: "nickname" | "username" | "email" | "mobile" | "avatar"): string | undefined =>
    user?.[name] || textOf(userinfo, name);
  const username = field("username");
  const name = field("nickname") ?? username;
  return {
    name,
    detail: field("email") ?? field("mobile") ?? (username === name ? undefined : username),
    avatar: field("avatar"),
  };
}

function textOf(fields: unknown, name: string): string | undefined {
  if (typeof fields !== "object" || fields === null || !Object.hasOwn(fields, name)) return undefined;
  const value: unknown = Reflect.get(fields, name);
  return typeof value === "string" && value ? value : undefined;
}
