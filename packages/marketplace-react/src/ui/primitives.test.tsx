// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { renderWith } from "../../test/render";
import { Rating } from "./badge/badge";
import { Button } from "./button/button";
import { Field } from "./field/field";
import { Price } from "./price/price";
import { Stepper } from "./stepper/stepper";

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
      <output>{value}</output>
    </>
  );
}

test("a stepper says so when more was typed than there is", () => {
  renderWith(
    <Stepper value={1} max={152} onChange={() => undefined} overMax={(max) => `Only ${max} in stock`} />,
  );
  const input = screen.getByRole("textbox", { name: "Quantity" });
  expect(screen.getByRole("status").textContent).toBe("");
  fireEvent.change(input, { target: { value: "99999" } });
  fireEvent.blur(input);
  expect(screen.getByRole("status").textContent).toBe("Only 152 in stock");
  fireEvent.change(input, { target: { value: "12" } });
  fireEvent.blur(input);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a stepper steps within its bounds and reads digits of any script", () => {
  renderWith(<Quantity max={12} />);
  const input = screen.getByRole("textbox", { name: "Quantity" });
  const value = () => screen.getByRole("status").textContent;
  expect(screen.getByRole("button", { name: "Decrease" }).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Increase" }));
  expect(value()).toBe("2");
  fireEvent.change(input, { target: { value: "١١" } });
  fireEvent.blur(input);
  expect(value()).toBe("11");
  fireEvent.change(input, { target: { value: "99" } });
  fireEvent.keyDown(input, { key: "Enter" });
  expect(value()).toBe("12");
  fireEvent.change(input, { target: { value: "many" } });
  fireEvent.blur(input);
  expect(value()).toBe("12");
});

test("a stepper of packs steps to whole ones, and leaves what was typed", () => {
  renderWith(<Quantity max={99} step={6} />);
  const input = screen.getByRole("textbox", { name: "Quantity" });
  const value = () => screen.getByRole("status").textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
  press("Increase");
  expect(value()).toBe("12");
  fireEvent.change(input, { target: { value: "14" } });
  fireEvent.blur(input);
  expect(value()).toBe("14");
  press("Decrease");
  expect(value()).toBe("12");
  press("Decrease");
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
  expect(screen.getByRole("img", { name: "4 of 5 stars" })).toBeTruthy();
});
