/**
 * The baseline with a timeout for headers and body, as a careful caller would write it. The signal alone makes Node's fetch
 * slower.
 */
export function create({ baseUrl, token, language, fetch }) {
  const headers = { token, "accept-language": language };
  const read = async (path, init) => {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), 30_000);
    try {
      const response = await fetch(baseUrl + path, { ...init, signal: abort.signal });
      return (await response.json()).data;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    get: (id) => read(`/api/Article/detail?id=${id}`, { headers }),
    post: (page) =>
      read("/api/index/pro", {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ page }),
      }),
  };
}
