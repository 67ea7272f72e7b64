// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { createFactory, dropResponse, fail, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import {
  applicationInput,
  applicationStage,
  type MerchantApplication,
  rejectedFields,
} from "./application-fields";
import { useMerchantApplication } from "./use-merchant-application";

const base = createFactory()("MerchantApplication");
const application = (status: string, fields: Partial<MerchantApplication> = {}): MerchantApplication => ({
  ...base,
  status,
  ...fields,
});
const rejected = application("rejected", {
  reasons: [
    { field: "image_front", note: "Blurred" },
    { field: "sign", note: "Not readable" },
    { field: "unknown", note: "?" },
  ],
});
const values = {
  logo: "/logo.jpg",
  shopname: " Harbour ",
  name: "Ada",
  number: "123",
  image_front: "kyc:1",
  image_back: "kyc:2",
  image_hold: "kyc:3",
  invite_code: "",
  sign_date: "2026-01-31",
  sign: "kyc:4",
};

function Apply() {
  const { status, draft, error, ...actions } = useMerchantApplication();
  return (
    <>
      <output>
        {[status, draft.shopname, (actions.apply.error ?? error)?.msg].filter(Boolean).join(", ")}
      </output>
      <button type="button" onClick={() => actions.saveDraft({ shopname: "Harbour" })}>
        Type
      </button>
      <button type="button" onClick={() => actions.apply.mutate(applicationInput(values, "v1"))}>
        Send
      </button>
    </>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

function open(handlers: Handlers, storages = fakeStorages()) {
  cleanup();
  const fake = fakeServices({ "merchant.get": fail(0, "Not applied yet"), ...handlers }, storages);
  fake.services.session.set("token");
  return { ...renderWith(<Apply />, {}, fake), storages };
}

test("a first application sends everything, without an empty invitation code", () => {
  const { invite_code: _, ...given } = values;
  expect(applicationInput(values, "v1")).toEqual({
    ...given,
    shopname: "Harbour",
    agree: 1,
    contract_version: "v1",
  });
});

test("an invitation code is trimmed, and one that was rejected can be left out", () => {
  expect(applicationInput({ ...values, invite_code: " FRIEND " }, "v1")).toMatchObject({
    invite_code: "FRIEND",
  });
  const pasted = { ...values, invite_code: "\u2068FRIEND\u2069", number: "\u202d123\u202c\u200b " };
  expect(applicationInput(pasted, "v1")).toMatchObject({ invite_code: "FRIEND", number: "123" });
  const code = application("rejected", { reasons: [{ field: "invite_code", note: "" }] });
  expect(applicationInput(values, "v1", code)).toEqual({ id: code.id, invite_code: "" });
  const date = application("rejected", { reasons: [{ field: "sign_date", note: "" }] });
  expect(applicationInput(values, "v1", date)).toEqual({ id: date.id, sign_date: "2026-01-31" });
});

test.each([
  [null, "none"],
  [undefined, "none"],
  [application("submitted"), "review"],
  [application("waiting_for_the_moon"), "review"],
  [application("rejected"), "rejected"],
  [application("approved"), "approved"],
])("%o is at the stage %s", (current, stage) => {
  expect(applicationStage(current)).toBe(stage);
});

test("a correction sends what was rejected, and what a new signature needs", () => {
  expect([...rejectedFields(rejected)]).toEqual(["image_front", "sign"]);
  expect(applicationInput(values, "v2", rejected)).toEqual({
    id: rejected.id,
    image_front: "kyc:1",
    sign: "kyc:4",
    sign_date: "2026-01-31",
    agree: 1,
    contract_version: "v2",
  });
  const logo = application("rejected", { reasons: [{ field: "logo", note: "" }] });
  expect(applicationInput(values, "v2", logo)).toEqual({ id: logo.id, logo: "/logo.jpg" });
});

test("what is typed survives a reload, and the sent application is shown", async () => {
  const { storages } = open({});
  await shown("none");
  await press("Type");
  open({ "merchant.apply": ok(application("pending")) }, storages);
  await shown("none, Harbour");
  await press("Send");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^review/));
  expect(storages.tab.getItem("draft:merchant-application")).toBeNull();
});

test("after a lost answer the application itself says whether it arrived", async () => {
  open({
    "merchant.get": sequence(fail(0, "Not applied yet"), ok(application("pending"))),
    "merchant.apply": dropResponse(ok(application("pending"))),
  });
  await shown("none");
  await press("Send");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^review/));
});

test("an application that the server rejects stays in the form", async () => {
  open({ "merchant.apply": fail(0, "Name taken", "shopname_taken") });
  await shown("none");
  await press("Send");
  await shown("none, Name taken");
});
