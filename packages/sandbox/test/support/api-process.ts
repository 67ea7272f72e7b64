/** One API process for the proofs. Started by {@link ./processes}; ends with the process that started it. */

import { openDatabase } from "../../src/db/connect";
import { sealing } from "../../src/db/ledger/sealing";
import { BusinessError } from "../../src/domain/errors";
import { decideRefund } from "../../src/features/disputes/admin";
import { escalateDisputes, presumeArrivals } from "../../src/features/disputes/jobs";
import { autoReceipt, settleDue } from "../../src/features/orders/jobs";
import { confirmRecharge, rechargeSeen } from "../../src/features/wallet/recharge-admin";
import type { App } from "../../src/http/api";
import { createApp } from "../../src/http/create-app";
import { listen } from "../../src/http/server";
import { DEMO_SETTINGS } from "../../src/kernel/settings";
import { TEST_SECRET, testServices } from "./call";

const db = sealing(openDatabase(process.env.DATABASE_URL ?? ""), TEST_SECRET);
/** What arrives of every recharge, ledger units. */
const ARRIVED = 25_000_000n;
/** What an operator refunds of every disputed order, ledger units. */
const DECIDED = 3_000_000n;

const services = {
  ...testServices(db, { settings: DEMO_SETTINGS }),
  log: (line: string) => console.error(line),
};

/** What no client can ask for: the scheduler's work and the admin console's. */
const ADMIN_ACTIONS: Readonly<Record<string, (number: number) => Promise<unknown>>> = {
  "auto-receipt": (now) => autoReceipt(services, now),
  settle: (now) => settleDue(services, now),
  "escalate-disputes": (now) => escalateDisputes(services, now),
  "presume-arrivals": (now) => presumeArrivals(services, now),
  "decide-dispute": (id) =>
    db.begin((tx) =>
      decideRefund(
        tx,
        { id, reason: "The picture shows it.", now: services.clock.now() },
        DECIDED,
        services.settings,
      ),
    ),
  "credit-recharge": (id) =>
    db.begin(async (tx) => {
      const now = services.clock.now();
      await rechargeSeen(tx, id, { confirmations: 20 }, now);
      await confirmRecharge(tx, id, ARRIVED, now);
    }),
};

async function runAdminAction(request: Request): Promise<Response> {
  const { searchParams, pathname } = new URL(request.url);
  const work = ADMIN_ACTIONS[pathname.replace("/_test/", "")];
  if (!work) return new Response(null, { status: 404 });
  try {
    const data = await work(Number(searchParams.get("number")));
    return Response.json({ code: 1, data: data ?? null });
  } catch (error) {
    if (error instanceof BusinessError) return Response.json({ code: 0, data: { error: error.error } });
    console.error(error);
    return Response.json({ code: 500, data: null }, { status: 500 });
  }
}

const api = createApp(services);
const app: App = {
  fetch: (request, connection) =>
    request.url.includes("/_test/") ? runAdminAction(request) : api.fetch(request, connection),
};
const server = await listen({ port: 0, host: "127.0.0.1" });
server.answerWith(app);
process.on("disconnect", () => process.exit());
process.send?.({ url: server.url });
