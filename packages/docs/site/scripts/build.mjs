/**
 * Builds the documentation site: written pages, contract and references become Markdown in `.pages/`, which VitePress
 * renders into `packages/docs/dist`. It fails on links and anchors that lead nowhere.
 *
 *   npm run docs                 from the root: builds what the references are read from first
 *   npm run docs -- --dev        the same pages with VitePress's own server
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expandPages, figures, SECTIONS } from "./pages.mjs";

const vitepressRoot = join(fileURLToPath(import.meta.url), "../..");
const root = join(vitepressRoot, "../../..");
const site = join(vitepressRoot, ".pages");
const dist = join(vitepressRoot, "../dist");

// The site has a lockfile of its own, so that nobody else installs VitePress.
if (!existsSync(join(vitepressRoot, "node_modules", "vitepress"))) {
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts"], {
    cwd: vitepressRoot,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}
const { buildGallery } = await import("./gallery.mjs");
const { operationPage, operations, overviewPage, typesPage, contract } = await import("./operations.mjs");
const { lifecyclesPage } = await import("./lifecycles.mjs");
const { writeReference } = await import("./reference.mjs");
const { brokenAnchors } = await import("./anchors.mjs");
const vitepress = await import("vitepress");

const schemas = Object.keys(contract.components.schemas);
rmSync(site, { recursive: true, force: true });
const sdk = await writeReference(root, "marketplace-sdk", join(site, "reference"), schemas);
const react = await writeReference(root, "marketplace-react", join(site, "reference"), schemas);

const names = new Map([...react, ...sdk]);
for (const name of schemas) {
  names.set(`type:${name}`, `/api/types#${name.toLowerCase()}`);
  if (!names.has(name)) names.set(name, `/api/types#${name.toLowerCase()}`);
}
for (const { id } of operations) {
  names.set(id, `/api/${id}`);
  names.set(`market.${id}`, `/api/${id}`);
}
const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
for (const { name, text } of expandPages(read, names)) write(`${name}.md`, text);

const downloads = copyContract();
write("api/index.md", overviewPage(downloads));
write("api/types.md", typesPage());
write("api/lifecycles.md", lifecyclesPage());
for (const operation of operations) write(`api/${operation.id}.md`, operationPage(operation));

cpSync(join(root, "docs/home.webp"), join(site, "public/home.webp"));
cpSync(join(root, "packages/storefront/public/icon.svg"), join(site, "public/icon.svg"));
await buildGallery(root, join(site, "public/gallery"));
write("navigation.json", JSON.stringify({ figures: figures(read), sidebar: sidebar() }));

if (process.argv.includes("--dev")) {
  const server = await vitepress.createServer(vitepressRoot, { port: 4400 });
  await server.listen();
  server.printUrls();
} else {
  await vitepress.build(vitepressRoot);
  const broken = brokenAnchors(dist);
  if (broken.length > 0) {
    console.error(`Anchors that no page has:\n${broken.join("\n")}`);
    process.exit(1);
  }
  console.log(
    `${operations.length} operations, ${names.size} names: ${dist}\nRead it: npm run preview -w marketplace-docs`,
  );
}

/** @param {string} path @param {string} text */
function write(path, text) {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The contract, its collection and its journeys, to download. */
function copyContract() {
  const { resolve } = createRequire(import.meta.url);
  const files = [
    { name: "openapi.yaml", about: "The whole contract in one file." },
    { name: "openapi.json", about: "The same in JSON, with every example." },
    { name: "lifecycle.schema.json", about: "The form of its lifecycles and invariants, as JSON Schema." },
    {
      name: "marketplace.postman_collection.json",
      about: "A request for every operation, for Postman, Bruno and others.",
    },
  ];
  mkdirSync(join(site, "public/contract"), { recursive: true });
  for (const { name } of files)
    cpSync(resolve(`marketplace-contract/${name}`), join(site, "public/contract", name));
  const journeys = join(root, "openapi", "workflows");
  const listed = readdirSync(journeys).filter((name) => name.endsWith(".arazzo.yaml"));
  for (const name of listed) {
    // Beside the journeys is the contract here.
    const text = readFileSync(join(journeys, name), "utf8").replace(/\.\.\/(dist\/)?/g, "");
    write(`public/contract/${name}`, text);
  }
  return [...files, ...listed.map((name) => ({ name, about: "A journey, step by step (Arazzo)." }))];
}

function sidebar() {
  const guide = SECTIONS.map(({ title, pages }) => ({
    text: title,
    items: pages.map(([name, text]) => ({ text, link: `/${name}` })),
  }));
  const groups = contract.tags.map(({ name }) => ({
    text: name,
    collapsed: true,
    items: operations.filter(({ tag }) => tag === name).map(({ id }) => ({ text: id, link: `/api/${id}` })),
  }));
  const api = [
    {
      text: "API reference",
      items: [
        { text: "Overview", link: "/api/" },
        { text: "Types", link: "/api/types" },
        { text: "Lifecycles", link: "/api/lifecycles" },
        ...groups,
      ],
    },
  ];
  const modules = (/** @type {Map<string, string>} */ places) =>
    [...places.values()].filter((link) => !link.includes("#")).sort();
  const reference = [
    ...[sdk, react].map((places) => ({
      text: modules(places)[0]?.split("/").at(-1),
      items: modules(places).map((link) => ({ text: link.replace("/reference/", ""), link })),
    })),
    { text: "On the command line", items: [{ text: "Commands", link: "/commands" }] },
  ];
  return { "/": guide, "/api/": api, "/reference/": reference, "/commands": reference };
}
