import { randomUUID } from "node:crypto";
import { handlers } from "../features/index";
import { servePrivateFiles } from "../features/uploads/private-file";
import { publicWidths, readPublicFile } from "../features/uploads/public-file";
import { boundedQueue } from "../kernel/bounded-queue";
import { notFound } from "../kernel/errors";
import type { Services } from "../kernel/services";
import { addressTurn, pictureWork } from "../kernel/thread-queues";
import { unlimited, type Visit, WEIGHT } from "./admission";
import { type App, type AppOptions, createApi } from "./api";
import { toErrorResponse } from "./error-handler";
import { failureLog } from "./failure-log";
import type { Connection } from "./fault-injection";
import { plainError } from "./plain-error";
import { recentlyUsed } from "./recently-used";
import { pathOf } from "./server";
import { servePictures } from "./static/pictures";

interface CreateAppOptions extends Pick<AppOptions, "admission" | "pools"> {
  /** Draws the demonstration's pictures, where the database has the demonstration. */
  readonly draw?: ((path: string) => string | undefined) | undefined;
  /** Folder that keeps those pictures once they are made. */
  readonly pictures?: string;
  /** What files are read with, so that requests for files take no connection from members; usually the services' own. */
  readonly files?: Pick<Services, "db" | "files">;
}

/** Files that are read from the database at a time, and requests that wait for theirs. */
const READS = { atOnce: 8, waiting: 200 };
/** Paths without a file that are remembered, and how long such a path may be. Names are random: nothing will be there later. */
const MISSING = { most: 20_000, length: 200 };

/** Everything a client can call: the contract's operations, public pictures and private files. */
export function createApp(services: Services, options: CreateAppOptions = {}): App {
  const { admission = unlimited, pools } = options;
  const logFailure = failureLog(services);
  const api = createApi(services, handlers, { admission, pools, logFailure });
  const reading = { ...services, ...options.files };
  const reads = boundedQueue(READS);
  const widths = publicWidths(reading);
  const pictures = servePictures({
    draw: options.draw ?? (() => undefined),
    read: (id) => reads.run(() => readPublicFile(reading, id)),
    widths: { ...widths, read: (id, name) => reads.run(() => widths.read(id, name)) },
    inTurn: (work, caller) => pictureWork.run(work, undefined, [caller]),
    folder: options.pictures,
    log: services.log,
  });
  const privateFiles = servePrivateFiles(reading);
  const missing = recentlyUsed<true>(MISSING.most);
  const serve = async (
    what: string,
    request: Request,
    connection: Connection,
    file: (visit: Visit) => Promise<Response>,
  ) => {
    const path = pathOf(request.url);
    try {
      const visit = await admission.admit(request, connection, WEIGHT.file);
      if (missing.get(path)) return plainError(notFound());
      const response = await file(visit);
      if (response.status === 404 && path.length <= MISSING.length) missing.set(path, true);
      return response;
    } catch (error) {
      if (toErrorResponse(error).isUnexpected) logFailure(error, what, randomUUID());
      return plainError(error);
    }
  };
  return {
    fetch(request, connection = {}) {
      const path = pathOf(request.url);
      if (path.startsWith("/uploads/"))
        return serve("a picture", request, connection, ({ ip, charge }) =>
          pictures(request, { name: addressTurn(ip), charge }),
        );
      if (path.startsWith("/api/private/"))
        return serve("a document", request, connection, ({ charge }) => {
          charge(WEIGHT.lookup);
          return reads.run(() => privateFiles(request));
        });
      return api.fetch(request, connection);
    },
  };
}
