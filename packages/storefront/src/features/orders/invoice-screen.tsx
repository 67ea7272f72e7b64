import { useQuery } from "@tanstack/react-query";
import { amountOrZero } from "marketplace-react";
import { Field, SkeletonList, TextArea } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useState } from "react";
import { addressLines } from "../../entities/address/address-card";
import { useI18n } from "../../i18n";
import { labelled } from "../../i18n/text";
import { INLINE_ERRORS } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { useBack, useServices } from "../../shared/services";
import { useSite } from "../../shared/site";
import cards from "../../shared/ui/cards.module.css";
import {
  DocumentPage,
  DocumentPart,
  DocumentParts,
  DocumentSums,
  DocumentTable,
} from "../../shared/ui/document/document";
import { ErrorState } from "../../shared/ui/error-state";
import { TopBar, usePageTitle } from "../../shared/ui/page";
import { statusView } from "./order-status";
import { readBilling, writeBilling } from "./stored-billing";

/** The invoice of one order, to print or save as PDF: `/order?no=&view=invoice`. */
export function InvoiceScreen({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const back = useBack(paths.orderDetail(no));
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...queries.orders.get({ order_no: no }), ...INLINE_ERRORS });
  // Browsers suggest the title as the file name.
  usePageTitle(`${t("documents.invoice")} ${no}`);
  if (order) return <Invoice order={order} onBack={back} />;
  return (
    <div className={cards.page}>
      <TopBar title={t("documents.invoice")} onBack={back} />
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList heights={[228, 228]} />
      )}
    </div>
  );
}

function Invoice({ order, onBack }: { order: Order; onBack: () => void }) {
  const { t, tag, money, moneyParts, number, date } = useI18n();
  const { queries } = useServices();
  const site = useSite();
  const { data: payment } = useQuery({
    ...queries.payments.get({ pay_no: order.pay_no ?? "" }),
    ...INLINE_ERRORS,
    enabled: Boolean(order.pay_no && order.paytime),
  });
  const [billing, setBilling] = useState(() => readBilling(order.order_no));
  const [isNew] = useState(() => !billing.company);
  const keep = (fields: Partial<typeof billing>): void => {
    const next = { ...billing, ...fields };
    setBilling(next);
    writeBilling(order.order_no, next);
  };
  const { address, goods, currency, total } = order;
  const place = address ? addressLines(address) : [];
  const amount = (name: "goods_amount" | "freight" | "tax"): string =>
    money(amountOrZero(order, name), currency);
  const refunded = "refund_amount" in order ? order.refund_amount : total;
  const named = (name: string, value: string | undefined) => value && `${labelled(tag, name)} ${value}`;
  const isRefunded = order.refund_status === "refunded" || order.refund_status === "partial";
  return (
    <DocumentPage
      title={t("documents.invoice")}
      number={order.order_no}
      onBack={onBack}
      controls={
        <details className={cards.card} open={isNew}>
          <summary className={cards.strong}>{t("documents.details")}</summary>
          <p className={cards.quiet}>{t("documents.detailsHint")}</p>
          <Field
            label={t("documents.company")}
            value={billing.company}
            maxLength={100}
            autoComplete="organization"
            onChange={({ target }) => keep({ company: target.value })}
          />
          <TextArea
            label={t("documents.billingAddress")}
            value={billing.address}
            rows={2}
            maxLength={300}
            autoComplete="billing street-address"
            onChange={({ target }) => keep({ address: target.value })}
          />
          <Field
            label={t("documents.taxNumber")}
            value={billing.taxNumber}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => keep({ taxNumber: target.value })}
          />
          <Field
            label={t("documents.purchaseOrder")}
            value={billing.purchaseOrder}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => keep({ purchaseOrder: target.value })}
          />
        </details>
      }
    >
      <DocumentParts>
        <DocumentPart
          name={t("documents.seller")}
          lines={[order.shopname, t("documents.soldOn", { site: site.name })]}
        />
        <DocumentPart
          name={t("documents.buyer")}
          lines={[
            billing.company || address?.name,
            ...(billing.address.trim()
              ? billing.address.split("\n")
              : [billing.company && address?.name, ...place]),
            named(t("documents.taxNumber"), billing.taxNumber),
          ]}
        />
        <DocumentPart name={t("documents.shipTo")} lines={[address?.name, ...place, address?.mobile]} />
        <DocumentPart
          name={t("documents.dates")}
          lines={[
            named(t("orders.created"), date(order.createtime)),
            order.paytime ? named(t("orders.paid"), date(order.paytime)) : undefined,
            order.shiptime ? named(t("orders.shipped"), date(order.shiptime)) : undefined,
            order.canceltime ? named(t("orders.cancelled"), date(order.canceltime)) : undefined,
          ]}
        />
        <DocumentPart
          name={t("documents.payment")}
          lines={[
            order.paytime ? paidBy(payment?.method, payment?.coin) : t(statusView(order.status).text),
            named(t("orders.payNumber"), order.pay_no),
          ]}
        />
        {billing.purchaseOrder && (
          <DocumentPart name={t("documents.purchaseOrder")} lines={[billing.purchaseOrder]} />
        )}
      </DocumentParts>
      <DocumentTable
        caption={t("orders.goods")}
        heads={[
          { name: t("orders.goods") },
          { name: t("wholesale.quantity") },
          { name: t("wholesale.unitPrice") },
          { name: `${t("documents.amount")} (${currency ?? "–"})` },
        ]}
        rows={(goods ?? []).map((line) => ({
          key: String(line.id),
          cells: [
            <>
              <bdi>{line.title}</bdi>
              {/* In one line, since an invoice may have many. */}
              <span className={cards.block}>
                {line.spec && <bdi>{line.spec}</bdi>}
                {line.spec && line.sku_code && " · "}
                {line.sku_code && <span translate="no">{named(t("product.sku"), line.sku_code)}</span>}
              </span>
            </>,
            number(line.num),
            moneyParts(line.price, currency).amount,
            moneyParts(line.amount, currency).amount,
          ],
        }))}
      />
      <DocumentSums
        rows={[
          { name: t("orders.goods"), amount: amount("goods_amount") },
          { name: t("product.freight"), amount: amount("freight") },
          { name: t("product.taxes"), amount: amount("tax") },
          { name: t("cart.total"), amount: money(total, currency), strong: true },
          ...(isRefunded ? [{ name: t("orders.refunded"), amount: money(refunded, currency) }] : []),
        ]}
      />
    </DocumentPage>
  );

  function paidBy(method: string | undefined, coin: string | undefined): string {
    if (method === "balance") return t("checkout.balance");
    return method === "crypto" && coin ? `${t("checkout.crypto")} (${coin})` : t("orders.paid");
  }
}
