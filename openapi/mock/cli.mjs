#!/usr/bin/env node
/** `marketplace-mock`: Prism with the contract's examples, and pages, filters and pictures around it. */
import process, { argv, env, exit } from "node:process";
import { parseArgs } from "node:util";
import { startMock } from "./server.mjs";

const HELP = `Usage: marketplace-mock [--port 4010] [--host 127.0.0.1]

Serves the contract's examples: Prism checks every request, any token signs in, nothing is stored. Lists filter, sort
and page, and an id finds its row.

  --port NUMBER   port to listen on; 0 takes a free one (default 4010, or MOCK_PORT)
  --host ADDRESS  address to listen on (default 127.0.0.1, or MOCK_HOST)
  --help          this text

A request can ask for a named answer: the header "Prefer: example=failure" gets that one. The examples of each
operation have their names in the contract; its errors are named like data.error, with hyphens ("price-changed").
`;

const { port, host, help } = readArguments();
if (help) {
  process.stdout.write(HELP);
} else {
  try {
    const mock = await startMock({ port, host });
    console.warn(`The mock answers at ${mock.url} (Ctrl-C stops it).`);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => mock.close().then(() => exit(0)));
  } catch (error) {
    stop(1, messageOf(/** @type {NodeJS.ErrnoException} */ (error)));
  }
}

/** Parses the options. An unknown one ends the program. */
function readArguments() {
  try {
    const { values } = parseArgs({
      args: argv.slice(2),
      options: { port: { type: "string" }, host: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
    const asked = values.port ?? env.MOCK_PORT ?? "4010";
    const isPort = /^\d{1,5}$/.test(asked) && Number(asked) <= 65_535;
    if (!isPort) stop(2, `"${asked}" is not a port: it must be a number from 0 to 65535.`);
    return { port: Number(asked), host: values.host ?? env.MOCK_HOST ?? "127.0.0.1", help: values.help };
  } catch (error) {
    return stop(2, `${/** @type {Error} */ (error).message}\n\n${HELP}`);
  }
}

/** @param {NodeJS.ErrnoException} error */
function messageOf({ code, message }) {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use: stop what listens there, or choose another one with --port.`;
  if (code === "EACCES") return `Port ${port} needs more rights: choose one above 1023 with --port.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") return `This machine has no address ${host}.`;
  return `The mock could not start: ${message}`;
}

/** @param {number} exitCode @param {string} message @returns {never} */
function stop(exitCode, message) {
  console.error(message);
  return exit(exitCode);
}
