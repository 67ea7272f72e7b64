import { useQuery } from "@tanstack/react-query";
import { checkoutOf, useFormDraft } from "marketplace-react";
import {
  Button,
  ButtonLink,
  Checkbox,
  chevronIcon,
  closeIcon,
  EmptyState,
  Field,
  Icon,
  Sheet,
  SkeletonList,
  searchDrawing,
} from "marketplace-react/ui";
import type { Address, Area } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useId, useState } from "react";
import { useSearchParams } from "wouter";
import { useI18n } from "../../i18n";
import { searchKey } from "../../i18n/text";
import type { PlainKey } from "../../i18n/types";
import { Form, WORDS } from "../../shared/forms/form";
import { type FormHandle, useForm } from "../../shared/forms/use-form";
import { paths } from "../../shared/navigation/paths";
import { queryId } from "../../shared/navigation/query-id";
import { useMountedNavigation } from "../../shared/navigation/use-mounted-navigation";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import { Page } from "../../shared/ui/page";
import utilities from "../../shared/ui/utilities.module.css";
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
import styles from "./addresses.module.css";

/** Adds an address, or edits the one that `?id=` names (docs/product.md, "Addresses"). */
export function AddressFormScreen() {
  const { t } = useI18n();
  const [query] = useSearchParams();
  const id = queryId(query, "id");
  const { data, error, refetch } = useAddresses();
  const address = findAddress(data ?? [], id);
  return (
    <Page title={id === undefined ? t("address.add") : t("address.edit")} back={paths.address()}>
      {!data && !error && <SkeletonList heights={[420]} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && id !== undefined && !address && (
        <EmptyState
          title={t("address.gone")}
          text={t("address.goneText")}
          action={<ButtonLink to={paths.address()}>{t("address.toList")}</ButtonLink>}
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
      const saved = await changes.save(addressInput(values, address?.id), { call });
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

/** Country, province and city in one field, which opens a sheet to choose them. */
function AreaField({ form }: { form: FormHandle<AddressField> }) {
  const { t } = useI18n();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { country, province, city } = form.values;
  const chosen = [city, province, country].filter(Boolean).join(", ");
  const { name, error } = form.field("area");
  return (
    <div className={utilities.stackS}>
      <span id={`${id}-label`} className={cards.label}>
        {t("address.area")}
      </span>
      <button
        type="button"
        name={name}
        className={styles.box}
        data-invalid={error ? true : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={() => setOpen(true)}
      >
        <span id={`${id}-value`} className={chosen ? styles.value : styles.placeholder}>
          {chosen ? <bdi>{chosen}</bdi> : t("address.areaChoose")}
        </span>
        <Icon of={chevronIcon} size={18} />
      </button>
      {error && (
        <p id={`${id}-error`} className={cards.error}>
          {error}
        </p>
      )}
      <AreaSheet
        open={open}
        onClose={() => setOpen(false)}
        onChoose={(fields) => {
          form.change(fields);
          setOpen(false);
        }}
      />
    </div>
  );
}

/** Number of areas from which a search field helps. */
const MIN_SEARCHABLE = 12;

const NAMES: Readonly<Record<Level, PlainKey>> = {
  country: "address.country",
  province: "address.province",
  city: "address.city",
};

/** Props of {@link AreaSheet}. */
interface AreaSheetProps {
  open: boolean;
  onClose: () => void;
  onChoose: (fields: Record<Level, string>) => void;
}

/** Chooses country, province and city, one list after the other. */
function AreaSheet({ open, onClose, onChoose }: AreaSheetProps) {
  const { t } = useI18n();
  const [chosen, setChosen] = useState<Chosen>([]);
  const level = nextLevel(chosen) ?? "city";

  const pick = (area: Area): void => {
    const next = choose(chosen, area);
    if (nextLevel(next)) {
      setChosen(next);
      return;
    }
    setChosen([]);
    onChoose(areaFields(next));
  };
  return (
    <Sheet open={open} onClose={onClose} title={t(NAMES[level])}>
      {chosen.length > 0 && (
        <ul className={styles.steps} aria-label={t("address.steps")}>
          {chosen.map((area, place) => (
            <li key={area.id}>
              <button
                type="button"
                className={utilities.chip}
                onClick={() => setChosen(backTo(chosen, LEVELS[place] ?? "country"))}
              >
                <bdi>{area.name}</bdi>
                <Icon of={closeIcon} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* A new list for each parent: its search begins empty. */}
      <AreaList
        key={parentId(chosen)}
        chosen={chosen}
        onPick={pick}
        onBack={() => setChosen(chosen.slice(0, -1))}
      />
    </Sheet>
  );
}

interface AreaListProps {
  chosen: Chosen;
  onPick: (area: Area) => void;
  onBack: () => void;
}

function AreaList({ chosen, onPick, onBack }: AreaListProps) {
  const { t } = useI18n();
  const { queries } = useServices();
  const [text, setText] = useState("");
  const { data, error, refetch } = useQuery(queries.addresses.areas({ pid: parentId(chosen) }));

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList heights={[40, 40, 40]} />;
  if (isNotOpen(chosen, data)) {
    return (
      <div role="alert">
        <EmptyState
          title={t("address.notOpen")}
          text={chosen.length > 0 ? t("address.notOpenText", { name: chosen.at(-1)?.name ?? "" }) : undefined}
          action={chosen.length > 0 && <Button onClick={onBack}>{t("address.other")}</Button>}
        />
      </div>
    );
  }
  const shown = searchAreas(data, text);
  return (
    <>
      {data.length >= MIN_SEARCHABLE && (
        <Field
          {...WORDS}
          label={t("address.areaSearch")}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {shown.length === 0 && <EmptyState art={searchDrawing} title={t("address.areaNone", { text })} />}
      <ul className={styles.list}>
        {shown.map((area) => (
          <li key={area.id}>
            <button type="button" className={styles.area} onClick={() => onPick(area)}>
              <bdi>{area.name}</bdi>
              <Icon of={chevronIcon} size={16} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An area as the API lists it. */
interface CascadeArea {
  id: number | string;
  name: string;
}

/** Levels to choose, from the largest. */
const LEVELS = ["country", "province", "city"] as const;

/** One level of areas. */
type Level = (typeof LEVELS)[number];

/** The areas chosen so far, one for each level from the largest. */
type Chosen = readonly CascadeArea[];

/** The level to choose next; undefined when the city is chosen. */
export function nextLevel(chosen: Chosen): Level | undefined {
  return LEVELS[chosen.length];
}

/** Id of the area to list next; 0 lists the countries. */
export function parentId(chosen: Chosen): number | string {
  return chosen.at(-1)?.id ?? 0;
}

/** Chooses an area on the next level; does nothing if all levels are chosen. */
export function choose(chosen: Chosen, area: CascadeArea): Chosen {
  return nextLevel(chosen) ? [...chosen, area] : chosen;
}

/** Returns to a level, to choose again. */
export function backTo(chosen: Chosen, level: Level): Chosen {
  return chosen.slice(0, LEVELS.indexOf(level));
}

/** Whether the shop doesn't deliver to the chosen area: it lists none of its parts although a level is missing. */
export function isNotOpen(chosen: Chosen, parts: readonly CascadeArea[]): boolean {
  return parts.length === 0 && nextLevel(chosen) !== undefined;
}

/** The chosen areas as fields of an address. */
export function areaFields(chosen: Chosen): Record<Level, string> {
  const [country, province, city] = chosen;
  return { country: country?.name ?? "", province: province?.name ?? "", city: city?.name ?? "" };
}

/** Areas whose name contains the text, ignoring accents and case. */
export function searchAreas<Area extends CascadeArea>(areas: readonly Area[], text: string): readonly Area[] {
  const key = searchKey(text);
  return key ? areas.filter(({ name }) => searchKey(name).includes(key)) : areas;
}
