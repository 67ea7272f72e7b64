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
    "--data d --port 0 --host ::1 --dev --relaxed --calls-per-second 9 --trust-proxy 127.0.0.1,10.0.0.0/8 --seed 7 --catalog c.csv --shop dist --reset";
  expect(options(line)).toEqual({
    data: "d",
    port: 0,
    host: "::1",
    dev: true,
    relaxed: true,
    callsPerSecond: 9,
    trustProxy: ["127.0.0.1", "10.0.0.0/8"],
    seed: 7,
    catalog: "c.csv",
    shop: "dist",
    reset: true,
  });
  expect(options("--database-url postgres://me@db/shop")).toMatchObject({
    databaseUrl: "postgres://me@db/shop",
  });
});

test("the metrics address, the shutdown time, and the log format", () => {
  expect(options("--metrics 9464 --drain 30 --log json")).toMatchObject({
    metrics: { port: 9464 },
    drainSeconds: 30,
    logFormat: "json",
  });
  expect(options("--metrics 0.0.0.0:9464")).toMatchObject({ metrics: { host: "0.0.0.0", port: 9464 } });
  expect(options("--metrics [::1]:9464")).toMatchObject({ metrics: { host: "::1", port: 9464 } });
});

test("an object store takes its credentials from the environment", () => {
  const env = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "secret" };
  const credentials = { accessKeyId: "key", secretAccessKey: "secret" };
  expect(options("--object-store https://s3.example/pictures", env)).toMatchObject({
    objectStore: { url: "https://s3.example/pictures", ...credentials },
  });
  const regional = { ...env, OBJECT_STORE_URL: "http://pictures.s3.example:9000", AWS_REGION: "eu-west-1" };
  expect(options("", { ...regional, AWS_SESSION_TOKEN: "token" })).toMatchObject({
    objectStore: {
      url: "http://pictures.s3.example:9000",
      ...credentials,
      region: "eu-west-1",
      sessionToken: "token",
    },
  });
  expect(() => parse("--object-store https://s3.example/pictures")).toThrow("AWS_ACCESS_KEY_ID");
  for (const url of [
    "pictures",
    "ftp://s3.example/a",
    "https://key:secret@s3.example/a",
    "https://s3.example/a?b",
  ])
    expect(() => parse(`--object-store ${url}`, env)).toThrow(UsageError);
});

test("the environment counts where the command line is silent", () => {
  const env = {
    PORT: "4630",
    DATABASE_URL: "postgresql://me@db/shop",
    SANDBOX_KEY: "ab",
    SANDBOX_ADMIN_TOKEN: "cd",
  };
  expect(options("", env)).toMatchObject({
    port: 4630,
    databaseUrl: env.DATABASE_URL,
    key: "ab",
    adminToken: "cd",
  });
  expect(options("--port 4631 --database-url postgres://other/x", env)).toMatchObject({
    port: 4631,
    databaseUrl: "postgres://other/x",
  });
  expect(options("", { PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 4020 });
  expect(options("--port 1", { PORT: "nonsense" })).toMatchObject({ port: 1 });
});

test.each([
  ["--color red", "Unknown option '--color'. See marketplace-sandbox --help."],
  ["shop", "Unexpected argument 'shop'"],
  ["--port", "--port"],
  ["--metrics here:there", 'The port of --metrics is "": it must be a whole number from 0 to 65535.'],
  ["--drain soon", '--drain is "soon": it must be a whole number from 0 to 3600.'],
  ["--log xml", '--log is "xml": it must be text or json.'],
  ["--port eighty", '--port is "eighty": it must be a whole number from 0 to 65535.'],
  ["--port 65536", '--port is "65536": it must be a whole number from 0 to 65535.'],
  ["--seed 1.5", '--seed is "1.5"'],
  ["--seed=-1", '--seed is "-1"'],
  ["--dev --host 0.0.0.0", "--dev is for this machine only: 0.0.0.0 would open the admin console to others."],
  ["--relaxed", "--relaxed takes limits off for tests: it needs --dev."],
  ["--dev --host 127.evil.example", "--dev is for this machine only"],
  ["--seed 0 --catalog c.csv", "choose one"],
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
    "calls-per-second",
    "trust-proxy",
    "seed",
    "catalog",
    "shop",
    "database-url",
    "reset",
  ]) {
    expect(HELP).toContain(`--${name}`);
  }
});
