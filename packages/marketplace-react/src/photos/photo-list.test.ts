import { MarketplaceError } from "marketplace-sdk";
import { expect, test, vi } from "vitest";
import { PhotoError } from "./photo-error";
import { createPhotoList, isUploading, type PhotoWork, photoUrls } from "./use-photo-upload";

const file = (name: string) => new File(["pixels"], name, { type: "image/jpeg" });

type Send = PhotoWork["send"];

interface Answer {
  resolve(url: string): void;
  reject(reason: Error): void;
}

/** Uploads that the test answers by name, in any order. */
function setUp({ max = 3, initial }: { max?: number; initial?: string[] } = {}) {
  const answers = new Map<string, Answer>();
  const sent = vi.fn<Send>(
    ({ name }) => new Promise((resolve, reject) => answers.set(name, { resolve, reject })),
  );
  const hidden: string[] = [];
  const work: PhotoWork = {
    prepare: async (picked) => picked,
    send: sent,
    show: ({ name }) => `blob:${name}`,
    hide: (address) => hidden.push(address),
  };
  const list = createPhotoList(work, max, initial);
  const answerTo = async (name: string): Promise<Answer> => {
    await vi.waitFor(() => expect(answers.has(name)).toBe(true));
    const answer = answers.get(name);
    if (!answer) throw new Error(`${name} was not sent`);
    answers.delete(name);
    return answer;
  };
  const states = () => list.current().map(({ status }) => status);
  return { list, work, sent, hidden, answerTo, states };
}

test("pictures keep the order in which they were picked, whichever arrives first", async () => {
  const { list, answerTo, states } = setUp({ initial: ["/uploads/0.jpg"] });
  list.add([file("a"), file("b")]);
  (await answerTo("b")).resolve("/uploads/b.jpg");
  await vi.waitFor(() => expect(states()).toEqual(["done", "sending", "done"]));
  expect(isUploading(list.current())).toBe(true);
  (await answerTo("a")).resolve("/uploads/a.jpg");
  await vi.waitFor(() => expect(isUploading(list.current())).toBe(false));
  expect(photoUrls(list.current())).toEqual(["/uploads/0.jpg", "/uploads/a.jpg", "/uploads/b.jpg"]);
});

test("no more are taken than there is room for", () => {
  const { list } = setUp({ max: 3, initial: ["/uploads/0.jpg"] });
  list.add([file("a"), file("b"), file("c")]);
  expect(list.current()).toHaveLength(3);
  list.add([file("d")]);
  expect(list.current()).toHaveLength(3);
});

