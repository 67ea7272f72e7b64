// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Field } from "marketplace-react/ui";
import { MarketplaceError } from "marketplace-sdk";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { openShop, Surroundings, speak } from "../../testing/stage";
import type { Services } from "../services";
import { Form } from "./form";
import { textAt, withText } from "./form-values";
import { UNREAD } from "./stored-text";
import { useForm } from "./use-form";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Shows a form of a user who is signed in. */
async function show(form: ReactNode): Promise<Services> {
  const [services, i18n] = [openShop(), await speak("en")];
  render(
    <Surroundings services={services} i18n={i18n}>
      {form}
    </Surroundings>,
  );
  return services;
}

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
  await show(<Choice />);
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

test("a stored value that can't be read is marked from the start, and sent once it is typed or removed", async () => {
  const sent: Rows[] = [];
  function Stored() {
    const form = useForm<string, Rows>({
      initial: { rows: [{ price: UNREAD }, { price: UNREAD }] },
      check: ({ rows }) => ({
        "rows.0.price": /^\d*$/.test(rows[0]?.price ?? "") ? undefined : "requests.priceRule",
        "rows.1.price": /^\d*$/.test(rows[1]?.price ?? "") ? undefined : "requests.priceRule",
      }),
      send: async (values) => void sent.push(values),
    });
    return (
      <Form form={form} submit="Send">
        <Field {...form.field("rows.0.price")} label="Price 1" />
        <Field {...form.field("rows.1.price")} label="Price 2" />
      </Form>
    );
  }
  await show(<Stored />);
  const { t } = await speak("en");
  const fields = ["Price 1", "Price 2"].map((name) => screen.getByLabelText<HTMLInputElement>(name));
  expect(fields.map((field) => [field.getAttribute("aria-invalid"), field.value])).toEqual([
    ["true", "?"],
    ["true", "?"],
  ]);
  expect(screen.getAllByText(t("requests.unread"))).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([]);
  for (const [at, value] of ["7", ""].entries())
    fireEvent.change(fields[at] as HTMLElement, { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent).toEqual([{ rows: [{ price: "7" }, { price: "" }] }]));
});

test("a field of a list is refused, put right and sent at its place", async () => {
  const sent: Rows[] = [];
  await show(<Table onSend={(values) => sent.push(values)} />);
  const field = screen.getByLabelText("Price 2");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: "2" } });
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent).toEqual([{ rows: [{ price: "1" }, { price: "2" }] }]));
});

test("nothing is sent for an account that another tab has just signed in", async () => {
  const sent: unknown[] = [];
  function Name() {
    const form = useForm<"name">({
      initial: { name: "Mira" },
      check: () => ({}),
      send: async (values) => void sent.push(values),
    });
    return (
      <Form form={form} submit="Send">
        <Field {...form.field("name")} label="Name" />
      </Form>
    );
  }
  const { toasts } = await show(<Name />);
  const say = vi.spyOn(toasts, "show");
  localStorage.setItem("access_key", "of another");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Send" })));
  expect(sent).toEqual([]);
  expect(say).toHaveBeenCalledWith("Your account changed in another tab, so nothing was sent.", {
    tone: "danger",
  });
});

describe("values that arrive without an event, as from some password managers", () => {
  function SignIn({ onSend, account = "" }: { onSend: (values: object) => void; account?: string }) {
    const form = useForm<"account" | "password" | "code">({
      initial: { account, password: "", code: "" },
      check: ({ password }) => ({ password: password ? undefined : "account.enterPassword" }),
      send: async (values) => onSend(values),
    });
    return (
      <Form form={form} submit="Send">
        <Field {...form.field("account")} label="Account" />
        <Field {...form.field("password")} label="Password" type="password" />
        <Field {...form.field("code")} label="Code" />
        <button type="button" onClick={() => form.accepts("password") && onSend(form.values)}>
          Look
        </button>
      </Form>
    );
  }
  /** Fills in a field as a script does that React does not notice. */
  const fill = (label: string, value: string): void => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(screen.getByLabelText(label), value);
  };

  test.each(["", "of a draft"])("are sent, and stay in their fields (before: %j)", async (account) => {
    const sent: object[] = [];
    await show(<SignIn account={account} onSend={(values) => sent.push(values)} />);
    fill("Account", "mira");
    fill("Password", "secret");
    fireEvent.submit(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(sent).toEqual([{ account: "mira", password: "secret", code: "" }]));
    expect(screen.getByLabelText<HTMLInputElement>("Account").value).toBe("mira");
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("secret");
  });

  test("are not lost when another field is typed in", async () => {
    const sent: object[] = [];
    await show(<SignIn onSend={(values) => sent.push(values)} />);
    fill("Account", "mira");
    fill("Password", "secret");
    fireEvent.change(screen.getByLabelText("Code"), { target: { value: "1" } });
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("secret");
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(sent).toEqual([{ account: "mira", password: "secret", code: "1" }]));
  });

  test("are known to every button of the form", async () => {
    const sent: object[] = [];
    await show(<SignIn onSend={(values) => sent.push(values)} />);
    fill("Password", "secret");
    const look = screen.getByRole("button", { name: "Look" });
    fireEvent.pointerDown(look);
    fireEvent.click(look);
    expect(sent).toEqual([{ account: "", password: "secret", code: "" }]);
  });
});

const values = { title: "Cup", rows: [{ price: "1" }, { price: "2" }] };

test("a text is found by its place, and undefined where there is none", () => {
  expect(textAt(values, "title")).toBe("Cup");
  expect(textAt(values, "rows.1.price")).toBe("2");
  for (const none of ["rows", "rows.2.price", "rows.0.stock", "other", "title.0.x"])
    expect(textAt(values, none)).toBeUndefined();
  expect(textAt(null, "title")).toBeUndefined();
});

test("another text at one place leaves the rest, and the values it came from", () => {
  expect(withText(values, "rows.1.price", "3")).toEqual({
    title: "Cup",
    rows: [{ price: "1" }, { price: "3" }],
  });
  expect(withText(values, "title", "Mug")).toEqual({ ...values, title: "Mug" });
  expect(values.rows[1]).toEqual({ price: "2" });
});

test("a name with dots may be that of a field", () => {
  const flat = { "comments.0.star": "", "comments.0.content": "" };
  const written = withText(flat, "comments.0.content", "Soft");
  expect(written).toEqual({ ...flat, "comments.0.content": "Soft" });
  expect(textAt(written, "comments.0.content")).toBe("Soft");
});

test("what one user's call came to is not shown to another, who sees the form by then", async () => {
  let fail: (error: unknown) => void = () => undefined;
  const sent = new Promise<void>((_resolve, reject) => {
    fail = reject;
  });
  function Waiting() {
    const form = useForm<"name">({ initial: { name: "" }, check: () => ({}), send: () => sent });
    return (
      <Form form={form} submit="Send">
        <Field {...form.field("name")} label="Name" />
      </Form>
    );
  }
  const services = await show(<Waiting />);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await act(() => services.session.save({ id: 9, token: "of another" }));
  const answered = { kind: "aborted", operation: "account.update", attempts: 1 } as const;
  await act(async () => fail(new MarketplaceError("answered too late", answered)));
  expect(screen.getByRole("alert").textContent).toBe("");
});
