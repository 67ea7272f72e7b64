// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import { ProfileForm } from "./profile-form";
// It is loaded when a picture is chosen, which takes time where nothing is built.
import "./avatar-crop";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The profile in a browser that decodes every file but "text", and gives out nothing of what is drawn. */
async function show() {
  const [services, i18n] = [openShop(), await speak("en")];
  const files = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.set("blob:1", file);
    return "blob:1";
  });
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      naturalWidth = 800;
      naturalHeight = 600;
      async decode() {
        if ((await files.get(this.src)?.text()) === "text") throw new Error("EncodingError");
      }
    },
  );
  const said = vi.spyOn(services.toasts, "show").mockReturnValue(undefined);
  const sent = vi.spyOn(services.market.uploads, "image");
  render(
    <Surroundings services={services} i18n={i18n}>
      <ProfileForm user={{ id: "7", username: "mira" }} />
    </Surroundings>,
  );
  const pick = (content: string, type: string) => {
    const chooser = document.querySelector("input[type=file]");
    if (!chooser) throw new Error("Nothing to choose with.");
    return act(async () => {
      fireEvent.change(chooser, { target: { files: [new File([content], "me", { type })] } });
    });
  };
  return { i18n, said, sent, pick };
}

test.each(["", "image/jpg", "image/avif"])("a picture of type “%s” can become the avatar", async (type) => {
  const { said, pick } = await show();
  await pick("pixels", type);
  expect(await screen.findByRole("button", { name: "Use this photo" })).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
});

test("a file that is no picture is refused with the reason", async () => {
  const { i18n, said, pick } = await show();
  await pick("text", "image/jpeg");
  await waitFor(() => expect(said).toHaveBeenCalledWith(i18n.t("photos.unreadable"), { tone: "danger" }));
});

test("a browser that alters what is drawn: the reason is said, and no noise becomes the avatar", async () => {
  const { i18n, said, sent, pick } = await show();
  await pick("pixels", "image/jpeg");
  await act(async () => void fireEvent.click(await screen.findByRole("button", { name: "Use this photo" })));
  await waitFor(() => expect(said).toHaveBeenCalledWith(i18n.t("photos.canvasAltered"), { tone: "danger" }));
  expect(sent).not.toHaveBeenCalled();
});
