// What Orval sends its requests with: the place for the server's address and the token.

export const session = { baseUrl: "", token: "" };

export async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const headers = { ...init.headers, ...(session.token && { token: session.token }) };
  const response = await fetch(session.baseUrl + path, { ...init, headers });
  return { data: await response.json(), status: response.status, headers: response.headers } as Answer;
}
