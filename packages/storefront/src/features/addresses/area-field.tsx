import { useQuery } from "@tanstack/react-query";
import {
  Button,
  chevronIcon,
  closeIcon,
  EmptyState,
  Field,
  Icon,
  Sheet,
  SkeletonList,
  searchDrawing,
} from "marketplace-react/ui";
import type { Area } from "marketplace-sdk";
import { useId, useState } from "react";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { WORDS } from "../../shared/forms/form";
import type { FormHandle } from "../../shared/forms/use-form";
import { useServices } from "../../shared/services";
import cards from "../../shared/ui/cards.module.css";
import { ErrorState } from "../../shared/ui/error-state";
import utilities from "../../shared/ui/utilities.module.css";
import type { AddressField } from "./addresses";
import styles from "./addresses.module.css";
import {
  areaFields,
  backTo,
  type Chosen,
  choose,
  isNotOpen,
  LEVELS,
  type Level,
  nextLevel,
  parentId,
  searchAreas,
} from "./areas";

/** Country, province and city in one field, which opens a sheet to choose them. */
export function AreaField({ form }: { form: FormHandle<AddressField> }) {
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
