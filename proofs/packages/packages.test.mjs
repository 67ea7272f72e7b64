/**
 * Uses the packages as others get them: each tarball is installed in an empty folder, with what its manifest names and nothing else, and
 * used as its README says. Needs a build, and the registry.
 */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { startMock } from "../../openapi/mock/server.mjs";
import { chromePath } from "../../scripts/lib/browser.mjs";
import { compile } from "../../scripts/lib/compile.mjs";
import { npmCommand } from "../../scripts/lib/npm.mjs";
import { install, pack, succeed } from "../../scripts/lib/packed.mjs";
import { root } from "../../scripts/lib/root.mjs";
import { serveFreshSandbox } from "../../scripts/lib/serve.mjs";
import { readManifest } from "../../scripts/lib/workspaces.mjs";
import { BUNDLERS, runAtTheEdge } from "./bundles.mjs";

const PROGRAMS = fileURLToPath(new URL("programs/", import.meta.url));
const SDK_PROGRAMS = join(root, "packages", "marketplace-sdk", "test", "package");
const TSC = join(root, "packages", "native-compiler", "tsc7.mjs");
const NODE_NEXT = { module: "NodeNext", moduleResolution: "NodeNext" };
const BUNDLER = { module: "ESNext", moduleResolution: "Bundler" };
const DOM = ["ES2023", "DOM", "DOM.Iterable", "DOM.AsyncIterable"];
const START_MS = 2 * 60_000;
const STOP_MS = 5_000;

const work = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-packed-")));
after(() => rmSync(work, { recursive: true, force: true }));

const { version, devDependencies: kit = {} } = readManifest(join(root, "packages", "marketplace-react"));
const { devDependencies: sdk = {} } = readManifest(join(root, "packages", "marketplace-sdk"));
const tarballs = {
  contract: await pack("openapi", work),
  sdk: await pack("packages/marketplace-sdk", work),
  react: await pack("packages/marketplace-react", work),
  sandbox: await pack("packages/sandbox", work),
  checker: await pack("packages/conformance", work),
  initializer: await pack("packages/create-marketplace-storefront", work),
};

/**
 * @param {string} name
 * @param {(keyof typeof tarballs)[]} packages of ours
 * @param {Record<string, string>} [dependencies] what its user has besides
 * @param {string[]} [files] programs that go there
 * @returns {Promise<string>} the folder
 */
async function consumer(name, packages, dependencies = {}, files = []) {
  const folder = join(work, name);
  mkdirSync(folder);
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ type: "module", private: true, dependencies }),
  );
  await install(
    folder,
    packages.map((each) => tarballs[each]),
  );
  for (const file of files) cpSync(file, join(folder, basename(file)));
  return folder;
}

const here = (/** @type {string[]} */ ...names) => names.map((name) => join(PROGRAMS, name));
const node = (/** @type {string} */ folder, /** @type {string[]} */ ...args) =>
  succeed([process.execPath, ...args], folder);
const npx = (/** @type {string} */ folder, /** @type {string[]} */ ...args) =>
  succeed([...npmCommand(), "exec", "--no", "--", ...args], folder);

test("tarballs hold what is used, and no sources or tests", async () => {
  for (const tarball of Object.values(tarballs)) {
    const files = (await succeed(["tar", "-tzf", tarball], work)).trim().split("\n");
    const strange = files.filter((path) =>
      /\.test\.|tsbuildinfo|^package\/(?!src\/[\w-]+\.(js|d\.ts)$)(src|test|scripts)\//.test(path),
    );
    assert.deepEqual(strange, [], basename(tarball));
    for (const name of ["README.md", "LICENSE"])
      assert.ok(files.includes(`package/${name}`), `${tarball} ${name}`);
  }
});

test("the edge without Node's globals finds a program that needs one", async () => {
  const file = join(work, "needs.js");
  for (const name of ["process", "Buffer", "require", "window", "localStorage", "setImmediate"]) {
    writeFileSync(file, `globalThis.finished = (async () => ${name}.x)();`);
    await assert.rejects(runAtTheEdge(file), { message: `${name} is not defined` });
  }
  writeFileSync(file, "");
  await assert.rejects(runAtTheEdge(file), /did not run/);
});

