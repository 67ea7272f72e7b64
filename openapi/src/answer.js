// What a client of any generator asks of an answer. Typed and described in answer.d.ts.

export const isSuccess = (answer) => answer?.code === 1;

export function namedError(answer) {
  const data = answer?.code === 1 ? undefined : answer?.data;
  return typeof data?.error === "string" ? data : undefined;
}
