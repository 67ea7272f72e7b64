import type { Viewer } from "../../../src/kernel/handler";
import { type TestClock, testServices } from "../../support/call";
import { createTestDatabase } from "../../support/database";

/** A database with the small catalog, and services on it. */
export interface SmallShop {
  readonly services: ReturnType<typeof testServices> & { readonly clock: TestClock };
  /** A person of the catalog as a caller. */
  viewer(username: string): Promise<Viewer>;
  close(): Promise<void>;
}

export async function smallShop(settings: Parameters<typeof testServices>[1] = {}): Promise<SmallShop> {
  const { db, close } = await createTestDatabase("small");
  const services = testServices(db, settings);
  return {
    services,
    close,
    async viewer(username) {
      const [row] = await db<{ id: number }[]>`select id from member where username = ${username}`;
      if (!row) throw new Error(`nobody is called ${username}`);
      return { id: row.id, username, shopId: null, tokenHash: "" };
    },
  };
}
