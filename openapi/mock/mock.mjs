/** `npm run mock`: serves the contract's examples. MOCK_PORT (default 4010) and MOCK_HOST (default 127.0.0.1) say where. */
import process, { env, exit } from "node:process";
import { startMock } from "./server.mjs";

const port = Number(env.MOCK_PORT ?? 4010);
const host = env.MOCK_HOST ?? "127.0.0.1";

try {
  const mock = await startMock({ port, host });
  console.warn(`The mock answers at ${mock.url} (Ctrl-C stops it).`);
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => mock.close().then(() => exit(0)));
} catch (error) {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop what listens there, or set MOCK_PORT to another port.`
      : `The mock could not start: ${error.message}`,
  );
  exit(1);
}
