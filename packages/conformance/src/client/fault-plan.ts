import { concerns } from "./concerns.js";
import { intentionOf, isDefinitive, type MemberOf, type Sending } from "./history.js";
import type { ClientRule, Fault } from "./rules.js";

/** Decides which request meets which fault. Each rule is played once. */
export interface FaultPlan {
  /** The fault for a request that has just arrived, which it also notes there. */
  next(sending: Sending): Fault | undefined;
  /** To be told of each request that has been answered, or not. */
  ended(sending: Sending): void;
}

/** A call between its first sending and its definitive answer: no other rule gets it. */
interface OpenCall {
  readonly rule: string;
  readonly faults: readonly Fault[];
}

/** @param memberOf whose a request is, by what has been seen until then */
export function createFaultPlan(rules: readonly ClientRule[], memberOf: MemberOf): FaultPlan {
  const waiting = rules.filter(({ faults }) => faults.length > 0);
  const open = new Map<string, OpenCall>();

  return {
    next(sending) {
      const intention = intentionOf(sending, memberOf);
      let call = open.get(intention);
      if (!call) {
        const index = waiting.findIndex((rule) => concerns(rule, sending.operation));
        const [rule] = index < 0 ? [] : waiting.splice(index, 1);
        if (!rule) return undefined;
        call = { rule: rule.id, faults: rule.faults };
      }
      const [fault, ...later] = call.faults;
      open.set(intention, { ...call, faults: later });
      if (fault) sending.played = { rule: call.rule, fault };
      return fault;
    },
    ended(sending) {
      if (isDefinitive(sending)) open.delete(intentionOf(sending, memberOf));
    },
  };
}
