import { join } from "node:path";

/** Where the built-in server keeps what. All of it sits in one folder that belongs to the server's user. */
export interface Places {
  readonly root: string;
  readonly data: string;
  /** The database while it is being made; renamed when it is whole. */
  readonly draft: string;
  /** Password of the superuser and of the role that owns the tables, readable by the owner alone. */
  readonly password: string;
  /** Password of the API's role. */
  readonly apiPassword: string;
  readonly log: string;
  /** PostgreSQL's own note about its running server. */
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
