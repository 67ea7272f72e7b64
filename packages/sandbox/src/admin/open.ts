import type { App } from "../http/api";
import { pathOf } from "../http/server";
import { createDesk } from "./console";
import { BASE } from "./parts";
import type { DeskServices } from "./section";

export { takeFault } from "./faults";

/** The API with the desk beside it. */
export function withDesk(app: App, services: DeskServices): App {
  const desk = createDesk(services);
  return {
    fetch: (request, connection = {}) => {
      const path = pathOf(request.url);
      const isDesk = path === BASE || path.startsWith(`${BASE}/`);
      return isDesk ? desk.fetch(request, connection) : app.fetch(request, connection);
    },
  };
}
