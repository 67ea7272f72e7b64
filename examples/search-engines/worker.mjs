import { createPages } from "./pages.mjs";

let pages;

/** Answers pages at the edge, and passes everything else on to the host of the files. `env` has `ORIGIN`, `API_URL` and `FILES`, that host. */
export default {
  async fetch(request, env) {
    const file = (path) => env.FILES.fetch(new Request(new URL(path, "http://files"), request));
    pages ??= createPages({
      origin: env.ORIGIN,
      apiUrl: env.API_URL,
      read: async (name) => (await env.FILES.fetch(`http://files/${name}`)).text(),
    }).catch((error) => {
      pages = undefined;
      throw error;
    });
    const answer = await (await pages)(request);
    const { pathname, search } = new URL(request.url);
    return answer ?? file(pathname + search);
  },
};
