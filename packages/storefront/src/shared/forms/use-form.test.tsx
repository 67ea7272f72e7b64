// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { UiProvider } from "marketplace-react/ui";
import { afterEach, expect, test } from "vitest";
import { uiSettings } from "../../app/ui-settings";
import { I18nProvider } from "../../i18n";
import { speak } from "../../testing/stage";
import { Form } from "./form";
import { useForm } from "./use-form";

afterEach(cleanup);

/** A choice, then a field: nothing is filled in. */
function Choice() {
  const form = useForm<"term" | "amount">({
    initial: { term: "", amount: "" },
    check: ({ term }) => ({ term: term ? undefined : "account.enterPassword" }),
    send: async () => undefined,
  });
  return (
    <Form form={form} submit="Send">
      {["30", "90"].map((days) => (
        <label key={days}>
          {days}
          <input type="radio" name="term" value={days} onChange={() => form.change({ term: days })} />
        </label>
      ))}
      <input aria-label="Amount" name="amount" onChange={form.field("amount").onChange} />
    </Form>
  );
}

test("a refused choice gets the focus, as a refused field does", async () => {
  const i18n = await speak("en");
  render(
    <I18nProvider value={i18n}>
      <UiProvider value={uiSettings(i18n)}>
        <Choice />
      </UiProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "30" }));
});
