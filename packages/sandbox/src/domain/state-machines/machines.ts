import { type Actor, type Lifecycle, lifecycles } from "marketplace-contract";
import { machineOf } from "./state-machine";

/** The state machines of the server, made from the contract's lifecycles. */

export const orderMachine = machineOf(lifecycles.Order, "shop_order");
export const paymentMachine = machineOf(lifecycles.Payment, "pay");
export const disputeMachine = machineOf(lifecycles.Dispute, "dispute");
export const rechargeMachine = machineOf(lifecycles.Recharge, "recharge");
export const withdrawalMachine = machineOf(lifecycles.Withdrawal, "withdrawal");
export const loanMachine = machineOf(lifecycles.Loan, "loan");
export const applicationMachine = machineOf(lifecycles.MerchantApplication, "merchant_application");
export const shopMachine = machineOf(lifecycles.Store, "shop");
export const memberMachine = machineOf(lifecycles.User, "member");
export const reviewMachine = machineOf(lifecycles.Review, "comment");
export const requestMachine = machineOf(lifecycles.PurchaseRequest, "purchase_request");
export const offerMachine = machineOf(lifecycles.Offer, "offer");

const disputeStates: Lifecycle["states"] = lifecycles.Dispute.states;

/** Whose turn it is in a dispute; empty once it is closed and holds its order no longer. */
export const turnOf = (status: string): Actor | "" => disputeStates[status]?.awaits ?? "";
