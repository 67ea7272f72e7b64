import { expect, it } from "vitest";
import { notify } from "../../../src/features/messages/notify";
import { createUserApp } from "../users/app";

it("messages are worded for their reader, newest first, and are read once opened", async () => {
  const { db, join, clock } = await createUserApp();
  const mira = await join("mira");
  const jonas = await join("jonas");
  await db.begin((tx) =>
    notify(
      tx,
      clock.now(),
      {
        memberId: mira.id,
        type: "order",
        template: "order_cancelled",
        params: { order_no: "O2026-7", reason: "" },
        ref: { type: "order", id: "O2026-7" },
      },
      {
        memberId: mira.id,
        type: "wallet",
        template: "loan_approved",
        params: { amount: "500.000000", currency: "USDT" },
        ref: { type: "loan", id: "17" },
      },
    ),
  );
  const list = (body: object = {}, language = "en") =>
    mira.post("/api/message/list", body, { "accept-language": language });
  const { data } = await list({}, "zh-CN");
  expect(data).toMatchObject({
    total: 3,
    unread: 3,
    data: [
      { type: "wallet", is_read: 0, ref: { type: "loan", id: 17, no: "" } },
      { type: "order", ref: { type: "order", id: 0, no: "O2026-7" } },
      { type: "system" },
    ],
  });
  expect(JSON.stringify(data)).toMatch(/\p{Script=Han}/u);
  expect((await list({ page: 9, limit: 2 })).data).toMatchObject({ total: 3, current_page: 2, data: [] });

  const [newest] = await db<{ id: number }[]>`select max(id) as id from message where member_id = ${mira.id}`;
  const id = newest?.id ?? 0;
  expect((await jonas.post("/api/message/info", { id })).code).toBe(404);
  expect((await jonas.post("/api/message/read", { ids: [id] })).data).toEqual({ unread: 1 });
  expect((await list()).data?.unread).toBe(3);
  expect(await mira.post("/api/message/info", { id })).toMatchObject({
    data: { id, is_read: 1, content: "Your loan application for 500.00 USDT was approved." },
  });
  expect((await mira.post("/api/message/info", { id: 999_999_999_999 })).code).toBe(404);
  expect((await mira.post("/api/message/read", {})).data).toEqual({ unread: 2 });
  expect((await mira.post("/api/message/read", { ids: [id - 1, 999_999_999_999] })).data).toEqual({
    unread: 1,
  });
  expect((await mira.post("/api/message/read", { all: 1 })).data).toEqual({ unread: 0 });
  expect((await jonas.post("/api/message/list")).data?.unread).toBe(1);
});
