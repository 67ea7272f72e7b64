import type { TimelineStep } from "marketplace-react/ui";
import type { Withdrawal } from "marketplace-sdk";
import type { PlainKey, StatusView } from "../../../i18n/types";

/** How a state of a withdrawal is shown, and what it means for its owner. */
interface WithdrawalView extends StatusView {
  next: PlainKey;
  /** Whether it may still change without the user's action. */
  open: boolean;
  /** Whether staff decides, so that the screen says whom to contact. */
  mayComplain?: true;
  /** Whether the whole amount is back in the balance. */
  isReturned?: true;
}

const DECIDED = { mayComplain: true } as const;

const RETURNED = { next: "withdraw.returnedText", open: false, isReturned: true } as const;

const STATUS: ReadonlyMap<string, WithdrawalView> = new Map<string, WithdrawalView>([
  [
    "pending",
    { text: "withdraw.pending", next: "withdraw.pendingText", tone: "warning", ...DECIDED, open: true },
  ],
  [
    "approved",
    { text: "withdraw.approved", next: "withdraw.approvedText", tone: "info", ...DECIDED, open: true },
  ],
  ["processing", { text: "withdraw.processing", next: "withdraw.processingText", tone: "info", open: true }],
  ["completed", { text: "withdraw.completed", next: "withdraw.completedText", tone: "success", open: false }],
  ["rejected", { text: "withdraw.rejected", tone: "danger", ...DECIDED, ...RETURNED }],
  ["failed", { text: "withdraw.failed", tone: "danger", ...DECIDED, ...RETURNED }],
  ["cancelled", { text: "withdraw.cancelled", tone: "plain", ...RETURNED }],
]);

const UNKNOWN: WithdrawalView = {
  text: "withdraw.working",
  next: "withdraw.workingText",
  tone: "warning",
  open: true,
};

/** The view of a state; an unknown one counts as being processed (contract). */
export const statusView = (status: string): WithdrawalView => STATUS.get(status) ?? UNKNOWN;

/** One step of a withdrawal. */
interface Step {
  text: PlainKey;
  state: TimelineStep["state"];
  /** Unix seconds, if known. */
  at?: number | undefined;
}

/** The steps after the request: how each is told while it is awaited. Done, it has the words of its state. */
const PROGRESS: readonly { status: string; awaited: PlainKey }[] = [
  { status: "approved", awaited: "withdraw.pending" },
  { status: "processing", awaited: "withdraw.transfer" },
  { status: "completed", awaited: "withdraw.arrival" },
];

/** Past, awaited and upcoming steps; a withdrawal that ended early has its end instead of what would have come. */
export function stepsOf({ status, createtime, updatetime }: Withdrawal): readonly Step[] {
  const view = statusView(status);
  const requested: Step = { text: "withdraw.requested", state: "done", at: createtime };
  const last = PROGRESS.findIndex((step) => step.status === status);
  if (last < 0 && status !== "pending")
    return [requested, { text: view.text, state: view.open ? "current" : "done", at: updatetime }];
  const steps = PROGRESS.map((step, index): Step => {
    if (index > last) return { text: step.awaited, state: index === last + 1 ? "current" : "upcoming" };
    return { text: statusView(step.status).text, state: "done", at: index === last ? updatetime : undefined };
  });
  return [requested, ...steps];
}

/** The end of a current hold, in Unix seconds; 0 without one. */
export function holdOf({ status, hold_until: until = 0 }: Withdrawal, now: number): number {
  return status === "pending" && until > now ? until : 0;
}
