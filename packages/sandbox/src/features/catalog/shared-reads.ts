import { setImmediate } from "node:timers/promises";

/**
 * Lets calls that ask the same at the same time share one read, such as visitors of the first page. A read waits until the event
 * loop has taken what else has come, and begins then: nobody gets an answer that is older than the question. For answers that are the
 * same for everyone; callers must not change them.
 */
export function sharedReads<Source extends object, Result>(): (
  source: Source,
  question: string,
  read: () => Promise<Result>,
) => Promise<Result> {
  const waiting = new WeakMap<Source, Map<string, Promise<Result>>>();
  return (source, question, read) => {
    const reads = waiting.get(source) ?? new Map<string, Promise<Result>>();
    waiting.set(source, reads);
    const begin = async () => {
      await setImmediate();
      reads.delete(question);
      return read();
    };
    const answer = reads.get(question) ?? begin();
    reads.set(question, answer);
    return answer;
  };
}
