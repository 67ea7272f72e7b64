import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Input } from "../../../src/contract/operations";
import type { Tx } from "../../../src/db/connect";
import { DAY } from "../../../src/domain/durations";
import { handlers } from "../../../src/features/index";
import {
  approveApplication,
  rejectApplication,
  takeApplication,
} from "../../../src/features/merchants/admin";
import { storedNumber } from "../../../src/features/merchants/document-number";
import { autoReview } from "../../../src/features/merchants/jobs";
import type { Viewer } from "../../../src/kernel/handler";
import { START } from "../../support/call";
import { expectError, expectStatus } from "../../support/errors";
import { addMember } from "../../support/members";
import { addShop } from "../orders/fixtures";
import { addContract, addFile, CONTRACT, fixtures, registration, useMerchantFixtures } from "./fixtures";

useMerchantFixtures();

const register = (viewer: Viewer, input: Input<"merchant.apply">) =>
  fixtures.callHandler("merchant.apply", handlers["merchant.apply"], viewer, input);
const read = (viewer: Viewer) => fixtures.callHandler("merchant.get", handlers["merchant.get"], viewer, {});
const asAdmin = <Value>(work: (tx: Tx) => Promise<Value>) => fixtures.db.begin(work);

async function applied() {
  const viewer = await addMember(fixtures.db);
  const input = await registration(fixtures.db, viewer);
  return { viewer, input, application: await register(viewer, input) };
}

async function rejected(...fields: readonly ("image_back" | "name" | "shopname" | "sign")[]) {
  const made = await applied();
  const reasons = fields.map((field) => ({
    field,
    error: "unreadable",
    note: `Please send ${field} again.`,
  }));
  await asAdmin((tx) => rejectApplication(tx, made.application.id, reasons, fixtures.clock.now()));
  return made;
}

