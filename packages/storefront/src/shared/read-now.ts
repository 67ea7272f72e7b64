import { useState } from "react";

/**
 * The data of a query once it was read after the component had come, for forms that send every field: filled from an older answer they
 * would undo what was changed on another device since. Ask with `staleTime: 0`.
 */
export function useReadNow<T>({ data, dataUpdatedAt }: { data: T; dataUpdatedAt: number }): T | undefined {
  const [openedAt] = useState(Date.now);
  return dataUpdatedAt >= openedAt ? data : undefined;
}
