import type { KnownAddress } from "../../app/address-book";
import { useI18n } from "../../i18n";
import { AddressText } from "../../ui/address-block";
import cards from "../../ui/cards.module.css";
import { IconButton } from "../../ui/icon-button";
import { trashIcon } from "../../ui/icons-more";
import styles from "./withdraw.module.css";

/** Entries shown; who has more types. */
const SHOWN = 3;

/** Props of {@link KnownAddresses}. */
interface KnownAddressesProps {
  entries: readonly KnownAddress[];
  onChoose: (entry: KnownAddress) => void;
  onForget: (entry: KnownAddress) => void;
}

/** Addresses of earlier withdrawals on this device, whole: a shortened one is what forgers count on. */
export function KnownAddresses({ entries, onChoose, onForget }: KnownAddressesProps) {
  const { t } = useI18n();
  if (entries.length === 0) return null;
  return (
    <>
      <p className={cards.label}>{t("withdraw.known")}</p>
      <ul className={styles.known}>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.address}>
            <button type="button" className={styles.choose} onClick={() => onChoose(entry)}>
              <AddressText address={entry.address} />
            </button>
            <IconButton icon={trashIcon} label={t("withdraw.forget")} onClick={() => onForget(entry)} />
          </li>
        ))}
      </ul>
    </>
  );
}
