import { expect, test } from "vitest";
import { HELP, parseCommand, UsageError } from "../../src/cli-options";

const parse = (line: string, env = {}) => parseCommand(line.split(" ").filter(Boolean), env);

function options(line: string, env = {}) {
  const command = parse(line, env);
  return command.kind === "start" ? command.options : undefined;
}

test("without options: this machine, port 4020, a folder here", () => {
  expect(options("")).toEqual({ data: ".sandbox", port: 4020, host: "127.0.0.1", dev: false, reset: false });
});

test("every option arrives", () => {
  const line =
    "--data d --port 0 --host ::1 --dev --relaxed --trust-proxy --seed 7 --catalogue c.csv --shop dist --reset";
  expect(options(line)).toEqual({
    data: "d",
    port: 0,
    host: "::1",
    dev: true,
    relaxed: true,
    trustProxy: true,
    seed: 7,
    catalogue: "c.csv",
    shop: "dist",
    reset: true,
  });
  expect(options("--database-url postgres://me@db/shop")).toMatchObject({
    databaseUrl: "postgres://me@db/shop",
  });
});

test("the environment counts where the command line is silent", () => {
  const env = { PORT: "4630", DATABASE_URL: "postgresql://me@db/shop", SANDBOX_KEY: "ab" };
  expect(options("", env)).toMatchObject({ port: 4630, databaseUrl: env.DATABASE_URL, key: "ab" });
  expect(options("--port 4631 --database-url postgres://other/x", env)).toMatchObject({
    port: 4631,
    databaseUrl: "postgres://other/x",
  });
  expect(options("", { PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4020 });
  expect(options("--port 1", { PORT: "nonsense" })).toMatchObject({ port: 1 });
});

test.each([
  ["--colour red", "Unknown option '--colour'. See marketplace-sandbox --help."],
  ["shop", "Unexpected argument 'shop'"],
  ["--port", "--port"],
  ["--port eighty", '--port is "eighty": it must be a whole number from 0 to 65535.'],
  ["--port 65536", '--port is "65536": it must be a whole number from 0 to 65535.'],
  ["--seed 1.5", '--seed is "1.5"'],
  ["--seed=-1", '--seed is "-1"'],
  ["--dev --host 0.0.0.0", "--dev is for this machine only: 0.0.0.0 would open the admin console to others."],
  ["--relaxed", "--relaxed takes limits off for tests: it needs --dev."],
  ["--dev --host 127.evil.example", "--dev is for this machine only"],
  ["--seed 0 --catalogue c.csv", "choose one"],
  ["--reset --database-url postgres://db/x", "--reset empties the built-in database only"],
])("%s is refused in one line", (line, sentence) => {
  expect(() => parse(line)).toThrow(UsageError);
  expect(() => parse(line)).toThrow(sentence);
  expect(() => parse(line)).toThrow(/^[^\n]+\.$/);
});

test("the environment is checked too, and an address with a password is not repeated", () => {
  expect(() => parse("", { PORT: "http" })).toThrow('PORT is "http"');
  expect(() => parse("", { DATABASE_URL: "mysql://me:hidden@db/x" })).toThrow("must look like postgres://");
  expect(() => parse("", { DATABASE_URL: "mysql://me:hidden@db/x" })).not.toThrow("hidden");
});

test("help names every option, and wins over the rest", () => {
  expect(parse("--help --port 1")).toEqual({ kind: "help" });
  expect(parse("-v")).toEqual({ kind: "version" });
  for (const name of [
    "data",
    "port",
    "host",
    "dev",
    "relaxed",
    "trust-proxy",
    "seed",
    "catalogue",
    "shop",
    "database-url",
    "reset",
  ]) {
    expect(HELP).toContain(`--${name}`);
  }
});
