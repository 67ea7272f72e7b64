using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
);

const main :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.bundle.mjs")],
  bindings = [(name = "ADDRESSES", fromEnvironment = "ADDRESSES")],
  compatibilityDate = "2026-01-01",
);
