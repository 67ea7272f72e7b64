// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { createFactory } from "marketplace-sdk/testing";
import { expect, test, vi } from "vitest";
import { englishUi, renderWith } from "../../test/render";
import { labels } from "../labels/en";
import { toProductView } from "../product/product-view";
import { useVariantSelection } from "../product/use-variant-selection";
import { createUiSettings } from "./create-ui-settings";
import { Card, Page, Stack, Text } from "./layout/layout";
import { PriceBreakdown } from "./list/list";
import { ProgressBar } from "./loading/loading";
import { ProductCard, VariantPicker } from "./product/product";
import { ConfirmSheet } from "./sheet/sheet";
import { Timeline } from "./timeline/timeline";

test("layout keeps the meaning of its elements", () => {
  renderWith(
    <Page>
      <Text as="h1" size="xl">
        Orders
      </Text>
      <Card label="Total">
        <Stack as="ul">
          <li>One</li>
        </Stack>
      </Card>
      <Text role="alert">Failed</Text>
    </Page>,
  );
  expect(screen.getByRole("main").contains(screen.getByRole("heading", { name: "Orders" }))).toBe(true);
  expect(screen.getByRole("region", { name: "Total" }).contains(screen.getByRole("list"))).toBe(true);
  expect(screen.getByRole("alert").textContent).toBe("Failed");
});

test("a timeline says which step is the current one", () => {
  renderWith(
    <Timeline
      label="Progress"
      steps={[
        { name: "Paid", state: "done", detail: "Monday" },
        { name: "Shipping", state: "current" },
        { name: "Delivery", state: "upcoming" },
      ]}
    />,
  );
  const steps = screen.getAllByRole("listitem");
  expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(screen.getByRole("list", { name: "Progress" }).textContent).toBe("PaidMondayShippingDelivery");
});

test("a product in a list is one link", () => {
  renderWith(<ProductCard href="#/product/7" image="/7.webp" title="Teapot" price="12.50" currency="EUR" />);
  const link = screen.getByRole("link", { name: /Teapot/ });
  expect(link.getAttribute("href")).toBe("#/product/7");
  expect(link.textContent).toContain("12.50");
});

test("where prices differ a product shows the lowest", () => {
  renderWith(
    <ProductCard href="#/product/7" image={undefined} title="Teapot" price="12.50" fromPrice="9.80" />,
  );
  const { textContent } = screen.getByRole("link", { name: /Teapot/ });
  expect(textContent).toContain("From 9.80");
  expect(textContent).not.toContain("12.50");
});

test("a variant that is sold out can't be selected", () => {
  const product = toProductView({
    ...createFactory()("ProductDetail"),
    specs: [{ name: "Color", items: ["Sage", "Cream"] }],
    skus: [
      { id: 1, spec: ["Sage"], price: "6.00", stock: 3 },
      { id: 2, spec: ["Cream"], price: "6.00", stock: 0 },
    ],
  });
  const Picker = () => <VariantPicker product={product} variants={useVariantSelection(product)} />;
  renderWith(<Picker />);
  expect(screen.getByRole("group", { name: "Color" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Cream" }).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Sage" }));
  expect(screen.getByRole("button", { name: "Sage" }).getAttribute("aria-pressed")).toBe("true");
});

test("progress is a share, or unknown", () => {
  renderWith(
    <>
      <ProgressBar label="Upload" value={0.25} />
      <ProgressBar label="Unknown" value={undefined} />
    </>,
  );
  expect(screen.getByRole("progressbar", { name: "Upload" }).getAttribute("value")).toBe("0.25");
  expect(screen.getByRole("progressbar", { name: "Unknown" }).hasAttribute("value")).toBe(false);
});

test("a confirmation stays open with its error until the caller closes it", () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()];
  renderWith(
    <ConfirmSheet
      open
      title="Cancel the order?"
      confirmLabel="Cancel it"
      cancelLabel="Keep it"
      error="Already shipped"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      The money goes back.
    </ConfirmSheet>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Cancel it" }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole("alert").textContent).toBe("Already shipped");
  fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  ["en", "1234567.50", "EUR", "1,234,567.50", false],
  ["en", "7.5", "€", "7.5", true],
  ["de", "7.5", "€", "7,5", false],
  ["de", "1234567.50", "EUR", "1.234.567,50", false],
  ["en", "-0.10", "USDT", "-0.10", false],
  [
    "en",
    "12345678901234567890.123456789012345678",
    "ETH",
    "12,345,678,901,234,567,890.123456789012345678",
    false,
  ],
  ["ar-EG", "12.50", "EUR", "١٢٫٥٠", false],
])("in %s %s %s is %s, exactly", (language, amount, currency, text, currencyFirst) => {
  const { formatPrice } = createUiSettings({ language, labels });
  expect(formatPrice(amount, currency)).toEqual({ amount: text, currency, currencyFirst });
});

test("the test's words are those of the English labels", () => {
  expect(Object.keys(labels)).toEqual(Object.keys(englishUi.labels));
});

test("what is taken off has a minus, not a hyphen", () => {
  renderWith(<PriceBreakdown currency="EUR" rows={[{ name: "Commission", amount: "-3.10" }]} />);
  expect(screen.getByRole("definition").textContent).toMatch(/^−.*3\.10/);
});
