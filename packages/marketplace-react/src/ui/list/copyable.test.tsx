// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderWith } from "../../../test/render";
import { labels } from "../../labels/en";
import { Copyable } from "./list";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

/** A browser with that clipboard, and that old way of copying. @returns what the old way has copied */
function browser(clipboard: Partial<Clipboard> | undefined, execCommand?: () => boolean) {
  vi.stubGlobal("navigator", { clipboard });
  const copied: { text: string; inDialog: boolean }[] = [];
  if (execCommand) {
    Object.assign(document, {
      execCommand() {
        const field = [...document.querySelectorAll("textarea")].at(-1);
        copied.push({ text: field?.value ?? "", inDialog: Boolean(field?.closest("dialog")) });
        return execCommand();
      },
    });
  }
  return copied;
}

async function press(): Promise<HTMLElement> {
  const button = screen.getByRole("button", { name: /Copy: Amount/ });
  button.focus();
  await act(async () => void fireEvent.click(button));
  return button;
}

const amount = <Copyable text="62.40" label="Amount" shown="62.40 USDT" />;
const refuse = async (): Promise<never> => {
  throw new DOMException("Denied", "NotAllowedError");
};

test("the browser's clipboard is used where there is one", async () => {
  const writeText = vi.fn(async () => undefined);
  const old = browser({ writeText }, () => true);
  renderWith(amount);
  await press();
  expect(writeText.mock.calls).toEqual([["62.40"]]);
  expect(old).toEqual([]);
  expect(screen.getByRole("status").textContent).toBe(labels.copied);
});

test.each([
  ["no clipboard, as without HTTPS", undefined],
  ["a clipboard that refuses", { writeText: refuse }],
])("%s: the old way copies, and leaves nothing behind", async (_what, clipboard) => {
  const copied = browser(clipboard, () => true);
  renderWith(
    <dialog open>
      <Copyable text="62.40" label="Amount" />
    </dialog>,
  );
  const button = await press();
  expect(copied).toEqual([{ text: "62.40", inDialog: true }]);
  expect(document.querySelector("textarea")).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole("status").textContent).toBe(labels.copied);
});

test.each([
  ["refuses", () => false],
  [
    "throws",
    () => {
      throw new Error("no");
    },
  ],
  ["is missing", undefined],
])("where the old way %s, too, the text is selected and a sentence says so", async (_what, execCommand) => {
  browser(undefined, execCommand);
  renderWith(amount);
  await press();
  const field = screen.getByLabelText<HTMLInputElement>("Amount");
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["62.40", 0, 5]);
  expect(document.activeElement).toBe(field);
  expect(screen.getByText(labels.copyByHand)).toBeTruthy();
});
