import { join } from "node:path";

export interface NodePorts {
  readonly name: string;
  readonly postgres: number;
  readonly patroni: number;
}

export interface Ports {
  readonly etcd: number;
  readonly etcdPeer: number;
  readonly haproxy: number;
  readonly nodes: readonly NodePorts[];
}

/** The files of the cluster by their names. JSON is YAML as well, which etcd and Patroni read. */
export function clusterConfiguration(folder: string, bin: string, ports: Ports): Record<string, string> {
  const nodes = ports.nodes.map((node) => [
    `${node.name}.json`,
    JSON.stringify(patroni(folder, bin, ports, node)),
  ]);
  return {
    ...Object.fromEntries(nodes),
    "etcd.json": JSON.stringify(etcd(folder, ports)),
    "haproxy.cfg": haproxy(ports),
  };
}

const at = (port: number) => `127.0.0.1:${port}`;

const etcd = (folder: string, { etcd: client, etcdPeer }: Ports) => ({
  name: "etcd",
  // Patroni's way in, which etcd closes by default as soon as it has a file of settings.
  "enable-grpc-gateway": true,
  "data-dir": join(folder, "etcd"),
  "listen-client-urls": `http://${at(client)}`,
  "advertise-client-urls": `http://${at(client)}`,
  "listen-peer-urls": `http://${at(etcdPeer)}`,
  "initial-advertise-peer-urls": `http://${at(etcdPeer)}`,
  "initial-cluster": `etcd=http://${at(etcdPeer)}`,
});

const role = (username: string) => ({ username, password: username });

const patroni = (folder: string, bin: string, { etcd: store }: Ports, node: NodePorts) => ({
  scope: "marketplace",
  name: node.name,
  restapi: { listen: at(node.patroni), connect_address: at(node.patroni) },
  etcd3: { host: at(store) },
  bootstrap: {
    dcs: {
      // A primary that is silent for so many seconds loses its place: the shortest that Patroni allows.
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 5,
      // A primary that died is not waited for.
      master_start_timeout: 0,
      // A commit is acknowledged when the replica has it, too.
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, parameters: { wal_log_hints: "on", max_connections: 100 } },
    },
    initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }],
    pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication all 127.0.0.1/32 scram-sha-256"],
  },
  postgresql: {
    listen: at(node.postgres),
    connect_address: at(node.postgres),
    data_dir: join(folder, node.name, "data"),
    bin_dir: bin,
    pgpass: join(folder, node.name, "pgpass"),
    authentication: {
      superuser: role("postgres"),
      replication: role("replicator"),
      rewind: role("rewinder"),
    },
    parameters: { unix_socket_directories: join(folder, node.name) },
    remove_data_directory_on_rewind_failure: true,
    remove_data_directory_on_diverged_timelines: true,
  },
});

/** Patroni tells HAProxy which of the two is the primary. */
const haproxy = ({ haproxy: port, nodes }: Ports) => `defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 2s
listen primary
  bind ${at(port)}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, postgres, patroni: check }) => `  server ${name} ${at(postgres)} check port ${check}`).join("\n")}
`;
