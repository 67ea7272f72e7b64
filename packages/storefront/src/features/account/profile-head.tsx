import { Icon, Skeleton } from "marketplace-react/ui";
import type { User } from "marketplace-sdk";
import type { Ref } from "react";
import { shownUser } from "../../entities/account/shown-user";
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

/** Name and picture of the signed-in user, from `account.get` and what the sign-in told. */
export function accountView(user: User | undefined, userinfo: unknown): AccountView {
  const { nickname, username, email, mobile, avatar } = shownUser(user, userinfo);
  const name = nickname || username;
  return { name, detail: email || mobile || (username === name ? undefined : username), avatar };
}
