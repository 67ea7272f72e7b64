import { expect, test, vi } from "vitest";
import { createAdminConsole } from "../../src/admin/console";
import { openDatabase } from "../../src/db/connect";
import { databaseClock } from "../../src/db/database-clock";
import { migrate } from "../../src/db/migrate";
import { addBuyer, createFixtures } from "../features/orders/fixtures";
import { ADMIN_TOKEN } from "./fixtures";

test("starting over empties everything but the schema, and time is real again in every process", async () => {
  const fixtures = await createFixtures();
  const { db } = fixtures;
  const other = openDatabase(fixtures.url, { connections: 2 });
  try {
    const real = { now: () => 1_000_000 };
    const [clock, elsewhere] = await Promise.all([databaseClock(db, real), databaseClock(other, real)]);
    const fill = vi.fn(async () => {
      expect(clock.now()).toBe(1_000_000);
      await db`insert into member (username, password_hash, invite_code, createtime) values ('first', '', '', 1)`;
    });
    const services = { ...fixtures.services, clock, runDue: async () => [], fill };
    const adminConsole = createAdminConsole(services, ADMIN_TOKEN);
    const send = (path: string, fields: object) =>
      adminConsole.fetch(
        new Request(`http://localhost/_dev/api/${path}`, {
          method: "POST",
          body: JSON.stringify(fields),
          headers: { "content-type": "application/json", authorization: `Bearer ${ADMIN_TOKEN}` },
        }),
        {},
      );
    await addBuyer(fixtures);
    await send("clock/advance", { seconds: 500 });
    expect(clock.now()).toBe(1_000_500);
    await vi.waitFor(() => expect(elsewhere.now()).toBe(1_000_500));

    expect((await send("reset/start", { confirm: "reset" })).status).toBe(200);
    expect(fill).toHaveBeenCalledOnce();
    expect(await db`select id, username from member`).toEqual([{ id: 10_001, username: "first" }]);
    expect(await db`select 1 from posting`).toEqual([]);
    expect(await migrate(db)).toEqual([]);
    await vi.waitFor(() => expect(elsewhere.now()).toBe(1_000_000));
  } finally {
    await other.end({ timeout: 1 });
    await fixtures.close();
  }
});
