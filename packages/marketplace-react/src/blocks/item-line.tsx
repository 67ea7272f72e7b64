import { Stack, Text } from "../ui/layout/layout.js";
import { Price } from "../ui/price/price.js";

interface ItemLineProps {
  item: { num: number; title: string; spec?: string | undefined; amount: string | undefined };
  currency: string | undefined;
}

/** What was ordered of a product, and what it costs; a dash where that is not known. */
export function ItemLine({ item: { num, title, spec, amount }, currency }: ItemLineProps) {
  return (
    <Stack row between gap="s">
      <Text size="s" dir="auto">{`${num} × ${[title, spec].filter(Boolean).join(" · ")}`}</Text>
      <Price amount={amount} currency={currency} size="s" tone="text" />
    </Stack>
  );
}
