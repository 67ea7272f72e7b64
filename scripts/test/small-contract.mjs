/** A fresh copy of a small contract; an answer with an entity that holds itself, a body, a query and an announced operation. */
export const smallContract = () => ({
  info: { version: "1.4.0" },
  paths: {
    "/item": {
      post: {
        operationId: "item.save",
        "x-status": "documented",
        "x-auth": "user",
        "x-idempotency": "natural",
        "x-errors": ["stock_short"],
        "x-accepted-codes": [1],
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["title"],
                properties: {
                  title: { type: "string", maxLength: 80 },
                  kind: { type: "string", enum: ["good", "service"] },
                  note: { type: "string" },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: "The result, or an error.",
            content: {
              "application/json": {
                schema: {
                  oneOf: [
                    { type: "object", properties: { data: { $ref: "#/components/schemas/Item" } } },
                    { $ref: "#/components/schemas/Failure" },
                  ],
                },
              },
            },
          },
          404: { $ref: "#/components/responses/NotFound" },
        },
      },
    },
    "/soon": {
      get: {
        operationId: "soon.list",
        "x-status": "provisional",
        parameters: [{ name: "page", in: "query", schema: { type: "integer", minimum: 1 } }],
        responses: {
          200: { content: { "application/json": { schema: { $ref: "#/components/schemas/Rows" } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Item: {
        allOf: [
          { type: "object", required: ["id"], properties: { id: { type: ["integer", "string"] } } },
          {
            description: "A thing.",
            properties: {
              price: { type: "string", pattern: "^\\d+$" },
              status: { type: "string", "x-known-values": ["on", "off"] },
              parts: { type: "array", items: { $ref: "#/components/schemas/Item" } },
            },
          },
        ],
      },
      Rows: { type: "object", properties: { rows: { type: "array", items: { type: "string" } } } },
      Failure: { type: "object", required: ["code"], properties: { code: { const: 0 } } },
    },
    responses: {
      NotFound: { content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } } },
    },
  },
});
