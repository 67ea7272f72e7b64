import { useQuery } from "@tanstack/react-query";
import { useFormDraft, usePhotoUpload, validateAmount } from "marketplace-react";
import {
  ButtonLink,
  EmptyState,
  Field,
  OptionList,
  SkeletonList,
  Stepper,
  TextArea,
} from "marketplace-react/ui";
import type { Input, Order } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { costOf, isZero, readAmount, sumOf } from "marketplace-sdk/money";
import { useEffect, useState } from "react";
import { amountText } from "../../entities/money/amount";
import { reasonText } from "../../entities/order/dispute";
import { OrderLine } from "../../entities/order/order";
import { useI18n } from "../../i18n";
import { INLINE_ERRORS } from "../../shared/errors";
import { AMOUNT, Form } from "../../shared/forms/form";
import { type FieldErrors, type FieldValues, useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page, usePageTitle } from "../../shared/ui/page";
import { PhotoField } from "../../shared/ui/photo-field";
import { useOrderCall } from "./order-actions";
import styles from "./orders.module.css";

/** Fields of a report, named as in errors of disputes.open. */
const PROBLEM_FIELDS = ["reason", "kind", "goods", "text", "amount", "images"] as const;
type ProblemField = (typeof PROBLEM_FIELDS)[number];

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
      ) : order.can.dispute ? (
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

type Reason = Input<"disputes.open">["reason"];

type Kind = NonNullable<Input<"disputes.open">["kind"]>;

/** Reasons to choose from: "not arrived" only while the order is on its way, a change of mind only after it has arrived. */
export function reasonsFor({ status, goods }: Pick<Order, "status" | "goods">): readonly Reason[] {
  const isOnItsWay = status === "shipped";
  if (!canReturn(goods)) return isOnItsWay ? ["not_arrived", "not_as_described"] : ["not_as_described"];
  return isOnItsWay
    ? ["not_arrived", "not_as_described", "damaged", "wrong_item"]
    : ["not_as_described", "damaged", "wrong_item", "changed_mind"];
}

/** The remedies to choose from: missing items can't be returned, and items that are as ordered can only be returned. */
export function kindsFor(reason: string, goods: Order["goods"]): readonly Kind[] {
  if (reason === "not_arrived" || !canReturn(goods)) return ["refund"];
  return reason === "changed_mind" ? ["return"] : ["refund", "return"];
}

/** The chosen one of `choices`, or the first if it is no longer among them. */
const chosenOrFirst = <Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((known) => known === value) ?? choices[0];

/** The highest amount that can be claimed. */
export const maxClaim = (
  { total, goods }: Pick<Order, "total" | "goods">,
  pieces: string,
): string | undefined => (canReturn(goods) ? paidFor(goods, readPieces(pieces, goods)) : total);

/** @param tag of the reader's language @param uploading whether a picture is still being uploaded, which sending now would lose */
export function validateProblem(
  order: Pick<Order, "total" | "goods">,
  values: FieldValues<ProblemField>,
  tag: string,
  uploading: boolean,
): FieldErrors<ProblemField> {
  const max = maxClaim(order, values.goods);
  return {
    goods: isZero(max) ? "returns.choosePieces" : undefined,
    text: values.text.trim() ? undefined : "disputes.enterWords",
    // Empty stands for the whole amount.
    amount: values.amount.trim()
      ? amountText(validateAmount(values.amount, tag, { max, decimals: 2 }))
      : undefined,
    images: uploading ? "orders.photosUnderWay" : undefined,
  };
}

/** Input of disputes.open. */
export function problemInput(
  { order_no, status, goods }: Pick<Order, "order_no" | "status" | "goods">,
  values: FieldValues<ProblemField>,
  tag: string,
  images: readonly string[],
): Input<"disputes.open"> {
  const reason = chosenOrFirst(reasonsFor({ status, goods }), values.reason) ?? "not_as_described";
  const lines = canReturn(goods) ? linesOf(goods, readPieces(values.goods, goods)) : undefined;
  const kind = chosenOrFirst(kindsFor(reason, goods), values.kind);
  const amount = readAmount(values.amount, tag);
  return {
    order_no,
    reason,
    ...(canReturn(goods) && kind && { kind }),
    ...(lines && { goods: lines }),
    text: values.text.trim(),
    images: [...images],
    ...(amount && { amount }),
  };
}

/** Quantities by id of the order line. */
type Pieces = Readonly<Record<string, number>>;

type Line = Pick<Order["goods"][number], "id" | "num" | "total">;

/** Whether the server sends the cost of each line, and so supports returns. */
export const canReturn = (goods: readonly Line[]): boolean =>
  goods.length > 0 && goods.every(({ total }) => total !== undefined);

/** All pieces of an order. */
export const allPieces = (goods: readonly Line[]): Pieces =>
  Object.fromEntries(goods.map(({ id, num }) => [String(id), num]));

/**
 * The amount paid for these quantities, with tax and freight. Each line is rounded down to a whole price step, as on
 * the server (contract: `OrderItem`). Undefined where one of them is not known.
 */
export const paidFor = (goods: readonly Line[], pieces: Pieces): string | undefined =>
  sumOf(
    goods.map(({ id, num, total }) => {
      const cost = num > 0 ? costOf(total, pieces[String(id)] ?? 0) : undefined;
      return cost && { units: cost.units / BigInt(num), scale: cost.scale };
    }),
  );

/** @returns undefined for the whole order */
export function linesOf(goods: readonly Line[], pieces: Pieces) {
  if (goods.every(({ id, num }) => pieces[String(id)] === num)) return undefined;
  return goods.flatMap(({ id }) => {
    const num = pieces[String(id)] ?? 0;
    return num > 0 ? { id, num } : [];
  });
}

/** Quantities as the text of a field, so that a draft can store them: `1981=5 1980=2`. */
export const piecesText = (pieces: Pieces): string =>
  Object.entries(pieces)
    .map(([id, num]) => `${id}=${num}`)
    .join(" ");

/** Quantities from such a text, limited to what was ordered; the whole order if it is empty. */
export function readPieces(text: string, goods: readonly Line[]): Pieces {
  const known = new Map([...text.matchAll(/(\d+)=(\d+)/g)].map(([, id, num]) => [id, Number(num)]));
  if (known.size === 0) return allPieces(goods);
  return Object.fromEntries(
    goods.map(({ id, num }) => [String(id), Math.min(known.get(String(id)) ?? 0, num)]),
  );
}