test("marketplace-sdk: ESM, CommonJS, every subpath, types, bundles", async (t) => {
  const nodes = Object.fromEntries(
    ["20", "22", "24"].map((major) => [`types-node-${major}`, `npm:@types/node@${major}`]),
  );
  const programs = ["use.mjs", "use.cjs", "subpaths.mjs", "types.mts", "types.cts"];
  const folder = await consumer(
    "sdk",
    ["sdk"],
    {
      "@tanstack/query-core": sdk["@tanstack/query-core"] ?? "",
      esbuild: "0.28.2",
      vite: "8.3.8",
      webpack: "5.112.2",
      ...nodes,
    },
    [...programs.map((name) => join(SDK_PROGRAMS, name)), ...here("program.js", "node-only.ts")],
  );
  for (const program of ["use.mjs", "use.cjs", "subpaths.mjs"]) {
    await t.test(program, async () => void (await node(folder, program)));
  }
  await t.test("types", () =>
    compile(folder, {
      name: "types",
      tsc: TSC,
      files: ["types.mts", "types.cts"],
      options: { ...NODE_NEXT, lib: DOM, types: [] },
    }),
  );
  for (const types of Object.keys(nodes)) {
    await t.test(`${types}, no DOM`, () =>
      compile(folder, {
        name: types,
        tsc: TSC,
        files: ["node-only.ts"],
        options: { ...NODE_NEXT, lib: ["ES2023"], types: [types] },
      }),
    );
  }
  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    await t.test(`${name}, run without Node's globals`, async () => runAtTheEdge(await bundle(folder)));
  }
});

for (const react of ["18.3.1", "19.2.9"]) {
  test(`marketplace-react with React ${react}`, async () => {
    const folder = await consumer(
      `react-${react}`,
      ["sdk", "react"],
      {
        "@tanstack/react-query": kit["@tanstack/react-query"] ?? "",
        "@types/react": react.split(".")[0] ?? "",
        "happy-dom": kit["happy-dom"] ?? "",
        react,
        "react-dom": react,
      },
      here("two-visitors.js", "react.mts"),
    );
    await node(folder, "two-visitors.js");
    for (const resolution of [NODE_NEXT, BUNDLER]) {
      const options = { ...resolution, lib: DOM, types: [] };
      await compile(folder, { name: resolution.module, tsc: TSC, files: ["react.mts"], options });
    }
  });
}

test("marketplace-contract: document, helpers, types, and its mock", async () => {
  const folder = await consumer("contract", ["contract"], {}, here("contract.js", "contract-types.ts"));
  assert.ok(Number(await node(folder, "contract.js")) > 0);
  for (const resolution of [NODE_NEXT, BUNDLER]) {
    const options = { ...resolution, lib: DOM, types: [] };
    await compile(folder, { name: resolution.module, tsc: TSC, files: ["contract-types.ts"], options });
  }
  const mock = await started(folder, ["marketplace-mock", "--port", "0"], /(http:\/\/[\d.:]+)/);
  const { data } = await post(`${mock.url}/api/index/pro`, { limit: 3 });
  assert.ok(data.data.length > 0);
  assert.equal((await post(`${mock.url}/api/index/pro_info`, {})).code, 422, "a request without its id");
  await mock.stop();
});

test("marketplace-sandbox: starts, answers, stops, and starts again", async () => {
  const folder = await consumer(
    "sandbox",
    ["sandbox", "checker"],
    { "@types/node": "20" },
    here("servers.mts"),
  );
  const options = { ...NODE_NEXT, lib: DOM, types: ["node"] };
  await compile(folder, { name: "servers", tsc: TSC, files: ["servers.mts"], options });
  assert.equal((await npx(folder, "marketplace-sandbox", "--version")).trim(), version);
  for (let start = 0; start < 2; start++) {
    const sandbox = await started(folder, ["marketplace-sandbox", "--dev", "--port", "0"], /API:\s+(\S+)/);
    assert.equal((await post(`${sandbox.url}/index/index`, {})).code, 1);
    assert.equal(await sandbox.stop(), 0);
  }
});

