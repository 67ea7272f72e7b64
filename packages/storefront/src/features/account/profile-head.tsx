import { Icon, Skeleton } from "marketplace-react/ui";
import type { User } from "marketplace-sdk";
import type { Ref } from "react";
import { initialOf } from "../../i18n/text";
import { personIcon } from "../../shared/ui/icons";
import { Picture } from "../../shared/ui/picture";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./account.module.css";

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
export function ProfileHead({ name, detail, avatar, guest, waiting, heading }: ProfileHeadProps) {
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
