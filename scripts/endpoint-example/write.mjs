/**
 * One more write with everything that a write can need, `purchaseRequests.extend`: keeps a purchase request open for longer. It takes
 * an `Idempotency-Key`, since two extensions are not one.
 */
import { before, both, replace } from "./edits.mjs";

const PATH = `x-path: /api/request/extend
post:
  operationId: purchaseRequests.extend
  summary: Extend a purchase request
  description: Provisional. Keeps one's own open purchase request open for more days.
  x-status: provisional
  x-idempotency: key
  x-auth: user
  x-owner: user
  x-errors: [bad_state]
  x-screens:
    - /mine
  requestBody:
    required: true
    content:
      application/json:
        schema:
          type: object
          required: [id, days]
          properties:
            id:
              description: The purchase request.
              $ref: ../../schemas/values.yaml#/Id
            days:
              description: Days to add.
              type: integer
              minimum: 1
              maximum: 90
              examples: [7]
  x-data:
    $ref: ../../schemas/purchase-request.yaml#/PurchaseRequest
`;

const EXAMPLES = `  "purchaseRequests.extend": operation({
    ok: { ...ownRequests[0], expires_at: ownRequests[0].expires_at + 7 * 86_400 },
    failure: noRequest,
    failureWhen: { id: 899 },
    cases: [errorCase("bad_state", "This request is closed", { status: "closed" }, { days: 90 })],
  }),
`;

const HANDLER = `
/** Extends the user's own purchase request. */
export async function extendRequest(
  call: IdempotentCall<"purchaseRequests.extend">,
  tx: Tx,
): Promise<Data<"purchaseRequests.extend">> {
  const { input, viewer, now } = call;
  const [own] = await tx<{ isOpen: boolean }[]>\`
    select status = 'open' and expires_at > \${now} as "isOpen" from purchase_request
    where id = \${input.id}::bigint and member_id = \${viewer.id} for no key update\`;
  if (!own) throw notFound();
  if (!own.isOpen) throw new BusinessError("bad_state", { status: "closed" });
  await tx\`update purchase_request set expires_at = expires_at + \${input.days * DAY} where id = \${input.id}::bigint\`;
  return requestDto(await readRequest(tx, input.id), call);
}
`;

/** How the proof of idempotency delivers it again and again, and counts what that did. */
const REPLAY = `  "purchaseRequests.extend": {
    effects: (db) =>
      countOf(db\`select sum((expires_at - createtime) / 86400) as count from purchase_request\`),
    prepare: async (track, count) =>
      Promise.all(
        (await users(track, count)).map(async ({ token }, i) => {
          const wanted = { title: "Jars", content: "With lids", num: 40, unit: "pieces" };
          const credentials = { token, key: randomUUID() };
          const { data } = await track.client.call(i, "purchaseRequests.create", wanted, credentials);
          const input = { id: data?.id ?? 0, days: 1 };
          return { token, input, other: { ...input, days: 2 } };
        }),
      ),
  },
`;

/** @type {import("./edits.mjs").Edit[]} */
const CONTRACT = [
  { path: "openapi/source/paths/purchaseRequests/extend.yaml", write: () => PATH },
  {
    path: "openapi/fixtures/examples/requests.mjs",
    write: before('  "purchaseRequests.close": operation({\n', EXAMPLES),
  },
];

/**
 * Checker and owner matrix call it with a sample of the contract, for the row that `purchaseRequests.get` names.
 *
 * @type {import("./edits.mjs").Edit[]}
 */
const SERVER = [
  {
    path: "packages/sandbox/src/features/requests/create.ts",
    write: (text) => text + HANDLER,
  },
  {
    path: "packages/sandbox/src/features/requests/routes.ts",
    write: both(
      replace("{ closeRequest, createRequest }", "{ closeRequest, createRequest, extendRequest }"),
      before('  "purchaseRequests.close":', '  "purchaseRequests.extend": withIdempotency(extendRequest),\n'),
    ),
  },
  {
    path: "packages/sandbox/test/proof/replay/wallet-cases.ts",
    write: before('  "purchaseRequests.create": {\n', REPLAY),
  },
  {
    path: ".changeset/extend-request.md",
    write: () =>
      '---\n"marketplace-sdk": patch\n---\n\n`purchaseRequests.extend` keeps a purchase request open for longer.\n',
  },
];

/** @type {import("./edits.mjs").Endpoint} */
export const WRITE = { id: "purchaseRequests.extend", contract: CONTRACT, server: SERVER };