test("marketplace-conformance: the README's line and program, on the mock", async (t) => {
  const folder = await consumer("checker", ["checker"]);
  const mock = await startMock();
  t.after(() => mock.close());
  const readme = readFileSync(join(root, "packages", "conformance", "README.md"), "utf8");
  const blocks = (/** @type {string} */ language) =>
    [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
      .filter(([, name]) => name === language)
      .map(([, , text = ""]) =>
        text.replaceAll("http://127.0.0.1:4010", mock.url).replaceAll("\\\n", " ").trim(),
      );
  assert.equal((await npx(folder, "marketplace-conformance", "--version")).trim(), version);
  const line = "npx --no -- marketplace-conformance ";
  const command = blocks("sh").find((block) => block.startsWith(line) && block.includes(mock.url)) ?? "";
  const output = await npx(folder, "marketplace-conformance", ...command.slice(line.length).split(/\s+/));
  assert.match(output, /\b0 findings/);
  for (const file of ["report.html", "report.xml"]) assert.ok(existsSync(join(folder, file)), file);
  writeFileSync(join(folder, "check.mjs"), blocks("js")[0] ?? "");
  assert.match(await node(folder, "check.mjs"), /\b0 findings/);
  await assert.rejects(npx(folder, "marketplace-conformance", "--base-url", "http://127.0.0.1:9"));
});

test("create-marketplace-storefront: makes a storefront that sells", async (t) => {
  const create = (/** @type {string[]} */ ...args) =>
    succeed(
      [
        ...npmCommand(),
        "exec",
        "--yes",
        `--package=${tarballs.initializer}`,
        "--",
        "create-marketplace-storefront",
        ...args,
      ],
      work,
    );
  await assert.rejects(create(), /Usage/);
  mkdirSync(join(work, "full"));
  writeFileSync(join(work, "full", "mine.txt"), "mine");
  await assert.rejects(create("full"), /not empty/);
  assert.match(await create("My Shop"), /npm run dev/);
  const folder = join(work, "My Shop");
  const { name, dependencies = {} } = readManifest(folder);
  assert.equal(name, "my-shop");
  assert.equal(dependencies["marketplace-react"], "file:vendor/marketplace-react.tgz");
  await install(folder, []);

  const sandbox = await serveFreshSandbox(join(work, "database"));
  t.after(() => sandbox.close());
  const browser = chromePath();
  if (browser) process.env.CHROME_PATH = browser;
  process.env.MARKET_URL = sandbox.url;
  // With it, the test also buys as somebody who has no account yet.
  process.env.SANDBOX_ADMIN_TOKEN = sandbox.adminToken ?? "";
  const output = await succeed([...npmCommand(), "test", "--silent"], folder);
  assert.match(output, /no account yet/);
  assert.doesNotMatch(output, /warn/i);
  for (const file of [".gitignore", "README.md"]) assert.ok(existsSync(join(folder, file)), file);
});

/**
 * Starts a command of an installed package, and reads the address that it prints.
 *
 * @param {string} folder
 * @param {string[]} command name and arguments
 * @param {RegExp} address
 */
async function started(folder, [name = "", ...args], address) {
  const child = spawn(join(folder, "node_modules", ".bin", name), args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${name} printed no address:\n${text}`));
    setTimeout(fail, START_MS).unref();
    child.on("exit", fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        text += chunk;
        const found = address.exec(text)?.[1];
        if (found) resolve(found);
      });
    }
  });
  return {
    url: url.replace(/\/$/, ""),
    /** Ends it as a service manager does. @returns {Promise<number | null>} its exit code; null when it had to be killed */
    stop: async () => {
      const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = await ended;
      clearTimeout(timer);
      return code;
    },
  };
}

/** @param {string} url @param {object} body @returns {Promise<any>} the envelope */
async function post(url, body) {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
