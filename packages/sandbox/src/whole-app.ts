import type { Services } from "./core/services";
import { type App, type AppOptions, createApp } from "./http/app";
import { servePrivateFiles } from "./modules/files/private-file";
import { readPublicFile } from "./modules/files/public-file";
import { servePictures } from "./modules/site/pictures";
import { handlers } from "./operations/index";
import { drawPicture } from "./seed/catalogue/picture/draw";
import { pathOf } from "./server";

/** Everything a client can call: the contract's operations, public pictures and private files. */
export function createWholeApp(services: Services, options: Pick<AppOptions, "trustProxy"> = {}): App {
  const api = createApp(services, handlers, options);
  const pictures = servePictures({ draw: drawPicture, read: (id) => readPublicFile(services.db, id) });
  const privateFiles = servePrivateFiles(services);
  return {
    fetch(request, connection) {
      const path = pathOf(request.url);
      if (path.startsWith("/uploads/")) return pictures(request);
      if (path.startsWith("/api/private/")) return privateFiles(request);
      return api.fetch(request, connection);
    },
  };
}
