"use client";
import { useQuery } from "@tanstack/react-query";
import type { Address } from "marketplace-sdk";
import { useState } from "react";
import { useFormDraft } from "../drafts/use-drafts.js";
import { useMarketplace } from "../provider.js";
import { Badge } from "../ui/badge/badge.js";
import { Button } from "../ui/button/button.js";
import { Card, Stack, Text } from "../ui/layout/layout.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { cloudDrawing, EmptyState } from "../ui/placeholder/placeholder.js";
import { ConfirmSheet } from "../ui/sheet/sheet.js";
import { useMarketMutation } from "../use-market-mutation.js";
import { AddressForm } from "./address-form.js";
import { AddressText } from "./address-text.js";
import { fill, useBlockTexts } from "./use-block-texts.js";

const NEW = "new";

/** The signed-in user's delivery addresses: add one, change one, choose the default one, remove one. */
export function AddressBook() {
  const { t, retry, failure } = useBlockTexts();
  const { queries } = useMarketplace();
  const { data: list, error, refetch } = useQuery(queries.addresses.list());
  // The open form comes back after a reload or a sign-in, with what was typed.
  const draft = useFormDraft("address book", ["open"]);
  const [open, setOpen] = useState(draft.read().open);
  const edit = (id: string | undefined): void => {
    draft.write({ open: id });
    setOpen(id);
  };
  const close = (): void => edit(undefined);
  if (!list) {
    if (!error) return <SkeletonList />;
    return (
      <EmptyState
        art={cloudDrawing}
        title={failure(error) ?? ""}
        action={<Button onClick={() => void refetch()}>{retry}</Button>}
      />
    );
  }
  const isEmpty = list.length === 0;
  return (
    <Stack>
      {isEmpty && open !== NEW && <EmptyState title={t.address.emptyTitle} text={t.address.emptyText} />}
      {list.map((address) => (
        <Card key={address.id} label={address.name}>
          {open === `${address.id}` ? (
            <AddressForm address={address} onSuccess={close} onCancel={close} />
          ) : (
            <Entry address={address} onEdit={() => edit(`${address.id}`)} />
          )}
        </Card>
      ))}
      {open === NEW ? (
        <Card label={t.address.add}>
          <AddressForm isDefault={isEmpty} onSuccess={close} onCancel={close} />
        </Card>
      ) : (
        <Button block variant={isEmpty ? "primary" : "secondary"} onClick={() => edit(NEW)}>
          {t.address.add}
        </Button>
      )}
    </Stack>
  );
}

/** An address with its buttons. */
function Entry({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t, failure } = useBlockTexts();
  const { mutations } = useMarketplace();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMarketMutation(mutations.addresses.delete({ notify: false }), {
    onSuccess: () => setIsAsking(false),
  });
  const { id, name, is_default } = address;
  return (
    <Stack gap="s">
      {is_default && (
        <Text>
          <Badge>{t.address.isDefault}</Badge>
        </Text>
      )}
      <AddressText address={address} />
      <Stack row gap="s">
        <Button variant="secondary" size="s" aria-label={`${t.address.edit}: ${name}`} onClick={onEdit}>
          {t.address.edit}
        </Button>
        <Button
          variant="plain"
          size="s"
          aria-label={`${t.address.remove}: ${name}`}
          onClick={() => setIsAsking(true)}
        >
          {t.address.remove}
        </Button>
      </Stack>
      <ConfirmSheet
        open={isAsking}
        title={fill(t.address.removeTitle, { name })}
        confirmLabel={t.address.remove}
        cancelLabel={t.address.cancel}
        danger
        busy={remove.isPending}
        error={failure(remove.error)}
        onConfirm={() => remove.mutate({ id })}
        onClose={() => setIsAsking(false)}
      >
        <AddressText address={address} />
      </ConfirmSheet>
    </Stack>
  );
}
