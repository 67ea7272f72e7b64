import { expect, test } from "vitest";
import { openAdmission } from "../../src/http/admission";
import { testApp } from "./app";

const outside = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };
const page = { total: 0, per_page: 10, current_page: 1, last_page: 1, data: [] };

test("a search uses up the share that eight lists have", async () => {
  const handlers = { "products.search": async () => page, "products.list": async () => page };
  const statusesOf = async (path: string) => {
    const { app } = testApp({
      handlers,
      options: { admission: openAdmission({ callsPerSecond: 4 }) },
    });
    const calls = Array.from({ length: 9 }, () => {
      const body = JSON.stringify({ search: "lamp" });
      const headers = { "content-type": "application/json" };
      return app.fetch(new Request(`http://sandbox.test${path}`, { method: "POST", headers, body }), outside);
    });
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  const isAnswered = (status: number) => status === 200;
  expect((await statusesOf("/api/index/pro")).filter(isAnswered)).toHaveLength(8);
  expect((await statusesOf("/api/index/search_pro")).filter(isAnswered)).toHaveLength(1);
});
