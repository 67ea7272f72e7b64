import type { App } from "../http/api";
import { pathOf } from "../http/server";
import type { AdminServices } from "./action";
import { createAdminConsole } from "./console";
import { BASE } from "./parts";

/** Adds the admin console to the API. */
export function withAdminConsole(app: App, services: AdminServices, tokens: string): App {
  const adminConsole = createAdminConsole(services, tokens);
  return {
    fetch: (request, connection = {}) => {
      const path = pathOf(request.url);
      const isAdmin = path === BASE || path.startsWith(`${BASE}/`);
      return isAdmin ? adminConsole.fetch(request, connection) : app.fetch(request, connection);
    },
  };
}