describe("a first application", () => {
  test("does not exist before it is sent", async () => {
    await expect(read(await addMember(fixtures.db))).rejects.toThrow("there is nothing");
  });

  test("is submitted with a promised time, and shows its owner a masked number", async () => {
    const { viewer, input, application } = await applied();
    expect(application).toMatchObject({
      status: "submitted",
      shopname: input.shopname,
      image_hold: input.image_hold,
      contract_version: CONTRACT,
      review_due_at: fixtures.clock.now() + 172_800,
      reasons: [],
    });
    expect(application.number_masked).toMatch(/^X\*+421$/);
    expect(JSON.stringify(application)).not.toContain(input.number);
    expect(await read(viewer)).toEqual(application);
    expect(
      await fixtures.callHandler("merchant.getByPost", handlers["merchant.getByPost"], viewer, {}),
    ).toEqual(application);
    const rows = await fixtures.db`select * from merchant_application where member_id = ${viewer.id}`;
    expect(JSON.stringify(rows).toLowerCase()).not.toContain(input.number.toLowerCase());
  });

  test("is sent once, and not by a user who has a shop", async () => {
    const { viewer, input } = await applied();
    await expectError(register(viewer, input), "application_exists");
    const owner = await addShop(fixtures);
    await expectError(register(owner, await registration(fixtures.db, owner)), "application_exists");
  });

  test("twice at once is one application", async () => {
    const viewer = await addMember(fixtures.db);
    const input = await registration(fixtures.db, viewer);
    const outcomes = await Promise.allSettled([
      register(viewer, input),
      register(viewer, input),
      register(viewer, input),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("needs a unique name, whatever its case", async () => {
    const { input } = await applied();
    const viewer = await addMember(fixtures.db);
    const other = await registration(fixtures.db, viewer);
    const taken = await expectError(
      register(viewer, { ...other, shopname: input.shopname.toUpperCase() }),
      "shopname_taken",
    );
    expect(taken).toEqual({ field: "shopname" });
    const { shopId } = await addShop(fixtures);
    const [shop] = await fixtures.db<{ shopname: string }[]>`select shopname from shop where id = ${shopId}`;
    await expectError(register(viewer, { ...other, shopname: shop?.shopname ?? "" }), "shopname_taken");
  });

  test("needs a document that no other shop was registered with, however it is spaced", async () => {
    const { input } = await applied();
    const viewer = await addMember(fixtures.db);
    const number = [...input.number.toLowerCase()].join(" ");
    await expectError(
      register(viewer, { ...(await registration(fixtures.db, viewer)), number }),
      "document_used",
    );
  });

  test("needs the present contract, an agreement and a day that has come", async () => {
    const viewer = await addMember(fixtures.db);
    const input = await registration(fixtures.db, viewer);
    const { contract_version, ...unversioned } = input;
    expect(
      await expectError(register(viewer, { ...input, contract_version: "2020-01" }), "terms_changed"),
    ).toEqual({
      contract_version,
    });
    await expectStatus(register(viewer, { ...input, agree: 0 }), 422);
    await expectStatus(register(viewer, { ...input, sign_date: "2026-11-25" }), 422);
    await expectStatus(register(viewer, { ...input, number: "-1-" }), 422);
    await expectError(register(viewer, { ...input, invite_code: "NOBODY" }), "invite_code_invalid");
    expect(await register(viewer, unversioned)).toMatchObject({ contract_version: CONTRACT });
  });

  test("takes files of the applicant only: documents private, the logo public", async () => {
    const viewer = await addMember(fixtures.db);
    const input = await registration(fixtures.db, viewer);
    const foreign = await registration(fixtures.db, await addMember(fixtures.db));
    for (const field of ["logo", "image_front", "image_back", "image_hold", "sign"] as const) {
      const attempt = register(viewer, { ...input, [field]: foreign[field] });
      expect(await expectError(attempt, "file_not_found")).toEqual({ field });
    }
    await expectError(register(viewer, { ...input, image_front: input.logo }), "file_not_found");
    await expectError(register(viewer, { ...input, logo: input.image_front }), "file_not_found");
    await expectError(register(viewer, { ...input, sign: "kyc:4f9c2a17" }), "file_not_found");
  });
});

describe("the review", () => {
  test("opens the shop and notifies its owner", async () => {
    const { viewer, input, application } = await applied();
    await asAdmin((tx) => takeApplication(tx, application.id, fixtures.clock.now()));
    expect(await read(viewer)).toMatchObject({ status: "reviewing" });
    const shopId = await asAdmin((tx) => approveApplication(tx, application.id, fixtures.clock.now()));
    expect(await read(viewer)).toMatchObject({ status: "approved", shop_id: shopId });
    expect(await fixtures.db`select verified from shop where id = ${shopId}`).toEqual([{ verified: true }]);
    const center = await fixtures.callHandler(
      "merchant.dashboard",
      handlers["merchant.dashboard"],
      { ...viewer, shopId },
      {},
    );
    expect(center.shop).toMatchObject({
      id: shopId,
      shopname: input.shopname,
      logo: input.logo,
      status: "open",
    });
    const [message] = await fixtures.db`
      select template, ref_id from message where member_id = ${viewer.id} and type = 'merchant'`;
    expect(message).toMatchObject({ template: "application_approved", ref_id: String(shopId) });
    await expectError(
      asAdmin((tx) => approveApplication(tx, application.id, fixtures.clock.now())),
      "bad_state",
    );
    await expectError(register(viewer, { id: application.id, name: "Else" }), "bad_state");
  });

  test("asks for what was refused, and for that only", async () => {
    const { viewer, input, application } = await rejected("image_back", "name");
    const { id } = application;
    expect((await read(viewer)).reasons).toEqual([
      { field: "image_back", error: "unreadable", note: "Please send image_back again." },
      { field: "name", error: "unreadable", note: "Please send name again." },
    ]);
    const image_back = await addFile(fixtures.db, viewer.id, "kyc");
    await expectError(register(viewer, input), "bad_state");
    await expectStatus(register(viewer, { id, image_back }), 422);
    await expectStatus(register(viewer, { id, image_back, name: "Mira E.", shopname: "Another" }), 422);
    await expectStatus(register(await addMember(fixtures.db), { id, image_back, name: "Mira E." }), 404);
    fixtures.clock.advance(600);
    const corrected = await register(viewer, { id, image_back, name: "Mira E." });
    expect(corrected).toMatchObject({
      id,
      status: "submitted",
      name: "Mira E.",
      image_back,
      image_front: input.image_front,
      reasons: [],
      review_due_at: fixtures.clock.now() + 172_800,
    });
    await expectError(register(viewer, { id, image_back, name: "Mira E." }), "bad_state");
  });

  test("a new signature brings its day and its contract", async () => {
    const { viewer, application } = await rejected("sign");
    const sign = await addFile(fixtures.db, viewer.id, "kyc");
    const sent = {
      id: application.id,
      sign,
      sign_date: "2026-11-19",
      contract_version: CONTRACT,
      agree: true,
    };
    expect(await register(viewer, sent)).toMatchObject({
      status: "submitted",
      sign,
      sign_date: "2026-11-19",
    });
  });

  test("asks again for documents that were deleted after the rejection", async () => {
    const { viewer, application } = await rejected("name");
    await fixtures.db`update merchant_application set image_hold = '' where id = ${application.id}`;
    expect((await read(viewer)).reasons?.map(({ field }) => field)).toEqual(["name", "image_hold"]);
    await expectStatus(register(viewer, { id: application.id, name: "Mira E." }), 422);
    const image_hold = await addFile(fixtures.db, viewer.id, "kyc");
    expect(await register(viewer, { id: application.id, name: "Mira E.", image_hold })).toMatchObject({
      image_hold,
    });
  });

  test("a rejection has reasons, each for a field once", async () => {
    const { application } = await applied();
    const reason = { field: "name", error: "unreadable", note: "" } as const;
    await expectStatus(
      asAdmin((tx) => rejectApplication(tx, application.id, [], START)),
      422,
    );
    await expectStatus(
      asAdmin((tx) => rejectApplication(tx, application.id, [reason, reason], START)),
      422,
    );
    await expectStatus(
      asAdmin((tx) => rejectApplication(tx, 99_999_999, [reason], START)),
      404,
    );
  });

  test("moves on automatically after two hours, once, whichever process runs it", async () => {
    const { viewer } = await applied();
    const earlier = await autoReview(fixtures.services, fixtures.clock.now() + 7_199);
    expect(await read(viewer)).toMatchObject({ status: "submitted" });
    fixtures.clock.advance(7_200);
    const runs = [1, 2, 3].map(() => autoReview(fixtures.services, fixtures.clock.now()));
    const moved = (await Promise.all(runs)).reduce((sum, count) => sum + count, earlier);
    const [approved] = await fixtures.db<{ count: number }[]>`
      select count(*) as count from decision where event = 'approve' and reason = 'automatic'`;
    expect(moved).toBe(approved?.count);
    expect(await read(viewer)).toMatchObject({ status: "approved" });
    expect(await autoReview(fixtures.services, fixtures.clock.now())).toBe(0);
  });

  test("does not approve automatically what has lost a document", async () => {
    const { viewer, application } = await applied();
    await fixtures.db`delete from file where 'kyc:' || id = ${application.image_front ?? ""}`;
    fixtures.clock.advance(7_200);
    await autoReview(fixtures.services, fixtures.clock.now());
    expect(await read(viewer)).toMatchObject({ status: "submitted" });
  });
});

describe("the contract", () => {
  test("speaks the caller's language, or English", async () => {
    const viewer = await addMember(fixtures.db);
    const ask = (language: "de" | "ja") =>
      fixtures.callHandler("merchant.contract", handlers["merchant.contract"], viewer, {}, { language });
    expect(await ask("de")).toMatchObject({ contract_version: CONTRACT, html: "<p>Vertrag</p>" });
    expect(await ask("ja")).toEqual({
      contract_version: CONTRACT,
      html: "<p>Agreement</p>",
      hash: createHash("sha256").update("<p>Agreement</p>").digest("hex"),
      party_a: { name: "Example Operations", sign: "" },
      party_b_fields: ["shopname", "name", "number", "sign", "sign_date"],
    });
  });

  test("is signed by the operator on the day of the approval", async () => {
    const { viewer, application } = await applied();
    const partyA = async () =>
      (await fixtures.callHandler("merchant.contract", handlers["merchant.contract"], viewer, {})).party_a;
    expect(await partyA()).toEqual({ name: "Example Operations", sign: "" });
    await asAdmin((tx) => approveApplication(tx, application.id, START + DAY));
    expect(await partyA()).toEqual({
      name: "Example Operations",
      sign: "/uploads/signatures/operator.webp",
      sign_date: new Date((START + DAY) * 1_000).toISOString().slice(0, 10),
    });
  });
});

describe("a contract that was signed", () => {
  let version = 0;
  const publish = async () => {
    version += 1;
    const name = `3000-${version}`;
    await addContract(fixtures.db, name, { en: `<p>Newer ${version}</p>`, de: `<p>Neuer ${version}</p>` });
    return { contract_version: name, html: `<p>Newer ${version}</p>` };
  };
  const readIn = (viewer: Viewer, language: "en" | "de" = "en") =>
    fixtures.callHandler("merchant.contract", handlers["merchant.contract"], viewer, {}, { language });

  test("is shown as it was signed, whatever is published later and in which language it is read", async () => {
    await publish();
    const viewer = await addMember(fixtures.db);
    const before = await readIn(viewer);
    const input = { ...(await registration(fixtures.db, viewer)), contract_version: before.contract_version };
    const application = await register(viewer, input);
    const newer = await publish();
    expect(await readIn(viewer)).toEqual(before);
    expect(await readIn(viewer, "de")).toEqual(before);
    await asAdmin((tx) => approveApplication(tx, application.id, START));
    const { contract_version, html, hash } = before;
    expect(await readIn(viewer, "de")).toMatchObject({ contract_version, html, hash });
    expect(await readIn(await addMember(fixtures.db))).toMatchObject(newer);
  });

  test("is the newer one once it must be signed again, and from then on", async () => {
    await publish();
    const viewer = await addMember(fixtures.db);
    const input = await registration(fixtures.db, viewer);
    const { contract_version: _, ...unversioned } = input;
    const { id } = await register(viewer, unversioned);
    const signed = await readIn(viewer);
    await asAdmin((tx) => rejectApplication(tx, id, [{ field: "logo", error: "x", note: "" }], START));
    const newer = await publish();
    expect(await readIn(viewer)).toEqual(signed);
    await register(viewer, { id, logo: await addFile(fixtures.db, viewer.id, "public"), agree: 1 });
    expect(await readIn(viewer)).toEqual(signed);
    await asAdmin((tx) => rejectApplication(tx, id, [{ field: "sign", error: "x", note: "" }], START));
    expect(await readIn(viewer)).toMatchObject(newer);
    const sign = await addFile(fixtures.db, viewer.id, "kyc");
    const corrected = await register(viewer, { id, sign, agree: 1, sign_date: "2026-11-20" });
    expect(corrected).toMatchObject({ contract_version: newer.contract_version });
    await publish();
    expect(await readIn(viewer)).toMatchObject(newer);
  });

  test("is not replaced by another one where its text was not kept", async () => {
    const viewer = await addMember(fixtures.db);
    await register(viewer, {
      ...(await registration(fixtures.db, viewer)),
      contract_version: (await publish()).contract_version,
    });
    await fixtures.db`update merchant_application set contract_version = 'forgotten' where member_id = ${viewer.id}`;
    await expect(readIn(viewer)).rejects.toMatchObject({ status: 404 });
  });

  test("can't be changed or deleted, nor published twice", async () => {
    const { contract_version } = await publish();
    await expect(
      fixtures.db`update contract_text set html = '' where version = ${contract_version}`,
    ).rejects.toThrow("never changed");
    await expect(fixtures.db`delete from contract_text`).rejects.toThrow("never changed");
    await expect(addContract(fixtures.db, contract_version)).rejects.toMatchObject({
      error: "version_conflict",
    });
  });
});

describe("a document number", () => {
  const secret = Buffer.alloc(32, 1);
  test.each([
    ["X1234421", "X****421"],
    ["12-34 5", "****5"],
    ["ab12", "***2"],
  ])("%s is kept as %s", (number, masked) => {
    expect(storedNumber(number, secret)?.masked).toBe(masked);
  });

  test("is compared by a keyed hash, without spaces and case", () => {
    expect(storedNumber("x 123-4421", secret)?.hash).toBe(storedNumber("X1234421", secret)?.hash);
    expect(storedNumber("X1234421", Buffer.alloc(32, 2))?.hash).not.toBe(
      storedNumber("X1234421", secret)?.hash,
    );
    expect(storedNumber(" 1-2 ", secret)).toBeUndefined();
  });
});
