import {
  Badge,
  ButtonLink,
  EmptyState,
  Icon,
  IconButton,
  plusIcon,
  SkeletonList,
} from "marketplace-react/ui";
import type { Address } from "marketplace-sdk";
import { useRef } from "react";
import { Link } from "wouter";
import { AddressCard } from "../../entities/address/address-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { editIcon, trashIcon } from "../../shared/ui/icons";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
import { addressInput, addressValues, useAddressChanges, useAddresses } from "./addresses";
import styles from "./addresses.module.css";

/** The shipping addresses (docs/product.md, "Addresses"). Deleting offers undo instead of asking first. */
export function AddressScreen() {
  const { t } = useI18n();
  const { data, error, refetch } = useAddresses();
  const page = useRef<HTMLDivElement>(null);
  return (
    <Page title={t("titles.address")} back={paths.mine()} ref={page}>
      {!data && !error && <SkeletonList heights={[148, 148]} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          title={t("address.emptyTitle")}
          text={t("address.emptyText")}
          action={
            <ButtonLink href={paths.insertAddress()} icon={plusIcon}>
              {t("address.add")}
            </ButtonLink>
          }
        />
      )}
      {data && data.length > 0 && (
        <>
          <ul className={utilities.stackM}>
            {data.map((address, place) => (
              <AddressItem
                key={address.id}
                address={address}
                place={place}
                // The pressed button disappears with its card, so focus moves to the top.
                onRemove={() => page.current?.querySelector("h1")?.focus()}
              />
            ))}
          </ul>
          <ButtonLink href={paths.insertAddress()} icon={plusIcon} block>
            {t("address.add")}
          </ButtonLink>
        </>
      )}
    </Page>
  );
}

/** Props of {@link AddressItem}. */
interface AddressItemProps {
  address: Address;
  /** Position in the list, to which undo restores it. */
  place: number;
  onRemove: () => void;
}

function AddressItem({ address, place, onRemove }: AddressItemProps) {
  const { t } = useI18n();
  const { toasts } = useServices();
  const changes = useAddressChanges();
  const { id, name } = address;

  const restore = async (): Promise<void> => {
    try {
      // The server has deleted it, so undo adds the same data as a new address.
      await changes.save(addressInput(addressValues(address, address.is_default), undefined), { at: place });
      toasts.show(t("address.restored"));
    } catch {
      // The client's onFailure shows the reason.
    }
  };
  const remove = async (): Promise<void> => {
    onRemove();
    if (!(await changes.remove(address))) return;
    toasts.show(t("address.removed"), { action: { label: t("ui.undo"), onPress: () => void restore() } });
  };
  return (
    <li className={styles.card}>
      <AddressCard address={address}>
        {address.is_default && <Badge>{t("address.isDefault")}</Badge>}
      </AddressCard>
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
