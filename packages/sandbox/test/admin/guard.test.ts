import { expect, test } from "vitest";
import { rejectionOf } from "../../src/admin/guard";

const HOST = "127.0.0.1:4020";

/** Asks as a browser or a program on this machine, by default. */
const ask = (headers: Record<string, string>, { method = "GET", peer = "127.0.0.1", host = HOST } = {}) =>
  rejectionOf({
    peer,
    request: new Request(`http://${host}/_dev`, { method, headers: { host, ...headers } }),
  });

test.each([
  ["a program", {}, {}],
  ["a program that sends", {}, { method: "POST" }],
  ["IPv6", {}, { peer: "::1", host: "[::1]:4020" }],
  ["IPv4 on an IPv6 socket", {}, { peer: "::ffff:127.0.0.1", host: "localhost:4020" }],
  ["an own form", { origin: `http://${HOST}` }, { method: "POST" }],
  [
    "an own form behind a proxy that sets Host",
    { origin: "http://localhost:5173", "sec-fetch-site": "same-origin" },
    { method: "POST" },
  ],
  [
    "an address that was typed",
    { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    {},
  ],
  [
    "a link elsewhere",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    {},
  ],
])("lets in %s", (_, headers, request) => {
  expect(ask(headers, request)).toBeUndefined();
});

test.each([
  ["a proxy on this machine", { "x-forwarded-for": "203.0.113.7" }, {}],
  ["a proxy that tells only the scheme", { "x-forwarded-proto": "https" }, {}],
  ["a proxy that speaks RFC 7239", { forwarded: "for=203.0.113.7" }, {}],
  ["a proxy that names itself", { via: "1.1 nginx" }, {}],
  ["a proxy that tells the address", { "x-real-ip": "203.0.113.7" }, {}],
  ["another machine", {}, { peer: "192.168.1.7" }],
  ["another machine that looks near", {}, { peer: "::ffff:10.0.0.1" }],
  ["a foreign name for this machine", {}, { host: "rebound.example" }],
  ["a name that begins like this machine", {}, { host: "127.0.0.1.example:4020" }],
  ["a foreign form", { origin: "https://evil.example" }, { method: "POST" }],
  ["a form without an origin of its own", { origin: "null" }, { method: "POST" }],
  [
    "another port of this machine",
    { origin: "http://127.0.0.1:3000", "sec-fetch-site": "same-site" },
    { method: "POST" },
  ],
  ["a foreign page that reads", { origin: "https://evil.example" }, {}],
  [
    "a foreign page that shows a document",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" },
    {},
  ],
  [
    "a foreign frame",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    {},
  ],
  [
    "a foreign form that navigates",
    { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" },
    { method: "POST" },
  ],
])("keeps out %s", (_, headers, request) => {
  expect(ask(headers, request)).toBeTypeOf("string");
});

test.each([
  ...["x-forwarded", "forwarded-for", "x-original-forwarded-for", "x-original-host", "x-cluster-client-ip"],
  ...["x-proxyuser-ip", "x-envoy-external-address", "client-ip", "fastly-client-ip", "fly-client-ip"],
  ...["x-azure-clientip", "x-appengine-user-ip", "do-connecting-ip", "cf-ray", "cdn-loop", "x-amzn-trace-id"],
])("is closed to whoever comes through a proxy or a network that sends %s", (header) => {
  expect(ask({ [header]: "203.0.113.7" })).toContain(header);
});
