"use client";
import type { Address, Input } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useState } from "react";
import { useSaveAddress } from "../account/use-save-address.js";
import { useFormDraft } from "../drafts/use-drafts.js";
import { typedName } from "../typed-name.js";
import { Button } from "../ui/button/button.js";
import { Checkbox } from "../ui/field/field.js";
import { useMarketMutation } from "../use-market-mutation.js";
import { AreaFields } from "./area-fields.js";
import { BlockForm, FormField, InvalidField, textOf } from "./block-form.js";
import { useBlockTexts } from "./use-block-texts.js";

/** Props of {@link AddressForm}. */
export interface AddressFormProps {
  /** The address to change; without it a new one is added. */
  address?: Address | undefined;
  /** Whether a new address becomes the default one unless the user says otherwise. */
  isDefault?: boolean;
  /** The address as the server has saved it. */
  onSuccess: (address: Address) => void;
  /** Closes the form. Without it there is no button for that. */
  onCancel?: (() => void) | undefined;
}

const FIELDS = ["name", "mobile", "country", "province", "city", "address", "zip", "is_default"];
const { name, mobile, address: detail, zip } = limits["addresses.save"];

/** Adds a delivery address, or changes one. */
export function AddressForm({ address, isDefault = false, onSuccess, onCancel }: AddressFormProps) {
  const { t } = useBlockTexts();
  const draft = useFormDraft<string>(`address ${address?.id ?? "new"}`, FIELDS);
  const [isChecked] = useState(() => {
    const typed = draft.read();
    return typed.name === undefined ? (address?.is_default ?? isDefault) : typed.is_default !== undefined;
  });
  const saveOnce = useSaveAddress();
  const save = useMarketMutation({
    mutationKey: ["marketplace", "addresses.save"],
    mutationFn: (input: Input<"addresses.save">) => saveOnce(input, { notify: false }),
  });
  const send = async (values: FormData): Promise<void> => {
    const country = textOf(values, "country").trim();
    // Not loaded yet, so that the browser could not ask for it.
    if (!country) throw new InvalidField("area", t.address.choose);
    const isMarked = values.has("is_default");
    // A mark that could not be read stays as it is, unless the user sets it.
    const isUnread = address !== undefined && address.is_default === undefined;
    const saved = await save.mutateAsync({
      ...(address && { id: address.id }),
      name: textOf(values, "name").trim(),
      mobile: typedName(textOf(values, "mobile")),
      country,
      province: textOf(values, "province").trim(),
      city: textOf(values, "city").trim(),
      address: textOf(values, "address").trim(),
      zip: typedName(textOf(values, "zip")),
      ...(isMarked ? { is_default: 1 } : !isUnread && { is_default: 0 }),
    });
    draft.clear();
    onSuccess(saved);
  };
  const cancel = (): void => {
    draft.clear();
    onCancel?.();
  };
  return (
    <BlockForm
      draft={draft}
      send={send}
      submit={t.address.save}
      after={
        onCancel && (
          <Button block variant="plain" onClick={cancel}>
            {t.address.cancel}
          </Button>
        )
      }
    >
      <FormField
        name="name"
        label={t.address.name}
        autoComplete="shipping name"
        dir="auto"
        defaultValue={address?.name}
        maxLength={name.maxLength}
        required
      />
      <FormField
        name="mobile"
        label={t.address.mobile}
        type="tel"
        autoComplete="shipping tel"
        dir="ltr"
        defaultValue={address?.mobile}
        maxLength={mobile.maxLength}
        required
      />
      <AreaFields initial={address ?? {}} />
      <FormField
        name="address"
        label={t.address.detail}
        hint={t.address.detailHint}
        autoComplete="shipping street-address"
        dir="auto"
        defaultValue={address?.address}
        maxLength={detail.maxLength}
        required
      />
      <FormField
        name="zip"
        label={t.address.zip}
        autoComplete="shipping postal-code"
        dir="ltr"
        defaultValue={address?.zip}
        maxLength={zip.maxLength}
      />
      <Checkbox name="is_default" defaultChecked={isChecked}>
        {t.address.makeDefault}
      </Checkbox>
    </BlockForm>
  );
}
