import { useState } from "react";
import { forgetAddress, isLookalike, isSame, type KnownAddress, readAddresses } from "../../app/address-book";
import { useShop } from "../../app/market";
import { cleanAddress } from "../../crypto/address";
import { useI18n } from "../../i18n";
import { isolate } from "../../i18n/isolate";
import { AddressText } from "../../ui/address-block";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import type { FormHandle } from "../../ui/use-form";
import { addressFault, type CheckAddress } from "./address-fault";
import { KnownAddresses } from "./known-addresses";
import { fittingMethod, type Method, methodFamily } from "./methods";
import styles from "./withdraw.module.css";
import type { WithdrawField } from "./withdraw-form";

/** Props of {@link AddressPart}. */
interface AddressPartProps {
  form: FormHandle<WithdrawField>;
  methods: readonly Method[];
  method: Method | undefined;
  /** Undefined while its chunk is on its way. */
  check: CheckAddress | undefined;
}

/** The address: checked as it is typed, in groups to be compared, with a word about one that is new here. */
export function AddressPart({ form, methods, method, check }: AddressPartProps) {
  const { t } = useI18n();
  const { toasts } = useShop();
  const [typing, setTyping] = useState(false);
  const [book, setBook] = useState(() => readAddresses());
  const { address } = form.values;
  const family = method && methodFamily(method);
  const result = address && family && check ? check(address, family) : undefined;
  const binding = form.field("address");
  const fault = result && addressFault(result);
  // What is only half typed is not wrong yet; an address of another network is.
  const early = typing && result?.ok === false && result.reason !== "otherNetwork";
  const fitting =
    result?.ok === false ? fittingMethod(methods, form.values.coin, result.looksLike) : undefined;
  const switchTo = fitting && fitting !== method ? fitting : undefined;
  const network = method?.network_name || method?.network;

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
        onChange={(event) => form.change({ address: cleanAddress(event.target.value) })}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        error={binding.error ?? (fault && !early ? t(fault) : undefined)}
        label={t("withdraw.address")}
        hint={network ? t("withdraw.addressOn", { network: isolate(network) }) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        dir="ltr"
        maxLength={128}
        end={
          <Button variant="plain" size="s" onClick={() => void paste()}>
            {t("withdraw.paste")}
          </Button>
        }
      />
      {switchTo && (
        <Button
          variant="quiet"
          size="s"
          onClick={() => form.change({ coin: switchTo.coin, network: switchTo.network })}
        >
          {t("withdraw.switchTo", { network: isolate(switchTo.network_name || switchTo.network) })}
        </Button>
      )}
      {method && address && (result?.ok || !family) && (
        <div className={styles.compare} role="status">
          <AddressText address={address} />
          <p>
            {t(
              !family
                ? "withdraw.unknownKind"
                : result?.ok && result.unchecked
                  ? "withdraw.noChecksum"
                  : "withdraw.compare",
            )}
          </p>
          <Novelty entry={{ network: method.network, address, memo: "" }} book={book} />
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

/** Says that an address is new on this device, and louder that it imitates one that is not. */
export function Novelty({ entry, book }: { entry: KnownAddress; book: readonly KnownAddress[] }) {
  const { t } = useI18n();
  if (isLookalike(entry.address, book)) return <p className={styles.danger}>{t("withdraw.lookalike")}</p>;
  if (book.some((known) => isSame(known, entry))) return null;
  return <p className={styles.strong}>{t("withdraw.newAddress")}</p>;
}
