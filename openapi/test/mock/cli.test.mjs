import { execFile } from "node:child_process";
import { createServer } from "node:net";
import { execPath } from "node:process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const program = fileURLToPath(new URL("../../mock/cli.mjs", import.meta.url));
const run = (args) =>
  new Promise((resolve) => {
    execFile(execPath, [program, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

it("prints its usage", async () => {
  expect(await run(["--help"])).toMatchObject({ code: 0, stdout: expect.stringContaining("--port NUMBER") });
});

it.each([
  [["--port", "http"], /"http" is not a port/],
  [["--port", "70000"], /"70000" is not a port/],
  [["--bort", "1"], /--bort[\s\S]*Usage/],
])("ends with 2 after %j", async (args, message) => {
  expect(await run(args)).toMatchObject({ code: 2, stderr: expect.stringMatching(message) });
});

it("says which port is taken", async () => {
  const taken = createServer();
  await new Promise((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address();
  const { code, stderr } = await run(["--port", String(port)]);
  await new Promise((resolve) => taken.close(resolve));
  expect(code).toBe(1);
  expect(stderr).toBe(
    `Port ${port} is in use: stop what listens there, or choose another one with --port.\n`,
  );
});
