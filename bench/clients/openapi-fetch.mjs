import createClient from "openapi-fetch";

export function create({ baseUrl, token, language, fetch }) {
  const client = createClient({ baseUrl, fetch, headers: { token, "accept-language": language } });
  return {
    get: async (id) => (await client.GET("/api/Article/detail", { params: { query: { id } } })).data.data,
    post: async (page) => (await client.POST("/api/index/pro", { body: { page } })).data.data,
  };
}
