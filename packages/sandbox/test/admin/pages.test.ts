import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SECTIONS } from "../../src/admin/sections/index";
import { encrypt } from "../../src/kernel/envelope-encryption";
import { hashToken } from "../../src/kernel/hash-token";
import { addFile } from "../features/merchants/fixtures";
import { addBuyer } from "../features/orders/fixtures";
import { START } from "../support/call";
import { type AdminFixtures, createAdminFixtures } from "./fixtures";

const EVIL = `<script>alert("1")</script>`;
const DOCUMENT = "ab".repeat(16);

let fixtures: AdminFixtures;
let buyerId: number;
beforeAll(async () => {
  fixtures = await createAdminFixtures();
  const { db, services } = fixtures;
  const { id } = await addBuyer(fixtures);
  buyerId = id;
  await db`update member set username = ${EVIL} where id = ${id}`;
  const { bytes, wrappedKey, keyId } = encrypt(services.keys, DOCUMENT, Buffer.from("a picture"));
  await db`insert into file (id, member_id, category, mime, width, height, bytes, wrapped_key, key_id, createtime)
    values (${DOCUMENT}, ${id}, 'kyc', 'image/webp', 1, 1, ${bytes}, ${wrappedKey}, ${keyId}, ${START})`;
  await db`insert into merchant_application (member_id, status, logo, shopname, name, number_masked, number_hash, image_front,
      image_back, image_hold, contract_version, sign, sign_date, review_due_at, createtime, updatetime)
    values (${id}, 'submitted', '', ${EVIL}, ${EVIL}, ${EVIL}, '', ${`kyc:${DOCUMENT}`}, '', '', '1', '', ${EVIL}, ${START}, ${START}, ${START})`;
  await db`insert into recharge (order_no, member_id, coin, network, address, amount, quoted_amount, rate, txid, image, status, reason,
      confirmations_required, expires_at, createtime, updatetime)
    values ('R1', ${id}, 'USDT', 'TRC20', '', 1, 1, 1, ${EVIL}, ${`kyc:${DOCUMENT}`}, 'submitted', ${EVIL}, 1, ${START}, ${START}, ${START})`;
  await db`insert into outbox (recipient, subject, body, createtime)
    values ('mira@mail.example', 'Your code: 042713', ${EVIL}, ${START}), ('other@mail.example', 'Hello', '', ${START})`;
  await db`insert into decision (subject, subject_id, event, reason, createtime) values ('pay', '1', 'void', ${EVIL}, ${START})`;
});
afterAll(() => fixtures.close());

