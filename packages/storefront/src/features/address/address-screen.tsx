import type { Address } from "marketplace-sdk";
import { useRef } from "react";
import { Link } from "wouter";
import { useBack, useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Icon } from "../../ui/icon";
import { IconButton } from "../../ui/icon-button";
import { editIcon, plusIcon, trashIcon } from "../../ui/icons-more";
import { Recipient } from "../../ui/recipient";
import { TopBar } from "../../ui/top-bar";
import { Waiting } from "../../ui/waiting";
import { addressInput, addressValues } from "./address-form";
import { isDefault } from "./address-list";
import styles from "./address-screen.module.css";
import { useAddressChanges, useAddresses } from "./queries";

/** The shipping addresses (docs/product.md, "Addresses"), with undo instead of a question before deleting. */
export function AddressScreen() {
  const { t } = useI18n();
  const back = useBack(paths.mine());
  const { data, error, refetch } = useAddresses();
  const page = useRef<HTMLDivElement>(null);
  return (
    <div ref={page} className={styles.page}>
      <TopBar title={t("titles.address")} onBack={back} />
      {!data && !error && <Waiting heights={[148, 148]} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          title={t("address.emptyTitle")}
          text={t("address.emptyText")}
          action={
            <ButtonLink to={paths.insertAddress()} icon={plusIcon}>
              {t("address.add")}
            </ButtonLink>
          }
        />
      )}
      {data && data.length > 0 && (
        <>
          <ul className={styles.list}>
            {data.map((address, place) => (
              <AddressCard
                key={address.id}
                address={address}
                place={place}
                // The pressed button goes away with its card: reading goes on at the top.
                onRemove={() => page.current?.querySelector("h1")?.focus()}
              />
            ))}
          </ul>
          <ButtonLink to={paths.insertAddress()} icon={plusIcon} block>
            {t("address.add")}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

/** Props of {@link AddressCard}. */
interface AddressCardProps {
  address: Address;
  /** Place in the list, where undo puts it back. */
  place: number;
  onRemove: () => void;
}

function AddressCard({ address, place, onRemove }: AddressCardProps) {
  const { t } = useI18n();
  const { toasts } = useShop();
  const changes = useAddressChanges();
  const { id, name } = address;

  const restore = async (): Promise<void> => {
    try {
      // The server has forgotten it: it comes back as a new one with everything it had.
      await changes.save(addressInput(addressValues(address, isDefault(address)), undefined), place);
      toasts.show(t("address.restored"));
    } catch {
      // The reason is shown by the client's onFailure.
    }
  };
  const remove = async (): Promise<void> => {
    onRemove();
    if (!(await changes.remove(address))) return;
    toasts.show(t("address.removed"), { action: { label: t("ui.undo"), onPress: () => void restore() } });
  };
  return (
    <li className={styles.card}>
      <Recipient address={address}>
        {isDefault(address) && <Badge tone="accent">{t("address.isDefault")}</Badge>}
      </Recipient>
      <div className={styles.actions}>
        <Link
          href={paths.insertAddress(id)}
          className={styles.edit}
          aria-label={t("address.editOf", { name })}
        >
          <Icon of={editIcon} size={22} />
        </Link>
        <IconButton
          icon={trashIcon}
          size={22}
          label={t("address.remove", { name })}
          onClick={() => void remove()}
        />
      </div>
    </li>
  );
}
