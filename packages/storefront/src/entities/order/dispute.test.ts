import { describe, expect, it } from "vitest";
import { disputeActions, disputeStatus, eventTexts, reasonText, turnOf } from "./dispute";

const can = { accept_offer: true, escalate: true, withdraw: true, answer: false };

describe("a dispute", () => {
  it("says whose turn it is, and until when", () => {
    expect(turnOf({ status: "open", awaiting: "store", due_at: 9 }, "store")).toEqual({
      text: "disputes.youAct",
      at: 9,
    });
    expect(turnOf({ status: "open", awaiting: "store", due_at: 9 }, "buyer")).toEqual({
      text: "disputes.theyAct",
      at: 9,
    });
    expect(turnOf({ status: "reviewing", awaiting: "operator", due_at: 9 }, "buyer")).toEqual({
      text: "disputes.theyDecide",
      at: 9,
    });
    expect(turnOf({ status: "refunded", awaiting: "", due_at: 0 }, "buyer")).toBeUndefined();
  });

  it("says what happens when goods aren't returned, or their arrival is not confirmed", () => {
    const agreed = { status: "return_agreed", awaiting: "buyer", due_at: 9 };
    expect(turnOf(agreed, "buyer")?.text).toBe("returns.youSend");
    expect(turnOf(agreed, "store")?.text).toBe("returns.theySend");
    const sent = { status: "sent_back", awaiting: "store", due_at: 9 };
    expect(turnOf(sent, "store")?.text).toBe("returns.youConfirm");
    expect(turnOf(sent, "buyer")?.text).toBe("returns.theyConfirm");
  });

  it("has the buttons that the server allows, and none in a state this client does not know", () => {
    expect(disputeActions({ status: "offered", can, offer_amount: "5.00" })).toEqual({
      accept: true,
      sendBack: false,
      escalate: true,
      withdraw: true,
      answer: false,
    });
    expect(Object.values(disputeActions({ status: "in_mediation", can }))).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(disputeStatus("in_mediation")).toEqual({ text: "orders.processing", tone: "warning" });
  });

  it("no offer can be accepted whose amount is not known", () => {
    expect(disputeActions({ status: "offered", can }).accept).toBe(false);
    expect(disputeActions({ status: "offered", can, offer_amount: "a lot" }).accept).toBe(false);
  });

  it("calls the first step of a return by its name", () => {
    expect(eventTexts({ event: "opened", by: "buyer" }, "return").what).toBe("returns.didAsk");
    expect(eventTexts({ event: "opened", by: "buyer" }, "refund").what).toBe("disputes.didOpen");
  });

  it("says words it does not know in general ones", () => {
    expect(reasonText("haunted")).toBe("disputes.reported");
    expect(eventTexts({ event: "mediated", by: "robot" })).toEqual({
      what: "orders.processing",
      who: undefined,
    });
  });
});
