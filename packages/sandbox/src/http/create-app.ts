import { randomUUID } from "node:crypto";
import { handlers } from "../features/index";
import { servePrivateFiles } from "../features/uploads/private-file";
import { publicWidths, readPublicFile } from "../features/uploads/public-file";
import type { Services } from "../kernel/services";
import { pictureWork } from "../kernel/thread-queues";
import { type App, type AppOptions, createApi } from "./api";
import { toErrorResponse } from "./error-handler";
import { failureLog } from "./failure-log";
import { pathOf } from "./server";
import { type PictureSources, servePictures } from "./static/pictures";

interface CreateAppOptions extends Pick<AppOptions, "trustProxy" | "callsPerSecond" | "pools"> {
  /** Draws the demonstration's pictures; without it there are none. */
  readonly draw?: PictureSources["draw"];
  /** Folder that keeps them once they are made. */
  readonly pictures?: string;
}

/** Everything a client can call: the contract's operations, public pictures and private files. */
export function createApp(services: Services, options: CreateAppOptions = {}): App {
  const logFailure = failureLog(services);
  const api = createApi(services, handlers, { ...options, logFailure });
  const pictures = servePictures({
    draw: options.draw ?? (() => undefined),
    read: (id) => readPublicFile(services, id),
    widths: publicWidths(services),
    inTurn: (work) => pictureWork.run(work),
    folder: options.pictures,
    log: services.log,
  });
  const privateFiles = servePrivateFiles(services);
  /** Files have no envelope. */
  const fileOr = async (what: string, answer: Promise<Response>) => {
    try {
      return await answer;
    } catch (error) {
      logFailure(error, what, randomUUID());
      const { code: status, headers } = toErrorResponse(error);
      return new Response("Not available now.\n", {
        status,
        headers: { "cache-control": "no-store", ...headers },
      });
    }
  };
  return {
    fetch(request, connection) {
      const path = pathOf(request.url);
      if (path.startsWith("/uploads/")) return fileOr("a picture", pictures(request));
      if (path.startsWith("/api/private/")) return fileOr("a document", privateFiles(request));
      return api.fetch(request, connection);
    },
  };
}
