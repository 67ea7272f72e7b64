import { closeSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../src/embedded-postgres/free-port";
import { takeKernelLock } from "../../src/embedded-postgres/kernel-lock";
import { readKeys } from "../../src/kernel/keys";
import type { SandboxOptions } from "../../src/options";
import { type Boot, type BootContext, startParts } from "../../src/start";
import { query, tempFolder } from "../embedded-postgres/owners";

/** An API that echoes its path. */
function echo(contexts: BootContext[] = []): Boot {
  return async (context) => {
    contexts.push(context);
    return {
      app: { fetch: (request) => new Response(`api ${new URL(request.url).pathname}`) },
      accounts: [],
      isReady: async () => undefined,
      close: async () => undefined,
    };
  };
}

/** A database address no one connects to. */
const elsewhere = { databaseUrl: "postgres://nobody@127.0.0.1:1/none", port: 0 };

async function start(options: SandboxOptions, boot: Boot = echo()) {
  const sandbox = await startParts({ data: tempFolder(), ...options }, boot);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Whether no process holds the lock of a data folder. */
function isFree(folder: string): boolean {
  const descriptor = takeKernelLock(join(folder, "sandbox.lock"));
  if (descriptor !== undefined) closeSync(descriptor);
  return descriptor !== undefined;
}

const textAt = async (url: string) => (await fetch(url)).text();

function shopFolder(): string {
  const folder = tempFolder();
  writeFileSync(join(folder, "index.html"), "<title>shop</title>");
  return folder;
}

test("shop and API share one origin", async () => {
  const { url } = await start({ ...elsewhere, shop: shopFolder() });
  expect(await textAt(`${url}/`)).toBe("<title>shop</title>");
  expect(await textAt(`${url}/goods?id=/api/x`)).toBe("<title>shop</title>");
  expect(await textAt(`${url}/apiary`)).toBe("<title>shop</title>");
  expect(await textAt(`${url}/api/index/index?page=1`)).toBe("api /api/index/index");
  expect(await textAt(`${url}/uploads/a.svg`)).toBe("api /uploads/a.svg");
  expect(await textAt(`${url}/_dev`)).toBe("api /_dev");
});

test("without a shop the API has every address", async () => {
  const { url } = await start(elsewhere);
  expect(await textAt(`${url}/anything`)).toBe("api /anything");
});

test("the built-in database is there for the API, and gone afterwards", async () => {
  const data = tempFolder();
  const sandbox = await start({ data, port: 0 });
  const [role] = await query(
    sandbox.databaseUrl,
    "select rolsuper from pg_roles where rolname = current_user",
  );
  expect(role).toEqual({ rolsuper: false });
  await sandbox.close();
  await expect(query(sandbox.databaseUrl, "select 1")).rejects.toThrow("ECONNREFUSED");
  expect(isFree(data)).toBe(true);
});

test("a taken port is a sentence, and leaves nothing running", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await expect.poll(() => other.listening).toBe(true);
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const contexts: BootContext[] = [];
  await expect(start({ ...elsewhere, port }, echo(contexts))).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or choose another one with --port.`,
  );
  expect(contexts).toEqual([]);
});

test("a start that fails leaves neither port nor database behind", async () => {
  const data = tempFolder();
  const port = await freePort();
  const failing: Boot = async () => {
    throw new Error("no schema");
  };
  await expect(start({ data, port }, failing)).rejects.toThrow("no schema");
  expect(isFree(data)).toBe(true);
  await start({ ...elsewhere, port });
});

test("early requests are asked to retry", async () => {
  const port = await freePort();
  let early: Response | undefined;
  const slow: Boot = async (context) => {
    early = await fetch(`http://127.0.0.1:${port}/api/index/index`);
    return echo()(context);
  };
  const { url } = await start({ ...elsewhere, port }, slow);
  expect([early?.status, early?.headers.get("retry-after")]).toEqual([503, "1"]);
  expect((await fetch(url)).status).toBe(200);
});

test("ends what is used after what uses it", async () => {
  const closed: string[] = [];
  const data = tempFolder();
  const sandbox = await start({ data, port: 0 }, async (context) => {
    const made = await echo()(context);
    const close = async () =>
      void closed.push(JSON.stringify(await query(context.databaseUrl, "select 1 as one")));
    return { ...made, close };
  });
  await sandbox.close();
  await sandbox.close();
  expect(closed).toEqual(['[{"one":1}]']);
});

