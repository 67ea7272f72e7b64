/**
 * `npm run proxy -- https://api.example`: a validating proxy in front of a real server, on PROXY_PORT (default 4011). Responses pass
 * through, with violations of the contract in the header `sl-violations`. Prism's proxy damages uploads, so send `uploads.image` to
 * the server directly.
 */
import process, { argv, env, exit } from "node:process";
import { startPrism } from "./prism.mjs";

const [, , target = ""] = argv;
if (!URL.canParse(target) || !/^https?:/.test(target)) {
  console.error("Say which server to check: npm run proxy -- https://api.example");
  exit(2);
}
const port = Number(env.PROXY_PORT ?? 4011);
try {
  const proxy = await startPrism({ port, upstream: new URL(target) });
  console.warn(
    `${proxy.url} passes everything to ${target}; violations are in the sl-violations header (Ctrl-C stops it).`,
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => proxy.close().then(() => exit(0)));
} catch (error) {
  console.error(`The proxy could not start: ${/** @type {Error} */ (error).message}`);
  exit(1);
}
