import type { Address } from "marketplace-sdk";
import { Stack, Text } from "../ui/layout/layout.js";

interface AddressTextProps {
  /** An address of the user, or an order's copy of it, which has no id. */
  address: Pick<Address, "name" | "mobile" | "country" | "address"> &
    Partial<Pick<Address, "province" | "city" | "zip">>;
}

/** A delivery address as on a label. */
export function AddressText({
  address: { name, mobile, address, city, province, country, zip },
}: AddressTextProps) {
  const area = [city, province, country].filter(Boolean).join(", ");
  return (
    <Stack gap="s">
      <Text dir="auto">{name}</Text>
      <Text size="s" tone="muted">
        <bdi dir="ltr">{mobile}</bdi>
      </Text>
      <Text size="s" dir="auto">
        {address}
      </Text>
      <Text size="s" dir="auto">
        {[area, zip].filter(Boolean).join(" · ")}
      </Text>
    </Stack>
  );
}
