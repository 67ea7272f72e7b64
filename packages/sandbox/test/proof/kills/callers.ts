import type { Errand, Repetition } from "./load";

type Repeat = () => Promise<Repetition>;

/** Callers that do one errand after the other until they are stopped. */
export function startLoad(
  errands: readonly Errand[],
  run: (errand: Errand) => Promise<Repeat>,
  callers: number,
) {
  const finished: Repeat[] = [];
  const queue = errands.values();
  let isOver = false;
  let wake = () => {};
  const work = async () => {
    for (const errand of queue) {
      finished.push(await run(errand));
      wake();
      if (isOver) return;
    }
    throw new Error("There is nothing left to do.");
  };
  const working = Promise.all(Array.from({ length: callers }, work));
  working.catch(() => undefined);
  return {
    get done() {
      return finished.length;
    },
    /** Waits until so many errands are done. */
    async reaches(count: number): Promise<void> {
      while (finished.length < count) {
        const next = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([next, working]);
      }
    },
    /** Lets all callers finish what they started. */
    async stop(): Promise<readonly Repeat[]> {
      isOver = true;
      await working;
      return finished;
    },
  };
}
