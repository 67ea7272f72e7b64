// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { englishUi, renderWith } from "../../test/render";
import { Rating } from "./badge/badge";
import { Button } from "./button/button";
import { Field } from "./field/field";
import { Price } from "./price/price";
import { Stepper } from "./stepper/stepper";
import { UiProvider } from "./ui-provider";

test("a busy button keeps the focus, says so and ignores clicks", () => {
  const onClick = vi.fn();
  renderWith(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Pay" });
  fireEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(button.hasAttribute("disabled")).toBe(false);
});

test("a field is linked to its error and its hint", () => {
  renderWith(<Field label="E-mail" error="Enter an e-mail" hint="We send a code" />);
  const input = screen.getByLabelText("E-mail");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Enter an e-mail",
    "We send a code",
  ]);
});

test("a password can be shown and hidden", () => {
  renderWith(<Field label="Password" type="password" defaultValue="secret" />);
  const input = screen.getByLabelText("Password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(input.getAttribute("type")).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(input.getAttribute("type")).toBe("password");
});

function Quantity({ max, step = 1 }: { max: number; step?: number }) {
  const [value, setValue] = useState(step);
  return (
    <>
      <Stepper value={value} onChange={setValue} max={max} step={step} />
      <output aria-label="Chosen">{value}</output>
    </>
  );
}

const typeInto = (input: HTMLElement, value: string): void => {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
};

test("a stepper says so when more was typed than there is", () => {
  renderWith(
    <Stepper value={1} max={152} onChange={() => undefined} overMax={(max) => `Only ${max} in stock`} />,
  );
  const input = screen.getByRole("textbox", { name: "Quantity" });
  expect(screen.getByRole("status").textContent).toBe("");
  typeInto(input, "99999");
  expect(screen.getByRole("status").textContent).toBe("Only 152 in stock");
  typeInto(input, "12");
  expect(screen.getByRole("status").textContent).toBe("");
});

test("more than there is becomes the whole packs that there are, which is said", () => {
  const onChange = vi.fn();
  renderWith(
    <Stepper
      value={0}
      min={0}
      max={983}
      step={6}
      onChange={onChange}
      overMax={(max) => `Only ${max} in stock`}
    />,
  );
  typeInto(screen.getByRole("textbox"), "99999");
  expect(onChange).toHaveBeenLastCalledWith(978);
  expect(screen.getByRole("status").textContent).toBe("Only 983 in stock");
});

test("a stepper never changes a typed quantity without a word, and its own bounds are no stock", () => {
  const onChange = vi.fn();
  renderWith(<Stepper value={2} onChange={onChange} />);
  const input = screen.getByRole("textbox");
  typeInto(input, "99999");
  expect(onChange).toHaveBeenLastCalledWith(9999);
  expect(screen.getByRole("status").textContent).toBe("At most 9,999");
  typeInto(input, "0");
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(screen.getByRole("status").textContent).toBe("At least 1");
});

test.each([
  ["1,000", "en", 1000],
  ["1 000", "en", 1000],
  ["1.000", "de", 1000],
  ["100 pcs", "en", 100],
  ["１２", "en", 12],
  ["٢٤", "ar", 24],
])("a stepper reads %s in %s as %i", (typed, language, quantity) => {
  const onChange = vi.fn();
  renderWith(
    <UiProvider value={{ ...englishUi, language }}>
      <Stepper value={2} onChange={onChange} />
    </UiProvider>,
  );
  typeInto(screen.getByRole("textbox"), typed);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(quantity);
});

test.each(["1.000", "1e3", "12.5", "many"])("a stepper keeps and marks %s, which it can't read", (typed) => {
  const onChange = vi.fn();
  renderWith(<Stepper value={2} onChange={onChange} />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  typeInto(input, typed);
  expect(onChange).not.toHaveBeenCalled();
  expect(input.value).toBe(typed);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const sentence = document.getElementById(input.getAttribute("aria-describedby") ?? "");
  expect(sentence?.textContent).toBe("Enter a whole number. The quantity is still 2.");
  typeInto(input, "2");
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  typeInto(input, typed);
  typeInto(input, "3");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(input.hasAttribute("aria-invalid")).toBe(false);
  expect(sentence?.textContent).toBe("");
});

test("an emptied stepper shows its quantity again", () => {
  renderWith(<Stepper value={2} onChange={() => undefined} />);
  const input = screen.getByRole<HTMLInputElement>("textbox");
  typeInto(input, " ");
  expect(input.value).toBe("2");
});

test("a stepper steps within its bounds and reads digits of any script", () => {
  renderWith(<Quantity max={12} />);
  const input = screen.getByRole("textbox", { name: "Quantity" });
  const value = () => screen.getByRole("status", { name: "Chosen" }).textContent;
  expect(screen.getByRole("button", { name: "Decrease quantity" }).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Increase quantity" }));
  expect(value()).toBe("2");
  fireEvent.change(input, { target: { value: "١١" } });
  fireEvent.blur(input);
  expect(value()).toBe("11");
  fireEvent.change(input, { target: { value: "99" } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(value()).toBe("12");
});

test.each([
  ["of most browsers", { key: "Enter", isComposing: true }],
  ["of Safari, after the composition", { key: "Enter", keyCode: 229 }],
])(
  "Enter that confirms what an input method composes, %s, leaves the stepper's text alone",
  (_whose, key) => {
    const onChange = vi.fn();
    renderWith(<Stepper value={2} onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>("textbox");
    fireEvent.change(input, { target: { value: "２４" } });
    fireEvent.keyDown(input, key);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe("２４");
    fireEvent.keyDown(input, { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(24);
  },
);

test("a stepper of packs steps to whole ones, and leaves what was typed", () => {
  renderWith(<Quantity max={99} step={6} />);
  const input = screen.getByRole("textbox", { name: "Quantity" });
  const value = () => screen.getByRole("status", { name: "Chosen" }).textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Increase quantity");
  expect(value()).toBe("12");
  fireEvent.change(input, { target: { value: "14" } });
  fireEvent.blur(input);
  expect(value()).toBe("14");
  press("Decrease quantity");
  expect(value()).toBe("12");
  press("Decrease quantity");
  expect(value()).toBe("6");
});

test.each([undefined, "", "1,234.50", "null"])(
  "an amount that is not known, %j, is a dash and never 0",
  (amount) => {
    const { container } = renderWith(<Price amount={amount} currency="USDT" />);
    expect(container.textContent).toBe("–");
  },
);

test("a crossed-out price says what it is", () => {
  const { container } = renderWith(<Price amount="12.50" currency="USDT" tone="previous" />);
  expect(container.querySelector("s")?.textContent).toMatch(/^Previous price 12\.50\sUSDT$/);
});

test("stars are one picture with a sentence", () => {
  renderWith(<Rating value={4} />);
  expect(screen.getByRole("img", { name: "4 out of 5 stars" })).toBeTruthy();
});
