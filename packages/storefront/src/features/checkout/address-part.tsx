import { useQuery } from "@tanstack/react-query";
import type { Address } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { useShop } from "../../app/market";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { Button } from "../../ui/button";
import { plusIcon } from "../../ui/icons-more";
import { Recipient } from "../../ui/recipient";
import { Sheet } from "../../ui/sheet";
import { Skeleton } from "../../ui/skeleton";
import styles from "./checkout.module.css";
import { newAddress } from "./new-address";
import type { ChangeDraft, OrderDraft } from "./use-order-draft";

/** Props of {@link AddressPart}. */
export interface AddressPartProps {
  /** Where the order goes as the server understood it. */
  address: Address | undefined;
  /** Nobody delivers there. */
  notOpen: boolean;
  /** The one that was chosen before is not there any more. */
  gone: boolean;
  /** The order is on its way: nothing about it changes. */
  disabled: boolean;
  draft: OrderDraft;
  change: ChangeDraft;
}

/** Where the order goes, with the way to another address and back again. */
export function AddressPart({ address, notOpen, gone, disabled, draft, change }: AddressPartProps) {
  const { t } = useI18n();
  const { queries, location } = useShop();
  const [open, setOpen] = useState(false);
  const { data: list } = useQuery(queries.addresses.list());

  // Back from adding one: it was added for this order.
  const added = newAddress(list, draft.known);
  useEffect(() => {
    if (added !== undefined) change({ address: added, known: "" });
  }, [added, change]);

  const add = (): void => {
    change({ known: [0, ...(list ?? []).map(({ id }) => id)].join() });
    location.navigate(paths.insertAddress());
  };
  return (
    <section className={styles.card} aria-labelledby="deliver-to">
      <div className={styles.head}>
        <h2 id="deliver-to" className={styles.label}>
          {t("checkout.deliverTo")}
        </h2>
        {address && (
          <Button size="s" variant="plain" disabled={disabled} onClick={() => setOpen(true)}>
            {t("checkout.change")}
          </Button>
        )}
      </div>
      {address ? (
        <Recipient address={address} />
      ) : (
        <>
          <p className={styles.warning}>{t("checkout.noAddress")}</p>
          <Button icon={plusIcon} block variant="quiet" onClick={list?.length ? () => setOpen(true) : add}>
            {t(list?.length ? "checkout.chooseAddress" : "checkout.addAddress")}
          </Button>
        </>
      )}
      {gone && (
        <p className={styles.problem} role="alert">
          {t("checkout.addressGone")}
        </p>
      )}
      {notOpen && (
        <p className={styles.problem} role="alert">
          {t("checkout.notOpen")}
        </p>
      )}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t("checkout.chooseAddress")}
        footer={
          <Button icon={plusIcon} block variant="quiet" onClick={add}>
            {t("checkout.addAddress")}
          </Button>
        }
      >
        {!list && <Skeleton height="96px" radius="var(--radius-card)" />}
        <ul className={styles.choices}>
          {list?.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={`${row.id}` === `${address?.id}`}
                onClick={() => {
                  change({ address: `${row.id}` });
                  setOpen(false);
                }}
              >
                <Recipient address={row} />
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
