import { paths } from "../../app/paths";
import type { PlainKey } from "../../i18n/types";

/** What is said when something is done, and the way to see it. */
export interface Success {
  title: PlainKey;
  text: PlainKey;
  /** Where what was done can be followed. */
  details: string;
}

type Done = Pick<Success, "title" | "text"> & { details: (no: string | undefined) => string };

const DONE: Readonly<Record<string, Done>> = {
  recharge: {
    title: "checkout.rechargeTitle",
    text: "checkout.rechargeText",
    details: (no) => (no ? paths.rechargeDetail(no) : paths.rechargeRecode()),
  },
  withdraw: {
    title: "checkout.withdrawTitle",
    text: "checkout.withdrawText",
    details: paths.withdrawRecode,
  },
  merchant: {
    title: "checkout.merchantTitle",
    text: "checkout.merchantText",
    details: () => paths.merchant(),
  },
};

/** @param of what was done, from the address: anything may stand there */
export function successOf(of: string | null, no: string | undefined): Success {
  const done = of !== null && Object.hasOwn(DONE, of) ? DONE[of] : undefined;
  return done
    ? { ...done, details: done.details(no) }
    : { title: "titles.success", text: "checkout.doneText", details: paths.mine() };
}
