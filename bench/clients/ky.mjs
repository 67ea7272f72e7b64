import ky from "ky";

export function create({ baseUrl, token, language, fetch }) {
  const client = ky.create({ prefixUrl: baseUrl, fetch, headers: { token, "accept-language": language } });
  return {
    get: async (id) => (await client.get("api/Article/detail", { searchParams: { id } }).json()).data,
    post: async (page) => (await client.post("api/index/pro", { json: { page } }).json()).data,
  };
}
