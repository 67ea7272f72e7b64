import { useVariantSelection } from "../src/product/use-variant-selection";
import { Rating } from "../src/ui/badge/badge";
import { Grid, VirtualGrid } from "../src/ui/grid/grid";
import { Stack } from "../src/ui/layout/layout";
import { PriceBreakdown } from "../src/ui/list/list";
import { ListedPrice } from "../src/ui/price/listed-price";
import { Price } from "../src/ui/price/price";
import { ProductCard, ProductPicture, VariantPicker } from "../src/ui/product/product";
import { QrCode } from "../src/ui/qr-code/qr-code";
import { PICTURE, useTeapot } from "./samples";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Prices and products" };
export default meta;

export const Prices = () => (
  <Stack gap="s">
    <Price size="l" amount="28.40" currency="USDT" />
    <Price amount="1234567.5" currency="€" />
    <Price size="s" amount="14.20" currency="USDT" />
    <Price amount="31.00" currency="USDT" tone="previous" />
    <Price amount="35.00" currency="USDT" tone="list" />
    <Price amount="0" />
    <Price size="l" amount="123456789012345.123456789012345678" currency="USDT" />
  </Stack>
);

export const ListedPrices = () => (
  <Stack gap="s">
    <span>
      <ListedPrice price="14.20" currency="USDT" />
    </span>
    <span>
      <ListedPrice price="14.20" fromPrice="9.80" currency="USDT" />
    </span>
  </Stack>
);

export function Breakdown() {
  const { freight, tax, total, amount, longWord } = useWords();
  return (
    <PriceBreakdown
      currency="USDT"
      rows={[
        { name: freight, amount: "4.00" },
        { name: tax, amount: "0.00" },
        { name: amount, amount: undefined },
        { name: longWord, amount: "123456789012345.12" },
      ]}
      total={{ name: total, amount: "32.40" }}
    />
  );
}

export function Cards() {
  const { product, longWord } = useWords();
  const cards = [
    { id: 1, title: product, image: PICTURE },
    { id: 2, title: `${product}, ${product}, ${product}`, image: PICTURE },
    { id: 3, title: longWord, image: PICTURE },
    { id: 4, title: product, image: undefined, fromPrice: "9.80" },
  ];
  return (
    <Grid>
      {cards.map(({ id, ...card }) => (
        <li key={id}>
          <ProductCard href={`#${id}`} price="14.20" currency="USDT" {...card} />
        </li>
      ))}
    </Grid>
  );
}

export const Picture = () => <ProductPicture image={PICTURE} />;

const MANY = Array.from({ length: 200 }, (_, id) => ({ id }));

/** Only what is near the screen is in the page. */
export function LongGrid() {
  const { product } = useWords();
  return (
    <div style={{ blockSize: 420, overflow: "hidden" }}>
      <VirtualGrid items={MANY}>
        {({ id }) => <ProductCard href={`#${id}`} title={`${product} ${id}`} image={PICTURE} price="14.20" />}
      </VirtualGrid>
    </div>
  );
}

export function Variants() {
  const product = useTeapot();
  return <VariantPicker product={product} variants={useVariantSelection(product)} />;
}

export const Ratings = () => (
  <Stack gap="s">
    <Rating value={5} />
    <Rating value={3.4} />
    <Rating value={0} size={24} />
  </Stack>
);

export function Code() {
  const { address } = useWords();
  return <QrCode text="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" label={address} />;
}
