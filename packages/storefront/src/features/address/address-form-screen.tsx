import type { Address } from "marketplace-sdk";
import { useState } from "react";
import { useSearch } from "wouter";
import { createDraft } from "../../app/draft";
import { useBack, useShop } from "../../app/market";
import { useOwnLocation } from "../../app/own-location";
import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { ButtonLink } from "../../ui/button";
import { Checkbox } from "../../ui/checkbox";
import { EmptyState } from "../../ui/empty-state";
import { ErrorState } from "../../ui/error-state";
import { Field } from "../../ui/field";
import { Form } from "../../ui/form";
import { TopBar } from "../../ui/top-bar";
import { useForm } from "../../ui/use-form";
import { Waiting } from "../../ui/waiting";
import {
  ADDRESS_FIELDS,
  type AddressField,
  addressInput,
  addressValues,
  checkAddress,
  LONGEST,
} from "./address-form";
import { findAddress, isDefault } from "./address-list";
import styles from "./address-screen.module.css";
import { AreaField } from "./area-field";
import { useAddressChanges, useAddresses } from "./queries";

/** Adding an address, or changing the one that `?id=` names (docs/product.md, "Addresses"). */
export function AddressFormScreen() {
  const { t } = useI18n();
  const id = new URLSearchParams(useSearch()).get("id") ?? undefined;
  const { data, error, refetch } = useAddresses();
  const address = findAddress(data ?? [], id);
  const back = useBack(paths.address());
  return (
    <div className={styles.page}>
      <TopBar title={id === undefined ? t("address.add") : t("address.edit")} onBack={back} />
      {!data && !error && <Waiting heights={[420]} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && id !== undefined && !address && (
        <EmptyState
          title={t("address.gone")}
          text={t("address.goneText")}
          action={<ButtonLink to={paths.address()}>{t("address.toList")}</ButtonLink>}
        />
      )}
      {data && (id === undefined || address) && (
        <AddressForm key={id} address={address} isFirst={data.length === 0} />
      )}
    </div>
  );
}

/** Props of {@link AddressForm}. */
interface AddressFormProps {
  /** The one to change; undefined adds one. */
  address: Address | undefined;
  /** The first address is the default one unless the buyer says otherwise. */
  isFirst: boolean;
}

function AddressForm({ address, isFirst }: AddressFormProps) {
  const { t } = useI18n();
  const { toasts } = useShop();
  const location = useOwnLocation();
  const changes = useAddressChanges();
  const [draft] = useState(() =>
    createDraft<AddressField>(`address-${address?.id ?? "new"}`, ADDRESS_FIELDS),
  );
  const form = useForm<AddressField>({
    initial: { ...addressValues(address, address ? isDefault(address) : isFirst), ...draft.read() },
    check: checkAddress,
    onChange: draft.write,
    onFailure: toasts.dismiss,
    async send(values) {
      await changes.save(addressInput(values, address?.id));
      draft.clear();
      toasts.show(t("address.saved"));
      location.back(paths.address());
    },
  });
  return (
    <Form form={form} submit={t("address.save")}>
      <Field
        {...form.field("name")}
        label={t("address.name")}
        autoComplete="shipping name"
        enterKeyHint="next"
        dir="auto"
        maxLength={LONGEST.name}
      />
      <Field
        {...form.field("mobile")}
        label={t("address.mobile")}
        type="tel"
        autoComplete="shipping tel"
        enterKeyHint="next"
        dir="ltr"
        maxLength={LONGEST.mobile}
      />
      <AreaField form={form} />
      <Field
        {...form.field("address")}
        label={t("address.detail")}
        hint={t("address.detailHint")}
        autoComplete="shipping street-address"
        enterKeyHint="next"
        dir="auto"
        maxLength={LONGEST.address}
      />
      <Field
        {...form.field("zip")}
        label={t("address.zipOptional")}
        autoComplete="shipping postal-code"
        enterKeyHint="done"
        dir="ltr"
        maxLength={LONGEST.zip}
      />
      <Checkbox
        name="is_default"
        checked={form.values.is_default !== ""}
        onChange={(event) => form.change({ is_default: event.target.checked ? "1" : "" })}
      >
        {t("address.makeDefault")}
      </Checkbox>
    </Form>
  );
}
