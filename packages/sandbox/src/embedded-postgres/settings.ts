/**
 * Settings of the built-in server, given at each start so that folders of earlier versions get them too. An
 * acknowledged commit is on the disk.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  // Only this machine, and only with the folder's password; sockets in deep folders would pass the system's limit.
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  password_encryption: "scram-sha-256",
  max_connections: "100",
  shared_buffers: "128MB",
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  timezone: "UTC",
  // Short statements on few rows: plans for many processors and machine code cost more than they bring.
  jit: "off",
  max_parallel_workers_per_gather: "0",
  // A transaction whose process hangs must not hold locks forever.
  idle_in_transaction_session_timeout: "60s",
  log_min_messages: "warning",
  // Values of a row may be a user's address.
  log_error_verbosity: "terse",
};

/** Settings only servers from version 18 know. */
const SINCE_18: Readonly<Record<string, string>> = {
  // Saves three processes.
  io_method: "sync",
};

/** For tests that throw their databases away. */
const FORGETFUL: Readonly<Record<string, string>> = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
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
