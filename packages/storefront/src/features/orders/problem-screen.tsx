import { useQuery } from "@tanstack/react-query";
import { useFormDraft, usePhotoUpload } from "marketplace-react";
import { ButtonLink, Chips, EmptyState, Field, SkeletonList, TextArea } from "marketplace-react/ui";
import type { Order } from "marketplace-sdk";
import { useEffect, useState } from "react";
import { reasonText } from "../../entities/order/dispute-view";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { usePageTitle } from "../../shared/navigation/page-title";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import { PhotoField } from "../../shared/ui/photo-field";
import styles from "./orders.module.css";
import {
  MAX_LENGTH,
  PROBLEM_FIELDS,
  type ProblemField,
  problemInput,
  reasonsFor,
  validateProblem,
} from "./problem";
import { useOrderMutation } from "./use-order-mutation";

/** Reporting a problem with an order: `/order?no=&view=problem`. */
export function ProblemScreen({ no }: { no: string }) {
  const { t } = useI18n();
  const { queries } = useServices();
  const { data: order, error, refetch } = useQuery(queries.orders.get({ order_no: no }));
  const config = useQuery({ ...queries.site.config(), ...INLINE_ERRORS });
  usePageTitle(t("disputes.report"));
  return (
    <Page title={t("disputes.report")} back={paths.orderDetail(no)}>
      {!order || config.isPending ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonList heights={[228, 228]} />
        )
      ) : order.can.dispute ? (
        <ProblemForm order={order} maxPhotos={config.data?.limits?.comment_images ?? 0} />
      ) : (
        <EmptyState
          title={t("disputes.notPossible")}
          action={
            <ButtonLink to={paths.orderDetail(no)} replace>
              {t("orders.toOrder")}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

/** Contract: `DisputeImages`. */
const MAX_PHOTOS = 9;

/** What is wrong: a text, pictures and an amount. An unsent report survives a reload. */
function ProblemForm({ order, maxPhotos }: { order: Order; maxPhotos: number }) {
  const { t, money, tag } = useI18n();
  const { mutations, toasts, location } = useServices();
  const open = useOrderMutation(mutations.disputes.open({ notify: false }), (changed) => changed);
  const reasons = reasonsFor(order);
  const draft = useFormDraft<ProblemField>(`problem-${order.order_no}`, PROBLEM_FIELDS);
  const [initial] = useState(() => ({
    reason: reasons[0] ?? "",
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
      location.navigate(paths.orderDetail(order.order_no), { replace: true });
    },
  });
  const images = photos.urls.join("\n");
  useEffect(() => draft.write({ ...form.values, images }), [draft, form.values, images]);
  return (
    <div className={styles.card}>
      <Form form={form} submit={t("disputes.send")}>
        <div className={styles.reasons}>
          <p className={styles.sentence}>{t("disputes.reason")}</p>
          <Chips
            label={t("disputes.reason")}
            items={reasons.map((id) => ({ id, label: t(reasonText(id)) }))}
            value={reasons.find((known) => known === form.values.reason) ?? reasons[0]}
            onChange={(reason) => form.change({ reason })}
          />
        </div>
        <TextArea
          {...form.field("text")}
          label={t("disputes.words")}
          hint={t("disputes.wordsHint")}
          maxLength={MAX_LENGTH}
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
          label={t("disputes.amount")}
          hint={t("disputes.amountHint", { money: money(order.total, order.currency) })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
        <p className={cards.quiet}>{t("disputes.promise")}</p>
      </Form>
    </div>
  );
}
