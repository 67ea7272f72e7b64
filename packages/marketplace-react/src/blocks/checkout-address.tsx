"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CheckoutSession } from "../checkout/use-checkout-session.js";
import { useMarketplace } from "../provider.js";
import { Button } from "../ui/button/button.js";
import { OptionList } from "../ui/field/field.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { AddressForm } from "./address-form.js";
import { AddressText } from "./address-text.js";
import { useBlockTexts } from "./use-block-texts.js";

interface CheckoutAddressProps {
  checkout: CheckoutSession;
  /** The order is on its way, so that nothing about it can change. */
  isSent: boolean;
}

/** Where the order goes: the address that was chosen or is the default one, another one, or the first one. */
export function CheckoutAddress({ checkout, isSent }: CheckoutAddressProps) {
  const { t, retry, failure } = useBlockTexts();
  const { queries } = useMarketplace();
  const { data: list, error, refetch } = useQuery(queries.addresses.list());
  const [shown, setShown] = useState<"address" | "list" | "form">("address");
  const [hasChosen, setHasChosen] = useState(false);
  const { preview, problem, addressId, isAddressGone } = checkout;
  // The preview of an order that was refused has no address, although the user has one.
  const known = preview
    ? undefined
    : list?.find(({ id, is_default }) => (addressId ? `${id}` === addressId : is_default));
  const address = checkout.address ?? known;
  const use = (id: number | string): void => {
    checkout.selectAddress(id);
    setHasChosen(true);
    setShown("address");
  };

  const isFirst = list?.length === 0;
  // What was chosen or saved shows with the next preview. Until then its form must not be there to save it again.
  const isAwaited = hasChosen && !address && checkout.isStale;
  const part = partOf();

  function partOf(): typeof shown {
    if (isSent || isAwaited) return "address";
    if (isFirst && !address) return "form";
    return !address && shown === "address" ? "list" : shown;
  }
  return (
    <Card label={t.checkout.deliverTo}>
      <Stack>
        <Stack row between>
          <Text as="h2" size="s" tone="muted">
            {address || isSent ? t.checkout.deliverTo : t.checkout.noAddress}
          </Text>
          {part === "address" && !isSent && !isAwaited && (
            <Button size="s" variant="plain" onClick={() => setShown("list")}>
              {t.checkout.change}
            </Button>
          )}
        </Stack>
        {part === "address" && address && <AddressText address={address} />}
        {isAwaited && <SkeletonList heights={[96]} />}
        {part === "list" && !list && !error && <SkeletonList heights={[64, 64]} />}
        {part === "list" && !list && error && (
          <>
            <Text role="alert" tone="danger">
              {failure(error)}
            </Text>
            <Button variant="secondary" onClick={() => void refetch()}>
              {retry}
            </Button>
          </>
        )}
        {part === "list" && list && (
          <>
            <OptionList
              label={t.checkout.chooseAddress}
              name="address"
              options={list.map((row) => ({
                id: `${row.id}`,
                label: <bdi>{row.name}</bdi>,
                detail: <bdi>{[row.address, row.city, row.country].filter(Boolean).join(", ")}</bdi>,
              }))}
              value={address && `${address.id}`}
              onChange={use}
            />
            <Button variant="secondary" onClick={() => setShown("form")}>
              {t.checkout.addAddress}
            </Button>
          </>
        )}
        {part === "form" && (
          <AddressForm
            isDefault={isFirst}
            onSuccess={({ id }) => use(id)}
            onCancel={isFirst ? undefined : () => setShown("list")}
          />
        )}
        {isAddressGone && (
          <Text role="alert" tone="danger">
            {t.checkout.addressGone}
          </Text>
        )}
        {problem?.error === "area_not_open" && (
          <Text role="alert" tone="danger">
            {t.checkout.notOpen}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
