const WIDTH = 24;
/** Ends the line that is there, and goes back to its beginning. */
const CLEAR = "\r\u001b[2K";

/** What a bar is drawn on. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/** A bar that draws over itself; silent where the output is not a terminal. */
export function createProgress(screen: Screen): (done: number, total: number, operation: string) => void {
  if (!screen.isTTY) return () => {};
  return (done, total, operation) => {
    if (done >= total) {
      screen.write(CLEAR);
      return;
    }
    const full = Math.round((done / total) * WIDTH);
    screen.write(`${CLEAR}${"█".repeat(full)}${"░".repeat(WIDTH - full)} ${done}/${total} ${operation}`);
  };
}
