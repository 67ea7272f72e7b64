import { join } from "node:path";

/** Paths of the built-in server, all in one folder that belongs to the server's user. */
export interface Places {
  readonly root: string;
  readonly data: string;
  /** The database during its initialization; renamed when it is complete. */
  readonly draft: string;
  /** Password of the superuser and of the role that owns the tables, readable by the owner alone. */
  readonly password: string;
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
    password: join(root, "password"),
    apiPassword: join(root, "api-password"),
    log: join(root, "postgres.log"),
    postmaster: join(data, "postmaster.pid"),
  };
}
