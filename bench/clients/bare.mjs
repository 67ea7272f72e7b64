/** The baseline: what a caller would write without any client. Reads the response without checking it. */
export function create({ baseUrl, token, language, fetch }) {
  const headers = { token, "accept-language": language };
  return {
    async get(id) {
      const response = await fetch(`${baseUrl}/api/Article/detail?id=${id}`, { headers });
      return (await response.json()).data;
    },
    async post(page) {
      const response = await fetch(`${baseUrl}/api/index/pro`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify({ page }),
      });
      return (await response.json()).data;
    },
  };
}
