import { join } from "node:path";

/** Paths of the built-in server, all in one folder that belongs to the server's user. */
export interface Places {
  readonly root: string;
  readonly data: string;
  /** The database during its initialization; renamed when it is complete. */
  readonly draft: string;
  /** Password of the superuser. This and the other passwords can be read by the owner of the folder alone. */
  readonly superuserPassword: string;
  /** Password of the role that owns the tables. */
  readonly ownerPassword: string;
  /** Password of the API's role. */
  readonly apiPassword: string;
  readonly log: string;
  /** PostgreSQL's own file about its running server. */
  readonly postmaster: string;
}

/** @param folder the sandbox's */
export function placesIn(folder: string): Places {
  const root = join(folder, "database");
  const data = join(root, "postgres");
  return {
    root,
    data,
    draft: join(root, "postgres.new"),
    superuserPassword: join(root, "password"),
    ownerPassword: join(root, "owner-password"),
    apiPassword: join(root, "api-password"),
    log: join(root, "postgres.log"),
    postmaster: join(data, "postmaster.pid"),
  };
}
