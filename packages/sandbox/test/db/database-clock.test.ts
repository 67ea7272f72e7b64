import { afterEach, expect, test, vi } from "vitest";
import { openDatabase } from "../../src/db/connect";
import { databaseClock } from "../../src/db/database-clock";

afterEach(() => void vi.useRealTimers());

/** A database whose offset is read when asked, and that answers when told to. */
function slowDatabase() {
  const setting = { offset: 0 };
  const answers: (() => void)[] = [];
  // It never connects: its statements are answered here.
  const db = new Proxy(openDatabase("postgres://nobody@127.0.0.1:9/none"), {
    apply(_, __, [texts]: [TemplateStringsArray]) {
      if (!texts.join("").startsWith("select")) setting.offset = 0;
      const rows = [{ offset: setting.offset }];
      return new Promise((resolve) => answers.push(() => resolve(rows)));
    },
  });
  const answer = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { db, setting, answers, answer };
}

test("time is real again once it was set back, also while it is being read anew", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { db, setting, answers, answer } = slowDatabase();
  setting.offset = 500;
  const opened = databaseClock(db, { now: () => 1_000 });
  await answer();
  const clock = await opened;
  expect(clock.now()).toBe(1_500);

  const restarted = clock.restart();
  await answer();
  vi.advanceTimersByTime(500);
  expect(answers.length).toBe(2);
  await answer();
  await restarted;
  expect(clock.now()).toBe(1_000);
  await answer();
  expect(clock.now()).toBe(1_000);
  clock.stop();
});

test("an old answer changes nothing any more", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const { db, setting, answers, answer } = slowDatabase();
  const opened = databaseClock(db, { now: () => 1_000 });
  await answer();
  const clock = await opened;
  vi.advanceTimersByTime(500);
  setting.offset = 500;
  vi.advanceTimersByTime(500);
  answers.reverse();
  await answer();
  expect(clock.now()).toBe(1_500);
  await answer();
  expect(clock.now()).toBe(1_500);
  clock.stop();
});
