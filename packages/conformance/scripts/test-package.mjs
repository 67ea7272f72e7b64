// Packs the package, installs the tarball in an empty folder and does what the README says there, against the contract's mock. Needs a
// build; uses no network.
import { execFile, execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMock } from "marketplace-contract/mock/server.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "marketplace-conformance-")));
const modules = join(folder, "node_modules");
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
const run = ([command, ...args], cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Runs while the mock does, which lives in this process. */
const runBeside = (command, args) =>
  new Promise((resolve) => {
    execFile(command, args, { cwd: folder, encoding: "utf8" }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    );
  });

function folderOf(name) {
  for (let at = root; at !== dirname(at); at = dirname(at)) {
    const found = join(at, "node_modules", name);
    if (existsSync(found)) return realpathSync(found);
  }
  throw new Error(`${name} is not installed`);
}

function install() {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [packed] = JSON.parse(run([...npm, ...pack], root));
  mkdirSync(join(modules, ".bin"), { recursive: true });
  run(["tar", "-xzf", packed.filename]);
  cpSync(join(folder, "package"), join(modules, manifest.name), { recursive: true });
  rmSync(join(folder, "package"), { recursive: true });
  rmSync(join(folder, packed.filename));
  const bin = join(modules, manifest.name, manifest.bin[manifest.name]);
  chmodSync(bin, 0o755);
  symlinkSync(bin, join(modules, ".bin", manifest.name));
  // Only what package.json declares is there: an import of anything else fails.
  for (const name of Object.keys(manifest.dependencies))
    symlinkSync(folderOf(name), join(modules, name), "junction");
  return packed.files.map(({ path }) => path);
}

function checkFiles(files) {
  const known =
    /^(ci\/(gitlab\.yml|github\/action\.yml)|dist\/[\w-]+\.js|dist\/([\w-]+\/)*[\w-]+\.d\.ts|package\.json|README\.md|CHANGELOG\.md|LICENSE)$/;
  const strange = files.filter((path) => !known.test(path));
  if (strange.length > 0) throw new Error(`Should not be published: ${strange.join(", ")}`);
  for (const path of ["README.md", "LICENSE", "dist/cli.js", "dist/index.js", "dist/index.d.ts"]) {
    if (!files.includes(path)) throw new Error(`${path} is missing from the tarball`);
  }
}

/** The blocks of the README in one language, with another address for each server they name. */
const blocks = (language, url) =>
  [...readFileSync(join(root, "README.md"), "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, name]) => name === language)
    .map(([, , text]) => text.replaceAll("http://127.0.0.1:4010", url).replaceAll("\\\n", " ").trim());

const expect = (is, message) => {
  if (!is) throw new Error(message);
};

const mock = await startMock();
try {
  checkFiles(install());
  const bin = join(modules, ".bin", manifest.name);
  const version = run([bin, "--version"]).trim();
  expect(version === manifest.version, `--version says ${version}`);

  const npx = `npx --no -- ${manifest.name} `;
  const command = blocks("sh", mock.url).find((block) => block.startsWith(npx) && block.includes(mock.url));
  const args = command.slice(npx.length).split(/\s+/);
  const first = await runBeside(bin, args);
  expect(first.code === 0, `${command}\nended with ${first.code}\n${first.stdout}${first.stderr}`);
  expect(first.stdout.includes("0 findings"), first.stdout);
  for (const file of ["report.html", "report.xml"])
    expect(existsSync(join(folder, file)), `${file} was not written`);

  const [program] = blocks("js", mock.url);
  writeFileSync(join(folder, "check.mjs"), program);
  const second = await runBeside(process.execPath, ["check.mjs"]);
  expect(second.code === 0 && second.stdout.includes("0 findings"), `${second.stdout}${second.stderr}`);

  const absent = await runBeside(bin, ["--base-url", "http://127.0.0.1:9"]);
  expect(absent.code === 2, `a server that is not there ended with ${absent.code}`);
  console.log(`packed tarball: works; ${first.stdout.trim().split("\n").at(-1)}`);
} finally {
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
}
