import { useQuery } from "@tanstack/react-query";
import { useFormDraft, usePhotoUpload } from "marketplace-react";
import {
  ButtonLink,
  EmptyState,
  Field,
  OptionList,
  SkeletonList,
  Stepper,
  TextArea,
} from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useState } from "react";
import { reasonText } from "../../entities/order/dispute";
import { OrderLine } from "../../entities/order/order";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { AMOUNT, Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page, usePageTitle } from "../../shared/ui/page";
import { PhotoField } from "../../shared/ui/photo-field";
import styles from "./orders.module.css";
import {
  canReturn,
  chosenOrFirst,
  kindsFor,
  maxClaim,
  PROBLEM_FIELDS,
  type ProblemField,
  piecesText,
  problemInput,
  readPieces,
  reasonsFor,
  validateProblem,
} from "./problem";
import { useOrderCall } from "./use-order-call";

const MAX_PHOTOS = limits["disputes.open"].images.maxItems;

/** Reporting a problem with an order: `/order?no=&view=problem`. */
export function ProblemScreen({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data: order, error, refetch } = useQuery(queries.orders.get({ order_no: no }));
  const config = useQuery({ ...queries.site.config(), ...INLINE_ERRORS });
  const title = t(order && order.status !== "shipped" ? "returns.title" : "disputes.report");
  usePageTitle(title);
  return (
    <Page title={title} back={paths.orderDetail(no)}>
      {!order || config.isPending ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList heights={[228, 228]} />
        )
      ) : order.can?.dispute ? (
        <ProblemForm order={order} maxPhotos={config.data?.limits?.comment_images ?? 0} />
      ) : (
        <EmptyState
          title={t("disputes.notPossible")}
          action={
            <ButtonLink href={paths.orderDetail(no)} replace>
              {t("orders.toOrder")}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

/** The report of a problem: text, pictures and an amount. An unsent report survives a reload. */
function ProblemForm({ order, maxPhotos }: { order: Order; maxPhotos: number }) {
  const { t, money, tag } = useI18n();
  const { mutations, toasts, navigation } = useServices();
  const open = useOrderCall(mutations.disputes.open({ notify: false }), (changed) => changed);
  const reasons = reasonsFor(order);
  const draft = useFormDraft<ProblemField>(`problem-${order.order_no}`, PROBLEM_FIELDS);
  const [initial] = useState(() => ({
    reason: reasons[0] ?? "",
    kind: "",
    goods: "",
    text: "",
    amount: "",
    images: "",
    ...draft.read(),
  }));
  const photos = usePhotoUpload({
    max: Math.min(maxPhotos, MAX_PHOTOS),
    initial: initial.images.split("\n").filter(Boolean),
  });
  const form = useForm<ProblemField>({
    initial,
    check: (values) => validateProblem(order, values, tag, photos.isUploading),
    async send(values) {
      const changed = await open(problemInput(order, values, tag, photos.urls));
      draft.clear();
      if (changed) toasts.show(t("disputes.sent"));
      navigation.navigate(paths.orderDetail(order.order_no), { replace: true });
    },
  });
  const images = photos.urls.join("\n");
  const { goods, currency } = order;
  const reason = chosenOrFirst(reasons, form.values.reason);
  const kinds = kindsFor(reason ?? "", goods);
  const kind = chosenOrFirst(kinds, form.values.kind);
  const pieces = readPieces(form.values.goods, goods);
  const hasChoice = canReturn(goods) && (goods.length > 1 || goods.some(({ num }) => num > 1));
  const piecesError = form.field("goods").error;
  useEffect(() => draft.write({ ...form.values, images }), [draft, form.values, images]);
  return (
    <div className={styles.card}>
      <Form form={form} submit={t("disputes.send")}>
        <OptionList
          label={t("disputes.reason")}
          name="reason"
          options={reasons.map((id) => ({ id, label: t(reasonText(id)) }))}
          value={reason}
          onChange={(chosen) => form.change({ reason: chosen })}
        />
        {reason !== "not_arrived" && canReturn(goods) && (
          <OptionList
            label={t("returns.want")}
            name="kind"
            options={kinds.map((id) => ({ id, label: t(`returns.${id}`) }))}
            value={kind}
            onChange={(chosen) => form.change({ kind: chosen })}
          />
        )}
        {hasChoice && (
          <div className={styles.reasons}>
            <p className={cards.label}>{t("returns.pieces")}</p>
            <ul>
              {goods.map((line) => (
                <OrderLine key={line.id} goods={line} currency={currency}>
                  <div className={styles.pieces}>
                    <Stepper
                      label={line.title}
                      value={pieces[String(line.id)] ?? 0}
                      min={0}
                      max={line.num}
                      onChange={(num) => form.set("goods", piecesText({ ...pieces, [String(line.id)]: num }))}
                    />
                  </div>
                </OrderLine>
              ))}
            </ul>
            {piecesError && <p role="alert">{piecesError}</p>}
          </div>
        )}
        <TextArea
          {...form.field("text")}
          label={t("disputes.words")}
          hint={t("disputes.wordsHint")}
          maxLength={limits["disputes.open"].text.maxLength}
        />
        {maxPhotos > 0 && (
          <PhotoField
            name="images"
            label={t("disputes.photos")}
            error={form.field("images").error}
            photos={photos}
          />
        )}
        <Field
          {...form.field("amount")}
          {...AMOUNT}
          label={t("disputes.amount")}
          hint={
            canReturn(goods)
              ? t("returns.amountHint", { money: money(maxClaim(order, form.values.goods), currency) })
              : t("disputes.amountHint", { money: money(order.total, currency) })
          }
          dir="ltr"
        />
        <p className={cards.quiet}>{t(kind === "return" ? "returns.promise" : "disputes.promise")}</p>
      </Form>
    </div>
  );
}
