/**
 * Settings of the built-in server. They are passed at every start, so that folders of earlier versions get them too. An
 * acknowledged commit is always on the disk.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  // TCP on this machine only, with the folder's password. The path of a Unix socket in a deep folder could exceed the system's limit.
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  max_connections: "100",
  // Holds most of what searches read of a catalog of 300,000 products.
  shared_buffers: "256MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  timezone: "UTC",
  // Statements are short and touch few rows, so parallel plans and JIT compilation cost more than they save.
  jit: "off",
  max_parallel_workers_per_gather: "0",
  // A transaction whose process hangs must not hold locks forever.
  idle_in_transaction_session_timeout: "60s",
  log_min_messages: "warning",
  // Do not log values: they may be personal, such as an address.
  log_error_verbosity: "terse",
};

/** Settings that only servers from version 18 know. */
const SINCE_18: Readonly<Record<string, string>> = {
  // This saves three worker processes.
  io_method: "sync",
};

/** Settings for tests, which discard their databases. */
const FORGETFUL: Readonly<Record<string, string>> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Several files of tests at once, some with the pools of two processes.
  max_connections: "300",
};

/** Arguments of `postgres` for a data folder and a port. */
export function serverArguments(dataFolder: string, port: number, durable: boolean): string[] {
  const settings = { ...SETTINGS, ...SINCE_18, ...(durable ? {} : FORGETFUL), port: String(port) };
  return [
    "-D",
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}
