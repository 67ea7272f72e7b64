import {
  differingAmount,
  type RechargeHandle,
  usePhotoUpload,
  useRecharge,
  validateAmount,
} from "marketplace-react";
import {
  Badge,
  ButtonLink,
  Checkbox,
  Copyable,
  Description,
  DescriptionList,
  EmptyState,
  Field,
  Price,
  QrCode,
  SkeletonList,
} from "marketplace-react/ui";
import type { Recharge } from "marketplace-sdk";
import { PLAIN, readAmount, typedAmount } from "marketplace-sdk/money";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useSearch } from "wouter";
import { amountText, useAmountDraft } from "../../../entities/money/amount";
import { CoinAddress, MarkedName } from "../../../entities/money/coin";
import { useI18n } from "../../../i18n";
import { withoutRepeats } from "../../../i18n/text";
import { AMOUNT, CODE, Form } from "../../../shared/forms/form";
import { type FieldErrors, type FieldValues, useForm } from "../../../shared/forms/use-form";
import { paths } from "../../../shared/navigation/paths";
import { queryId } from "../../../shared/navigation/query-id";
import { useServices } from "../../../shared/services";
import cards from "../../../shared/ui/cards.module.css";
import { ErrorState } from "../../../shared/ui/error-state";
import { Page } from "../../../shared/ui/page";
import { PhotoField } from "../../../shared/ui/photo-field";
import { externalHref } from "../../../shared/ui/safe-href";
import styles from "../wallet.module.css";
import { isSome, nextStep, StatusNotes, statusView } from "./recharge-status";

/** /rechargeDetail?id=: one recharge, from the address to the credited balance (docs/product.md, "Recharge"). */
export function RechargeDetailScreen() {
  const { t } = useI18n();
  const id = queryId(useSearch(), "id");
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
  const { status: loading, recharge, acceptsProof, submitProof, error, refetch } = useRecharge(id);
  if (loading === "notFound") return <Gone />;
  if (loading === "failed") return <ErrorState error={error} onRetry={refetch} />;
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

/** Fields of the proof; the picture is separate. */
type ProofField = "amount" | "txid" | "image";

/** Fields to keep in a draft; never a picture. */
const PROOF_DRAFT = ["amount", "txid"] as const;

/** Props of {@link ProofForm}. */
interface ProofFormProps {
  recharge: Recharge;
  submit: RechargeHandle["submitProof"];
}

/** Proof of what was sent: transaction id, picture, or both. */
function ProofForm({ recharge, submit }: ProofFormProps) {
  const { t, tag } = useI18n();
  const { toasts } = useServices();
  const { id, amount, coin } = recharge;
  const draft = useAmountDraft(`recharge-${id}`, PROOF_DRAFT, ["amount"]);
  const photos = usePhotoUpload({ category: "kyc" });
  const [url] = photos.urls;
  const form = useForm<ProofField>({
    initial: {
      amount: typedAmount(readAmount(amount ?? "", PLAIN) ?? "", tag),
      txid: "",
      image: "",
      ...draft.read(),
    },
    check: (values) => validateProof(values, recharge, { url, busy: photos.isUploading }, tag),
    onChange: draft.write,
    async send(values) {
      const txid = readTxid(values.txid, recharge);
      await submit.mutateAsync({
        amount: readAmount(values.amount, tag) ?? "",
        ...(txid && { txid }),
        ...(url && { image: url }),
      });
      draft.clear();
      toasts.show(t("wallet.proofSent"));
    },
  });
  return (
    <Form form={form} submit={t("wallet.submit")}>
      <Field
        {...form.field("txid")}
        {...CODE}
        label={t("wallet.txid")}
        hint={t("wallet.txidHint")}
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <PhotoField
        label={t("wallet.picture")}
        hint={t("wallet.pictureHint")}
        name="image"
        error={form.field("image").error}
        photos={photos}
      />
      <Field
        {...form.field("amount")}
        {...AMOUNT}
        label={t("wallet.sent")}
        hint={t("wallet.note")}
        enterKeyHint="send"
        dir="ltr"
        end={
          <bdi className={cards.unit} translate="no">
            {coin}
          </bdi>
        }
      />
      <p className={cards.quiet}>{t("checkout.rechargeText")}</p>
    </Form>
  );
}

/** A picture of the transfer. */
interface ProofPicture {
  url: string | undefined;
  busy: boolean;
}

/** Everything that prevents sending a proof. It needs a transaction id or a picture, ideally both. */
export function validateProof(
  { amount, txid }: FieldValues<ProofField>,
  recharge: Recharge,
  { url, busy }: ProofPicture,
  tag: string,
): FieldErrors<ProofField> {
  const wrong = txid.trim() !== "" && readTxid(txid, recharge) === undefined;
  const missing = txid.trim() === "" && !url && !busy;
  return {
    amount: amountText(validateAmount(amount, tag, {})),
    txid: wrong ? "wallet.txidInvalid" : missing ? "wallet.proofMissing" : undefined,
    image: busy ? "wallet.pictureBusy" : undefined,
  };
}

/** The network of a transfer, which determines the format of transaction ids. */
interface Chain {
  network?: string | undefined;
  network_name?: string | undefined;
  address?: string | undefined;
}

const DIGITS = /(?:^|[^0-9a-f])(?:0x)?([0-9a-f]{64})(?![0-9a-f])/i;

const EVM_ADDRESS = /^0x[0-9a-f]{40}$/i;

const PLAIN_NETWORK = /tron|trc|bitcoin|btc/i;

/** The contract's maximum length of an id. */
const MAX_LENGTH = 100;

/**
 * Reads a transaction id, also from a link to a block explorer: 64 hexadecimal digits in lower case, after `0x` on
 * Ethereum-like networks. Ids of other networks are passed on unchanged.
 *
 * @returns undefined for what can't be an id on that network
 */
export function readTxid(
  typed: string,
  { network = "", network_name = "", address = "" }: Chain,
): string | undefined {
  const text = typed.trim();
  const evm = EVM_ADDRESS.test(address);
  if (!evm && !PLAIN_NETWORK.test(`${network} ${network_name}`)) {
    return text && text.length <= MAX_LENGTH && !/\s/.test(text) ? text : undefined;
  }
  const digits = DIGITS.exec(text)?.[1]?.toLowerCase();
  return digits && (evm ? `0x${digits}` : digits);
}
