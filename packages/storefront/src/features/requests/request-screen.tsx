import { pictureList, useMarketMutation, useServerNow } from "marketplace-react";
import {
  Badge,
  Button,
  ButtonLink,
  ConfirmSheet,
  Description,
  DescriptionList,
  EmptyState,
  SkeletonList,
} from "marketplace-react/ui";
import type { Id, PurchaseRequest } from "marketplace-sdk";
import { useState } from "react";
import { Link } from "wouter";
import { useCategoryGroups } from "../../entities/category/categories";
import { useI18n } from "../../i18n";
import { isApiError } from "../../shared/errors";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { Page, usePageHead, usePageTitle } from "../../shared/ui/page";
import { Picture } from "../../shared/ui/picture";
import { Pieces, TargetPrice } from "./request-list";
import { categoryName, isOpen, useOwnOffer, useRequest, useRequestChanges } from "./requests";
import styles from "./requests.module.css";

/** One purchase request. Its author compares the offers and can close it; stores can make one. */
export function RequestScreen({ id }: { id: string }) {
  const { t } = useI18n();
  const { data, error, refetch, isEnabled } = useRequest(id);
  const gone = !isEnabled || isApiError(error);
  usePageTitle(t("search.requests"));
  usePageHead({ request: data }, gone);
  return (
    <Page title={t("search.requests")} back={paths.search({ tab: "requests" })} className={styles.page}>
      {data ? (
        <Details request={data} />
      ) : gone ? (
        <EmptyState
          title={t("requests.goneTitle")}
          text={t("requests.goneText")}
          action={<ButtonLink href={paths.search({ tab: "requests" })}>{t("requests.all")}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList heights={[320]} />
      )}
    </Page>
  );
}

function Details({ request }: { request: PurchaseRequest }) {
  const { t, date, labels } = useI18n();
  const { id, title, content, country, category_id, quote_count, username_masked, createtime, expires_at } =
    request;
  const open = isOpen(request, useServerNow());
  const pictures = pictureList(request.images);
  const category = categoryName(useCategoryGroups(), category_id);
  return (
    <>
      <h2>
        <bdi>{title || id}</bdi>
      </h2>
      <p className={styles.line}>
        <Badge tone={open ? "info" : "plain"}>{t(open ? "requests.open" : "requests.closed")}</Badge>
        {quote_count !== undefined && <span>{t("requests.offers", { count: quote_count })}</span>}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <Picture src={picture} alt={t("ui.picture", { number: index + 1, total: pictures.length })} />
            </li>
          ))}
        </ul>
      )}
      {content && (
        <p className={styles.content} dir="auto">
          {content}
        </p>
      )}
      <div className={styles.facts}>
        <DescriptionList>
          <Description name={labels.quantity}>
            <Pieces request={request} />
          </Description>
          <Description name={t("requests.target")}>
            <TargetPrice request={request} />
          </Description>
          {country && (
            <Description name={t("requests.shipTo")}>
              <bdi>{country}</bdi>
            </Description>
          )}
          {category && <Description name={t("requests.category")}>{category}</Description>}
          {username_masked && (
            <Description name={t("requests.by")}>
              <bdi translate="no">{username_masked}</bdi>
            </Description>
          )}
          <Description name={t("requests.posted")}>{date(createtime)}</Description>
          {open && (
            <Description name={t("requests.until")}>{expires_at ? date(expires_at) : undefined}</Description>
          )}
        </DescriptionList>
      </div>
      {request.is_own ? (
        <>
          <ReceivedOffers request={request} />
          {open && <CloseRequest id={id} />}
        </>
      ) : (
        <Supply id={id} open={open} />
      )}
    </>
  );
}

/** A link to the offers, which only the author can read. */
function ReceivedOffers({ request: { id, quote_count: count } }: { request: PurchaseRequest }) {
  const { t } = useI18n();
  if (!count) return <p className={styles.supply}>{t("requests.noOffers")}</p>;
  return (
    <ButtonLink href={paths.requestOffers(id)} block>
      {t("requests.compare", { count })}
    </ButtonLink>
  );
}

/** For users with a store, how to make an offer, or the one they made; for others, how to open a store. */
function Supply({ id, open }: { id: PurchaseRequest["id"]; open: boolean }) {
  const { t } = useI18n();
  const { isMerchant, hasOffered } = useOwnOffer(id);
  const href = paths.merchant({ view: "offer", id });
  if (hasOffered) {
    return (
      <ButtonLink href={href} block>
        {t("requests.viewOffer")}
      </ButtonLink>
    );
  }
  if (!open) return null;
  if (isMerchant) {
    return (
      <ButtonLink href={href} block>
        {t("requests.makeOffer")}
      </ButtonLink>
    );
  }
  return (
    <p className={styles.supply}>
      {t("requests.supply")} <Link href={paths.merchant()}>{t("requests.openStore")}</Link>
    </p>
  );
}

/** Closes the user's request, after a warning that this can't be undone. */
function CloseRequest({ id }: { id: Id }) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const { show } = useRequestChanges();
  const [isOpen, setIsOpen] = useState(false);
  const close = useMarketMutation(mutations.purchaseRequests.close(), {
    onSuccess(request) {
      void show(request);
      toasts.show(t("requests.closedNow"));
    },
    onSettled: () => setIsOpen(false),
  });
  return (
    <>
      <Button variant="secondary" block onClick={() => setIsOpen(true)}>
        {t("requests.close")}
      </Button>
      <ConfirmSheet
        danger
        open={isOpen}
        title={t("requests.closeTitle")}
        confirmLabel={t("requests.close")}
        cancelLabel={t("requests.keep")}
        busy={close.isPending}
        onConfirm={() => close.mutate({ id })}
        onClose={() => setIsOpen(false)}
      >
        <p>{t("requests.closeText")}</p>
      </ConfirmSheet>
    </>
  );
}
