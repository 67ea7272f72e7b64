import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { type FailureDetails, MarketplaceError } from "marketplace-sdk";
import { expect, it, test, vi } from "vitest";
import { isNotFound, setQueryDataFromResponse, uniqueRows } from "./query-helpers";

const failure = (details: Partial<FailureDetails>): MarketplaceError =>
  new MarketplaceError("No.", { kind: "api", operation: "withdrawals.create", attempts: 1, ...details });

test.each<[string, Partial<FailureDetails>, boolean]>([
  ["a row that is not there", { kind: "api", code: 404, status: 404 }, true],
  ["a row that only the HTTP status calls missing", { kind: "api", code: 0, status: 404 }, true],
  ["an error", { kind: "api", code: 0, status: 200 }, false],
  ["a page of HTML", { kind: "http", status: 404 }, false],
])("%s (%j) is not found: %s", (_what, details, expected) => {
  expect(isNotFound(failure(details))).toBe(expected);
});

it("keeps the first of rows with one id, whether number or digits", () => {
  const pages = [{ data: [{ id: 1 }, { id: "2" }] }, { data: [{ id: "1" }, { id: 2 }, { id: 3 }] }];
  expect(uniqueRows<{ id: number | string }>(pages)).toEqual([{ id: 1 }, { id: "2" }, { id: 3 }]);
});

it("skips what isn't a row", () => {
  expect(uniqueRows([{ data: [null, { id: 1 }, undefined, { id: "" }] }])).toEqual([{ id: 1 }]);
  expect(uniqueRows([{ data: JSON.parse('[{"id":null},{"name":"x"},{"id":2}]') }])).toEqual([{ id: 2 }]);
});

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
  setQueryDataFromResponse(queryClient, options, "submitted");
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
  setQueryDataFromResponse(queryClient, options, "submitted");
  answers[0]?.("waiting");
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(shown()).toBe("submitted");
  stop();
});
