import { useQueryClient } from "@tanstack/react-query";
import { isErrorOf, type WithdrawQuote } from "marketplace-sdk";
import { useState } from "react";
import { rememberAddress } from "../../app/address-book";
import { useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { isSettled } from "../../app/settled";
import { useI18n } from "../../i18n";
import { type Attempt, attemptOf, signed, type Target, unansweredAttempt } from "./attempt";
import { moneyMoved } from "./money-moved";

/** Refusals that are put right in the form and not in the sheet. */
const OF_THE_FORM = /^(?:address_|self_address|memo_required)/;

/** Options of {@link useAttempt}. */
interface AttemptOptions {
  /** Id of who withdraws. */
  member: string;
  /** A refusal that belongs to a field of the form. */
  onRefused: (error: unknown) => void;
  /** The withdrawal exists. */
  onDone: () => void;
}

/** A withdrawal between the form and the server's answer: shown once more, signed, sent, and never sent twice. */
export function useAttempt({ member, onRefused, onDone }: AttemptOptions) {
  const { t } = useI18n();
  const { market, queries, toasts } = useShop();
  const location = useOwnLocation();
  const queryClient = useQueryClient();
  const [unanswered] = useState(() => unansweredAttempt(member));
  /** Sent without an answer so far: it may exist. */
  const [unknown, setUnknown] = useState(unanswered.read);
  const [attempt, setAttempt] = useState<Attempt>();
  const [renewed, setRenewed] = useState(false);

  const show = (next: Attempt | undefined, isRenewed = false): void => {
    setAttempt(next);
    setRenewed(isRenewed);
  };
  const settle = (): void => {
    unanswered.clear();
    setUnknown(undefined);
  };

  const finish = (made: Attempt, id: number | string): void => {
    settle();
    rememberAddress(made);
    onDone();
    // The quote is used, the balance another one.
    queryClient.removeQueries({ queryKey: queries.withdrawals.quote.key });
    moneyMoved({ queries, queryClient });
    if (!location.isHere()) toasts.show(t("checkout.withdrawTitle"));
    location.navigate(paths.success("withdraw", String(id)), { replace: true });
  };

  /** Asks for the figures anew; they are confirmed anew. @throws what withdrawals.quote refuses */
  const renew = async ({ coin, network, amount, ...target }: Attempt): Promise<void> => {
    const quote = await queryClient.fetchQuery({
      ...queries.withdrawals.quote({ coin, network, amount }),
      staleTime: 0,
    });
    show(attemptOf({ coin, network, ...target }, quote), true);
  };

  /** @throws what the sheet has to say */
  const send = async (fundPassword: string): Promise<void> => {
    if (!attempt) return;
    unanswered.write(attempt);
    try {
      const { id } = await market.withdrawals.create(signed(attempt, fundPassword));
      finish(attempt, id);
    } catch (error) {
      if (!isSettled(error)) {
        setUnknown(attempt);
        throw error;
      }
      settle();
      const refusal = isErrorOf(error, "withdrawals.create") ? (error.reason ?? "") : "";
      if (OF_THE_FORM.test(refusal)) {
        show(undefined);
        onRefused(error);
      } else if (refusal === "quote_expired" && unknown) {
        // A quote that is used up counts as expired, too: the first try may have made the withdrawal.
        toasts.show(t("withdraw.lookFirst"));
        location.navigate(paths.withdrawRecode(), { replace: true });
      } else if (refusal === "quote_expired" || refusal === "quote_changed") {
        toasts.dismiss();
        await renew(attempt);
      } else throw error;
    }
  };

  return {
    /** What the sheet shows; undefined while it is closed. */
    attempt,
    unknown,
    /** Its figures are others than those that were confirmed first. */
    renewed,
    start: (target: Target, quote: WithdrawQuote) => show(attemptOf(target, quote)),
    resume: () => show(unknown),
    close: () => show(undefined),
    discard: settle,
    send,
  };
}
