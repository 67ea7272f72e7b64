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

test.each([
  ["no sheet of the device and no clipboard", undefined, "product.shareByHand"],
  ["a clipboard", { writeText: async () => undefined }, "product.shared"],
] as const)("with %s the user is told what happened", async (_what, clipboard, text) => {
  const [services, i18n] = [openShop(), await speak("en")];
  vi.stubGlobal("navigator", { onLine: true, clipboard });
  const show = vi.spyOn(services.toasts, "show");
  render(
    <ServicesContext value={services}>
      <I18nContext value={i18n}>
        <Share />
      </I18nContext>
    </ServicesContext>,
  );
  await act(async () => void fireEvent.click(screen.getByRole("button")));
  expect(show.mock.calls).toEqual([[i18n.t(text)]]);
});
