// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Field, UiProvider } from "marketplace-react/ui";
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

interface Rows {
  rows: readonly { price: string }[];
}

/** Two rows, of which the second is sent without a price. */
function Table({ onSend }: { onSend: (values: Rows) => void }) {
  const form = useForm<string, Rows>({
    initial: { rows: [{ price: "1" }, { price: "" }] },
    check: ({ rows }) => ({ "rows.1.price": rows[1]?.price ? undefined : "account.enterPassword" }),
    send: async (values) => onSend(values),
  });
  return (
    <Form form={form} submit="Send">
      <Field {...form.field("rows.0.price")} label="Price 1" />
      <Field {...form.field("rows.1.price")} label="Price 2" />
    </Form>
  );
}

test("a field of a list is refused, put right and sent at its place", async () => {
  const i18n = await speak("en");
  const sent: Rows[] = [];
  render(
    <I18nProvider value={i18n}>
      <UiProvider value={uiSettings(i18n)}>
        <Table onSend={(values) => sent.push(values)} />
      </UiProvider>
    </I18nProvider>,
  );
  const field = screen.getByLabelText("Price 2");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: "2" } });
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent).toEqual([{ rows: [{ price: "1" }, { price: "2" }] }]));
});
