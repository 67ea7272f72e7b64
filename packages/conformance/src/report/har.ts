import type { Exchange } from "../check/call.js";
import type { Finding } from "../check/results.js";
import type { Report } from "../check/run.js";

/** Requests and responses of all findings as an HTTP Archive 1.2, for the network panel of a browser or a proxy. */
export function harReport(report: Report): string {
  const entries = report.findings.map((finding) => entryOf(finding, report.startedAt));
  const creator = { name: "marketplace-conformance", version: report.contract };
  return `${JSON.stringify({ log: { version: "1.2", creator, entries } }, null, 2)}\n`;
}

function entryOf({ id, operation, rule, problem, exchange }: Finding, startedDateTime: string) {
  const { request, answer } = exchange;
  return {
    startedDateTime,
    time: 0,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: pairs(request.headers),
      queryString: pairs(Object.fromEntries(new URL(request.url).searchParams)),
      ...(request.body && {
        postData: {
          mimeType: request.headers["content-type"] ?? "multipart/form-data",
          text: request.body,
        },
      }),
      headersSize: -1,
      bodySize: request.body.length,
    },
    response: responseOf(answer, exchange.failure),
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
    comment: `${id} ${operation} ${rule}: ${problem}`,
  };
}

/** Status 0 is what browsers write for a request without an answer. */
function responseOf(answer: Exchange["answer"], failure = "") {
  const { status = 0, headers = {}, body = "" } = answer ?? {};
  return {
    status,
    statusText: failure,
    httpVersion: "HTTP/1.1",
    cookies: [],
    headers: pairs(headers),
    content: { size: body.length, mimeType: headers["content-type"] ?? "", text: body },
    redirectURL: headers.location ?? "",
    headersSize: -1,
    bodySize: body.length,
  };
}

const pairs = (all: Readonly<Record<string, string>>) =>
  Object.entries(all).map(([name, value]) => ({ name, value }));
