import postgres from "postgres";
import { expect, test } from "vitest";
import { failureLog } from "../../src/http/failure-log";

/** A log with its own clock. */
function testLog() {
  const lines: string[] = [];
  let now = 0;
  const write = failureLog({ log: (line) => void lines.push(line), production: true }, () => now);
  return {
    lines,
    write,
    wait: (seconds: number) => {
      now += seconds * 1_000;
    },
  };
}

const withCode = (code: string) => Object.assign(new Error("no"), { code });

test("while the database is away, calls have one line a minute and no stack", () => {
  const { lines, write, wait } = testLog();
  const codes = ["ECONNREFUSED", "CONNECTION_CLOSED", "CONNECT_TIMEOUT", "EHOSTUNREACH", "EAI_AGAIN"];
  for (let call = 0; call < 1_000; call++) write(withCode(codes[call % 5] ?? ""), `call.${call}`, `r${call}`);
  expect(lines).toEqual(["the database is away (ECONNREFUSED): calls are answered 503: call.0, request r0"]);
  wait(59);
  write(withCode("ECONNREFUSED"), "home.get", "r2");
  expect(lines).toHaveLength(1);
  wait(1);
  write(withCode("ECONNREFUSED"), "home.get", "r3");
  expect(lines[1]).toMatch(/home\.get, request r3, and 1000 more since the last line$/);
});

test("a full disk and rows that are held have lines of their own", () => {
  const { lines, write } = testLog();
  const error = (code: string) => Object.assign(new postgres.PostgresError("no"), { code });
  for (const code of ["53100", "53100", "55P03", "57014", "57014"]) write(error(code), "orders.create", "r1");
  write(error("55P03"), "orders.cancel", "r2");
  expect(lines).toEqual([
    "the database is full (53100): calls are answered 503: orders.create, request r1",
    "rows are held too long (55P03): calls are answered 503: orders.create, request r1",
    "a statement took too long (57014): calls are answered 503: orders.create, request r1",
    "rows are held too long (55P03): calls are answered 503: orders.cancel, request r2",
  ]);
});

test("a defect has its stack, each time", () => {
  const { lines, write } = testLog();
  write(new TypeError("secret"), "orders.create", "r1");
  write(new TypeError("secret"), "orders.create", "r2");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^orders\.create failed, request r2: TypeError\n\s+at /);
  expect(lines[1]).not.toContain("secret");
});
