import { expect, it } from "vitest";
import { offerStatus } from "./offer";

it("names the states of the contract, and shows others as being processed", () => {
  expect(offerStatus("accepted")).toEqual({ text: "offers.accepted", tone: "success" });
  expect(offerStatus("frozen")).toEqual({ text: "orders.processing", tone: "warning" });
});
