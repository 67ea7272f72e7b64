import { isErrorOf, type Preview, type PreviewProblem } from "marketplace-sdk";

/** Why the server rejected the whole preview. @returns undefined for failures that say nothing about the order */
export function previewRejection(error: unknown): PreviewProblem | undefined {
  if (!isErrorOf(error, "orders.preview") || error.reason === undefined) return undefined;
  // Ids are only compared, so whatever the server sends may stand in them.
  const { id = 0, sku_id = 0, left }: Partial<PreviewProblem> = Object(error.data);
  const { reason, message: msg } = error;
  return { error: reason, msg, id, sku_id, ...(typeof left === "number" && { left }) };
}

/** Whether the selected address no longer exists. A product that is missing has a reason, or is a problem of its line. */
export const isAddressGone = (error: unknown): boolean =>
  isErrorOf(error, "orders.preview") && error.code === 404 && error.reason === undefined;

/** What keeps the whole order from being placed, such as its address. */
export function orderProblem(
  preview: Preview | undefined,
  rejection?: PreviewProblem,
): PreviewProblem | undefined {
  const problems = preview?.groups.flatMap((group) => group.problems) ?? [];
  return [...problems, rejection].find((problem) => problem && !Number(problem.id ?? 0));
}