test.each(["", "/calls", ...SECTIONS.map(({ name }) => `/${name}`)])(
  "page %j is whole, escaped and private",
  async (path) => {
    const { status, headers, text } = await fixtures.page(path);
    expect(status).toBe(200);
    expect(text).toMatch(/^<!doctype html>[\s\S]*<h1>[^<]+<\/h1>[\s\S]*<\/html>$/);
    expect(text).not.toContain("<script");
    expect(text).not.toMatch(/undefined|\[object |NaN/);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("content-security-policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  },
);

test("every field of every form has a label, and every form an own address", async () => {
  for (const { name } of SECTIONS) {
    const { text } = await fixtures.page(`/${name}`);
    const fields = text.match(/<(input(?! type="hidden")|select)/g) ?? [];
    expect(text.match(/<label>/g) ?? []).toHaveLength(fields.length);
    const actions = [...text.matchAll(/<form method="post" action="([^"]+)"/g)].map(([, action]) => action);
    expect(actions.every((action) => action?.startsWith(`/_dev/api/${name}/`))).toBe(true);
  }
});

test("a form asks for what its action declares, and for nothing else", async () => {
  let forms = 0;
  for (const { name, actions } of SECTIONS) {
    const { text } = await fixtures.page(`/${name}`);
    for (const [form, action = ""] of text.matchAll(
      /<form method="post" action="[^"]*\/([^"/]+)">[\s\S]*?<\/form>/g,
    )) {
      const declared = Object.keys(actions.find((each) => each.name === action)?.fields ?? {});
      const asked = [...form.matchAll(/<(?:input|select)[^>]* name="([^"]+)"/g)].map(
        ([, field = ""]) => field,
      );
      const known = declared.map((field) => field.replace(/\?$/, ""));
      expect(
        asked.filter((field) => !known.includes(field)),
        `${name}/${action}`,
      ).toEqual([]);
      expect(
        declared.filter((field) => !field.endsWith("?") && !asked.includes(field)),
        `${name}/${action}`,
      ).toEqual([]);
      forms += 1;
    }
  }
  expect(forms).toBeGreaterThan(15);
});

test("the list of calls names every call, and every call answers", async () => {
  const listed = JSON.parse(await (await fixtures.send("/api")).text()).map(
    ({ call }: { call: string }) => call,
  );
  expect(listed).toContain("POST /_dev/api/payments/arrive");
  for (const { name, actions } of SECTIONS) {
    expect(listed).toContain(`GET /_dev/api/${name}`);
    expect((await fixtures.send(`/api/${name}`)).status).toBe(200);
    for (const action of actions) expect(listed).toContain(`POST /_dev/api/${name}/${action.name}`);
  }
});

test("a document is shown to this machine alone, and every look is recorded", async () => {
  expect((await fixtures.page("/merchants")).text).toContain(`src="/_dev/files/${DOCUMENT}"`);
  const response = await fixtures.send(`/files/${DOCUMENT}`);
  expect(await response.text()).toBe("a picture");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-type")).toBe("image/webp");
  const looks = await fixtures.db`select file_id, member_id, purpose from file_access`;
  expect(looks).toEqual([{ file_id: DOCUMENT, member_id: 0, purpose: "admin" }]);
  const publicFile = (await addFile(fixtures.db, buyerId, "public")).replace(/^.*\/|\.webp$/g, "");
  for (const id of ["cd".repeat(16), publicFile, "..%2fconsole.css"]) {
    expect((await fixtures.send(`/files/${id}`)).status).toBe(404);
  }
});

test("codes are found by their address", async () => {
  expect(await fixtures.read("outbox?to=MIRA@mail.example")).toMatchObject([
    { code: "042713", recipient: "mira@mail.example" },
  ]);
  expect(await fixtures.read("outbox")).toHaveLength(2);
});

describe("a button", () => {
  test("leads back to its page, which says what was done", async () => {
    const response = await fixtures.press("faults/set", {
      operation: "orders.create",
      kind: "status",
      value: "503",
      remaining: "2",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("/_dev/faults?done=set");
    const { text } = await fixtures.page("/faults?done=set");
    expect(text).toContain('role="status"');
    expect(text).toContain("orders.create");
    expect(await fixtures.read("faults")).toEqual([
      { operation: "orders.create", kind: "status", value: 503, remaining: 2 },
    ]);
    await fixtures.press("faults/clear", { operation: "orders.create" });
    expect(await fixtures.read("faults")).toEqual([]);
  });

  test("that does not work shows its page with the reason", async () => {
    const response = await fixtures.press("loans/approve", { id: "404" });
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(text).toContain('role="alert"');
    expect(text).toContain("<h1>Loans</h1>");
  });

  test("pressed by another site does nothing", async () => {
    const body = new URLSearchParams({ confirm: "reset" });
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const response = await fixtures.send("/api/reset/start", { method: "POST", headers, body });
    expect(response.status).toBe(403);
    expect(await fixtures.db`select 1 from member where id = ${buyerId}`).toHaveLength(1);
  });
});

test.each([
  ["faults/set", { operation: "order.nothing", kind: "html" }, "operation"],
  ["faults/set", { operation: "orders.create", kind: "explode" }, "kind"],
  ["faults/set", { operation: "orders.create", kind: "status", value: "99" }, "value"],
  ["clock/advance", { seconds: "-1" }, "seconds"],
  ["clock/advance", { seconds: "1e9" }, "seconds"],
  ["reset/start", { confirm: "yes" }, "confirm"],
  ["loans/reject", { id: "1", reason: "x".repeat(501) }, "reason"],
])("%s refuses %j", async (path, fields, field) => {
  expect(await fixtures.act(path, fields)).toMatchObject({ status: 422, ok: false, field });
});

test.each(["[]", "{", "null", '{"seconds":{}}'])("a body of %s is refused", async (body) => {
  const headers = { "content-type": "application/json" };
  expect((await fixtures.send("/api/clock/advance", { method: "POST", headers, body })).status).toBe(422);
});

test("unknown addresses and methods aren't pages", async () => {
  expect((await fixtures.page("/nothing")).status).toBe(404);
  expect((await fixtures.send("/api/clock/advance")).status).toBe(404);
});

test("no one is signed in at the admin console: tokens of members mean nothing here", async () => {
  const { db } = fixtures;
  await db`insert into session values (${hashToken("t")}, ${buyerId}, ${START}, ${START + 1})`;
  const response = await fixtures.send("/api/loans", { headers: { token: "t", host: "shop.example" } });
  expect(response.status).toBe(403);
});
