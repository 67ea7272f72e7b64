import { useQuery } from "@tanstack/react-query";
import { invalidateAfter, useMarketMutation } from "marketplace-react";
import { Button, ButtonLink, PriceBreakdown, SelectField, Sheet } from "marketplace-react/ui";
import { isMarketplaceError, type ReceivedOffer } from "marketplace-sdk";
import { useRef, useState } from "react";
import { addressLines } from "../../entities/address/address-card";
import { useI18n } from "../../i18n";
import { ConfirmForm, Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { OfferChanges } from "./offer-changes";

/** The offer that the buyer is about to accept or decline. */
export interface Answer {
  id: ReceivedOffer["id"];
  action: "accept" | "decline";
}

/** Props of {@link AnswerSheet}. */
export interface AnswerSheetProps {
  /** The current offer from the list; undefined while the sheet is closed. */
  offer: ReceivedOffer | undefined;
  action: Answer["action"] | undefined;
  onClose: () => void;
  /** Called when the sheet has closed after an answer. The card's buttons are gone by then. */
  onDone: () => void;
}

/** Tells the buyer what to know before accepting or declining an offer. */
export function AnswerSheet({ offer, action, onClose, onDone }: AnswerSheetProps) {
  const { t } = useI18n();
  const answered = useRef(false);
  const closed = (): void => {
    onClose();
    if (answered.current) onDone();
    answered.current = false;
  };
  const done = (): void => {
    answered.current = true;
    onClose();
  };
  return (
    <Sheet
      open={offer !== undefined && action !== undefined}
      onClose={closed}
      title={t(action === "decline" ? "offers.declineTitle" : "offers.acceptTitle")}
    >
      {offer && action === "accept" && <AcceptForm offer={offer} onClose={onClose} onDone={done} />}
      {offer && action === "decline" && <DeclineForm offer={offer} onClose={onClose} onDone={done} />}
    </Sheet>
  );
}

interface AnswerProps {
  offer: ReceivedOffer;
  onClose: () => void;
  onDone: () => void;
}

/** Waits for the response. If the offer has changed, a toast says so and the list is reloaded. */
function useAnswer(onDone: () => void) {
  const { failureText } = useI18n();
  const { toasts, queryClient } = useServices();
  const changed = (): void => void invalidateAfter(queryClient, "offers.accept");
  return async <Result,>(call: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await call;
    } catch (error) {
      // The sheet stays open and shows what the store has changed.
      if (isMarketplaceError(error) && error.reason === "offer_changed") changed();
      if (!isMarketplaceError(error) || error.reason !== "bad_state") throw error;
      changed();
      toasts.show(failureText(error), { tone: "danger" });
      onDone();
      return undefined;
    }
  };
}

function AcceptForm({ offer, onClose, onDone }: AnswerProps) {
  const { t } = useI18n();
  const { mutations, queries } = useServices();
  const screen = useMountedNavigation();
  const { data: addresses } = useQuery(queries.addresses.list());
  const accept = useMarketMutation(mutations.offers.accept({ notify: false }));
  const answer = useAnswer(onDone);
  const preset = addresses?.find(({ is_default }) => is_default) ?? addresses?.[0];
  // What the buyer agrees to, however often the list is loaded again.
  const [read, setRead] = useState(offer);
  const isChanged = offer.terms_hash !== read.terms_hash;
  const form = useForm({
    initial: { address_id: "" },
    check: () => ({}),
    async send(values) {
      if (isChanged) return setRead(offer);
      const { id, terms_hash, total: expect_total } = read;
      const address = values.address_id || String(preset?.id ?? "");
      const input = { id, address_id: address, terms_hash, expect_total };
      const placed = await answer(accept.mutateAsync(input));
      if (placed) screen.navigate(paths.pay(placed.pay.pay_no));
    },
  });
  const isLimit = isMarketplaceError(form.thrown) && form.thrown.reason === "too_many_unpaid";
  if (addresses?.length === 0) {
    return (
      <>
        <p>{t("checkout.noAddress")}</p>
        <ButtonLink href={paths.insertAddress()} block>
          {t("checkout.addAddress")}
        </ButtonLink>
        <Button variant="plain" block onClick={onClose}>
          {t("offers.notNow")}
        </Button>
      </>
    );
  }
  const field = form.field("address_id");
  return (
    <Form
      form={form}
      submit={t(isChanged ? "offers.withChanges" : "offers.acceptAndPay")}
      after={
        isLimit && (
          <ButtonLink variant="secondary" href={paths.order()} block>
            {t("checkout.toOrders")}
          </ButtonLink>
        )
      }
      keep={{ label: t("offers.notNow"), onPress: onClose }}
    >
      {isChanged && <OfferChanges read={read} now={offer} />}
      <p>{t("offers.acceptText", { store: offer.shopname })}</p>
      <SelectField
        {...field}
        value={field.value || String(preset?.id ?? "")}
        label={t("checkout.deliverTo")}
        disabled={!addresses}
      >
        {addresses?.map((address) => (
          <option key={address.id} value={String(address.id)}>
            {[address.name, ...addressLines(address)].join(", ")}
          </option>
        ))}
      </SelectField>
      <PriceBreakdown
        currency={offer.currency}
        rows={[
          { name: t("checkout.goods"), amount: offer.goods_amount },
          { name: t("checkout.freight"), amount: offer.freight },
          { name: t("checkout.tax"), amount: offer.tax },
        ]}
        total={{ name: t("checkout.total"), amount: offer.total }}
      />
      <p className={cards.quiet}>{t("offers.unpaidHint")}</p>
    </Form>
  );
}

function DeclineForm({ offer, onClose, onDone }: AnswerProps) {
  const { t } = useI18n();
  const { mutations, toasts } = useServices();
  const decline = useMarketMutation(mutations.offers.decline({ notify: false }));
  const answer = useAnswer(onDone);
  const send = async (): Promise<void> => {
    const declined = await answer(decline.mutateAsync({ id: offer.id }));
    if (declined) toasts.show(t("offers.declinedNow"));
    onDone();
  };
  return (
    <ConfirmForm
      send={send}
      submit={t("offers.decline")}
      keep={{ label: t("offers.notNow"), onPress: onClose }}
    >
      <p>{t("offers.declineText", { store: offer.shopname })}</p>
    </ConfirmForm>
  );
}
