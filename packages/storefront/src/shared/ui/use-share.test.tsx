// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { I18nContext } from "../../i18n";
import { openShop, speak } from "../../testing/stage";
import { ServicesContext } from "../services";
import { useShare } from "./use-share";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Share() {
  const share = useShare();
  return (
    <button type="button" onClick={() => void share("Kettle")}>
      Share
    </button>
  );
}

/** Presses the button of a shop, whose toasts are spied on. */
async function pressShare() {
  const [services, i18n] = [openShop(), await speak("en")];
  const show = vi.spyOn(services.toasts, "show");
  render(
    <ServicesContext value={services}>
      <I18nContext value={i18n}>
        <Share />
      </I18nContext>
    </ServicesContext>,
  );
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  return { show, i18n };
}

test.each([
  ["no sheet of the device and no clipboard", undefined, "product.shareByHand"],
  ["a clipboard", { writeText: async () => undefined }, "product.shared"],
] as const)("with %s the user is told what happened", async (_what, clipboard, text) => {
  vi.stubGlobal("navigator", { onLine: true, clipboard });
  const { show, i18n } = await pressShare();
  expect(show.mock.calls).toEqual([[i18n.t(text)]]);
});

test.each(["AbortError", "InvalidStateError"])(
  "nothing is said beside the device's own sheet, which ends with %s when it is left or pressed for twice",
  async (name) => {
    const writeText = vi.fn();
    const share = vi
      .fn()
      .mockRejectedValue(new DOMException("An earlier share has not yet completed.", name));
    vi.stubGlobal("navigator", { onLine: true, clipboard: { writeText }, share });
    const { show } = await pressShare();
    expect(share).toHaveBeenCalledTimes(1);
    expect([show.mock.calls, writeText.mock.calls]).toEqual([[], []]);
  },
);
