// Whatever the mock answers: the named examples, each list with all its rows, and each row of a list.
import { respond } from "../mock/respond.mjs";
import { rowsFor } from "../mock/rows.mjs";
import { buildContract } from "../scripts/document.mjs";

const { examples } = buildContract();

/**
 * @typedef {{ operation: string, label: string, status: number, value: { code: number, msg: string, data: any } }} Answer
 */

/** @returns {Answer[]} */
export const allAnswers = () =>
  Object.entries(examples).flatMap(([operation, statuses]) => [
    ...Object.entries(statuses).flatMap(([status, named]) =>
      Object.entries(named).map(([name, { value }]) => ({
        operation,
        label: `${operation} ${name}`,
        status: Number(status),
        value,
      })),
    ),
    ...requestsOf(operation).map((fields) => ({
      operation,
      label: `${operation} ${JSON.stringify(fields)}`,
      status: 200,
      value: respond(operation, fields),
    })),
  ]);

/** @param {string} operation */
function requestsOf(operation) {
  if (rowsFor(operation, {})) return [{}, { limit: 1000 }, { page: 99 }];
  const [resource, name] = operation.split(".");
  const rows = name === "get" ? rowsFor(`${resource}.list`, {}) : undefined;
  return (rows ?? []).map(({ id, order_no }) => (order_no ? { order_no } : { id, article_id: id }));
}
