import { CardSkeletons, ScrollRow, Skeleton } from "marketplace-react/ui";
import { useI18n } from "../../i18n";

const TILES = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the home page. */
export function HomeSkeleton() {
  const { t } = useI18n();
  return (
    <>
      <span className="visually-hidden" role="status">
        {t("shell.loading")}
      </span>
      <Skeleton ratio={2} radius="22px" />
      <ScrollRow label={t("home.categories")} item="s">
        {TILES.map((tile) => (
          <li key={tile}>
            <Skeleton width="60px" height="60px" radius="50%" />
          </li>
        ))}
      </ScrollRow>
      <ScrollRow label={t("home.daily")} item="l">
        <CardSkeletons count={3} />
      </ScrollRow>
    </>
  );
}
