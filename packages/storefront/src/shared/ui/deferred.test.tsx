import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferred } from "./deferred";

beforeEach(() => void vi.stubGlobal("requestIdleCallback", (run: () => void) => run()));
afterEach(() => void vi.unstubAllGlobals());

const Waiting = () => <p>waiting</p>;
const Name = ({ name }: { name: string }) => <b>{name}</b>;

test("a part shows what stands for it until its file has come, then itself at once", async () => {
  let arrive = (): void => undefined;
  const file = new Promise<typeof Name>((resolve) => {
    arrive = () => resolve(Name);
  });
  const part = deferred(() => file, Waiting);
  part.prefetch();
  expect(renderToStaticMarkup(<part.Part name="Ada" />)).toBe("<p>waiting</p>");
  arrive();
  await file;
  await Promise.resolve();
  expect(renderToStaticMarkup(<part.Part name="Ada" />)).toBe("<b>Ada</b>");
});

test("a file that did not come ahead of time is asked for again", async () => {
  const answers = [() => Promise.reject(new Error("offline")), () => Promise.resolve(Name)];
  const part = deferred(() => answers.shift()?.() ?? Promise.resolve(Waiting), Waiting);
  part.prefetch();
  await Promise.resolve();
  part.prefetch();
  await Promise.resolve();
  await Promise.resolve();
  expect(answers).toEqual([]);
  expect(renderToStaticMarkup(<part.Part name="Ada" />)).toBe("<b>Ada</b>");
});

test("a file is fetched ahead of time once the page is idle", () => {
  const idle = vi.fn<(run: () => void) => void>();
  vi.stubGlobal("requestIdleCallback", idle);
  const load = vi.fn(async () => Name);
  deferred(load, Waiting).prefetch();
  expect(load).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(load).toHaveBeenCalledOnce();
});
