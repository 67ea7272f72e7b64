import { expect, test } from "vitest";
import { createApp } from "../../src/http/create-app";
import { createAdminFixtures } from "../admin/fixtures";
import { requestOf } from "../support/app";
import { testServices } from "../support/call";
import { testDatabase } from "../support/database";

test("while the database is away, pictures and documents are 503 like calls, and the log says so once", async () => {
  const { db } = await testDatabase();
  const lines: string[] = [];
  const app = createApp({ ...testServices(db), log: (line: string) => void lines.push(line) });
  await db.end();
  const id = "0123456789abcdef".repeat(2);
  for (const request of [
    new Request(`http://sandbox/uploads/files/${id}.webp?w=320`),
    new Request(`http://sandbox/uploads/files/${id}.webp`),
    new Request(`http://sandbox/api/private/${id}`),
    requestOf("products.list", {}),
  ]) {
    const { status, headers } = await app.fetch(request);
    const retryAfter = headers.get("retry-after");
    expect({ path: request.url, status, retryAfter, cache: headers.get("cache-control") }).toEqual({
      path: request.url,
      status: 503,
      retryAfter: "2",
      cache: "no-store",
    });
  }
  expect(lines).toEqual([
    expect.stringMatching(/^the database is away \(CONNECTION_ENDED\): calls are answered 503/),
  ]);
});

test("nor does the admin console write a stack for each page then", async () => {
  const fixtures = await createAdminFixtures();
  await fixtures.db.end();
  for (let page = 0; page < 3; page++) expect((await fixtures.send("/api/members")).status).toBe(503);
  expect(fixtures.lines).toEqual([expect.stringMatching(/^the database is away/)]);
  await fixtures.close();
});
