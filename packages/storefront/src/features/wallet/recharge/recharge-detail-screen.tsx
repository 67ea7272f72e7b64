import { differingAmount, useRecharge } from "marketplace-react";
import {
  Badge,
  ButtonLink,
  Checkbox,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Price,
  QrCode,
  SkeletonList,
} from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { type ComponentProps, type ReactNode, useState } from "react";
import { CoinAddress, MarkedName } from "../../../entities/money/coin";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../i18n/text";
import { useSearch } from "../../../shared/navigation/link";
import { paths } from "../../../shared/navigation/paths";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { externalHref } from "../../../shared/ui/safe-href";
import styles from "../wallet.module.css";
import { ProofForm } from "./proof-form";
import { isSome, nextStep, StatusNotes, statusView } from "./recharge-status";

/** /rechargeDetail?id=: one recharge, from the address to the credited balance (docs/product.md, "Recharge"). */
export function RechargeDetailScreen() {
  const { t } = useI18n();
  const id = new URLSearchParams(useSearch()).get("id");
  return (
    <Page title={t("titles.rechargeDetail")} back={paths.rechargeRecode()}>
      {id ? <Detail key={id} id={id} /> : <Gone />}
    </Page>
  );
}

/** The id in the address isn't one of this buyer's recharges. */
function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState
      title={t("wallet.gone")}
      text={t("wallet.goneText")}
      action={<ButtonLink to={paths.rechargeRecode()}>{t("titles.rechargeRecode")}</ButtonLink>}
    />
  );
}

function Detail({ id }: { id: string }) {
  const { state, recharge, acceptsProof, submitProof, error, refetch } = useRecharge(id);
  if (state === "notFound") return <Gone />;
  if (state === "failed") return <ErrorState error={error} onRetry={refetch} />;
  if (!recharge) return <SkeletonList heights={[124, 520]} />;
  const { status, address } = recharge;
  return (
    <div className={cards.list}>
      <StateCard recharge={recharge} />
      {status === "created" && address && <TransferCard recharge={recharge} address={address} />}
      {acceptsProof && <Proof recharge={recharge} submit={submitProof} />}
      <RechargeFacts recharge={recharge} />
    </div>
  );
}

/** The state of a recharge, what it means, and the next step. */
function StateCard({ recharge }: { recharge: Recharge }) {
  const { t, money } = useI18n();
  const { amount, coin = "", credit_money, currency, status } = recharge;
  const { text, tone } = statusView(status);
  const credited = status === "credited" && isSome(credit_money);
  const arrived = differingAmount(recharge);
  return (
    <section className={cards.card}>
      <div className={cards.head}>
        <Price
          amount={credited ? credit_money : amount}
          currency={credited ? currency : coin}
          size="l"
          tone="text"
        />
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <div role="status" className={styles.state}>
        <StatusNotes recharge={recharge} />
        <p>{t(nextStep(recharge))}</p>
        {arrived && (
          <p>
            {t("wallet.otherArrived", {
              received: money(arrived, coin),
              amount: money(amount, coin),
            })}
          </p>
        )}
      </div>
      {status === "credited" && <ButtonLink to={paths.mine()}>{t("wallet.toMine")}</ButtonLink>}
      {status === "expired" && (
        <ButtonLink to={paths.recharge()} variant="secondary">
          {t("wallet.again")}
        </ButtonLink>
      )}
    </section>
  );
}

/** Props of {@link TransferCard}. */
interface TransferCardProps {
  recharge: Recharge;
  address: string;
}

/** How to pay: warnings first, then amount and address, with the network at both ends. */
function TransferCard({ recharge, address }: TransferCardProps) {
  const { t, money, dateTime } = useI18n();
  const { coin = "", network = "", network_name, amount, memo, qr, uri, warnings, expires_at } = recharge;
  const [withAmount, setWithAmount] = useState(false);
  const name = network_name || network;
  const own = [t("wallet.irreversible"), t("wallet.sendOnly", { coin, network: name })];
  return (
    <section className={cards.card} aria-label={t("wallet.transfer")}>
      <div className={cards.warning}>
        {[...own, ...withoutRepeats(own, warnings)].map((warning) => (
          <p key={warning} dir="auto">
            {warning}
          </p>
        ))}
      </div>
      <DescriptionList>
        <Description name={t("wallet.network")}>
          <span className={cards.strong}>
            <MarkedName code={network} name={name} />
          </span>
        </Description>
        <Description name={t("wallet.exact")}>
          <b className={cards.strong}>
            <Copyable text={amount} label={t("wallet.exact")} shown={money(amount, coin)} />
          </b>
        </Description>
      </DescriptionList>
      <QrCode text={(withAmount && uri) || qr || address} label={t("wallet.qr")} />
      {uri && (
        <Checkbox
          className={styles.center}
          checked={withAmount}
          onChange={(event) => setWithAmount(event.target.checked)}
        >
          {t("wallet.withAmount")}
        </Checkbox>
      )}
      <CoinAddress address={address} label={t("wallet.addressOn", { network: name })} />
      {memo && (
        <div>
          <p className={cards.label}>{t("wallet.memo")}</p>
          <Copyable text={memo} label={t("wallet.memo")} />
          <p className={cards.quiet}>{t("wallet.memoText")}</p>
        </div>
      )}
      {expires_at !== undefined && (
        <p className={cards.quiet}>{t("wallet.until", { time: dateTime(expires_at) })}</p>
      )}
    </section>
  );
}

/** The proof is a separate form, because it follows the transfer. Each attempt starts empty. */
function Proof({ recharge, submit }: ComponentProps<typeof ProofForm>) {
  const { t } = useI18n();
  const { status, proofs_left } = recharge;
  return (
    <section className={cards.card} aria-labelledby="proof">
      <h2 id="proof" className={cards.title}>
        {t(status === "rejected" ? "wallet.submit" : "wallet.proofTitle")}
      </h2>
      {status !== "created" && proofs_left !== undefined && (
        <p className={cards.quiet}>{t("wallet.proofsLeft", { count: proofs_left })}</p>
      )}
      <ProofForm key={proofs_left} recharge={recharge} submit={submit} />
    </section>
  );
}

/** The details of a recharge. */
function RechargeFacts({ recharge }: { recharge: Recharge }) {
  const { t, money, dateTime } = useI18n();
  const { coin = "", currency = "", network, network_name, amount, amount_received, credit_money } = recharge;
  const { rate, order_no, txid, createtime } = recharge;
  const explorer = externalHref(recharge.explorer_url);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("wallet.declared"), money(amount, coin)],
    [t("wallet.received"), isSome(amount_received) && money(amount_received, coin)],
    [t("wallet.creditedMoney"), isSome(credit_money) && money(credit_money, currency)],
    [t("wallet.rate"), isSome(rate) && coin !== currency && `${money("1", coin)} = ${money(rate, currency)}`],
    [t("wallet.network"), network_name || network],
    [t("wallet.started"), createtime !== undefined && dateTime(createtime)],
    [t("wallet.orderNo"), order_no && <Copyable text={order_no} label={t("wallet.orderNo")} />],
    [t("wallet.txid"), txid && <Copyable text={txid} label={t("wallet.txid")} />],
  ];
  return (
    <section className={cards.card}>
      <DescriptionList>
        {facts.map(([name, value]) => (
          <Description key={name} name={name}>
            {value && <bdi>{value}</bdi>}
          </Description>
        ))}
      </DescriptionList>
      {explorer && (
        <a className={styles.link} href={explorer} target="_blank" rel="noopener noreferrer">
          {t("wallet.explorer")}
        </a>
      )}
    </section>
  );
}
