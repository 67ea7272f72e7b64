import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { setQueryDataFromResponse } from "./set-query-data-from-response";

/** A query that is answered when the test says so. */
function asked() {
  const answers: ((state: string) => void)[] = [];
  const options = queryOptions({
    queryKey: ["recharges.get", "7"],
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
    retry: false,
  });
  const queryClient = new QueryClient();
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  return { options, queryClient, answers, stop, shown: () => queryClient.getQueryData(options.queryKey) };
}

test("an answer to what was asked before the change does not bring back what was", async () => {
  const { options, queryClient, answers, stop, shown } = asked();
  answers[0]?.("waiting");
  await vi.waitFor(() => expect(shown()).toBe("waiting"));
  const poll = queryClient.refetchQueries(options);
  await setQueryDataFromResponse(queryClient, options, "submitted");
  expect(shown()).toBe("submitted");
  answers[1]?.("waiting");
  await poll;
  expect(shown()).toBe("submitted");
  expect(queryClient.getQueryState(options.queryKey)).toMatchObject({
    status: "success",
    fetchStatus: "idle",
  });

  // What is asked afterwards counts again.
  const next = queryClient.refetchQueries(options);
  answers[2]?.("confirming");
  await next;
  expect(shown()).toBe("confirming");
  stop();
});

test("it is the first answer where none had come yet", async () => {
  const { options, queryClient, answers, stop, shown } = asked();
  await setQueryDataFromResponse(queryClient, options, "submitted");
  answers[0]?.("waiting");
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toBe("submitted");
  stop();
});
