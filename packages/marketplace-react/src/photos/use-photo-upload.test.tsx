// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { fault, type Handlers, ok, sequence } from "marketplace-sdk/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeServices, fakeStorages, renderWith } from "../../test/render";
import { PhotoError } from "./photo-error";
import { resizePhoto } from "./resize-photo";
import { type PhotoUpload, usePhotoUpload } from "./use-photo-upload";

// No canvas here; browser tests cover its output.
vi.mock("./resize-photo");

let upload: PhotoUpload;

function Photos() {
  upload = usePhotoUpload({ max: 2, category: "kyc", initial: ["/old.jpg"] });
  const states = upload.photos.map(({ status }) => status).join(", ");
  return (
    <output>
      {states}: {upload.urls.join(", ")}
      {upload.isUploading && " …"}
    </output>
  );
}

const file = (type: string) => new File(["pixels and where they were taken"], "me-at-home.jpg", { type });
const resized = new File(["pixels"], "picture.jpg", { type: "image/jpeg" });
const shown = (text: string) => vi.waitFor(() => expect(screen.getByRole("status").textContent).toBe(text));

beforeEach(() => {
  // It reports progress and would bypass the fake server.
  vi.stubGlobal("XMLHttpRequest", undefined);
  vi.mocked(resizePhoto).mockResolvedValue(resized);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue(undefined);
});

const open = (handlers: Handlers) => renderWith(<Photos />, handlers);

test("the resized picture is sent, never the file itself", async () => {
  const { market } = open({ "uploads.image": ok({ url: "/new.jpg" }) });
  await shown("done: /old.jpg");
  act(() => upload.add([file("image/jpeg")]));
  await shown("done, done: /old.jpg, /new.jpg");
  expect(market.calls[0]?.input).toMatchObject({ category: "kyc", file: { name: "picture.jpg" } });
  expect(await upload.settled()).toEqual(["/old.jpg", "/new.jpg"]);
});

test("an upload that fails can be repeated, a file that is not a picture can't", async () => {
  open({ "uploads.image": sequence(fault("crash"), ok({ url: "/new.jpg" })) });
  act(() => upload.add([file("image/jpeg")]));
  await shown("done, failed: /old.jpg");
  expect(upload.photos[1]).toMatchObject({ canRetry: true });
  act(() => upload.retry(upload.photos[1]?.key ?? ""));
  await shown("done, done: /old.jpg, /new.jpg");

  act(() => upload.remove(upload.photos[1]?.key ?? ""));
  vi.mocked(resizePhoto).mockRejectedValue(new PhotoError("unreadable"));
  act(() => upload.add([file("image/jpeg")]));
  await shown("done, failed: /old.jpg");
  expect(upload.photos[1]).toMatchObject({ canRetry: false });
});

test("a picture that one account picked is never sent for another", async () => {
  const storages = fakeStorages();
  const fake = fakeServices({ "uploads.image": ok({ url: "/new.jpg" }) }, storages);
  await fake.services.session.save({ id: 7, token: "token" });
  let prepared: (file: File) => void = () => undefined;
  vi.mocked(resizePhoto).mockImplementation(() => new Promise((resolve) => (prepared = resolve)));
  renderWith(<Photos />, {}, fake);
  await act(() => fake.services.session.user());
  const pick = () => act(async () => upload.add([file("image/jpeg")]));
  const sent = () => fake.market.calls.filter(({ operation }) => operation === "uploads.image").length;

  // Another tab signs in somebody else before the picture is ready, and this tab has not noticed.
  await pick();
  storages.device.setItem("access_key", "of another");
  await act(async () => prepared(resized));
  await shown("done, failed: /old.jpg");
  expect(sent()).toBe(0);

  // The same user, who signs in again, finds the picture and can send it.
  await act(() => fake.services.session.save({ id: 7, token: "new" }));
  await act(() => fake.services.session.user());
  await shown("done, failed: /old.jpg");
  act(() => upload.retry(upload.photos[1]?.key ?? ""));
  await shown("done, done: /old.jpg, /new.jpg");

  // This tab shows another account before the next picture is ready.
  act(() => upload.remove(upload.photos[1]?.key ?? ""));
  await pick();
  await act(() => fake.services.session.save({ id: 8, token: "of another" }));
  await act(() => fake.services.session.user());
  await act(async () => prepared(resized));
  await shown(": ");
  expect(sent()).toBe(1);
});
