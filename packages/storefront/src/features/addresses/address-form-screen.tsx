import { checkoutOf, useFormDraft } from "marketplace-react";
import { ButtonLink, Checkbox, EmptyState, Field, SkeletonList } from "marketplace-react/ui";
import type { Address } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useSearchParams } from "wouter";
import { useI18n } from "../../i18n";
import { Form } from "../../shared/forms/form";
import { useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useReadNow } from "../../shared/read-now";
import { useServices } from "../../shared/services";
import { ErrorState } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import {
  ADDRESS_FIELDS,
  type AddressField,
  addressInput,
  addressValues,
  findAddress,
  useAddressChanges,
  useAddresses,
  validateAddress,
} from "./addresses";
import { AreaField } from "./area-field";

/** Adds an address, or edits the one that `?id=` names (docs/product.md, "Addresses"). */
export function AddressFormScreen() {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const id = queryId(query, "id");
  const addresses = useAddresses(id === undefined ? {} : { staleTime: 0 });
  const { error, refetch } = addresses;
  const now = useReadNow(addresses);
  const data = id === undefined ? addresses.data : now;
  const address = findAddress(data ?? [], id);
  return (
    <Page title={id === undefined ? t("address.add") : t("address.edit")} back={paths.address()}>
      {!data && !error && <SkeletonList heights={[420]} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && id !== undefined && !address && (
        <EmptyState
          title={t("address.gone")}
          text={t("address.goneText")}
          action={<ButtonLink href={paths.address()}>{t("address.toList")}</ButtonLink>}
        />
      )}
      {data && (id === undefined || address) && (
        <AddressForm
          key={id}
          address={address}
          isFirst={data.length === 0}
          isForOrder={query.get("for") === "order"}
        />
      )}
    </Page>
  );
}

/** Props of {@link AddressForm}. */
interface AddressFormProps {
  /** The address to edit; undefined for a new one. */
  address: Address | undefined;
  /** Whether it is the first address, which becomes the default one unless the buyer unchecks it. */
  isFirst: boolean;
  /** Whether the order in the checkout will use it. */
  isForOrder: boolean;
}

function AddressForm({ address, isFirst, isForOrder }: AddressFormProps) {
  const { t } = useI18n();
  const services = useServices();
  const { toasts } = services;
  const navigation = useMountedNavigation();
  const changes = useAddressChanges();
  const draft = useFormDraft<AddressField>(`address-${address?.id ?? "new"}`, ADDRESS_FIELDS);
  const form = useForm<AddressField>({
    initial: { ...addressValues(address, address ? address.is_default : isFirst), ...draft.read() },
    check: validateAddress,
    onChange: draft.write,
    async send(values, call) {
      const saved = await changes.save(addressInput(values, address), { call });
      if (isForOrder) checkoutOf(services).change({ addressId: `${saved.id}` });
      draft.clear();
      toasts.show(t("address.saved"));
      navigation.back(paths.address());
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
        maxLength={limits["addresses.save"].name.maxLength}
      />
      <Field
        {...form.field("mobile")}
        label={t("address.mobile")}
        type="tel"
        autoComplete="shipping tel"
        enterKeyHint="next"
        dir="ltr"
        maxLength={limits["addresses.save"].mobile.maxLength}
      />
      <AreaField form={form} />
      <Field
        {...form.field("address")}
        label={t("address.detail")}
        hint={t("address.detailHint")}
        autoComplete="shipping street-address"
        enterKeyHint="next"
        dir="auto"
        maxLength={limits["addresses.save"].address.maxLength}
      />
      <Field
        {...form.field("zip")}
        label={t("address.zipOptional")}
        autoComplete="shipping postal-code"
        enterKeyHint="done"
        dir="ltr"
        maxLength={limits["addresses.save"].zip.maxLength}
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