test("in a field for one picture a new one replaces the old without waiting for it", async () => {
  const { list, sent, hidden, answerTo } = setUp({ max: 1 });
  list.add([file("blurred")]);
  const first = await answerTo("blurred");
  list.add([file("sharp")]);
  expect(sent.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(hidden).toEqual(["blob:blurred"]);
  first.resolve("/uploads/blurred.jpg");
  (await answerTo("sharp")).resolve("/uploads/sharp.jpg");
  await vi.waitFor(() => expect(photoUrls(list.current())).toEqual(["/uploads/sharp.jpg"]));
});

test("a lost connection: the picture says so and is sent again as it was prepared", async () => {
  const { list, work, answerTo, states } = setUp();
  const prepare = vi.spyOn(work, "prepare");
  list.add([file("a")]);
  const lost = new Error("connection lost");
  (await answerTo("a")).reject(lost);
  await vi.waitFor(() => expect(states()).toEqual(["failed"]));
  expect(list.current()[0]).toMatchObject({ failure: lost, canRetry: true, preview: "blob:a" });
  list.retry(list.current()[0]?.key ?? "");
  (await answerTo("a")).resolve("/uploads/a.jpg");
  await vi.waitFor(() => expect(photoUrls(list.current())).toEqual(["/uploads/a.jpg"]));
  expect(list.current()[0]?.failure).toBeUndefined();
  expect(prepare).toHaveBeenCalledOnce();
});

test("what the server finds too large is prepared smaller, and a retry goes on from there", async () => {
  const { list, work, sent, answerTo, states } = setUp();
  const prepare = vi.fn(async (_picked: File, scale: number) => file(`a at ${scale}`));
  work.prepare = prepare;
  list.add([file("a")]);
  const tooLarge = new MarketplaceError("413", {
    kind: "http",
    operation: "uploads.image",
    attempts: 1,
    status: 413,
  });
  (await answerTo("a at 1")).reject(tooLarge);
  expect(states()).toEqual(["sending"]);
  (await answerTo("a at 0.7")).reject(new Error("connection lost"));
  await vi.waitFor(() => expect(states()).toEqual(["failed"]));
  list.retry(list.current()[0]?.key ?? "");
  (await answerTo("a at 0.7")).reject(tooLarge);
  (await answerTo("a at 0.5")).resolve("/uploads/a.jpg");
  await vi.waitFor(() => expect(photoUrls(list.current())).toEqual(["/uploads/a.jpg"]));
  expect(prepare.mock.calls.map(([, scale]) => scale)).toEqual([1, 0.7, 0.5]);
  expect(sent).toHaveBeenCalledTimes(4);
});

test("what was forbidden by the browser can be tried again once it is allowed", async () => {
  const { list, work, answerTo, states } = setUp();
  vi.spyOn(work, "prepare").mockRejectedValueOnce(new PhotoError("canvasAltered"));
  list.add([file("a")]);
  await vi.waitFor(() => expect(states()).toEqual(["failed"]));
  expect(list.current()[0]?.canRetry).toBe(true);
  list.retry(list.current()[0]?.key ?? "");
  (await answerTo("a")).resolve("/uploads/a.jpg");
  await vi.waitFor(() => expect(states()).toEqual(["done"]));
});

test("a file that isn't a picture is neither sent nor retried", async () => {
  const { list, work, sent, states } = setUp();
  vi.spyOn(work, "prepare").mockRejectedValue(new PhotoError("unreadable"));
  list.add([file("a")]);
  await vi.waitFor(() => expect(states()).toEqual(["failed"]));
  expect(list.current()[0]?.canRetry).toBe(false);
  expect(sent).not.toHaveBeenCalled();
});

test("progress is reported while a picture is sent", async () => {
  const { list, sent, answerTo } = setUp();
  list.add([file("a")]);
  await answerTo("a");
  const progress = sent.mock.calls[0]?.[1].onProgress;
  progress?.({ loaded: 10, total: 0 });
  expect(list.current()[0]?.progress).toBeUndefined();
  progress?.({ loaded: 10, total: 40 });
  expect(list.current()[0]?.progress).toBe(0.25);
});

test("a form can wait for the pictures that are on their way", async () => {
  const { list, answerTo } = setUp();
  await list.settled();
  list.add([file("a"), file("b")]);
  const settled = vi.fn();
  void list.settled().then(settled);
  (await answerTo("a")).resolve("/uploads/a.jpg");
  await vi.waitFor(() => expect(photoUrls(list.current())).toHaveLength(1));
  expect(settled).not.toHaveBeenCalled();
  (await answerTo("b")).reject(new Error("connection lost"));
  await vi.waitFor(() => expect(settled).toHaveBeenCalled());
});

test("removing ends the upload, and its late answer changes nothing", async () => {
  const { list, sent, answerTo } = setUp();
  list.add([file("a"), file("b")]);
  const late = await answerTo("a");
  list.remove(list.current()[0]?.key ?? "");
  expect(sent.mock.calls[0]?.[1].signal.aborted).toBe(true);
  late.resolve("/uploads/a.jpg");
  (await answerTo("b")).resolve("/uploads/b.jpg");
  await vi.waitFor(() => expect(photoUrls(list.current())).toEqual(["/uploads/b.jpg"]));
});

test("a picture that is forgotten right after it was prepared is not sent", async () => {
  const { list, work, sent } = setUp();
  // Another account signs in at that moment.
  const forgotten = new Promise<void>((resolve) => {
    work.show = () => {
      queueMicrotask(() => {
        list.clear();
        setTimeout(resolve);
      });
      return "blob:a";
    };
  });
  list.add([file("a")]);
  await forgotten;
  expect(sent).not.toHaveBeenCalled();
});

test("leaving the screen ends what is under way and gives the memory back", async () => {
  const { list, sent, hidden, answerTo } = setUp();
  list.add([file("a")]);
  await answerTo("a");
  list.close();
  expect(sent.mock.calls[0]?.[1].signal.aborted).toBe(true);
  expect(hidden).toEqual(["blob:a"]);
});
