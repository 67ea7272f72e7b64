import { useI18n } from "../../i18n";
import cards from "../../ui/cards.module.css";
import { Skeleton } from "../../ui/skeleton";

/** Shapes of what is on its way. @param heights of the cards, in CSS pixels; default: a list of short ones */
export function Waiting({ heights = [88, 88, 88, 88] }: { heights?: readonly number[] }) {
  const { t } = useI18n();
  return (
    <div className={cards.list} role="status">
      <span className="visually-hidden">{t("shell.loading")}</span>
      {heights.map((height, place) => (
        <Skeleton key={`card-${String(place)}`} height={`${height}px`} radius="var(--radius-card)" />
      ))}
    </div>
  );
}