test("an address of another machine is a sentence", async () => {
  await expect(start({ ...elsewhere, host: "203.0.113.1" })).rejects.toThrow("no address of this machine");
});

test("the admin console stays on this machine", async () => {
  await expect(start({ ...elsewhere, dev: true, host: "0.0.0.0" })).rejects.toThrow("for this machine only");
  await expect(start({ ...elsewhere, relaxed: true })).rejects.toThrow("needs `dev`");
});

test("the admin console's address is printed with its token, if it has one", async () => {
  const contexts: BootContext[] = [];
  const { url, adminToken, adminUrl } = await start({ ...elsewhere, dev: true }, echo(contexts));
  expect(adminUrl).toBe(`${url}/_dev?token=${adminToken}`);
  expect(contexts.map((context) => context.adminTokens)).toEqual([adminToken]);
  const given = { adminToken: "a-token-of-my-own" };
  expect(await start({ ...elsewhere, dev: true, ...given })).toMatchObject(given);
  expect((await start(elsewhere)).adminUrl).toBeUndefined();
});

test("known passwords are not put where other machines can use them, unless asked", async () => {
  const contexts: BootContext[] = [];
  await start(elsewhere, echo(contexts));
  await start({ ...elsewhere, host: "0.0.0.0" }, echo(contexts));
  await start({ ...elsewhere, host: "0.0.0.0", seed: 3 }, echo(contexts));
  expect(contexts.map(({ seed }) => seed)).toEqual([1, 0, 3]);
});

test("a request under way is answered before the end, a silent one is cut off", async () => {
  const port = await freePort();
  let asked = () => {};
  const underWay = new Promise<void>((resolve) => {
    asked = resolve;
  });
  let answer = (_: Response) => {};
  const slow: Boot = async () => ({
    app: {
      fetch: (request) =>
        new Promise<Response>((resolve) => {
          if (request.url.endsWith("/slow")) answer = resolve;
          asked();
        }),
    },
    accounts: [],
    isReady: async () => undefined,
    close: async () => undefined,
  });
  const sandbox = await start({ ...elsewhere, port, drainSeconds: 1 }, slow);
  const response = fetch(`${sandbox.url}/slow`);
  await underWay;
  const hanging = fetch(`${sandbox.url}/silent`);
  const cut = expect(hanging).rejects.toThrow();
  const begun = performance.now();
  const closed = sandbox.close();
  answer(new Response("done"));
  expect(await (await response).text()).toBe("done");
  await closed;
  await cut;
  expect(performance.now() - begun).toBeLessThan(2_000);
});

test("the key is made once, is the owner's alone, and can be given", () => {
  const folder = join(tempFolder(), "new");
  const keys = readKeys(folder);
  expect(readKeys(folder)).toEqual(keys);
  const [{ secret, signing, fileKey }] = keys;
  expect([secret.length, signing.length, fileKey.length]).toEqual([32, 32, 32]);
  expect(new Set([secret, signing, fileKey].map(String)).size).toBe(3);
  const file = join(folder, "key");
  if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readKeys(tempFolder(), readFileSync(file, "utf8"))).toEqual(keys);
  expect(() => readKeys(folder, "short")).toThrow("SANDBOX_KEY must hold 64 hexadecimal digits, or several");
  writeFileSync(file, "damaged");
  expect(() => readKeys(folder)).toThrow("must hold 64 hexadecimal digits, or several");
});

test("makes the catalog while a new database is created, for the process that fills it, and at no other time", async () => {
  const contexts: BootContext[] = [];
  const data = tempFolder();
  const first = await start({ data, port: 0, seed: 7 }, echo(contexts));
  await first.close();
  await start({ data, port: 0, seed: 7 }, echo(contexts));
  const [made, later] = contexts;
  const catalog = await made?.takePrepared?.();
  expect(catalog?.products.length).toBeGreaterThan(100);
  expect(Math.abs((catalog?.now ?? 0) - Date.now() / 1_000)).toBeLessThan(600);
  expect(made?.takePrepared?.()).toBeUndefined();
  expect(later?.takePrepared?.()).toBeUndefined();
});
