import { isEnabled, type TransferMethod } from "marketplace-react";
import { Chips, OptionList } from "marketplace-react/ui";
import type { ReactNode } from "react";
import { MarkedName } from "../../entities/money/coin";
import { coinsOf } from "../../entities/money/transfer-methods";
import { useI18n } from "../../i18n";
import cards from "../../shared/ui/cards.module.css";
import utilities from "../../shared/ui/utilities.module.css";

type Named = TransferMethod & { network_name?: string };

/** Props of {@link MethodPicker}. */
interface MethodPickerProps<Method extends Named> {
  /** Heading above the coins. */
  title: string;
  methods: readonly Method[];
  coin: string;
  network: string;
  /** The error if the form can't be sent with this network. */
  error: string | undefined;
  onCoin: (coin: string) => void;
  onNetwork: (network: string) => void;
  /** What users must know about a method, or why it is disabled. */
  detail: (method: Method) => ReactNode;
}

/** Chooses a coin and one of its networks, for transfers in either direction. */
export function MethodPicker<Method extends Named>(props: MethodPickerProps<Method>) {
  const { title, methods, coin, network, error, onCoin, onNetwork, detail } = props;
  const { t } = useI18n();
  return (
    <>
      <div className={utilities.stackS}>
        <p className={cards.label}>{title}</p>
        <Chips
          label={t("wallet.coin")}
          items={coinsOf(methods).map((id) => ({ id, label: <MarkedName code={id} /> }))}
          value={coin}
          onChange={onCoin}
        />
      </div>
      <div className={utilities.stackS}>
        <OptionList
          label={t("wallet.network")}
          name="network"
          value={network}
          onChange={onNetwork}
          options={methods
            .filter((method) => method.coin === coin)
            .map((method) => ({
              id: method.network,
              label: <MarkedName code={method.network} name={networkName(method)} />,
              detail: detail(method),
              disabled: !isEnabled(method),
            }))}
        />
        {error && <p className={cards.error}>{error}</p>}
      </div>
    </>
  );
}

/** The name of a network for users. */
export const networkName = ({ network, network_name }: Omit<Named, "coin">): string =>
  network_name || network;
