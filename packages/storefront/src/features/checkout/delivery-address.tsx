import { useQuery } from "@tanstack/react-query";
import { Button, plusIcon, Sheet, Skeleton } from "marketplace-react/ui";
import { useState } from "react";
import { AddressCard } from "../../entities/address/address-card";
import { useI18n } from "../../i18n";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import utilities from "../../shared/ui/utilities.module.css";
import styles from "./checkout.module.css";
import { type CheckoutPartProps, isSent } from "./checkout-part";

/** The delivery address. Another one can be selected, or added on a separate page. */
export function DeliveryAddress({ checkout }: CheckoutPartProps) {
  const { t } = useI18n();
  const { queries, navigation } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { data: list } = useQuery(queries.addresses.list());
  const { preview, problem, addressId } = checkout;
  // The preview of a rejected order has no address, although the buyer has one.
  const known = preview
    ? undefined
    : list?.find(({ id, is_default }) => (addressId ? `${id}` === addressId : is_default));
  const address = checkout.address ?? known;
  const add = (): void => navigation.navigate(paths.insertAddress(undefined, { for: "order" }));
  return (
    <section className={cards.card} aria-labelledby="deliver-to">
      <div className={styles.head}>
        <h2 id="deliver-to" className={styles.label}>
          {t("checkout.deliverTo")}
        </h2>
        {address && (
          <Button size="s" variant="plain" disabled={isSent(checkout)} onClick={() => setIsOpen(true)}>
            {t("checkout.change")}
          </Button>
        )}
      </div>
      {address ? (
        <AddressCard address={address} />
      ) : (
        <>
          <p className={styles.warning}>{t("checkout.noAddress")}</p>
          <Button
            icon={plusIcon}
            block
            variant="secondary"
            onClick={list?.length ? () => setIsOpen(true) : add}
          >
            {t(list?.length ? "checkout.chooseAddress" : "checkout.addAddress")}
          </Button>
        </>
      )}
      {checkout.isAddressGone && (
        <p className={styles.problem} role="alert">
          {t("checkout.addressGone")}
        </p>
      )}
      {problem?.error === "area_not_open" && (
        <p className={styles.problem} role="alert">
          {t("checkout.notOpen")}
        </p>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t("checkout.chooseAddress")}
        footer={
          <Button icon={plusIcon} block variant="secondary" onClick={add}>
            {t("checkout.addAddress")}
          </Button>
        }
      >
        {!list && <Skeleton height="96px" radius="var(--radius-card)" />}
        <ul className={utilities.stackS}>
          {list?.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={`${row.id}` === `${address?.id}`}
                onClick={() => {
                  checkout.selectAddress(row.id);
                  setIsOpen(false);
                }}
              >
                <AddressCard address={row} />
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
