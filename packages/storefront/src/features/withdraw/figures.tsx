import { isMarketplaceError, type WithdrawQuote } from "marketplace-sdk";
import { useI18n } from "../../i18n";
import { Amounts } from "../../ui/amounts";
import { Button } from "../../ui/button";
import cards from "../../ui/cards.module.css";
import { failureText } from "../../ui/failure-text";
import { Skeleton } from "../../ui/skeleton";

/** Props of {@link Figures}. */
interface FiguresProps {
  query: { data: WithdrawQuote | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Figures are to be expected. */
  waiting: boolean;
  currency: string;
  coin: string;
  /** Minutes after approval. */
  eta: number | undefined;
}

/** What is taken, what it costs, and what arrives: live, in one block. */
export function Figures({ query, waiting, currency, coin, eta }: FiguresProps) {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = query;
  const lost = waiting && error && !(isMarketplaceError(error) && error.kind === "api");
  return (
    <section className={cards.card} aria-live="polite" aria-label={t("withdraw.received")}>
      {lost ? (
        <>
          <p className={cards.error}>{failureText(error, t)}</p>
          <Button variant="quiet" size="s" busy={isFetching} onClick={() => void refetch()}>
            {t("shell.retry")}
          </Button>
        </>
      ) : waiting && data ? (
        <>
          <Amounts
            rows={[
              { name: t("withdraw.fromBalance"), amount: data.amount },
              { name: t("withdraw.fee"), amount: data.fee },
            ]}
            currency={currency}
          />
          <Amounts
            rows={[]}
            total={{ name: t("withdraw.received"), amount: data.received }}
            currency={coin}
          />
        </>
      ) : waiting && !error ? (
        <>
          <span className="visually-hidden">{t("shell.loading")}</span>
          <Skeleton height="22px" />
          <Skeleton height="22px" />
          <Skeleton height="34px" />
        </>
      ) : (
        <p className={cards.quiet}>{t("withdraw.figuresFirst")}</p>
      )}
      {!!eta && <p className={cards.quiet}>{t("withdraw.eta", { count: eta })}</p>}
    </section>
  );
}
