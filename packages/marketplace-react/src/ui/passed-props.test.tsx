// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { type ReactElement, type Ref, version } from "react";
import { expect, test } from "vitest";
import { englishUi } from "../../test/render";
import { Badge, Rating } from "./badge/badge";
import { Button, ButtonLink, IconButton, IconLink } from "./button/button";
import { Checkbox, Field, OptionList, SelectField, TextArea } from "./field/field";
import { Grid } from "./grid/grid";
import { chevronIcon, Icon } from "./icon/icon";
import { Card, Page, Stack, Text } from "./layout/layout";
import { Copyable, DescriptionList, NavCopy, NavLink, NavList, PriceBreakdown } from "./list/list";
import { ProgressBar, SkeletonList } from "./loading/loading";
import { EmptyState, Skeleton } from "./placeholder/placeholder";
import { ListedPrice } from "./price/listed-price";
import { Price } from "./price/price";
import { ProductCard, ProductPicture } from "./product/product";
import { QrCode } from "./qr-code/qr-code";
import { ScrollRow } from "./scroll-row/scroll-row";
import { Sheet } from "./sheet/sheet";
import { Stepper } from "./stepper/stepper";
import { Chips, Tabs } from "./tabs/tabs";
import { Timeline } from "./timeline/timeline";
import { UiProvider } from "./ui-provider";

/** What anybody may want on any of them. */
interface Passed {
  className: string;
  style: { order: number };
  "data-testid": string;
  ref: Ref<never>;
}

const nothing = () => undefined;
const items = [{ id: "a", label: "A", href: "/a" }];
const primitives: Record<string, (passed: Passed) => ReactElement> = {
  Badge: (passed) => <Badge {...passed}>new</Badge>,
  Rating: (passed) => <Rating {...passed} value={4} />,
  Button: (passed) => <Button {...passed}>Buy</Button>,
  ButtonLink: (passed) => (
    <ButtonLink {...passed} href="/">
      Home
    </ButtonLink>
  ),
  IconButton: (passed) => <IconButton {...passed} icon={chevronIcon} label="Next" />,
  IconLink: (passed) => <IconLink {...passed} icon={chevronIcon} label="Next" href="/" />,
  OptionList: (passed) => (
    <OptionList {...passed} label="Pay" name="pay" options={[]} value={undefined} onChange={nothing} />
  ),
  Grid: (passed) => <Grid {...passed} />,
  Icon: (passed) => <Icon {...passed} of={chevronIcon} />,
  Card: (passed) => <Card {...passed}>Teapot</Card>,
  "Card with a label": (passed) => (
    <Card {...passed} label="Teapot">
      Teapot
    </Card>
  ),
  Page: (passed) => <Page {...passed}>Teapot</Page>,
  Stack: (passed) => <Stack {...passed}>Teapot</Stack>,
  Text: (passed) => <Text {...passed}>Teapot</Text>,
  Copyable: (passed) => <Copyable {...passed} text="T1" label="Address" />,
  DescriptionList: (passed) => <DescriptionList {...passed} />,
  NavCopy: (passed) => <NavCopy {...passed} icon={chevronIcon} label="Code" value="1" />,
  NavLink: (passed) => <NavLink {...passed} icon={chevronIcon} label="Orders" href="/orders" />,
  NavList: (passed) => <NavList {...passed}>{null}</NavList>,
  PriceBreakdown: (passed) => <PriceBreakdown {...passed} rows={[]} currency="EUR" />,
  ProgressBar: (passed) => <ProgressBar {...passed} label="Sending" value={0.5} />,
  SkeletonList: (passed) => <SkeletonList {...passed} />,
  EmptyState: (passed) => <EmptyState {...passed} title="Nothing" />,
  Skeleton: (passed) => <Skeleton {...passed} />,
  Price: (passed) => <Price {...passed} amount="1.00" />,
  ListedPrice: (passed) => <ListedPrice {...passed} price="1.00" fromPrice="0.90" />,
  ProductCard: (passed) => <ProductCard {...passed} href="/1" title="Teapot" image="/1.jpg" price="1.00" />,
  ProductPicture: (passed) => <ProductPicture {...passed} image="/1.jpg" />,
  QrCode: (passed) => <QrCode {...passed} text="T1" label="Address" />,
  ScrollRow: (passed) => (
    <ScrollRow {...passed} label="Row">
      {null}
    </ScrollRow>
  ),
  Sheet: (passed) => (
    <Sheet {...passed} open={false} onClose={nothing} title="Sheet">
      {null}
    </Sheet>
  ),
  Stepper: (passed) => <Stepper {...passed} value={1} onChange={nothing} />,
  Chips: (passed) => <Chips {...passed} label="Chips" items={items} value="a" onChange={nothing} />,
  Tabs: (passed) => <Tabs {...passed} label="Tabs" items={items} current="a" />,
  Timeline: (passed) => <Timeline {...passed} label="Steps" steps={[]} />,
};

test.each(Object.entries(primitives))("%s passes on class, style, attributes and ref", (_name, draw) => {
  let element: Element | null = null;
  const ref = (found: Element | null): void => {
    element = found;
  };
  const passed = { className: "mine", style: { order: 3 }, "data-testid": "it", ref };
  const { getByTestId } = render(<UiProvider value={englishUi}>{draw(passed)}</UiProvider>);
  const found = getByTestId("it");
  expect(element).toBe(found);
  expect(found.classList).toContain("mine");
  expect(found.style.order).toBe("3");
  // Its own class stays.
  expect(found.classList.length, version).toBeGreaterThan(1);
});

test.each([
  ["Field", (passed: Passed) => <Field {...passed} label="Name" />],
  ["SelectField", (passed: Passed) => <SelectField {...passed} label="Name" />],
  ["TextArea", (passed: Passed) => <TextArea {...passed} label="Name" />],
  ["Checkbox", (passed: Passed) => <Checkbox {...passed}>Name</Checkbox>],
])("%s is styled as a whole, and gives attributes and ref to its control", (_name, draw) => {
  let element: Element | null = null;
  const ref = (found: Element | null): void => {
    element = found;
  };
  const passed = { className: "mine", style: { order: 3 }, "data-testid": "it", ref };
  const { getByLabelText, container } = render(<UiProvider value={englishUi}>{draw(passed)}</UiProvider>);
  const control = getByLabelText("Name");
  expect(element).toBe(control);
  expect(control.getAttribute("data-testid")).toBe("it");
  const whole = container.querySelector<HTMLElement>(".mine");
  expect(whole?.contains(control)).toBe(true);
  expect(whole).not.toBe(control);
  expect(whole?.style.order).toBe("3");
});
