import type { WithdrawalMethod } from "marketplace-react";
import { Button, Field, IconButton } from "marketplace-react/ui";
import {
  type AddressCheck,
  type AddressFault,
  cleanAddress,
  type Family,
} from "marketplace-sdk/crypto-address";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useState } from "react";
import {
  forgetAddress,
  isLookalike,
  isSame,
  type KnownAddress,
  readAddresses,
} from "../../../entities/money/address-book";
import { CoinAddressText } from "../../../entities/money/coin";
import { useI18n } from "../../../i18n";
import type { PlainKey } from "../../../i18n/types";
import { CODE } from "../../../shared/forms/form";
import type { FormHandle } from "../../../shared/forms/use-form";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { trashIcon } from "../../../shared/ui/icons";
import utilities from "../../../shared/ui/utilities.module.css";
import { networkName } from "../method-picker";
import styles from "../wallet.module.css";
import { fittingMethod, methodFamily } from "./methods";
import type { WithdrawField } from "./withdrawal-values";

/** Checks an address of a family. It is in a chunk of its own. */
export type CheckAddress = (address: string, family: Family) => AddressCheck;

/** Props of {@link AddressPart}. */
interface AddressPartProps {
  form: FormHandle<WithdrawField>;
  methods: readonly WithdrawalMethod[];
  method: WithdrawalMethod | undefined;
  /** Undefined until its chunk has loaded. */
  check: CheckAddress | undefined;
}

/** The address: checked while typing, split into groups to compare, and with a warning if it is new here. */
export function AddressPart({ form, methods, method, check }: AddressPartProps) {
  const { t } = useI18n();
  const { toasts } = useServices();
  const [typing, setTyping] = useState(false);
  const [book, setBook] = useState(() => readAddresses());
  const { address } = form.values;
  const family = method && methodFamily(method);
  const result = address && family && check ? check(address, family) : undefined;
  const binding = form.field("address");
  const fault = result && addressText(result);
  // An incomplete address isn't wrong yet, unless it belongs to another network.
  const early = typing && result?.ok === false && result.reason !== "otherNetwork";
  const fitting =
    result?.ok === false ? fittingMethod(methods, form.values.coin, result.looksLike) : undefined;
  const switchTo = fitting && fitting !== method ? fitting : undefined;
  const network = method && networkName(method);

  const paste = async (): Promise<void> => {
    try {
      form.change({ address: cleanAddress(await navigator.clipboard.readText()) });
    } catch {
      toasts.show(t("withdraw.pasteRefused"));
    }
  };

  return (
    <div className={styles.part}>
      <Field
        {...binding}
        {...CODE}
        onChange={(event) => form.change({ address: cleanAddress(event.target.value) })}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        error={binding.error ?? (fault && !early ? t(fault) : undefined)}
        label={t("withdraw.address")}
        hint={network ? t("withdraw.addressOn", { network }) : undefined}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={limits["withdrawals.create"].address.maxLength}
        end={
          <Button variant="plain" size="s" onClick={() => void paste()}>
            {t("withdraw.paste")}
          </Button>
        }
      />
      {switchTo && (
        <Button
          variant="secondary"
          size="s"
          onClick={() => form.change({ coin: switchTo.coin, network: switchTo.network })}
        >
          {t("withdraw.switchTo", { network: networkName(switchTo) })}
        </Button>
      )}
      {method && address && (result?.ok || !family) && (
        <div className={styles.compare} role="status">
          <CoinAddressText address={address} />
          <p>
            {t(
              !family
                ? "withdraw.unknownKind"
                : result?.ok && result.unchecked
                  ? "withdraw.noChecksum"
                  : "withdraw.compare",
            )}
          </p>
          <NewAddressWarning entry={{ network: method.network, address, memo: "" }} book={book} />
        </div>
      )}
      {method && !address && (
        <KnownAddresses
          entries={book.filter((entry) => entry.network === method.network)}
          onChoose={({ address: chosen, memo }) => form.change({ address: chosen, memo })}
          onForget={(entry) => {
            forgetAddress(entry);
            setBook(readAddresses());
          }}
        />
      )}
    </div>
  );
}

/** Warns about an address that is new on this device, and more strongly if it imitates a known one. */
export function NewAddressWarning({ entry, book }: { entry: KnownAddress; book: readonly KnownAddress[] }) {
  const { t } = useI18n();
  if (isLookalike(entry.address, book)) return <p className={styles.danger}>{t("withdraw.lookalike")}</p>;
  if (book.some((known) => isSame(known, entry))) return null;
  return <p className={utilities.semibold}>{t("withdraw.newAddress")}</p>;
}

/** Most entries to show; a user with more has to type. */
const SHOWN = 3;

/** Props of {@link KnownAddresses}. */
interface KnownAddressesProps {
  entries: readonly KnownAddress[];
  onChoose: (entry: KnownAddress) => void;
  onForget: (entry: KnownAddress) => void;
}

/** Addresses of earlier withdrawals on this device. They are shown in full, because forgers count on shortened ones. */
function KnownAddresses({ entries, onChoose, onForget }: KnownAddressesProps) {
  const { t } = useI18n();
  if (entries.length === 0) return null;
  return (
    <>
      <p className={cards.label}>{t("withdraw.known")}</p>
      <ul className={styles.known}>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.address}>
            <button type="button" className={styles.choose} onClick={() => onChoose(entry)}>
              <CoinAddressText address={entry.address} />
            </button>
            <IconButton icon={trashIcon} label={t("withdraw.forget")} onClick={() => onForget(entry)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const FAULTS: Readonly<Record<Exclude<AddressFault, "otherNetwork">, PlainKey>> = {
  form: "withdraw.addressForm",
  checksum: "withdraw.addressChecksum",
  unowned: "withdraw.addressUnowned",
  testnet: "withdraw.addressTestnet",
};

const OTHERS: Readonly<Record<Family, PlainKey>> = {
  bitcoin: "withdraw.addressBitcoin",
  evm: "withdraw.addressEvm",
  tron: "withdraw.addressTron",
};

/** Why an address is rejected, in words. */
export function addressText(check: AddressCheck): PlainKey | undefined {
  if (check.ok) return undefined;
  const { reason, looksLike } = check;
  if (reason === "otherNetwork") return looksLike ? OTHERS[looksLike] : FAULTS.form;
  return FAULTS[reason];
}

/** The address check, once its chunk has loaded; until then, only the server checks. */
export function useAddressCheck(): CheckAddress | undefined {
  const [check, setCheck] = useState<CheckAddress>();
  useEffect(() => {
    let wanted = true;
    void import("marketplace-sdk/check-address").then(
      ({ checkAddress }) => wanted && setCheck(() => checkAddress),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return check;
}
